import type { PastHour, PastReadingsResponse } from '../../../contract/public/stations.ts';
import { toLocalHour, type LocalDate } from '../../../time/local-time.ts';
import { HOUR_MS } from '../../../time/units.ts';
import { estimateFreshSnow } from '../../../weather/atmosphere.ts';
import type { AnswerPlan } from '../plan.ts';
import type { PastFact, PastSetting, PastTime } from '../reading-statement.ts';
import { toSpokenGust, toSpokenTemperature, type Units } from '../../units.ts';
import { nameMeasuredPlace, planStation, type AskedPlace } from './readings.ts';

/** What a question about the past is about; a question for yes or no has a first word. */
export type PastAspect =
  | 'rain'
  | 'rainAmount'
  | 'snow'
  | 'snowAmount'
  | 'dry'
  | 'high'
  | 'low'
  | 'temperature'
  | 'frost'
  | 'wind'
  | 'windy'
  | 'storm'
  | 'weather';

/** A temperature or gust that was named, in the units of the listener. */
export interface PastThreshold {
  side: 'above' | 'below';
  limit: number;
  units: Units;
}

/** The asked time, epoch milliseconds, and the calendar of the place. */
export interface PastQuestion {
  time: PastTime;
  from: number;
  to: number;
  place: AskedPlace;
  timeZone: string;
  today: LocalDate;
}

/** Readings that begin later than this after the asked time are those of a part of it. */
const MAX_GAP_MS = 2 * HOUR_MS;

/** Gusts that make a day windy, and a storm, km/h (DWD). */
const MIN_WINDY_KMH = 50;
const MIN_STORM_KMH = 75;

/** Plans an answer about the past; empty if the station has not measured it then. */
export function planPast(
  aspect: PastAspect,
  body: PastReadingsResponse,
  question: PastQuestion,
  threshold?: PastThreshold,
): AnswerPlan {
  const { from, to, time } = question;
  const hours = body.items.filter((hour) => {
    const end = Date.parse(hour.time);
    return end > from && end <= to;
  });
  const day = findWholeDay(aspect, body, question);
  const at = { time, place: nameMeasuredPlace(body, question.place) };
  const facts = planFacts(aspect, { hours, day, at }).map((fact) =>
    answerThreshold(fact, threshold),
  );
  if (facts.length === 0) return [];
  const since = day ? [] : planSince(hours, question);
  return [...facts, ...since, ...planStation(body, question.place)];
}

/** "Was it above thirty?": yes or no by the number that is spoken. */
function answerThreshold(fact: PastFact, threshold: PastThreshold | undefined): PastFact {
  if (!threshold || !('value' in fact)) return fact;
  const { side, limit, units } = threshold;
  const spoken =
    fact.form === 'gust' ? toSpokenGust(fact.value, units) : toSpokenTemperature(fact.value, units);
  const isBeyond = side === 'above' ? spoken > limit : spoken < limit;
  return { ...fact, answer: isBeyond ? 'yes' : 'no' };
}

interface Measured {
  hours: readonly PastHour[];
  /** The extremes of a whole day. */
  day: { high: number; low: number } | null;
  at: PastSetting;
}

const OF_TEMPERATURE = new Set<PastAspect>(['high', 'low', 'temperature', 'frost']);

/** Stations report the extremes of the day before, of which they do not keep all hours. */
function findWholeDay(
  aspect: PastAspect,
  { dayBefore, items }: PastReadingsResponse,
  { time, from, today }: PastQuestion,
): Measured['day'] {
  const first = Date.parse(items[0]?.time ?? '');
  const isWhole = first - from <= MAX_GAP_MS;
  if (time !== 'yesterday' || isWhole || !OF_TEMPERATURE.has(aspect) || !dayBefore) return null;
  const next = new Date(Date.parse(dayBefore.date) + 24 * HOUR_MS).toISOString().slice(0, 10);
  return next === today ? dayBefore : null;
}

function planFacts(aspect: PastAspect, measured: Measured): PastFact[] {
  switch (aspect) {
    case 'rain':
    case 'snow':
      return planFall(aspect, measured);
    case 'rainAmount':
      return planAmount('rain', measured);
    case 'snowAmount':
      return planAmount('snow', measured);
    case 'dry':
      return planDry(measured);
    case 'high':
    case 'low':
    case 'temperature':
      return planTemperature(aspect, measured);
    case 'frost':
      return planFrost(measured);
    case 'wind':
      return planGust(measured);
    case 'windy':
      return planGust(measured, MIN_WINDY_KMH);
    case 'storm':
      return planGust(measured, MIN_STORM_KMH);
    case 'weather':
      return planWeather(measured);
  }
}

/** What fell: mm of rain, cm of fresh snow; null for none, undefined if it was not measured. */
interface Fallen {
  rain: number | null;
  snow: number | null;
}

