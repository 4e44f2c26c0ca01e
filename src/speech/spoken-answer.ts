import type { Calendar, PollenQuery, ForecastQuery, ForecastCall } from '../slots/query.ts';
import type { SpokenSlots } from '../slots/spoken-slots.ts';
import { type PlanContext, answerPlanners } from '../wording/plan/answer-planners.ts';
import type { WeatherResponse } from '../client/client.ts';
import { DEFAULT_TAG, findUnits, loadSkillLocale } from '../languages/skill-locales.ts';
import type { SkillLocale } from '../wording/language.ts';
import { renderPlan, fillPollenTemplate } from '../wording/render.ts';
import { toLocalDate, type LocalDate } from '../time/local-time.ts';
import { METRIC, type Units } from '../wording/units.ts';
import type { DeviceSettings } from './device.ts';
import type { UnitChoice } from '../wording/units.ts';

/**
 * What of a question an answer's speech needs. While the device's date is another than the place's,
 * "today" would mislead: weekdays do not.
 *
 * @param place its name; null where it is not known
 */
export function createPlanContext(
  question: ForecastQuery | PollenQuery,
  slots: SpokenSlots,
  place: string | null,
  { now, timeZone, here, deviceToday }: Calendar,
): PlanContext {
  const saysDate = slots.date !== undefined || slots.untilDate !== undefined;
  const misleading = saysDate && here.date !== deviceToday;
  return {
    now,
    timeZone,
    today: here.date,
    dayPart: question.kind === 'dayPart' ? question.part : 'night',
    audience: { today: misleading ? null : here.date, place },
  };
}

/** The listener's own tag, and the locale and units to speak to them in. */
interface ListenerLocale {
  /** BCP 47. */
  tag: string;
  locale: SkillLocale;
}

/**
 * What is spoken of an answer: its own text where that is in the listener's language and units, else
 * a text made from its fields.
 */
export function chooseSpokenText<Id extends ForecastCall['operation']>(
  id: Id,
  { body, language }: WeatherResponse<Id>,
  listening: ListenerLocale,
  asked: PlanContext,
): string {
  if (canSpeakVerbatim({ text: body.text, language }, listening, asked)) return body.text;
  return renderPlan(answerPlanners[id](body, asked), listening.locale);
}

/**
 * Whether a text can be spoken as it is: in the listener's language and units, and of days that
 * mislead nobody, unless its place is not to be named. The document's texts are German, so that is what one without a language is.
 */
function canSpeakVerbatim(
  { text, language = DEFAULT_TAG }: { text: string; language: string | undefined },
  { tag, locale }: ListenerLocale,
  { audience }: PlanContext,
): boolean {
  if (text.trim() === '' || audience.today === null || audience.place === null) return false;
  if (!isSameLanguage(language, tag)) return false;
  return hasSameUnits(findUnits(language), locale.units);
}

function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase();
}

/** The days of an answer that are to be spoken. */
export type PollenPlanContext = PlanContext & { days: readonly LocalDate[] };

/**
 * What is spoken of operation 1: its own texts of the days where they are in the listener's
 * language, else texts made from its fields. Empty where it tells nothing of these days.
 */
export function choosePollenText(
  { body, language }: WeatherResponse<'pollenTextByCoordinates'>,
  listening: ListenerLocale,
  asked: PollenPlanContext,
): string {
  const entries = body.text.filter(({ date }) =>
    asked.days.includes(toLocalDate(Date.parse(date), asked.timeZone)),
  );
  const text = entries.map((entry) => entry.text).join(' ');
  if (canSpeakVerbatim({ text, language }, listening, asked)) return text;
  return renderPlan(answerPlanners.pollenTextByCoordinates(body, asked), listening.locale);
}

/**
 * What is spoken of operation 2: the first day with its place, further ones short. Its texts have
 * no fields behind them, so they are spoken in the language that they come in, whatever the
 * listener's is; a service that heeds the language asked for, as ours does, leaves no difference.
 * Empty where it tells nothing of these days.
 */
export async function fillPollenTexts(
  { body, language = DEFAULT_TAG }: WeatherResponse<'pollenTextByZip'>,
  { days, audience }: PollenPlanContext,
): Promise<string> {
  const locale = await loadSkillLocale(language);
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

/** The ids of the slot type Unit, with what each chooses. */
const UNIT_CHOICES = new Map<string, UnitChoice>(
  Object.entries({
    CELSIUS: { temperature: 'celsius' },
    FAHRENHEIT: { temperature: 'fahrenheit' },
    KILOMETRES_PER_HOUR: { speed: 'kilometresPerHour' },
    MILES_PER_HOUR: { speed: 'milesPerHour' },
    METRIC: { temperature: 'celsius', speed: 'kilometresPerHour' },
    IMPERIAL: { temperature: 'fahrenheit', speed: 'milesPerHour' },
  }),
);

/** What a unit that was said chooses; undefined for words that are none. */
export function parseUnitChoice(id: string | undefined): UnitChoice | undefined {
  return id === undefined ? undefined : UNIT_CHOICES.get(id);
}

/** A locale in the units that were asked for, else chosen once, else set on the device. */
export function applyListenerUnits(
  locale: SkillLocale,
  wanted: {
    asked: string | undefined;
    chosen: UnitChoice | undefined;
    settings: DeviceSettings;
  },
): SkillLocale {
  const { asked, chosen, settings } = wanted;
  const usual = [choiceFromSettings(settings), chosen].reduce<Units>(applyUnitChoice, locale.units);
  const units = applyUnitChoice(usual, parseUnitChoice(asked));
  if (units === locale.units) return locale;
  const namesScale = units.temperature !== usual.temperature;
  return { ...locale, units: { ...withMetricRain(units), ...(namesScale && { namesScale }) } };
}

function applyUnitChoice(units: Units, choice: UnitChoice | undefined): Units {
  const { temperature = units.temperature, speed = units.speed } = choice ?? {};
  const isSame = temperature === units.temperature && speed === units.speed;
  return isSame ? units : { ...units, temperature, speed };
}

/** Who wants both degrees and speeds metric wants no inches of rain. */
function withMetricRain(units: Units): Units {
  const isMetric = units.temperature === 'celsius' && units.speed === 'kilometresPerHour';
  return isMetric && units.rain === 'inches' ? METRIC : units;
}

/** Whether two say the same of the same weather. */
function hasSameUnits(one: Units, other: Units): boolean {
  return (
    one.temperature === other.temperature &&
    one.speed === other.speed &&
    one.rain === other.rain &&
    one.snow === other.snow
  );
}

/** A device has units of temperature and of distance; speed goes by the latter. */
function choiceFromSettings({ temperature, distance }: DeviceSettings): UnitChoice {
  return {
    ...(temperature && { temperature }),
    ...(distance === 'metric' && { speed: 'kilometresPerHour' }),
    ...(distance === 'imperial' && { speed: 'milesPerHour' }),
  };
}
