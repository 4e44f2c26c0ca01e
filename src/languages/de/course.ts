import { isMorning } from '../../wording/plan/parts-of-day.ts';
import { findSkyClass, getWeatherFamily, isWet } from '../../weather/state.ts';
import { asStrengthChange, joinClauses as joinAll, joinWords } from '../../wording/grammar.ts';
import type {
  Course,
  CourseStatement,
  Opening,
  Sky,
  Span,
  Temperature,
  When,
} from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import type { Predicate } from '../german-dutch-facts.ts';
import { namesHours } from '../../wording/plan/facts.ts';
import { isSpan } from '../../wording/plan/statement.ts';
import { isAllTime } from '../day-part-words.ts';
import { isDryBreak, listPossibleFalls, wordCourse } from '../skeleton-course.ts';
import { areDegrees, isOneDegree, joinDegrees, describePlainHour } from './numbers.ts';
import {
  describePassage,
  describeSpan,
  describeStretch,
  describeStart,
  describeTurn,
  describeWhen,
  isPartOfNight,
  tellsNight,
  type Hearing,
} from './time.ts';
import { areSeveral, describeAsState, describePlace, nameFall, predicate, SHARES } from './words.ts'; // prettier-ignore

/** Of fog, which is gone before the forenoon. */
const EARLY_MORNING: Readonly<Record<Hearing, string>> = {
  once: 'am Morgen',
  daily: 'morgens',
  atNight: 'am Morgen',
};

function passesInFog(course: Course, span: Span): boolean {
  const isEarly = 'part' in span && isMorning(span.part);
  return isEarly && 'passing' in course && isFog(course.passing);
}

/** Tomorrow's morning has another name than tomorrow: `morgen scheint die Sonne, am frühen Morgen ist es neblig`. */
const TOMORROW = /^(?:von )?morgen\b/;
const MORNINGS = /\b(?:am Morgen|(?:früh)?morgens)\b/g;

export function distinguishMorning(sentence: string): string {
  return TOMORROW.test(sentence) ? sentence.replace(MORNINGS, 'am frühen Morgen') : sentence;
}

export function describeCourse(statement: CourseStatement, options: { units: Units }): string {
  return distinguishMorning(wordStatement(statement, options));
}

