import type { Slot } from 'ask-sdk-model';
import type { Filled, Reading } from './match.ts';
import type { Context } from './recognisers/meaning.ts';
import type { TimePeriod } from './words/words.ts';

const PERIODS: readonly TimePeriod[] = ['MO', 'AF', 'EV', 'NI'];

/** The slots of a reading as Alexa sends them, those that nothing was said for included. */
export function slotsOf(
  { intent, filled }: Pick<Reading, 'intent' | 'filled'>,
  clock: { now: Date; timeZone: string },
): Record<string, Slot> {
  const values = valuesOf(filled, clock);
  return Object.fromEntries(
    intent.slots.map((name) => {
      const fill = filled.find(({ slot }) => slot === name);
      const value = values.get(name);
      const empty: Slot = { name, confirmationStatus: 'NONE' };
      return [name, fill && value !== undefined ? { ...empty, value, ...resolved(fill) } : empty];
    }),
  );
}

/** Settles the sure meanings first: dates, then times, and the vague ones with what these gave. */
function valuesOf(
  filled: readonly Filled[],
  { now, timeZone }: { now: Date; timeZone: string },
): Map<string, string> {
  const values = new Map<string, string>();
  const valueOf = (fill: Filled | undefined) => fill && values.get(fill.slot);
  for (const fill of filled.toSorted((a, b) => rank(a) - rank(b))) {
    const same = filled.filter(({ type }) => type === fill.type);
    const at = same.indexOf(fill);
    const context: Context = {
      now,
      timeZone,
      earlier: valueOf(same[at - 1]),
      later: valueOf(same[at + 1]),
      date: valueOf(filled.find(({ type }) => type === 'AMAZON.DATE')),
      period: periodOf(filled),
    };
    values.set(fill.slot, fill.meaning.value(context));
  }
  return values;
}

function rank({ type, meaning }: Filled): number {
  return (type === 'AMAZON.TIME' ? 2 : 0) + (meaning.vague ? 1 : 0);
}

function periodOf(filled: readonly Filled[]): TimePeriod | undefined {
  return PERIODS.find((period) => filled.some(({ meaning }) => meaning.entry?.id === period));
}

/** Alexa names the skill in the authority; there is none here. */
function resolved({ type, meaning: { entry } }: Filled): Pick<Slot, 'resolutions'> {
  if (!entry) return {};
  return {
    resolutions: {
      resolutionsPerAuthority: [
        {
          authority: `amzn1.er-authority.echo-sdk.simulator.${type}`,
          status: { code: 'ER_SUCCESS_MATCH' },
          values: [{ value: { name: entry.name, id: entry.id } }],
        },
      ],
    },
  };
}
