import { daysBetween } from '../../../weather/local-time.ts';
import { isFar, isNextDay } from '../day.ts';
import { stormGust } from '../facts.ts';
import type { AnswerPlan } from '../plan.ts';
import type { When } from '../statement.ts';
import { icyHours } from './ice.ts';
import type { Judgement } from './judgement.ts';
import type { Outlook } from './outlook.ts';
import { oneSpanOnly } from './times.ts';
import type { Answer, Condition, DayGroup, Finding, Presence } from './verdict-statement.ts';

/** So many days in a row are told as from the first to the last. */
const LEAST_RANGE = 3;

const WEEK = 7;

/** More names of days, dates among them, cannot be listened to. */
const MOST_NAMES = 1;

const PRESENCE: Record<Exclude<Answer, 'unknown'>, Presence> = {
  yes: 'yes',
  likely: 'yes',
  partly: 'maybe',
  possible: 'maybe',
  unlikely: 'no',
  no: 'no',
};

/** Hours of sunshine from which on a day is said to have sun. */
const SUNNY_FROM = 2;

/** The best first: the answer for several days is that for the best of them. */
const ANSWERS: readonly Answer[] = ['yes', 'likely', 'partly', 'possible', 'unlikely', 'no'];

/** One of several stretches, judged. */
interface Judged extends Judgement {
  when: When;
}

/** A judgement of several stretches of time: on which of them, and on which not. */
export function judgeDays(
  of: Condition | 'suitable',
  outlooks: readonly Outlook[],
  judge: (outlook: Outlook) => Judgement,
): Judgement {
  const whens = plain(outlooks.map(({ when }) => when));
  const all = outlooks.map((outlook, at) => ({
    ...judge(outlook),
    when: whens[at] ?? outlook.when,
  }));
  const known = all.filter(({ answer }) => answer !== 'unknown');
  const answer = ANSWERS.find((one) => known.some((judged) => judged.answer === one));
  if (answer === undefined) return { answer: 'unknown', finding: { form: 'unknown' } };
  const groups = (['yes', 'maybe', 'no'] as const)
    .map((is) => known.filter((judged) => presenceOf(judged) === is))
    .filter((group) => group.length > 0);
  const finding: Finding = {
    form: 'days',
    of,
    groups: groups.map((group, at) =>
      groupOf(group, at > 0 && known.length === all.length, all.length),
    ),
  };
  return { answer, finding };
}

/** What is dangerous on one of the days. */
export function warningsOf(of: Condition | null, outlooks: readonly Outlook[]): AnswerPlan {
  const gusts = outlooks.map(({ whole, when }) => ({ gust: stormGust(whole.wind) ?? 0, when }));
  const worst = gusts.reduce((most, one) => (one.gust > most.gust ? one : most));
  const isIcy = of !== 'ice' && outlooks.some((outlook) => icyHours(outlook).length > 0);
  const plan: AnswerPlan = [];
  if (worst.gust > 0) {
    const opening = { when: worst.when, place: null };
    plan.push({ kind: 'storm', atTimes: false, opening, gust: worst.gust });
  }
  if (isIcy) plan.push({ kind: 'ice' });
  return plan;
}

function groupOf(judged: readonly Judged[], mayBeOthers: boolean, total: number): DayGroup {
  const [first] = judged;
  const presence = first ? presenceOf(first) : 'no';
  const is = presence === 'no' ? absenceOf(judged) : presence;
  const isRest = mayBeOthers && is !== 'maybe' && (judged.length > 1 || total > WEEK);
  return {
    is,
    whens: isRest ? 'others' : named(judged, total),
    times: judged.length === 1 && first && is === 'yes' ? spansOf(first.finding) : null,
  };
}

/** By their names, or of more than a week by their number where those would be too many. */
function named(judged: readonly Judged[], total: number): DayGroup['whens'] {
  const whens = ranges(judged.map(({ when }) => when));
  const isTooMuch = total > WEEK && whens.length > MOST_NAMES;
  return isTooMuch ? { count: judged.length, of: total } : whens;
}

/** None at all on those days, or hardly any on some of them. */
function absenceOf(judged: readonly Judged[]): Presence {
  const isDry = judged.every(({ finding }) => finding.form === 'condition' && finding.is === 'dry');
  if (isDry) return 'dry';
  const isHardly = judged.some(
    ({ answer, finding }) =>
      answer === 'unlikely' || (finding.form === 'condition' && finding.is === 'hardly'),
  );
  return isHardly ? 'hardly' : 'no';
}

function presenceOf({ answer, finding }: Judgement): Presence {
  if (finding.form === 'sunshine' && finding.hours < SUNNY_FROM) return 'maybe';
  return answer === 'unknown' ? 'no' : PRESENCE[answer];
}

function spansOf(finding: Finding): DayGroup['times'] {
  return 'times' in finding ? oneSpanOnly(finding.times) : null;
}

/** Within less than a week a weekday is clear without its date. */
function plain(whens: readonly When[]): When[] {
  const days = whens.filter((when) => when.kind === 'day').map(({ day }) => day.date);
  const [first, last] = [days[0], days.at(-1)];
  const isClear = first !== undefined && last !== undefined && daysBetween(first, last) < WEEK;
  return whens.map((when) =>
    when.kind === 'day' && isClear && isFar(when.day)
      ? { ...when, day: { ...when.day, ahead: null } }
      : when,
  );
}

/** Days in a row as one. */
function ranges(whens: readonly When[]): When[] {
  const rows: When[][] = [];
  for (const when of whens) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && follows(last, when)) row.push(when);
    else rows.push([when]);
  }
  return rows.flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (row.length < LEAST_RANGE || first?.kind !== 'day' || last?.kind !== 'day') return row;
    return [{ kind: 'days', first: first.day, last: last.day }];
  });
}

function follows(one: When, other: When): boolean {
  return one.kind === 'day' && other.kind === 'day' && isNextDay(one.day, other.day);
}
