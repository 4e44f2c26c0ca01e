import type { ui } from 'ask-sdk-model';
import { DAY_NAMES, type DayName } from '../contract/parameters.ts';
import { WAKING_HOUR } from '../weather/periods.ts';
import type { Calendar, PollenQuery, ForecastQuery, ForecastCall } from '../slots/query.ts';
import type { SpokenSlots } from '../slots/spoken-slots.ts';
import type { answerPlanners, PlanContext } from '../wording/plan/answer-planners.ts';
import type { WeatherResponse } from '../client/client.ts';
import { DEFAULT_TAG, getSkillUnits, loadSkillLocale } from '../languages/skill-locales.ts';
import type { SkillLocale } from '../wording/language.ts';
import { toLocalDate, type LocalDate } from '../time/local-time.ts';
import { METRIC, type Units, type UnitChoice } from '../wording/units.ts';
import type { DeviceSettings } from './device.ts';

/** A text that is spoken as the service wrote it needs neither of them. */
const loadPlanners = async () => import('../wording/plan/answer-planners.ts');
const loadRendering = async () => import('../wording/render.ts');

/**
 * Creates the context for planning the speech of an answer. If device and place have different dates, "today"
 * would be ambiguous, so weekdays replace it.
 *
 * @param place name of the place; null if unknown
 */
export function createPlanContext(
  question: ForecastQuery | PollenQuery,
  slots: SpokenSlots,
  place: string | null,
  { now, timeZone, here, deviceToday }: Calendar,
): PlanContext {
  const saysDate = slots.date !== undefined || slots.untilDate !== undefined;
  const isAmbiguous = saysDate && here.date !== deviceToday;
  return {
    now,
    timeZone,
    today: here.date,
    dayPart: question.kind === 'dayPart' ? question.part : 'night',
    audience: {
      today: isAmbiguous ? null : here.date,
      place,
      isBeforeDawn: here.hour < WAKING_HOUR,
      dayName: findDayName(slots, here.date),
    },
  };
}

/** What the listener called the day; undefined where only its date is known, and today, which is named so. */
function findDayName({ date, dayName }: SpokenSlots, today: LocalDate): DayName | undefined {
  return date === today ? undefined : DAY_NAMES.find((name) => name === dayName);
}

/** The language and the units of the listener. */
interface ListenerLocale {
  /** BCP 47. */
  tag: string;
  units: Units;
  /** Loads the words of the language. */
  loadLocale: () => Promise<SkillLocale>;
}

/**
 * Chooses the spoken text of a response: its own text if that is in the language and units of the listener,
 * else a text rendered from its fields.
 */
export function chooseSpokenText<Id extends ForecastCall['operation']>(
  id: Id,
  { body, language }: WeatherResponse<Id>,
  listener: ListenerLocale,
  context: PlanContext,
): string | Promise<string> {
  if (canSpeakVerbatim({ text: body.text, language }, listener, context)) return body.text;
  return renderFromFields(id, body, listener, context);
}

type PlannedId = keyof typeof answerPlanners;

async function renderFromFields<Id extends PlannedId>(
  id: Id,
  body: WeatherResponse<Id>['body'],
  { loadLocale }: ListenerLocale,
  context: PlanContext,
): Promise<string> {
  const [{ answerPlanners: planners }, { renderPlan }, locale] = await Promise.all([
    loadPlanners(),
    loadRendering(),
    loadLocale(),
  ]);
  return renderPlan(planners[id](body, context), locale, context.audience);
}

/**
 * Whether a text can be spoken verbatim: it is in the language and units of the listener, "today" is not
 * ambiguous, and the place is to be named. Texts without a language are German, as in the API document.
 */
function canSpeakVerbatim(
  { text, language = DEFAULT_TAG }: { text: string; language: string | undefined },
  { tag, units }: ListenerLocale,
  { audience }: PlanContext,
): boolean {
  if (text.trim() === '' || audience.today === null || audience.place === null) return false;
  if (!isSameLanguage(language, tag)) return false;
  return hasSameUnits(getSkillUnits(language), units);
}

function isSameLanguage(one: string, other: string): boolean {
  return one === other || readLanguage(one) === readLanguage(other);
}

function readLanguage(tag: string): string | undefined {
  return tag.split('-')[0]?.toLowerCase();
}

/** A plan context with the days to speak. */
export type PollenPlanContext = PlanContext & { days: readonly LocalDate[] };

/**
 * Chooses the spoken text of operation 1: its own texts of the days if they are in the language of the
 * listener, else texts rendered from its fields. Empty without data for these days.
 */