/** `morgen wird es in Köln sonnig, bis 14 Grad`, `morgen ist es in Köln heiter, am Abend gibt es aber Gewitter`. */
function wordStatement(
  { opening, course, temperature, daily = false, within, alone }: CourseStatement,
  { units }: { units: Units },
): string {
  const atNight = opening !== null && isPartOfNight(opening.when);
  const knowsNight = opening ? tellsNight(opening.when) : isCourseOfNight(course);
  const heard: Hearing = daily ? 'daily' : knowsNight ? 'atNight' : 'once';
  const [front, place] = opening ? frame(opening, namesHours(course)) : ['', ''];
  const isAmidHours = opening?.when.kind === 'hours';
  const describe = course.form === 'twice' ? describeStretch : describePassage;
  const describeTime: typeof describe = (span, hearing) =>
    passesInFog(course, span) ? EARLY_MORNING[hearing] : describe(span, hearing);
  return wordCourse(course, (span) => describeTime(span, heard), 'und', SHARES, {
    steady(sky) {
      const isExact = temperature?.form === 'exactly' && !isOneDegree(temperature.value, units);
      if (isExact && fallsBesideDegrees(sky)) {
        const [verb, degrees] = areDegrees(temperature.value, units);
        return `${inOrder(front, [verb, degrees], place)}, und ${inOrder('', predicate(sky))}`;
      }
      const [told, passage] = withEnd(sky, within ? describePassage(within, heard) : '');
      const start = front || (isAllTime(within) ? '' : passage);
      const clause =
        isAdded(opening, sky) && !within
          ? joinWords('dazu', areSeveral(sky) ? 'kommen' : 'kommt', nameFall(sky))
          : inOrder(
              start,
              steadyPredicate(told, temperature, opening),
              joinWords(place, start === passage ? '' : passage),
            );
      // After a sentence of another, `es ist bedeckt, bis 14 Grad` is too short.
      const kind = isWet(sky.state) || opening === null ? 'wet' : 'dry';
      return (
        clause + (temperature ? joinDegrees(temperature, units, kind, atNight || sky.night) : '')
      );
    },
    change(first, second, at) {
      if (atNight && 'hour' in at) {
        const hour = describePlainHour(at.hour);
        if (isDryBreak(first, second)) return onlyClause(...withEnd(first, `bis ${hour}`));
        if (isDryBreak(second, first)) return onlyClause(second, `ab ${hour}`);
      }
      if (!alone) return turnOf(first, describeTurn(at, heard, isAmidHours), second);
      return onlyClause(second, describeStart(at, heard));
    },
    passing(background, passing, when) {
      if (alone || (atNight && isDryBreak(passing, background))) return onlyClause(passing, when);
      const isOnce = course.form === 'interlude';
      if (isOnce && isFog(background) && !isWet(passing.state)) {
        return aroundFog(passing, when, background);
      }
      if (isOnce && isWet(background.state) && getWeatherFamily(passing.state) === 'cloudy') {
        return joinClauses(background, ['', when], ['bleibt es', 'aber meist trocken']);
      }
      const passes = following(background, passing);
      const isAgainst = course.form !== 'atTimes' && areOpposite(background, passing);
      return joinClauses(background, ['', when], isAgainst ? withBut(passes) : passes);
    },
  });

  function turnOf(first: Sky, [until, from]: readonly [string, string], second: Sky): string {
    const [sky, end] = isWet(second.state) ? [first, until] : withEnd(first, until);
    return twoClauses(sky, [end, from], second);
  }

  function twoClauses(first: Sky, turn: readonly [string, string], second: Sky): string {
    return joinClauses(first, turn, following(first, second));
  }

  /** Clouds of the night, or around a danger, are not worth a clause beside what falls: `heute Nacht regnet es ab 3 Uhr`. */
  function onlyClause(sky: Sky, when: string): string {
    const middle = joinWords(place, front && when);
    return inOrder(front || when, predicate(sky), middle) + degreesAfterClauses();
  }

  function joinClauses(
    first: Sky,
    [until, from]: readonly [string, string],
    second: readonly string[],
  ): string {
    const clause = inOrder(front, predicate(first), joinWords(place, until));
    const rest = joinWords(from, ...second);
    // A high of the day is not that of what passes: `es ist wolkig bei bis zu 15 Grad, gelegentlich gibt es Schauer`.
    return course.form !== 'change' &&
      (temperature?.form === 'high' || temperature?.form === 'highs')
      ? `${clause}${joinDegrees(temperature, units, 'wet', atNight)}, ${rest}`
      : `${clause}, ${rest}${degreesAfterClauses()}`;
  }

  /** Fog in the morning and in the evening is not the weather of the day: `zwischen 8 und 20 Uhr heiter, davor und danach neblig`. */
  function aroundFog(passing: Sky, when: string, fog: Sky): string {
    const clause = inOrder(front, predicate(passing), joinWords(place, when));
    const before = joinWords('davor und danach', ...following(passing, fog));
    return `${clause}, ${before}${degreesAfterClauses()}`;
  }

  function degreesAfterClauses(): string {
    return temperature ? joinDegrees(temperature, units, 'clauses', atNight) : '';
  }
}

/** `morgen sind in Köln am Nachmittag kräftige Schauer möglich`, `am Abend ist Regen möglich`. */
export function describeDoubtful(statement: CourseStatement): string {
  const { opening } = statement;
  const heard: Hearing = opening && tellsNight(opening.when) ? 'atNight' : 'once';
  const describe = statement.course.form === 'twice' ? describeStretch : describePassage;
  const [fall, other] = listPossibleFalls(
    statement,
    (span) => {
      if ('until' in span && heard === 'atNight') return `bis ${describePlainHour(span.until)}`;
      return isSpan(span) ? describe(span, heard) : describeSpan(span);
    },
    'und',
    ['jeden Tag', 'an beiden Tagen', 'zeitweise'],
  );
  const also = other && joinWords(other.when, 'auch', nameFall(other.sky));
  const [front, place] = opening ? frame(opening, fall.when !== '') : ['', ''];
  const noun = nameFall(fall.sky);
  const verb = areSeveral(fall.sky) ? 'sind' : 'ist';
  const words =
    joinWords(front, fall.when) === ''
      ? [noun, verb]
      : front === ''
        ? [fall.when, verb, noun]
        : [front, verb, place, fall.when, noun];
  const how = statement.certainty === 'likely' ? 'wahrscheinlich' : 'möglich';
  return distinguishMorning(joinAll(joinWords(...words, how), also ?? null));
}

