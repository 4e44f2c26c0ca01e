import { beaufort, mainCompassPoint } from '../../../weather/wind.ts';
import { windStatement } from '../facts.ts';
import { NO_DATA, type AnswerPlan, type AnswerStatement } from '../plan.ts';
import type { Opening } from '../statement.ts';
import { FEW_STRETCHES, highest, planEach } from './each-stretch.ts';
import type { WindFact } from './fact-statement.ts';
import type { Stretch, Told } from './told.ts';

/** With more sentences than this there is no time to say where each wind comes from. */
const MOST_DIRECTIONS = 2;

/** "How windy will it be?": how strong at most, from where, with the strongest gusts that are worth saying. */
export function planWind({ stretches, audience }: Told): AnswerPlan {
  if (stretches.length > FEW_STRETCHES) return planExtremes(stretches, audience.place);
  const gustiest = highest(stretches, ({ entry }) => entry.wind.gusts.value ?? null)?.stretch;
  const plan = planEach(stretches, audience, (stretch, opening) =>
    windFact(stretch, opening, null, stretch === gustiest),
  );
  return stretches.length > MOST_DIRECTIONS ? plan.map(withoutDirection) : plan;
}

/** The day with the most wind, and that with the least where it has another force. */
function planExtremes(stretches: readonly Stretch[], place: string | null): AnswerPlan {
  const windiest = highest(stretches, speedOf)?.stretch;
  const calmest = highest(stretches, (stretch) => {
    const speed = speedOf(stretch);
    return speed === null ? null : -speed;
  })?.stretch;
  const most = windiest && windFact(windiest, { when: windiest.when, place }, 'windiest', true);
  const least = calmest && windFact(calmest, { when: calmest.when, place: null }, 'calmest', false);
  if (!most || !least) return NO_DATA;
  return most.wind.force === least.wind.force ? [most] : [most, least];
}

function windFact(
  stretch: Stretch,
  opening: Opening,
  rank: WindFact['rank'],
  withGusts: boolean,
): WindFact | null {
  const speed = speedOf(stretch);
  if (speed === null) return null;
  const { wind } = stretch.entry;
  return {
    kind: 'fact',
    form: 'wind',
    opening,
    rank,
    wind: {
      force: beaufort(speed),
      direction: wind.degree === null ? null : mainCompassPoint(wind.degree),
      gust: withGusts ? (windStatement(wind)?.gust ?? null) : null,
    },
  };
}

function withoutDirection(statement: AnswerStatement): AnswerStatement {
  return statement.kind === 'fact' && statement.form === 'wind'
    ? { ...statement, wind: { ...statement.wind, direction: null } }
    : statement;
}

/** The strongest mean wind, km/h. */
function speedOf({ entry: { wind } }: Stretch): number | null {
  return wind.max ?? wind.mean ?? wind.avg;
}
