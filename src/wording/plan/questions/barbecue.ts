import { PART_HOURS } from '../../../weather/day-parts.ts';
import { HOUR } from '../../../weather/hour.ts';
import { localHour } from '../../../weather/local-time.ts';
import { summaryOf } from '../hours.ts';
import type { AnswerPlan } from '../plan.ts';
import { advised, planActivity, UNADVISED, type Advised } from './advice.ts';
import { WET } from './fall.ts';
import { gustsFrom } from './gusts.ts';
import { withoutNights } from './nights.ts';
import type { Outlook } from './outlook.ts';
import type { Stretch, Told } from './told.ts';

/** Air (°C) in which people like to sit outside, and in which they still can in a jumper. */
const PLEASANT_FROM = 15;
const BEARABLE_FROM = 10;

/** How much (K) it cools from a day's high to the evening. */
const EVENING_COOLING = 3;

/** Gusts (km/h, Beaufort 6 and up) that make sparks fly. */
const TOO_WINDY = 40;

/** "Can we have a barbecue?", a picnic, a meal outside: of a day it is the evening that counts. */
export function planBarbecue(told: Told): AnswerPlan {
  const days = withoutNights(told).stretches;
  const stretches = days.map((stretch) => {
    const evening = eveningOf(stretch, told);
    return days.length === 1 ? evening : { ...evening, when: stretch.when };
  });
  return planActivity('barbecue', adviseBarbecue, { ...told, stretches });
}

function adviseBarbecue(outlook: Outlook): Advised {
  const fall = WET.judge(outlook);
  const advice = advised(fall);
  const warmth = warmthOf(outlook);
  if (advice.answer === 'unknown') return UNADVISED;
  if (advice.answer === 'yes') return { answer: 'no', finding: fall.finding };
  const gusts = gustsFrom(TOO_WINDY, outlook);
  if (gusts) return { answer: 'no', finding: gusts };
  if (!warmth) return UNADVISED;
  const { low, high, evening } = warmth;
  const cold = { form: 'warmth', low, high, chilled: false, daytime: false } as const;
  if (evening < BEARABLE_FROM) return { answer: 'no', finding: cold };
  if (advice.answer === 'maybe') return { answer: 'maybe', finding: fall.finding };
  if (evening < PLEASANT_FROM) return { answer: 'maybe', finding: cold };
  return { answer: 'yes', finding: fall.finding };
}

/** °C; of a whole day of which hours are not known the evening is guessed from its high. */
function warmthOf({ when, whole, byTheHour }: Outlook) {
  const { min: low, max: high } = whole.temperature;
  if (low === null || high === null) return undefined;
  const isWholeDay = !byTheHour && when.kind === 'day';
  return { low, high, evening: isWholeDay ? high - EVENING_COOLING : (low + high) / 2 };
}

/** The evening of a day, where its hours are known and not over. */
function eveningOf(stretch: Stretch, { timeZone, now }: Told): Stretch {
  const { when, entry } = stretch;
  const { from, to } = PART_HOURS.evening;
  const hours = stretch.hours.filter(({ date }) => {
    const { hour } = localHour(Date.parse(date), timeZone);
    return hour >= from && hour < to && Date.parse(date) + HOUR > now;
  });
  const [first, last] = [hours[0], hours.at(-1)];
  if (when.kind !== 'day' || !first || !last) return stretch;
  const start = Date.parse(first.date);
  const end = Date.parse(last.date) + HOUR;
  const part = { kind: 'part', day: when.day, part: 'evening', running: start <= now } as const;
  const whole = {
    ...entry,
    ...summaryOf(hours),
    sunHours: null,
    from: first.date,
    to: new Date(end).toISOString(),
  };
  return { when: part, entry: whole, hours };
}
