import { precipitationClass } from '../../../weather/precipitation-class.ts';
import { familyOf, isWet, type WeatherFamily } from '../../../weather/state.ts';
import { chanceStatement, LIKELY, POSSIBLE } from '../facts.ts';
import { UNKNOWN, besides, mainOf, shown, type Judgement, type Question } from './judgement.ts';
import { isKnown, type Outlook, type OutlookHour } from './outlook.ts';
import { spansOnly, timesOf } from './times.ts';
import type { Also, Presence } from './verdict-statement.ts';

/** Weather in which it rains, and in which it snows: in sleet both. */
const FAMILIES: Record<Fall, readonly WeatherFamily[]> = {
  rain: ['drizzle', 'rain', 'showers', 'thunder', 'sleet', 'ice'],
  snow: ['snow', 'sleet'],
};

type Fall = 'rain' | 'snow';

/** Percent from which on what the forecast shows is certain enough to say yes (80 when rounded). */
const CERTAIN = 75;

/** Percent below which nobody speaks of a probability: it rounds to 10. */
const CONCEIVABLE = 15;

/** Share of all that falls from which on it may be met as that. */
const NOTABLE_SHARE = 0.3;

/** Up to this low (°C) rain may as well be snow. */
const SNOW_UP_TO = 1;

export const RAIN: Question = { of: 'rain', judge: (outlook) => judgeFall('rain', outlook) };
export const SNOW: Question = { of: 'snow', judge: (outlook) => judgeFall('snow', outlook) };

/** Whether it gets wet, be it by snow. */
export const WET: Question = {
  of: 'rain',
  judge(outlook) {
    const rain = RAIN.judge(outlook);
    if (rain.answer !== 'no') return rain;
    const snow = SNOW.judge(outlook);
    return snow.answer === 'no' ? rain : snow;
  },
};

/** The hours in which it rains or snows. */
export function hoursOfFall(of: Fall, { hours }: Outlook): OutlookHour[] {
  return hours.filter(({ state }) => {
    const family = familyOf(state);
    return family !== undefined && FAMILIES[of].includes(family);
  });
}

/** Water that falls as rain, or as snow, mm; null where that is not known. */
export function amountOf(of: Fall, { whole: { prec } }: Outlook): number | null {
  const { sum, sumAsRain } = prec;
  if (sum === null || sumAsRain === null) return of === 'rain' ? sum : null;
  return of === 'rain' ? sumAsRain : Math.max(0, hundredths(sum - sumAsRain));
}

function judgeFall(of: Fall, outlook: Outlook): Judgement {
  const asked = hoursOfFall(of, outlook);
  if (asked.length > 0) return judgeShown(of, outlook, asked);
  const others = outlook.hours.filter(({ state }) => isWet(state));
  if (others.length > 0) return judgeOther(of, outlook, others);
  return judgeChance(of, outlook);
}

/** The forecast shows it. */
function judgeShown(of: Fall, outlook: Outlook, asked: readonly OutlookHour[]): Judgement {
  const main = mainOf(asked);
  const probability = highest(asked);
  if (probability === null || probability >= CERTAIN) return shown(outlook, asked);
  const times = timesOf(outlook, main);
  const also = besides(outlook, main);
  if (probability < POSSIBLE) {
    return { answer: 'possible', finding: { form: 'condition', of, is: 'maybe', times, also } };
  }
  const percent = tens(probability);
  return {
    answer: probability >= LIKELY ? 'likely' : 'possible',
    finding: { form: 'probability', of, percent, times: spansOnly(times), also },
  };
}

/** Something else falls. */
function judgeOther(of: Fall, outlook: Outlook, others: readonly OutlookHour[]): Judgement {
  const isNotable = isMeasurable(of, outlook) && shareOf(of, outlook) >= NOTABLE_SHARE;
  if (isNotable) return general('possible', of, 'maybe', besides(outlook, []));
  const isLikely = (highest(others) ?? LIKELY) >= LIKELY;
  return general('no', of, 'no', isLikely ? besides(outlook, [], 'instead') : null);
}

/** The forecast shows nothing fall, but gives a probability and an amount. */
function judgeChance(of: Fall, outlook: Outlook): Judgement {
  const { prec, temperature } = outlook.whole;
  const { probability, sum } = prec;
  if (!isKnown(outlook) && probability === null && sum === null) return UNKNOWN;
  const chance = chanceStatement(prec, null, temperature.max);
  if (chance && chance.of !== of) {
    const mayBeSnow = (temperature.min ?? SNOW_UP_TO) <= SNOW_UP_TO;
    return of === 'snow' && mayBeSnow ? general('possible', of, 'maybe') : general('no', of, 'no');
  }
  const isMeant = of === 'rain' || (temperature.max !== null && temperature.max <= SNOW_UP_TO);
  if (isMeant && probability !== null && probability >= CONCEIVABLE) {
    const percent = tens(probability);
    const finding = { form: 'probability', of, percent, times: null, also: null } as const;
    if (probability >= LIKELY) return { answer: 'likely', finding };
    return { answer: probability >= POSSIBLE ? 'possible' : 'unlikely', finding };
  }
  if (isMeasurable(of, outlook)) {
    return probability === null
      ? general('possible', of, 'maybe')
      : general('unlikely', of, 'hardly');
  }
  return general('no', of, of === 'rain' ? 'dry' : 'no');
}

function general(
  answer: Judgement['answer'],
  of: Fall,
  is: Presence,
  also: Also | null = null,
): Judgement {
  return { answer, finding: { form: 'condition', of, is, times: null, also } };
}

function isMeasurable(of: Fall, outlook: Outlook): boolean {
  return precipitationClass(amountOf(of, outlook) ?? 0, outlook.hours.length) > 0;
}

function shareOf(of: Fall, outlook: Outlook): number {
  return (amountOf(of, outlook) ?? 0) / (outlook.whole.prec.sum ?? Infinity);
}

function highest(hours: readonly OutlookHour[]): number | null {
  const known = hours.map(({ probability }) => probability).filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** As amounts are given: the noise of binary fractions must not lie below a half. */
export function hundredths(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function tens(percent: number): number {
  return Math.round(percent / 10) * 10;
}
