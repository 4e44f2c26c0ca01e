import { getWeatherFamily, isWet } from '../weather/state.ts';
import { joinWords, wordDaily } from '../wording/grammar.ts';
import type { SpeechOptions } from '../wording/language.ts';
import type {
  Boundary,
  CourseStatement,
  Opening,
  Span,
  Within,
  TimeShare,
} from '../wording/plan/statement.ts';
import type { Units } from '../wording/units.ts';
import {
  becomesDry,
  isDryBreak,
  isUnexpected,
  isThunder,
  lastsUntilLate,
  wordCourse,
  type Sky,
  type Temperature,
} from './skeleton-sentences.ts';
import { isOfHours } from './evening-hours.ts';
import { isNightWhen, type When } from './skeleton-time.ts';

/** The verb with its subject, and the rest: `regner det` + `let`. */
type Predicate = readonly [verb: string, rest: string];

/** How long the first lasts, if that is said, and from when on the second. */
type Turn = readonly [until: string, from: string];

/** Whether temperatures join the first clause, or a later one. */
export type Joint = 'first' | 'later';

/** What Danish and Swedish say about a course with the same clauses. */
interface CourseTable {
  and: string;
  /** Before thunderstorms that are added to a danger. */
  besides: string;
  but: string;
  /** `det`, the subject of what is cold or overcast. */
  it: string;
  is: string;
  becomes: string;
  /** Of two days, and of more. */
  onBoth: string;
  onEach: string;
  /** What it is like at first, `är det` + `först mulet`; what falls does so `till en början`. */
  firstly: (sky: Sky) => Predicate | undefined;
  toBeginWith: string;
  /** `mest tørt`, where it stops under clouds; a shower may still come. */
  dry: string;
  /** When fog is in the morning. */
  inEarlyMorning: string;
  shares: Readonly<Record<TimeShare, string>>;
  predicate: (sky: Sky, isPresent: boolean) => Predicate;
  /** Beside degrees of an hour: `og overskyet`, `med let regn`. */
  besideDegrees: (sky: Sky) => string;
  /** What passes by: `med let regn ind imellem`. */
  passing: (sky: Sky, share: TimeShare) => string;
  /** A clause that temperatures can follow, and how they do. */
  withDegrees: (sky: Sky, isPresent: boolean, temperature: Temperature, units: Units, as: Joint) => readonly [clause: Predicate, degrees: string]; // prettier-ignore
  /** After what has passed by. */
  degreesAfterPassing: (temperature: Temperature, units: Units) => string;
  /** The same as a clause of its own, the last one of three: `, og det bliver op til 9 grader`. */
  degreesAsClause: (temperature: Temperature, units: Units) => string;
  describeDegrees: (celsius: number, units: Units) => string;
  describeWhen: (when: When) => string;
  describePlace: (place: string | null) => string;
  describeBoundary: (at: Boundary, isNight: boolean) => Turn;
  /** `først`. */
  first: string;
  /** Of rain that lasts until late in the evening, which is not `til at begynde med`. */
  untilLate: Turn;
  /** The same within hours that are named, where two limits would be too many. */
  describeTurnWithin: (at: Boundary) => Turn;
  describeSpan: (span: Within, isNight: boolean) => string;
}

/** The verb stands second: without a time before it, its subject opens the sentence: `det regner`. */
export function orderClause(time: string, verb: string, rest: string): string {
  if (time !== '') return joinWords(time, verb, rest);
  const [first = verb, subject = 'det'] = verb.split(' ');
  return joinWords(subject, first, rest);
}

