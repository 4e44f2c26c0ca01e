import type { ActiveWarningsResponse } from '../../contract/public/warnings.ts';
import type { NextHourResponse, SpokenWarning } from '../../contract/voice-text/responses.ts';
import type { LocalDate } from '../../time/local-time.ts';
import { HOUR_MS } from '../../time/units.ts';
import type { WeatherState } from '../../weather/state.ts';
import type { Locale } from '../../wording/language.ts';
import { listHoldingWarnings, type TimeSpan } from '../../wording/plan/official-warning.ts';
import type { AnswerFacts, TimeRange } from '../../wording/plan/questions/answer-facts.ts';
import type { When } from '../../wording/plan/statement.ts';
import { getHigh } from '../../wording/plan/temperatures.ts';
import { formatScreenClockRange, formatScreenDates, formatScreenPeriod } from './formats.ts';

/** The screen content of a spoken answer; temperatures in °C, null if unknown. */
export interface ScreenContent {
  /** The place. */
  title: string;
  /** The day or time, as words. */
  subtitle: string;
  /** The spoken answer as plain text, without the sentences of `warnings`. */
  text: string;
  /** The hours of the answer in ascending order; may be empty. */
  hours: readonly ScreenHour[];
  /** The days of an answer about several; else empty. */
  days: readonly ScreenDay[];
  /** The steps of an answer about the next hour, in ascending order; else empty. */
  nextHour: readonly ScreenStep[];
  /** The warnings that the answer tells, the gravest first; may be empty. */
  warnings: readonly ScreenWarning[];
  /** Of the place. */
  timeZone: string;
  locale: Locale;
  /** State of the whole period; null for answers without weather, such as pollen. */
  state: WeatherState | null;
  night: boolean;
  high: number | null;
  low: number | null;
  /** Whether the data are demo data, which the screen must say. */
  isDemo: boolean;
}

/** One hour of the day's course. */
export interface ScreenHour {
  /** Instant, epoch milliseconds. */
  start: number;
  /** °C. */
  temperature: number | null;
  /** Total precipitation of the hour, mm. */
  precipitation: number | null;
  state: WeatherState;
  night: boolean;
}

/** One of several days. */
export interface ScreenDay {
  /** At the place. */
  date: LocalDate;
  state: WeatherState;
  night: boolean;
  /** °C. */
  high: number | null;
  low: number | null;
  /** Probability of precipitation, percent. */
  chance: number | null;
  /** Total precipitation, mm. */
  precipitation: number | null;
}

/** One step of the next hour. */
export interface ScreenStep {
  /** Instant, epoch milliseconds. */
  start: number;
  /** mm per hour; null without data. */
  rate: number | null;
}

/** An official warning. */
export interface ScreenWarning {
  /** 1 minor to 4 extreme. */
  severity: number;
  /** What is warned of: a headline or a sentence. */
  title: string;
  /** From when until when; empty where the title tells it. */
  period: string;
  /** What to expect; may be empty. */
  text: string;
}

/** What every screen has. */
export type ScreenFrame = Pick<ScreenContent, 'title' | 'text' | 'timeZone' | 'locale'>;

/** What a forecast says, by the fields of the operations. */
interface ForecastBodies {
  facts: AnswerFacts;
  nextHour: NextHourResponse | null;
  warnings: readonly SpokenWarning[];
  source: string | undefined;
}

const NIGHT_ICON_PREFIX = 'n_';

/**
 * Creates the content of a forecast: the next hour, several days, or the hours of a time. The warnings that the text tells
 * are moved out of it.
 *
 * @returns undefined without data
 */
export function createForecastContent(
  { facts: { ranges }, nextHour, warnings, source }: ForecastBodies,
  frame: ScreenFrame,
): ScreenContent | undefined {
  const told = findToldWarnings(warnings, frame.text);
  const text = told.reduce((rest, { title }) => removeSentence(rest, title), frame.text);
  const common = { ...createEmptyContent({ ...frame, text }, source), warnings: told };
  if (nextHour) return { ...common, ...createNextHour(nextHour, frame) };
  const [first] = ranges;
  if (!first) return undefined;
  return {
    ...common,
    ...(isOfDays(ranges) ? createDays(ranges, frame) : createHours(ranges, frame)),
  };
}

