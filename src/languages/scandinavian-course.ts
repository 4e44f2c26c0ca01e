import { namesHours } from '../wording/plan/facts.ts';
import { isMorning, type TurnOfCourse } from '../wording/plan/parts-of-day.ts';
import { getWeatherFamily, isWet } from '../weather/state.ts';
import { asStrengthChange, joinWords, wordDaily } from '../wording/grammar.ts';
import type { SpeechOptions } from '../wording/language.ts';
import type {
  Boundary,
  CourseStatement,
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
  linkSpans,
  wordCourse,
} from './skeleton-course.ts';
import { type Sky, type Temperature } from './skeleton-sentences.ts';
import { isOfEarlyHours, isOfHours, listsDays, startsAtMidnight } from './day-part-words.ts';
import { isNightWhen, type When } from './skeleton-time.ts';

/** The verb with its subject, and the rest: `regner det` + `let`. */
type Predicate = readonly [verb: string, rest: string];

/** How long the first lasts, if that is said, and from when on the second. */
type Turn = readonly [until: string, from: string];

/** Whether temperatures join the first clause, or a later one. */
export type Joint = 'first' | 'later';

/** What Danish and Swedish say about a course with the same clauses. */
interface CourseTable {
  and: readonly [and: string, again: string];
  /** Before thunderstorms that are added to a danger. */
  besides: string;
  but: string;
  /** `det`, the subject of what is cold or overcast. */
  it: string;
  is: string;
  /** Of two days, and of more. */
  onBoth: string;
  onEach: string;
  /** The time of a morning whose hours are early: `i morgon bitti`. */
  inEarlyHours: (when: string) => string;
  /** What it is like at first, `är det` + `först mulet`. */
  firstly: (sky: Sky) => Predicate | undefined;
  /** `tørt`, where it stops under clouds. */
  dry: string;
  /** When fog is in the morning. */
  inEarlyMorning: string;
  shares: Readonly<Record<TimeShare, string>>;
  predicate: (sky: Sky, isPresent: boolean) => Predicate;
  /** Of what falls from a time on, which begins to: `begynder det` + `at regne`; nothing after `fra`. */
  begins: (sky: Sky, from: string) => Predicate | undefined;
  /** An hour with its degrees, as a clause and what follows the place. */
  withExactDegrees: (
    sky: Sky,
    degrees: string,
    now: boolean,
  ) => readonly [...Predicate, after: string];
  /** What passes by: `med let regn ind imellem`. */
  passing: (sky: Sky, share: TimeShare) => string;
  /** What falls, after the sky around it: `med let regn`. */
  withFall: (sky: Sky) => string;
  /** A clause that temperatures can follow, and how they do. */
  withDegrees: (sky: Sky, isPresent: boolean, temperature: Temperature, options: SpeechOptions, as: Joint) => readonly [clause: Predicate, degrees: string]; // prettier-ignore
  /** After what has passed by. */
  degreesAfterPassing: (temperature: Temperature, options: SpeechOptions) => string;
  /** The same as a clause of its own, the last one of three: `, og det bliver op til 9 grader`. */
  degreesAsClause: (temperature: Temperature, options: SpeechOptions) => string;
  describeDegrees: (celsius: number, units: Units) => string;
  describeWhen: (when: When) => string;
  describePlace: (place: string | null) => string;
  describeBoundary: (at: Boundary, isNight: boolean) => Turn;
  /** Of what falls within hours that are named: `till en början`; `först` would be heard as "not until". */
  first: string;
  /** How long in a day what falls does so, and what follows: `til middagstid`, `derefter`. */
  untilPart: (part: TurnOfCourse) => Turn;
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

  /** Within its time a state is so already: `men om morgenen er det tåget`. */
  function isPresentBeside(passing: Sky, background: Sky): boolean {
    const isState = predicate(passing, true)[0] === isIt;
    return isState || predicate(passing, false)[0] === predicate(background, false)[0];
  }

  /** The verb of rain is not said twice: `i morgen regner det, om eftermiddagen kraftigt`. */
  function following(background: Sky, passing: Sky): readonly string[] {
    const [verb, rest] = predicate(passing, isPresentBeside(passing, background));
    const isSame = isWet(passing.state) && verb === predicate(background, false)[0];
    return isSame && rest !== '' ? [rest] : [verb, rest];
  }