/** What goes on lasts `noch bis 4 Uhr`, what comes back as a verb alone `wieder bis 4 Uhr`. */
function withEnd(sky: Sky, until: string): [sky: Sky, until: string] {
  const { sequel, ...plain } = sky;
  if (!until.startsWith('bis ')) return [sky, until];
  if (sequel === 'continues') return [plain, `noch ${until}`];
  return predicate(sky)[1] === 'wieder' ? [plain, `wieder ${until}`] : [sky, until];
}

/** Where hours are named, those that the question was about are known: the place opens the sentence. */
function frame(
  { when, place }: Opening,
  hasHours: boolean,
): readonly [front: string, place: string] {
  const where = describePlace(place);
  return when.kind === 'nextHours' && hasHours ? [where, ''] : [describeWhen(when), where];
}

/** Of a sentence without a time of its own, its skies tell the night. */
function isCourseOfNight(course: Course): boolean {
  if (course.form === 'change') return course.first.night && course.second.night;
  const isTimed = course.form === 'interlude' || course.form === 'twice';
  return isTimed && course.background.night && course.passing.night;
}

function isDull({ state }: Sky): boolean {
  return ['cloudy', 'overcast'].includes(findSkyClass(state) ?? '');
}

function isBright({ state }: Sky): boolean {
  return getWeatherFamily(state) === 'bright';
}

/** Whether one is sun and the other clouds without it. */
function areOpposite(...skies: readonly [Sky, Sky]): boolean {
  return skies.some(isDull) && skies.some(isBright);
}

/** `aber heiter`, `scheint aber die Sonne`. */
function withBut(words: readonly string[]): string[] {
  return [...words.slice(0, -1), 'aber', ...words.slice(-1)];
}

function isFog({ state }: Sky): boolean {
  return getWeatherFamily(state) === 'fog';
}

/** What falls in an hour is told after its degrees; thunderstorms come first. */
function fallsBesideDegrees({ state }: Sky): boolean {
  return isWet(state) && getWeatherFamily(state) !== 'thunder';
}

/** What falls right after a danger is added to it: `dazu kommt starker Regen`. */
function isAdded(opening: Opening | null, { state, sequel }: Sky): boolean {
  return opening === null && !sequel && isWet(state) && getWeatherFamily(state) !== 'ice';
}

/** A day ahead becomes sunny, where its temperature follows; without one the sun shines. */
function steadyPredicate(
  sky: Sky,
  temperature: Temperature | null,
  opening: Opening | null,
): Predicate {
  const isOfDay =
    temperature !== null && ['high', 'highs', 'highAndLow', 'low'].includes(temperature.form);
  if (!isOfDay || getWeatherFamily(sky.state) !== 'bright' || sky.night) return predicate(sky);
  const becomes = opening && isAhead(opening.when) ? 'wird es' : 'ist es';
  return [becomes, describeAsState(sky)];
}

function isAhead(when: When): boolean {
  switch (when.kind) {
    case 'day':
      return when.day.ahead !== 0;
    case 'part':
      return when.day.ahead !== 0 || !when.running;
    case 'days':
      return when.first.ahead !== 0;
    case 'weekend':
      return when.saturday.ahead !== 0;
    default:
      return false;
  }
}

/** The same verb is not said twice: `bis 12 Uhr bedeckt, danach heiter`; rain is no part of a bright sky. */
function following(first: Sky, second: Sky): string[] {
  const [firstVerb] = predicate(first);
  const [verb, rest] = predicate(asStrengthChange(first, second));
  if (verb === firstVerb && rest !== '') return [rest];
  const isContrast = isBright(first) && isWet(second.state);
  return isContrast ? withBut([verb, rest]) : [verb, rest];
}

/** The verb stands second: without a time before it, its subject opens the sentence: `es regnet`. */
export function inOrder(front: string, [verb, rest]: Predicate, middle = ''): string {
  // `bis 4 Uhr regnet es noch`: before its time, `noch` would be of that.
  const [, still, end] = /^(noch|wieder) (bis .*)$/.exec(front) ?? [];
  if (still && end) return joinWords(end, verb, middle, still, rest);
  if (front !== '') return joinWords(front, verb, middle, rest);
  const [first = verb, ...subject] = verb.split(' ');
  if (subject.length > 0) return joinWords(...subject, first, middle, rest);
  return rest === 'die Sonne' ? joinWords(rest, verb, middle) : joinWords('es', verb, middle, rest);
}