function sumFallen({ hours }: Measured): Fallen | undefined {
  const known = hours.filter(({ precipitation }) => precipitation !== null);
  if (known.length === 0) return undefined;
  const sum = (isSnow: boolean) =>
    known
      .filter((hour) => (hour.isSnow ?? false) === isSnow)
      .reduce((total, hour) => total + (hour.precipitation ?? 0), 0);
  const [rain, water] = [sum(false), sum(true)];
  const { min, max } = estimateFreshSnow(water);
  return {
    rain: rain > 0 ? rain : null,
    snow: water > 0 ? ((min ?? 0) + (max ?? 0)) / 2 : null,
  };
}

/** "Did it rain?"; if it snowed instead, that too. */
function planFall(of: 'rain' | 'snow', measured: Measured): PastFact[] {
  const fallen = sumFallen(measured);
  if (!fallen) return [];
  const { at } = measured;
  const amount = fallen[of];
  const other = of === 'rain' ? 'snow' : 'rain';
  const asked: PastFact = {
    kind: 'past',
    form: 'fall',
    answer: amount === null ? 'no' : 'yes',
    at,
    of,
    amount,
  };
  const instead = fallen[other];
  if (amount !== null || instead === null) return [asked];
  return [asked, { kind: 'past', form: 'fall', at: SAID, of: other, amount: instead }];
}

const SAID: PastSetting = { time: null, place: null };

function planAmount(of: 'rain' | 'snow', measured: Measured): PastFact[] {
  const fallen = sumFallen(measured);
  if (!fallen) return [];
  const { at } = measured;
  const isDry = of === 'rain' && fallen.rain === null && fallen.snow === null;
  if (isDry) return [{ kind: 'past', form: 'dry', at }];
  return [{ kind: 'past', form: 'fall', at, of, amount: fallen[of] }];
}

function planDry(measured: Measured): PastFact[] {
  const fallen = sumFallen(measured);
  if (!fallen) return [];
  const { at } = measured;
  const of = fallen.rain === null ? 'snow' : 'rain';
  const amount = fallen[of];
  return amount === null
    ? [{ kind: 'past', form: 'dry', answer: 'yes', at }]
    : [{ kind: 'past', form: 'fall', answer: 'no', at, of, amount }];
}

function findExtremes({ hours, day }: Measured): { high: number; low: number } | undefined {
  if (day) return day;
  const values = hours.flatMap(({ temperature }) => temperature ?? []);
  if (values.length === 0) return undefined;
  return { high: Math.max(...values), low: Math.min(...values) };
}

function planTemperature(form: 'high' | 'low' | 'temperature', measured: Measured): PastFact[] {
  const extremes = findExtremes(measured);
  if (!extremes) return [];
  const { at } = measured;
  // What matters of a night is how cold it got.
  const asked = form === 'temperature' && at.time === 'lastNight' ? 'low' : form;
  if (asked === 'temperature') return [{ kind: 'past', form: 'range', at, ...extremes }];
  return [{ kind: 'past', form: asked, at, value: extremes[asked] }];
}

function planFrost(measured: Measured): PastFact[] {
  const extremes = findExtremes(measured);
  if (!extremes) return [];
  const { low } = extremes;
  const answer = low < 0 ? 'yes' : 'no';
  return [{ kind: 'past', form: 'low', answer, at: measured.at, value: low }];
}

/** @param least gusts that a question for yes or no asks for, km/h */
function planGust({ hours, at }: Measured, least?: number): PastFact[] {
  const gusts = hours.flatMap(({ gust }) => gust ?? []);
  if (gusts.length === 0) return [];
  const value = Math.max(...gusts);
  const fact: PastFact = { kind: 'past', form: 'gust', at, value };
  return [least === undefined ? fact : { ...fact, answer: value >= least ? 'yes' : 'no' }];
}

/** Temperatures, what fell, and strong gusts. */
function planWeather(measured: Measured): PastFact[] {
  const temperature = planTemperature('temperature', measured);
  const following = { ...measured, at: temperature.length > 0 ? SAID : measured.at };
  const fallen = sumFallen(measured);
  const falls = (['rain', 'snow'] as const).flatMap((of): PastFact[] => {
    const amount = fallen?.[of] ?? null;
    return amount === null ? [] : [{ kind: 'past', form: 'fall', at: following.at, of, amount }];
  });
  const dry: PastFact[] =
    fallen && falls.length === 0 ? [{ kind: 'past', form: 'dry', at: following.at }] : [];
  const gusts = planGust(following).filter(
    (fact) => fact.form === 'gust' && fact.value >= MIN_WINDY_KMH,
  );
  return [...temperature, ...falls, ...dry, ...gusts];
}

/** From when on there are readings, if that is not the whole time. */
function planSince(
  hours: readonly PastHour[],
  { from, timeZone, today }: PastQuestion,
): AnswerPlan {
  const first = Date.parse(hours[0]?.time ?? '');
  if (!(first - from > MAX_GAP_MS)) return [];
  const { date, hour } = toLocalHour(first - HOUR_MS, timeZone);
  return [{ kind: 'past', form: 'since', time: date === today ? 'today' : 'yesterday', hour }];
}
