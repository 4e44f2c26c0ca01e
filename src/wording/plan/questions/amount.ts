import { precipitationClass } from '../../../weather/precipitation-class.ts';
import { LIKELY } from '../facts.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { When } from '../statement.ts';
import { warningsOf } from './days.ts';
import { amountOf, hoursOfFall, hundredths, RAIN, SNOW } from './fall.ts';
import { UNKNOWN } from './judgement.ts';
import { lengthOf, shortened, wordsOf } from './length.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { restOf } from './rest.ts';
import { spansOnly, timesOf } from './times.ts';
import type { Told } from './told.ts';
import type { Finding } from './verdict-statement.ts';
import { verdictOf } from './verdict.ts';

type Fall = 'rain' | 'snow';

/** Amount (mm of water) that rounds to something. */
const WORTH_SAYING = 0.5;

/** "How much will it rain?" */
export const planRainAmount = (told: Told): AnswerPlan => planAmount('rain', told);

/** "How much will it snow?", cm of fresh snow. */
export const planSnowAmount = (told: Told): AnswerPlan => planAmount('snow', told);

interface Amounted {
  outlook: Outlook;
  amount: number;
}

function planAmount(of: Fall, told: Told): AnswerPlan {
  const outlooks = told.stretches.map((stretch) => outlookOf(stretch, told));
  const [first] = outlooks;
  if (!first) return NO_DATA;
  const amounted = outlooks.flatMap((outlook) => {
    const amount = amountOf(of, outlook);
    return amount === null ? [] : [{ outlook, amount }];
  });
  const [only, second] = amounted;
  if (!only || amounted.length < outlooks.length) return [verdictOf(first, UNKNOWN)];
  return second ? amountOfSeveral(of, amounted) : amountOfOne(of, only);
}

function amountOfOne(of: Fall, amounted: Amounted): AnswerPlan {
  const { outlook } = amounted;
  const finding = findingOf(of, amounted);
  const other = of === 'rain' ? 'snow' : 'rain';
  const otherAmount = amountOf(other, outlook) ?? 0;
  const isDoubtful = (outlook.whole.prec.probability ?? LIKELY) < LIKELY;
  const isInstead = !isMeasurable(amounted) && otherAmount >= WORTH_SAYING;
  const details: AnswerPlan = [];
  if (isInstead) details.push({ kind: 'amount', of: other, amount: otherAmount });
  if (isDoubtful && (isMeasurable(amounted) || isInstead)) details.push({ kind: 'uncertainty' });
  const rest = restOf(outlook, of, finding, wordsOf(details));
  return [
    verdictOf(outlook, { answer: null, finding }),
    ...shortened([...details, ...rest], lengthOf(finding, outlook.when)),
  ];
}

function amountOfSeveral(of: Fall, amounted: readonly Amounted[]): AnswerPlan {
  const warnings = warningsOf(
    null,
    amounted.map(({ outlook }) => outlook),
  );
  const when = rangeOf(amounted);
  return [...(when ? amountOfDays(of, amounted, when) : oneByOne(of, amounted)), ...warnings];
}

/** The sum, with the day that has most of it; where only one day has any, that day alone. */
function amountOfDays(of: Fall, days: readonly Amounted[], when: When): AnswerPlan {
  const [only, second] = days.filter(isMeasurable);
  if (only && !second) {
    return [verdictOf(only.outlook, { answer: null, finding: findingOf(of, only) })];
  }
  const most = days.reduce((best, day) => (day.amount > best.amount ? day : best));
  const sum = hundredths(days.reduce((all, day) => all + day.amount, 0));
  const peak = sum >= WORTH_SAYING ? most.outlook.when : null;
  const finding: Finding = second
    ? { form: 'amount', of, amount: sum, times: null, peak }
    : { form: 'amount', of, amount: null, times: null, peak: null };
  return [verdictOf({ ...most.outlook, when }, { answer: null, finding })];
}

function oneByOne(of: Fall, amounted: readonly Amounted[]): AnswerPlan {
  return amounted.map(({ outlook, amount }, at) => {
    const place = at === 0 ? outlook.place : null;
    const finding = findingOf(of, { outlook: { ...outlook, byTheHour: false }, amount });
    return verdictOf({ ...outlook, place }, { answer: null, finding });
  });
}

/** The amount; where none is measurable, whether there may be any. */
function findingOf(of: Fall, amounted: Amounted): Finding {
  const { outlook, amount } = amounted;
  const falling = hoursOfFall(of, outlook);
  const isAny = isMeasurable(amounted) || falling.length > 0;
  if (!isAny) {
    const { answer, finding } = (of === 'rain' ? RAIN : SNOW).judge(outlook);
    if (answer !== 'no' && answer !== 'unlikely') return finding;
  }
  const times = isAny && falling.length > 0 ? spansOnly(timesOf(outlook, falling)) : null;
  return { form: 'amount', of, amount: isAny ? amount : null, times, peak: null };
}

/** Days one after another as one stretch; undefined for other stretches. */
function rangeOf(amounted: readonly Amounted[]): When | undefined {
  const whens = amounted.map(({ outlook }) => outlook.when);
  const [first, last] = [whens[0], whens.at(-1)];
  return first?.kind === 'day' && last?.kind === 'day'
    ? { kind: 'days', first: first.day, last: last.day }
    : undefined;
}

function isMeasurable({ outlook, amount }: Amounted): boolean {
  return precipitationClass(amount, outlook.hours.length) > 0;
}
