import type { SkillLocale } from '../wording/locale.ts';
import { METRIC, type Units } from '../wording/units.ts';
import type { DeviceSettings } from './device-settings.ts';
import type { UnitChoice } from './memory.ts';

/** The ids of the slot type Unit, with what each chooses. */
const CHOICES = new Map<string, UnitChoice>(
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
export function unitChoice(id: string | undefined): UnitChoice | undefined {
  return id === undefined ? undefined : CHOICES.get(id);
}

/** A locale in the units that were asked for, else chosen once, else set on the device. */
export function inUnits(
  locale: SkillLocale,
  wanted: {
    asked: string | undefined;
    chosen: UnitChoice | undefined;
    settings: DeviceSettings;
  },
): SkillLocale {
  const { asked, chosen, settings } = wanted;
  const usual = [settingsChoice(settings), chosen].reduce<Units>(withChoice, locale.units);
  const units = withChoice(usual, unitChoice(asked));
  if (units === locale.units) return locale;
  const namesScale = units.temperature !== usual.temperature;
  return { ...locale, units: { ...consistent(units), ...(namesScale && { namesScale }) } };
}

function withChoice(units: Units, choice: UnitChoice | undefined): Units {
  const { temperature = units.temperature, speed = units.speed } = choice ?? {};
  const isSame = temperature === units.temperature && speed === units.speed;
  return isSame ? units : { ...units, temperature, speed };
}

/** Who wants both degrees and speeds metric wants no inches of rain. */
function consistent(units: Units): Units {
  const isMetric = units.temperature === 'celsius' && units.speed === 'kilometresPerHour';
  return isMetric && units.rain === 'inches' ? METRIC : units;
}

/** Whether two say the same of the same weather. */
export function sameUnits(one: Units, other: Units): boolean {
  return (
    one.temperature === other.temperature &&
    one.speed === other.speed &&
    one.rain === other.rain &&
    one.snow === other.snow
  );
}

/** A device has units of temperature and of distance; speed goes by the latter. */
function settingsChoice({ temperature, distance }: DeviceSettings): UnitChoice {
  return {
    ...(temperature && { temperature }),
    ...(distance === 'metric' && { speed: 'kilometresPerHour' }),
    ...(distance === 'imperial' && { speed: 'milesPerHour' }),
  };
}
