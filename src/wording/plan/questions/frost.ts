import { UNKNOWN, type Judgement, type Question } from './judgement.ts';
import { isOfOneHour, type Outlook } from './outlook.ts';
import { oneSpanOnly, timesOf } from './times.ts';

/** A low (°C) from which on there will be no frost, a degree's error of the forecast included. */
const FROST_FREE_FROM = 1;

/** Air below zero. */
export const FROST: Question = { of: 'frost', judge: judgeFrost };

function judgeFrost(outlook: Outlook): Judgement {
  const low = outlook.whole.temperature.min;
  if (low === null) return UNKNOWN;
  const exactly = isOfOneHour(outlook);
  if (low < 0) {
    const cold = outlook.hours.filter(({ temperature }) => (temperature ?? 0) < 0);
    const times = cold.length > 0 ? oneSpanOnly(timesOf(outlook, cold)) : null;
    return { answer: 'yes', finding: { form: 'frost', low, exactly, times } };
  }
  if (low >= FROST_FREE_FROM) return { answer: 'no', finding: { form: 'frostFree', low, exactly } };
  const finding = { form: 'condition', of: 'frost', is: 'maybe', times: null, also: null } as const;
  return { answer: 'possible', finding };
}