export function choosePollenText(
  { body, language }: WeatherResponse<'pollenTextByCoordinates'>,
  listener: ListenerLocale,
  context: PollenPlanContext,
): string | Promise<string> {
  const entries = body.text.filter(({ date }) =>
    context.days.includes(toLocalDate(Date.parse(date), context.timeZone)),
  );
  const text = entries.map((entry) => entry.text).join(' ');
  if (canSpeakVerbatim({ text, language }, listener, context)) return text;
  return renderFromFields('pollenTextByCoordinates', body, listener, context);
}

/**
 * Fills the texts of operation 2: the first day with its place, further days in short form. The response has no
 * fields to render from, so its texts are spoken in their own language; our service responds in the requested
 * language. Empty without data for these days.
 */
export async function fillPollenTexts(
  { body, language = DEFAULT_TAG }: WeatherResponse<'pollenTextByZip'>,
  { days, audience }: PollenPlanContext,
): Promise<string> {
  const [locale, { fillPollenTemplate }] = await Promise.all([
    loadSkillLocale(language),
    loadRendering(),
  ]);
  const entries = body.pollen.data.filter(({ date }) => days.includes(date));
  return entries
    .map(({ date, location, text_long: long, text_short: short }, i) =>
      fillPollenTemplate(
        i === 0 ? long : short || long,
        { date, today: audience.today, place: location },
        locale,
      ),
    )
    .join(' ');
}

/** The unit choices by id of the slot type Unit. */
const UNIT_CHOICES = new Map<string, UnitChoice>(
  Object.entries({
    CELSIUS: { temperature: 'celsius' },
    FAHRENHEIT: { temperature: 'fahrenheit' },
    KILOMETRES_PER_HOUR: { speed: 'kilometresPerHour' },
    MILES_PER_HOUR: { speed: 'milesPerHour' },
    METRES_PER_SECOND: { speed: 'metresPerSecond' },
    METRIC: { temperature: 'celsius', speed: 'kilometresPerHour' },
    IMPERIAL: { temperature: 'fahrenheit', speed: 'milesPerHour' },
  }),
);

/** Parses a spoken unit; undefined if it is not a unit. */
export function parseUnitChoice(id: string | undefined): UnitChoice | undefined {
  return id === undefined ? undefined : UNIT_CHOICES.get(id);
}

/** The units of wind that only a question asks for, by id of the slot type Unit. */
const SPOKEN_SPEEDS = new Map<string, Units['speed']>([
  ['KNOTS', 'knots'],
  ['METRES_PER_SECOND', 'metresPerSecond'],
  ['BEAUFORT', 'beaufort'],
]);

/** Applies to the units of a country those of the question, else the stored ones, else those of the device settings. */
export function applyListenerUnits(
  usualUnits: Units,
  sources: {
    spoken: string | undefined;
    stored: UnitChoice | undefined;
    settings: DeviceSettings;
  },
): Units {
  const { spoken, stored, settings } = sources;
  const usual = [choiceFromSettings(settings), stored].reduce<Units>(applyUnitChoice, usualUnits);
  const speed = SPOKEN_SPEEDS.get(spoken ?? '');
  if (speed) return { ...usual, speed };
  const units = applyUnitChoice(usual, parseUnitChoice(spoken));
  if (units === usualUnits) return units;
  const namesScale = units.temperature !== usual.temperature;
  return { ...withMetricRain(units), ...(namesScale && { namesScale }) };
}

function applyUnitChoice(units: Units, choice: UnitChoice | undefined): Units {
  const { temperature = units.temperature, speed = units.speed } = choice ?? {};
  const isSame = temperature === units.temperature && speed === units.speed;
  return isSame ? units : { ...units, temperature, speed };
}

/** Rain is metric if temperature and speed are metric. */
function withMetricRain(units: Units): Units {
  const isMetric = units.temperature === 'celsius' && units.speed !== 'milesPerHour';
  return isMetric && units.rain === 'inches' ? METRIC : units;
}

/** Whether two unit systems are equal. */
function hasSameUnits(one: Units, other: Units): boolean {
  return (
    one.temperature === other.temperature &&
    one.speed === other.speed &&
    one.rain === other.rain &&
    one.snow === other.snow
  );
}

/** The unit of speed follows the unit of distance of the device. */
function choiceFromSettings({ temperature, distance }: DeviceSettings): UnitChoice {
  return {
    ...(temperature && { temperature }),
    ...(distance === 'metric' && { speed: 'kilometresPerHour' }),
    ...(distance === 'imperial' && { speed: 'milesPerHour' }),
  };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The text of speech without markup. */
export function extractSpeechText(speech: ui.OutputSpeech | undefined): string {
  if (speech === undefined) return '';
  if (speech.type === 'PlainText') return speech.text;
  return speech.ssml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
