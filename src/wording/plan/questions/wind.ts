import { toBeaufort, toMainCompassPoint } from '../../../weather/atmosphere.ts';
import { planWindStatement } from '../facts.ts';
import { NO_DATA_PLAN, type AnswerPlan, type AnswerStatement } from '../plan.ts';
import type { Opening } from '../statement.ts';
import {
  MAX_SPOKEN_RANGES,
  findHighestRange,
  planEachRange,
  type TimeRange,
  type AnswerFacts,
} from './answer-facts.ts';
import type { WindFact } from '../fact-statement.ts';

/** Maximum number of sentences with wind directions. */
const MAX_DIRECTIONS = 2;

/** "How windy will it be?": strongest wind, direction, and notable gusts. */
export function planWind({ ranges, audience }: AnswerFacts): AnswerPlan {
  if (ranges.length > MAX_SPOKEN_RANGES) return planExtremes(ranges, audience.place);
  const gustiest = findHighestRange(ranges, ({ entry }) => entry.wind.gusts.value ?? null)?.range;
  const plan = planEachRange(ranges, audience, (range, opening) =>
    createWindFact(range, opening, null, range === gustiest),
  );
  return ranges.length > MAX_DIRECTIONS ? plan.map(withoutDirection) : plan;
}

/** Plans the windiest day, and the calmest if it has another force. */
function planExtremes(ranges: readonly TimeRange[], place: string | null): AnswerPlan {
  const windiest = findHighestRange(ranges, getWindSpeed)?.range;
  const calmest = findHighestRange(ranges, (range) => {
    const speed = getWindSpeed(range);
    return speed === null ? null : -speed;
  })?.range;
  const most =
    windiest && createWindFact(windiest, { when: windiest.when, place }, 'windiest', true);
  const least =
    calmest && createWindFact(calmest, { when: calmest.when, place: null }, 'calmest', false);
  if (!most || !least) return NO_DATA_PLAN;
  return most.wind.force === least.wind.force ? [most] : [most, least];
}

function createWindFact(
  range: TimeRange,
  opening: Opening,
  rank: WindFact['rank'],
  withGusts: boolean,
): WindFact | null {
  const speed = getWindSpeed(range);
  if (speed === null) return null;
  const { wind } = range.entry;
  return {
    kind: 'fact',
    form: 'wind',
    opening,
    rank,
    wind: {
      force: toBeaufort(speed),
      direction: wind.degree === null ? null : toMainCompassPoint(wind.degree),
      gust: withGusts ? (planWindStatement(wind)?.gust ?? null) : null,
    },
  };
}

function withoutDirection(statement: AnswerStatement): AnswerStatement {
  return statement.kind === 'fact' && statement.form === 'wind'
    ? { ...statement, wind: { ...statement.wind, direction: null } }
    : statement;
}

/** The strongest mean wind, km/h. */
function getWindSpeed({ entry: { wind } }: TimeRange): number | null {
  return wind.max ?? wind.mean ?? wind.avg;
}