/** Creates the content of an answer about warnings: those that hold in a time. */
export function createWarningsContent(
  body: ActiveWarningsResponse,
  span: TimeSpan,
  frame: ScreenFrame,
): ScreenContent {
  const warnings = listHoldingWarnings(body, span).map((entry) => ({
    severity: entry.severityInt,
    title: entry.infos.headline ?? entry.event,
    period: formatScreenPeriod(entry, frame),
    text: entry.infos.description ?? '',
  }));
  return { ...createEmptyContent(frame, body.source ?? undefined), warnings };
}

function createEmptyContent(frame: ScreenFrame, source: string | undefined): ScreenContent {
  return {
    ...frame,
    subtitle: '',
    hours: [],
    days: [],
    nextHour: [],
    warnings: [],
    state: null,
    night: false,
    high: null,
    low: null,
    isDemo: source === 'demo',
  };
}

/** The warnings whose sentence is in a text, by their danger or by their level; the gravest of one sentence. */
function findToldWarnings(warnings: readonly SpokenWarning[], spoken: string): ScreenWarning[] {
  const bySentence = new Map<string, ScreenWarning>();
  for (const { text, levelText, severityInt } of warnings) {
    const title = [text, levelText].find((each) => each !== undefined && spoken.includes(each));
    if (title === undefined || bySentence.has(title)) continue;
    bySentence.set(title, { severity: severityInt, title, period: '', text: '' });
  }
  return [...bySentence.values()];
}

function removeSentence(text: string, sentence: string): string {
  const parts = text.split(sentence).map((part) => part.trim());
  return parts.filter((part) => part !== '').join(' ');
}

function isOfDays(ranges: readonly TimeRange[]): boolean {
  return ranges.length > 1 && ranges.every(({ when }) => when.kind === 'day');
}

function createDays(
  ranges: readonly TimeRange[],
  { locale }: ScreenFrame,
): Pick<ScreenContent, 'subtitle' | 'days'> {
  const days = ranges.map(({ entry: { date, weather, temperature, prec } }) => ({
    date,
    state: weather.state,
    night: isNightIcon(weather),
    high: getHigh(temperature),
    low: temperature.min,
    chance: prec.probability,
    precipitation: prec.sum,
  }));
  return { subtitle: formatScreenDates(days, locale), days };
}

function createHours(
  ranges: readonly TimeRange[],
  { locale }: ScreenFrame,
): Partial<ScreenContent> {
  const [first] = ranges;
  if (!first) return {};
  const { entry, when } = first;
  return {
    subtitle: formatDay(when, locale),
    hours: ranges.flatMap(({ hours }) =>
      hours.map(({ date, temperature, prec, weather }) => ({
        start: Date.parse(date),
        temperature: temperature.avg,
        precipitation: prec.sum,
        state: weather.state,
        night: isNightIcon(weather),
      })),
    ),
    state: entry.weather.state,
    night: isNightIcon(entry.weather),
    high: getHigh(entry.temperature),
    low: entry.temperature.min,
  };
}

function createNextHour(
  { items }: NextHourResponse,
  frame: ScreenFrame,
): Pick<ScreenContent, 'subtitle' | 'nextHour'> {
  const nextHour = items.map(({ date, value }) => ({ start: Date.parse(date), rate: value }));
  const [first, second, last] = [nextHour[0], nextHour[1], nextHour.at(-1)];
  if (!first || !last) return { subtitle: '', nextHour };
  const end = last.start + (second ? second.start - first.start : HOUR_MS);
  return { subtitle: formatScreenClockRange(first.start, end, frame), nextHour };
}

function isNightIcon({ icon }: { icon: string }): boolean {
  return icon.startsWith(NIGHT_ICON_PREFIX);
}

/** Formats the day as a heading. */
function formatDay(when: When, { tag, language }: Locale): string {
  if (!('day' in when)) return '';
  const words = language.day(when.day);
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
