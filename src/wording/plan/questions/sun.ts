import { HOUR } from '../../../weather/hour.ts';
import { isNightly } from '../../../weather/daylight.ts';
import { familyOf, isWet, skyState } from '../../../weather/state.ts';
import { coverOf, skyOf } from '../kind.ts';
import { UNKNOWN, shown, type Judgement, type Question } from './judgement.ts';
import { isKnown, type Outlook, type OutlookHour } from './outlook.ts';
import type { Presence } from './verdict-statement.ts';

/** Sunshine (h) from which on it is told in whole hours, and from which on there is any. */
const WORTH_COUNTING = 0.5;
const SOME = 0.1;

/** A shorter stretch (h) is told by its sky. */
const LEAST_HOURS = 3;

/** From this share of bright hours on the answer is yes. */
const BRIGHT_SHARE = 0.5;

/** Below this share of the hours asked for, or of a day's length, the sun shines at times only. */
const SUNNY_SHARE = 0.25;
const LENGTH_OF_DAY = 12;

/** Sky in which the sun comes through: up to six eighths of clouds. */
const PARTLY_CLOUDY = 2;

/** By night the question is whether it is clear. */
export const SUN: Question = { of: 'sun', judge: judgeSun };

function judgeSun(outlook: Outlook): Judgement {
  const { whole, hours } = outlook;
  const isNight = isNightly(hours.map(({ night }) => night));
  const length = (Date.parse(whole.to) - Date.parse(whole.from)) / HOUR;
  const isCounted = !isNight && length >= LEAST_HOURS;
  if (isCounted && whole.sunHours !== null) {
    return bySunshine(whole.sunHours, Math.min(length, LENGTH_OF_DAY));
  }
  if (!isKnown(outlook)) return UNKNOWN;
  return bySky({ ...outlook, hours: isNight ? hours : hours.filter(({ night }) => !night) });
}

function bySunshine(hours: number, outOf: number): Judgement {
  if (hours >= WORTH_COUNTING) {
    const answer = hours >= outOf * SUNNY_SHARE ? 'yes' : 'partly';
    return { answer, finding: { form: 'sunshine', hours } };
  }
  const is: Presence = hours >= SOME ? 'hardly' : 'no';
  const finding = { form: 'condition', of: 'sun', is, times: null, also: null } as const;
  return { answer: 'no', finding };
}

function bySky(outlook: Outlook): Judgement {
  const { hours } = outlook;
  const bright = hours.filter(({ state }) => familyOf(state) === 'bright');
  if (bright.length >= hours.length * BRIGHT_SHARE) return shown(outlook, bright);
  if (bright.length > 0) return { ...shown(outlook, bright), answer: 'partly' };
  const sky = skyOf(hours);
  const finding = { form: 'sky', sky, times: null, also: null } as const;
  return { answer: isPartlyCloudy(hours) ? 'partly' : 'no', finding };
}

function isPartlyCloudy(hours: readonly OutlookHour[]): boolean {
  return !hours.some(({ state }) => isWet(state)) && skyState(coverOf(hours)) <= PARTLY_CLOUDY;
}
