import { familyOf, isWet } from '../../../weather/state.ts';
import { broadKindOf, skyOf, type WeatherKind } from '../kind.ts';
import type { Outlook, OutlookHour } from './outlook.ts';
import { timesOf } from './times.ts';
import type { Also, Answer, Condition, Finding, Times } from './verdict-statement.ts';

/** What is answered to a question for a stretch of time. */
export interface Judgement {
  answer: Answer;
  finding: Finding;
}

/** A question that can be answered with yes or no. */
export interface Question {
  of: Condition;
  judge: (outlook: Outlook) => Judgement;
}

export const UNKNOWN: Judgement = { answer: 'unknown', finding: { form: 'unknown' } };

/** The gravest first, of what falls beside what was asked for. */
const GRAVEST: readonly WeatherKind[] = ['ice', 'thunder', 'frozen', 'liquid'];

/** "Yes" by hours that show what was asked for, told by what most of them are like. */
export function shown(outlook: Outlook, asked: readonly OutlookHour[]): Judgement {
  const main = mainOf(asked);
  const also = besides(outlook, main) ?? otherwise(outlook, main);
  return {
    answer: 'yes',
    finding: { form: 'sky', sky: skyOf(main), times: timesOf(outlook, main), also },
  };
}

/** The hours of the kind of weather that most of them have. */
export function mainOf(hours: readonly OutlookHour[]): OutlookHour[] {
  const { state } = skyOf(hours);
  return hours.filter((hour) => broadKindOf(hour) === broadKindOf({ state }));
}

/** The gravest of what falls in other hours; null where nothing does. */
export function besides(
  outlook: Outlook,
  named: readonly OutlookHour[],
  link: Also['link'] = 'besides',
): Also | null {
  const wet = outlook.hours.filter((hour) => isWet(hour.state) && !named.includes(hour));
  for (const kind of GRAVEST) {
    const falling = wet.filter((hour) => broadKindOf(hour) === kind);
    const times = briefly(outlook, falling, named);
    if (falling.length > 0) return { link, sky: skyOf(falling), times };
  }
  return null;
}

/** No more than one span beside one, and none beside hours that were asked for. */
function briefly(
  outlook: Outlook,
  falling: readonly OutlookHour[],
  named: readonly OutlookHour[],
): Times | null {
  const times = timesOf(outlook, falling);
  const main = timesOf(outlook, named);
  const isLong =
    outlook.when.kind === 'hours' ||
    [times, main].some((one) => one && 'spans' in one && one.spans.length > 1);
  return isLong ? null : times;
}

/** What the sky is like in all other hours; null where there are none. */
function otherwise({ hours }: Outlook, named: readonly OutlookHour[]): Also | null {
  const others = hours.filter((hour) => !named.includes(hour));
  const known = others.filter(({ state }) => familyOf(state) !== undefined);
  if (known.length === 0 || known.length < others.length) return null;
  return { link: 'otherwise', sky: skyOf(known), times: null };
}
