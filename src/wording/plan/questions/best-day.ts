import { familyOf, isWet } from '../../../weather/state.ts';
import { courseOf } from '../course.ts';
import { lowAndHigh, spread } from '../facts.ts';
import { CLAUSES_OF_DAY, planDay, planPeriod } from '../period.ts';
import { hoursOf } from '../planned-period.ts';
import { NO_DATA, type AnswerPlan } from '../plan.ts';
import type { Sky } from '../statement.ts';
import { niceness } from './best-day-score.ts';
import type { BestDayFact } from './fact-statement.ts';
import { courseHours, type Stretch, type Told } from './told.ts';

/** Days whose niceness differs by no more are alike. */
const ALIKE = 0.02;

interface Candidate {
  stretch: Stretch;
  niceness: number;
}

/** "Which day will be the nicest?", and why; two that are alike are both named. */
export function planBestDay(told: Told): AnswerPlan {
  const { stretches, audience } = told;
  const [only] = stretches;
  if (only && stretches.length === 1) return planOnly(only, told);
  const candidates = stretches
    .map((stretch) => ({ stretch, niceness: niceness(stretch.entry) }))
    .filter((candidate): candidate is Candidate => candidate.niceness !== null)
    .toSorted((one, other) => other.niceness - one.niceness);
  const [best, second] = candidates;
  if (!best) return NO_DATA;
  if (candidates.every(({ stretch }) => isWet(stretch.entry.weather.state))) {
    return [
      { kind: 'fact', form: 'noDryDay', place: audience.place },
      bestDay(best.stretch, 'leastBad', null),
    ];
  }
  const isAlike = second && best.niceness - second.niceness <= ALIKE;
  const named = stretches.filter(
    (stretch) => stretch === best.stretch || (isAlike && stretch === second.stretch),
  );
  return named.map((stretch, index) =>
    index === 0 ? bestDay(stretch, 'best', audience.place) : bestDay(stretch, 'alike', null),
  );
}

function bestDay(
  { when, entry }: Stretch,
  rank: BestDayFact['rank'],
  place: string | null,
): BestDayFact {
  const { min, max } = entry.temperature;
  return {
    kind: 'fact',
    form: 'bestDay',
    rank,
    opening: { when, place },
    sky: skyOf(entry.weather),
    temperature: lowAndHigh(min, max),
  };
}

/** With nothing to compare it to, a day is described. */
function planOnly(stretch: Stretch, { audience, timeZone }: Told): AnswerPlan {
  const { when, entry } = stretch;
  const hours = courseHours(stretch, timeZone);
  if (when.kind === 'day') return planDay({ entry, hours }, audience);
  const opening = { when, place: audience.place };
  const course = courseOf(hoursOf({ entry, hours }), 'hours');
  return planPeriod(entry, course, spread(entry.temperature), opening, CLAUSES_OF_DAY);
}

function skyOf({ state, icon }: Stretch['entry']['weather']): Sky | null {
  return familyOf(state) === undefined ? null : { state, night: icon.startsWith('n_') };
}