  /** `i dag er det skyet i Aarhus frem til klokken 17, derefter regner det`. */
  function describeCourse(statement: CourseStatement, options: SpeechOptions): string {
    const { opening, course, temperature, within, alone } = statement;
    if (course.form === 'steady' && temperature?.form === 'exactly') {
      const degrees = table.describeDegrees(temperature.value, options.units);
      const [verb, rest, after] = table.withExactDegrees(course.sky, degrees, options.now);
      const when = opening ? table.describeWhen(opening.when) : '';
      return (
        orderClause(when, verb, joinWords(rest, describePlace(opening?.place ?? null))) + after
      );
    }
    const addition = isThunder(course) ? table.besides : '';
    const named = opening ? table.describeWhen(opening.when) : addition;
    const isComing = opening?.when.kind === 'nextHours';
    const asked = isOfEarlyHours(course, opening) ? table.inEarlyHours(named) : named;
    const inPlace = describePlace(opening?.place ?? null);
    // Beside hours of its own, "the next three hours" would be heard as those of the weather.
    const hasHours = course.form !== 'change' && namesHours(course);
    const [time, where] = isComing && hasHours ? [inPlace, ''] : [asked, inPlace];
    const isPresent = options.now || isComing;
    const night = isNightWhen(opening?.when);
    // Three days that are named have no need of "each day".
    const each = listsDays(opening?.when) ? '' : wordDaily(statement, table.onEach, table.onBoth);
    const isWithin = opening?.when.kind === 'hours';
    const knowsNight = night || isOfHours(opening?.when);
    const place = joinWords(where, within ? table.describeSpan(within, knowsNight) : '');
    const inFog = 'passing' in course && getWeatherFamily(course.passing.state) === 'fog';
    const withDegrees = (sky: Sky, present: boolean, as: Joint) =>
      temperature
        ? table.withDegrees(sky, present, temperature, options, as)
        : ([predicate(sky, present), ''] as const);
    const describeSpan = (span: Span) =>
      inFog && 'part' in span && isMorning(span.part)
        ? table.inEarlyMorning
        : table.describeSpan(span, knowsNight || (!opening && startsAtMidnight(span)));
    const describeTurn = (first: Sky, second: Sky, at: Boundary): Turn => {
      if (isWithin) return table.describeTurnWithin(at);
      if ('part' in at && !table.firstly(first)) return table.untilPart(at.part);
      // After a danger of the night, which has named it.
      const follows = !opening && first.night && second.night;
      return table.describeBoundary(at, knowsNight || follows);
    };
    return wordCourse(course, describeSpan, linkSpans(course, ...table.and), table.shares, {
      steady(sky) {
        const [[verb, rest], degrees] = withDegrees(sky, isPresent, 'first');
        return `${orderClause(time, verb, joinWords(rest, place))}${degrees}`;
      },
      change(first, second, at) {
        if (alone) {
          const turn = table.describeTurnWithin(at)[1].replace(/^men /, '');
          return withoutSky(
            second,
            turn,
            isWet(first.state) ? undefined : table.begins(second, turn),
          );
        }
        const [until, from] = describeTurn(first, second, at);
        const firstly = until === '' ? table.firstly(first) : undefined;
        const [verb, rest] = firstly ?? predicate(first, true);
        const isFirst = until === '' && !firstly && (!isWithin || isWet(first.state));
        const end = isFirst ? table.first : until;
        // That it is about the coming hours is known.
        const start = isComing
          ? orderClause(until, verb, joinWords(rest, place))
          : orderClause(time, verb, joinWords(each, rest, place, end));
        const [clause, degrees] = withDegrees(asStrengthChange(first, second), false, 'later');
        const [turns, what] =
          (isWet(first.state) && isWet(second.state) ? undefined : table.begins(second, from)) ??
          clause;
        const then = becomesDry(first, second) ? table.dry : what;
        return `${start}, ${joinWords(from, turns, then)}${degrees}`;
      },
      passing(background, passing, when) {
        if (alone) return withoutSky(passing, when);
        const isUnlike = isUnexpected(background, passing);
        if (course.form === 'atTimes' && !isUnlike) {
          const [verb, rest] = predicate(background, isPresent);
          const start = orderClause(time, verb, joinWords(rest, place));
          const degrees = temperature && table.degreesAfterPassing(temperature, options);
          return `${start} ${table.passing(passing, course.share)}${degrees ?? ''}`;
        }
        const passes = isDryBreak(background, passing)
          ? [isIt, table.dry]
          : following(background, asStrengthChange(background, passing));
        const passage = each === '' ? [when, ...passes] : [each, ...passes, when];
        const [verb, rest] = predicate(background, isPresent);
        const clause = orderClause(time, verb, joinWords(rest, place));
        if (!temperature) {
          return `${clause}, ${joinWords(isUnlike ? table.but : table.and[0], ...passage)}`;
        }
        // Weather before degrees, in two clauses.
        const isAdded = !isUnlike && each === '' && isWet(passing.state);
        const sky = isAdded
          ? joinWords(clause, table.withFall(passing), when)
          : `${clause}, ${joinWords(isUnlike ? table.but : '', ...passage)}`;
        return sky + table.degreesAsClause(temperature, options);
      },
    });

    /** A danger alone: `i morgen kommer der tordenvejr i Aarhus om aftenen`. */
    function withoutSky(danger: Sky, when: string, begins?: Predicate): string {
      const [verb, rest] = begins ?? predicate(danger, isPresent);
      // `begynder det begge dage at regne`: what follows would be heard as the time of that.
      const [early, late] = begins ? [each, ''] : ['', each];
      return opening
        ? orderClause(time, verb, joinWords(early, rest, place, late, when))
        : orderClause(joinWords(each, when), verb, rest);
    }
  }
}
