import { familyOf, isWet } from '../../../weather/state.ts';
import { UNKNOWN, shown, type Judgement, type Question } from './judgement.ts';
import { isKnown, type Outlook, type OutlookHour } from './outlook.ts';
import { timesOf } from './times.ts';
import type { Presence } from './verdict-statement.ts';

/** Air (°C) below which what falls may freeze on colder ground, and below which wet ground does. */
const FREEZES_FALLING = 1;
const FREEZES_LYING = 0;

/** Ground stays wet for so many hours after rain. */
const WET_FOR = 6;

/** Roads that are slippery with ice or snow. */
export const ICE: Question = { of: 'ice', judge: judgeIce };

function judgeIce(outlook: Outlook): Judgement {
  const icy = icyHours(outlook);
  if (icy.length > 0) return shown(outlook, icy);
  const slippery = outlook.hours.filter((hour, at) => isSlippery(hour, outlook.hours.slice(0, at)));
  if (slippery.length > 0) return general('possible', 'maybe', timesOf(outlook, slippery));
  const low = outlook.whole.temperature.min;
  if (low === null || !isKnown(outlook)) return UNKNOWN;
  return low < FREEZES_LYING ? general('unlikely', 'hardly') : general('no', 'no');
}

/** The hours in which what falls freezes on the ground. */
export function icyHours({ hours }: Pick<Outlook, 'hours'>): OutlookHour[] {
  return hours.filter(({ state }) => familyOf(state) === 'ice');
}

function isSlippery({ state, temperature }: OutlookHour, before: readonly OutlookHour[]): boolean {
  if (temperature === null) return false;
  if (isWet(state)) return temperature < FREEZES_FALLING;
  const isGroundWet = before.slice(-WET_FOR).some((hour) => isWet(hour.state));
  return temperature < FREEZES_LYING && isGroundWet;
}

function general(
  answer: Judgement['answer'],
  is: Presence,
  times: ReturnType<typeof timesOf> = null,
): Judgement {
  return { answer, finding: { form: 'condition', of: 'ice', is, times, also: null } };
}
