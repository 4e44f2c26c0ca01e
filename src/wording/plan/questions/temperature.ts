import { spread } from '../facts.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { Opening, When } from '../statement.ts';
import { FEW_STRETCHES, highest, planEach } from './each-stretch.ts';
import type { ExtremeFact, TemperatureFact } from './fact-statement.ts';
import type { Stretch, Told } from './told.ts';

type Spoken = TemperatureFact['temperature'];

/** "How warm will it be?": the degrees of an hour, the range of a day, the low of a night. */
export function planTemperature(told: Told): AnswerPlan {
  return plan(told, temperatureOf, ['warmest', 'coldest']);
}

/** "What will be the high?" */
export function planHigh(told: Told): AnswerPlan {
  return plan(told, (stretch) => exactly(stretch) ?? high(stretch), ['warmest']);
}

/** "How cold will it get?" */
export function planLow(told: Told): AnswerPlan {
  return plan(told, (stretch) => exactly(stretch) ?? low(stretch), ['coldest']);
}

/** Whether a time has one temperature, not a range of them. */
export function isHour({ kind }: When): boolean {
  return kind === 'now' || kind === 'hour';
}

/** Whether it is a part of the day through which it cools down. */
export function coolsDown(when: When): boolean {
  return when.kind === 'part' && (when.part === 'evening' || when.part === 'night');
}

/** The temperature of one hour, °C; null for longer stretches, and where it is not known. */
export function degreesOfHour({ when, entry, hours }: Stretch): number | null {
  if (!isHour(when)) return null;
  return hours[0]?.temperature.avg ?? entry.temperature.avg ?? entry.temperature.max;
}

function plan(
  { stretches, audience }: Told,
  spokenOf: (stretch: Stretch) => Spoken | null,
  extremes: readonly ExtremeFact['form'][],
): AnswerPlan {
  if (stretches.length > FEW_STRETCHES) return planExtremes(stretches, audience.place, extremes);
  return planEach(stretches, audience, (stretch, opening) => {
    const temperature = spokenOf(stretch);
    return temperature && { kind: 'fact', form: 'temperature', opening, temperature };
  });
}

function planExtremes(
  stretches: readonly Stretch[],
  place: string | null,
  forms: readonly ExtremeFact['form'][],
): AnswerPlan {
  const found = forms.map((form) => extremeOf(stretches, form)).filter((fact) => fact !== null);
  if (found.length === 0) return NO_DATA;
  return found.map((fact, index) => ({
    ...fact,
    opening: { ...fact.opening, place: index === 0 ? place : null },
  }));
}

function extremeOf(stretches: readonly Stretch[], form: ExtremeFact['form']): ExtremeFact | null {
  const sign = form === 'warmest' ? 1 : -1;
  const found = highest(stretches, ({ entry: { temperature } }) => {
    const value = form === 'warmest' ? temperature.max : temperature.min;
    return value === null ? null : sign * value;
  });
  if (!found) return null;
  const opening: Opening = { when: found.stretch.when, place: null };
  return { kind: 'fact', form, opening, value: sign * found.value };
}

function temperatureOf(stretch: Stretch): Spoken | null {
  const { when, entry } = stretch;
  const hour = exactly(stretch);
  if (hour) return hour;
  if (when.kind === 'part' && when.part === 'night') return low(stretch);
  if (when.kind === 'part' && when.part === 'afternoon') return high(stretch);
  const range = spread(entry.temperature);
  if (range && range.form !== 'change') return range;
  return high(stretch) ?? low(stretch);
}

function exactly(stretch: Stretch): Spoken | null {
  const value = degreesOfHour(stretch);
  return value === null ? null : { form: 'exactly', value };
}

function high({ entry: { temperature } }: Stretch): Spoken | null {
  return temperature.max === null ? null : { form: 'high', value: temperature.max };
}

function low({ entry: { temperature } }: Stretch): Spoken | null {
  return temperature.min === null ? null : { form: 'low', value: temperature.min };
}