/** The course of the weather in Danish and Swedish. */
export function createScandinavianCourse(table: CourseTable) {
  const { predicate, describePlace } = table;
  const isIt = `${table.is} ${table.it}`;
  return describeCourse;

  /** `i dag er det skyet i Aarhus frem til klokken 17, derefter regner det`. */
  function describeCourse(statement: CourseStatement, options: SpeechOptions): string {
    const { opening, course, temperature, within, alone } = statement;
    if (course.form === 'steady' && temperature?.form === 'exactly') {
      const degrees = table.describeDegrees(temperature.value, options.units);
      return degreesFirst(degrees, course.sky, opening, options.now);
    }
    const addition = isThunder(course) ? table.besides : '';
    const time = opening ? table.describeWhen(opening.when) : addition;
    const where = describePlace(opening?.place ?? null);
    const isComing = opening?.when.kind === 'nextHours';
    const isPresent = options.now || isComing;
    const night = isNightWhen(opening?.when);
    const each = wordDaily(statement, table.onEach, table.onBoth);
    const isWithin = opening?.when.kind === 'hours';
    const knowsNight = night || isOfHours(opening?.when);
    const place = joinWords(where, within ? table.describeSpan(within, knowsNight) : '');
    const inFog = 'passing' in course && getWeatherFamily(course.passing.state) === 'fog';
    const withDegrees = (sky: Sky, present: boolean, as: Joint) =>
      temperature
        ? table.withDegrees(sky, present, temperature, options.units, as)
        : ([predicate(sky, present), ''] as const);
    const describeSpan = (span: Span) =>
      inFog && 'part' in span && span.part === 'morning'
        ? table.inEarlyMorning
        : table.describeSpan(span, knowsNight);
    const describeTurn = (first: Sky, second: Sky, at: Boundary): Turn => {
      if (isWithin) return table.describeTurnWithin(at);
      if (lastsUntilLate(first, at)) return table.untilLate;
      // After a danger of the night, which has named it.
      const follows = !opening && first.night && second.night;
      return table.describeBoundary(at, knowsNight || follows);
    };
    return wordCourse(course, describeSpan, table.and, table.shares, {
      steady(sky) {
        const [[verb, rest], degrees] = withDegrees(sky, isPresent, 'first');
        return `${orderClause(time, verb, joinWords(rest, place))}${degrees}`;
      },
      change(first, second, at) {
        if (alone) return withoutSky(second, table.describeTurnWithin(at)[1].replace(/^men /, ''));
        const [until, from] = describeTurn(first, second, at);
        const firstly = until === '' ? table.firstly(first) : undefined;
        const [verb, rest] = firstly ?? predicate(first, true);
        const isOpen = until === '' && !firstly && !isWithin;
        const begins = isWithin && !firstly && isWet(first.state) ? table.first : '';
        const limit = isOpen ? table.toBeginWith : until;
        // That it is about the coming hours is known.
        const start = isComing
          ? orderClause(until, verb, joinWords(rest, place))
          : orderClause(time, verb, joinWords(each, begins, rest, place, limit));
        const [[turns, what], degrees] = withDegrees(second, false, 'later');
        const then = becomesDry(first, second) ? table.dry : what;
        return `${start}, ${joinWords(from, turns, then)}${degrees}`;
      },
      passing(background, passing, when) {
        if (alone) return withoutSky(passing, when);
        const isUnlike = isUnexpected(background, passing);
        if (course.form === 'atTimes' && !isUnlike) {
          const [verb, rest] = predicate(background, isPresent);
          const start = orderClause(time, verb, joinWords(rest, place));
          const degrees = temperature && table.degreesAfterPassing(temperature, options.units);
          return `${start} ${table.passing(passing, course.share)}${degrees ?? ''}`;
        }
        const passes = isDryBreak(background, passing)
          ? [isIt, table.dry]
          : predicate(passing, false);
        const passage = each === '' ? [when, ...passes] : [each, ...passes, when];
        const [verb, rest] = predicate(background, isPresent);
        const clause = orderClause(time, verb, joinWords(rest, place));
        // Weather before degrees; of three clauses only the last one follows "and".
        return temperature
          ? `${clause}, ${joinWords(isUnlike ? table.but : '', ...passage)}${table.degreesAsClause(temperature, options.units)}`
          : `${clause}, ${joinWords(isUnlike ? table.but : table.and, ...passage)}`;
      },
    });

    /** A danger alone: `i morgen kommer der tordenvejr i Aarhus om aftenen`. */
    function withoutSky(danger: Sky, when: string): string {
      const [verb, rest] = predicate(danger, isPresent);
      return opening
        ? orderClause(time, verb, joinWords(rest, place, each, when))
        : orderClause(joinWords(each, when), verb, rest);
    }
  }

  /** `lige nu er det 8 grader og overskyet i Aarhus`; without an opening `det er 8 grader med regn`. */
  function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
    const verb = `${now ? table.is : table.becomes} ${table.it}`;
    const clause = joinWords(degrees, table.besideDegrees(sky));
    if (!opening) return orderClause('', verb, clause);
    const time = table.describeWhen(opening.when);
    return orderClause(time, verb, joinWords(clause, describePlace(opening.place)));
  }
}
