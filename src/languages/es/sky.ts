import { asStrengthChange, joinWords, withSequel, wordDaily } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import { capitalize } from '../skeleton-phrases.ts';
import { isOneTemperature } from '../skeleton-facts.ts';
import type {
  Boundary,
  CourseStatement,
  Sky,
  Span,
  Temperature,
  When,
} from '../../wording/plan/statement.ts';
import { findPartOfTurn } from '../../wording/plan/parts-of-day.ts';
import type { Units } from '../../wording/units.ts';
import { linkSpans, wordCourse } from '../skeleton-course.ts';
import { createSky, toSeveralHighs, wordTemperature } from '../skeleton-sentences.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { isEitherLikely, describeBareDegrees, describeBetween, describeDegrees, describeRange, theDegrees } from './numbers.ts'; // prettier-ignore
import { createSkyTables, SUBJUNCTIVES, takeUp, THERE_IS, type Words } from './sky-words.ts';
import { withoutNamedPart, type TimeWordsOfCountry, type Turn } from './time.ts';
import { SHARES } from './words.ts';

const MORNING = 6;
const EVENING = 18;

type Time = When | Boundary | Span;

export type SkyWordsOfCountry = ReturnType<typeof createSkyWords>;

export function createSkyWords(country: Country) {
  const { day, night } = createSkyTables(country);
  const plain = createSky(day, night);
  const skies = { ...plain, selectSkyWords: withSequel(plain.selectSkyWords, takeUp) };
  return { ...skies, selectSkyWordsAt, describeMay, isVerb };

  /** Whether a verb says what falls: `llueve`, `nevará`. */
  function isVerb(sky: Sky): boolean {
    return SUBJUNCTIVES.has(skies.selectSkyWords(sky).verb);
  }

  /** What may fall, after "es posible": `que llueva con fuerza`, `que haya chubascos`. */
  function describeMay(sky: Sky): string {
    const { verb, rest } = skies.selectSkyWords(sky);
    return joinWords('que', SUBJUNCTIVES.get(verb) ?? 'haya', rest);
  }

  /** No sun shines in what is called the night: `esta noche estará despejado`. */
  function selectSkyWordsAt(sky: Sky, ...times: readonly (Time | undefined)[]): Words {
    const isNight = times.some((time) => time !== undefined && isCalledNight(time, country));
    return skies.selectSkyWords(isNight ? { ...sky, night: true } : sky);
  }
}

/** Whether it is `tarde noche`, or the Americas call it the night or begin it before the morning. */
function isCalledNight(time: Time, country: Country): boolean {
  if ('part' in time) return time.part === 'evening' || time.part === 'lateEvening';
  if (country === 'ES') return false;
  if ('hour' in time) return time.hour >= COUNTRY_WORDS[country].firstHourOfNight;
  if (!('from' in time)) return false;
  const from = typeof time.from === 'number' ? time.from : time.from.hour;
  return from < MORNING || from >= EVENING;
}

/** What lasts into the evening is not called sunny: in winter the sun has set. */
function untilEvening(sky: Sky, at: Boundary): Sky {
  return 'hour' in at && at.hour >= EVENING ? { ...sky, night: true } : sky;
}

/** `lloverá con fuerza`, of this moment `está lloviendo con fuerza`. */
export function clause({ verb: [ahead, present], rest }: Words, now: boolean): string {
  return joinWords(now ? present : ahead, rest);
}

/** Words the course of the weather, with the temperatures in the same sentence. */
export function createCourse(skies: SkyWordsOfCountry, times: TimeWordsOfCountry) {
  return { describeCourse };

  /**
   * `lloverá con fuerza hasta el mediodía y después hará sol, con una máxima de 12 grados`.
   *
   * @param place where it does not open the sentence
   */
  function describeCourse(statement: CourseStatement, options: SpeechOptions, place = ''): string {
    const { course, opening, temperature, alone } = statement;
    const eachDay = wordDaily(statement, 'cada día', 'ambos días');
    const { now } = options;
    const describeTurn = (at: Boundary) => times.describeBoundary(at, opening?.when);
    const wordsOf = (sky: Sky, at?: Boundary | Span) =>
      skies.selectSkyWordsAt(sky, opening?.when, at);
    const passesAt = course.form === 'interlude' ? course.span : undefined;
    const clauses = wordCourse(
      course,
      (span) => withoutNamedPart(times.describeSpan(span), opening?.when),
      linkSpans(course, 'y', 'y de nuevo'),
      SHARES,
      {
        steady: (sky) => joinWords(clause(wordsOf(sky), now), place),
        change: (first, second, at) =>
          alone
            ? withoutSky(wordsOf(second, at), describeStart(at))
            : describeChange(
                wordsOf(untilEvening(first, at)),
                wordsOf(asStrengthChange(first, second), at),
                describeTurn(at),
                eachDay,
                now,
              ),
        passing: (background, passing, when) =>
          alone
            ? withoutSky(wordsOf(passing, passesAt), when)
            : describePassing(
                wordsOf(background),
                wordsOf(asStrengthChange(background, passing), passesAt),
                eachDay ? onEachDay(when, eachDay) : when,
                now,
              ),
      },
    );
    if (!temperature) return clauses;
    const measured = toSeveralHighs(temperature, opening);
    return withTemperature(clauses, course.form === 'steady', measured, options);

    /** A danger alone: `habrá tormentas por la tarde noche`. */
    function withoutSky(danger: Words, when: string): string {
      return joinWords(clause(danger, now), eachDay ? onEachDay(when, eachDay) : when);
    }
  }

  /** `a partir de las 7 de la tarde`, `a partir de la tarde`. */
  function describeStart(at: Boundary): string {
    if ('hour' in at) return `a partir de ${times.describeHour(at.hour)}`;
    return (
      times.describeBoundary(at, undefined).from ||
      times.describeSpan({ part: findPartOfTurn(at.part) })
    );
  }
}

/** `lloverá hasta la tarde y después hará sol`, but `hará sol, y a partir de la tarde lloverá`. */
function describeChange(
  words: Words,
  later: Words,
  { until, untilDry = until, from, isLate }: Turn,
  eachDay: string,
  now: boolean,
): string {
  const before = clause(words, now);
  const clearsUp = later.isDry && !words.isDry;
  const start = clearsUp ? untilDry : until;
  return isLate && !clearsUp
    ? joinWords(`${before}, y`, eachDay ? onEachDay(from, eachDay) : from, withVerb(words, later))
    : joinWords(before, eachDay, start, 'y después', followUp(words, later));
}

/** `hará sol, pero con chubascos por la tarde`, `lloverá, y por la tarde habrá tormentas`, `lloverá, aunque con una pausa por la tarde`. */
function describePassing(words: Words, other: Words, when: string, now: boolean): string {
  const start = clause(words, now);
  const isShare = Object.values(SHARES).includes(when);
  const isSame = isVerbOfRain(words) && other.verb === words.verb;
  if (!other.isDry && !words.isDry && (!isShare || isSame)) {
    return `${start}, y ${when} ${withVerb(words, other)}`;
  }
  if (!other.isDry) {
    const what = when === SHARES.nowAndThen ? occasional(other.noun) : `${other.noun} ${when}`;
    return `${start}, ${words.isBright ? 'pero con' : 'con'} ${what}`;
  }
  const only = !words.isDry && other.verb === THERE_IS ? 'solo' : '';
  if (other.isGrey && !words.isDry) {
    return `${start}, aunque con ${isShare ? 'algunas pausas' : `una pausa ${when}`}`;
  }
  return `${start}, pero ${when} ${joinWords(only, withVerb(words, other))}`;
}

/** `tormentas ocasionales`, `lluvia débil ocasional`. */
function occasional(noun: string): string {
  return `${noun} ${/^\S+s\b/.test(noun) ? 'ocasionales' : 'ocasional'}`;
}

/** `cada tarde`, `cada día de 2 a 5 de la tarde`, `ambos días por la tarde`. */
function onEachDay(when: string, eachDay: string): string {
  if (eachDay !== 'cada día') return `${eachDay} ${when}`;
  const part = /^por la (mañana|tarde|noche)$/.exec(when)?.[1];
  return `cada ${part ?? `día ${when}`}`;
}

/** The same verb is not said twice: `el cielo estará cubierto hasta medianoche y después poco nuboso`. */
function followUp(first: Words, second: Words): string {
  return second.verb === first.verb && second.rest !== '' ? second.rest : clause(second, false);
}

/** `lloverá`, `nevará`, which is not said twice: `lloverá, y por la tarde con fuerza`. */
function isVerbOfRain({ verb: [ahead] }: Words): boolean {
  return ahead === 'lloverá' || ahead === 'nevará';
}

/** With its verb, but one subject: `el cielo estará cubierto, y a partir de la tarde estará despejado`. */
function withVerb(first: Words, second: Words): string {
  if (isVerbOfRain(first) && second.verb === first.verb && second.rest !== '') return second.rest;
  const words = clause(second, false);
  return second.verb === first.verb ? words.replace(/^el cielo /, '') : words;
}

/** What the weather comes with, the temperature is added to; after two clauses it has a sentence of its own. */
function withTemperature(
  clauses: string,
  isSteady: boolean,
  temperature: Temperature,
  { units, now }: SpeechOptions,
): string {
  const sentence = describeTemperature(temperature, units, now);
  const isAdded = temperature.form !== 'change' && clauses.includes(', con ');
  if (isAdded) return `${clauses} y ${describeMeasure(temperature, units)}`;
  if (!isSteady || clauses.includes(' con ')) return `${clauses}. ${capitalize(sentence)}`;
  return temperature.form === 'change'
    ? `${clauses}, y ${sentence}`
    : `${clauses}, con ${describeMeasure(temperature, units)}`;
}

/** `de 24 grados`, `de 23 o 24 grados`, `de entre 18 y 24 grados`. */
function describeHighs(low: number, high: number, units: Units): string {
  if (isOneTemperature({ low, high }, units)) return `de ${describeDegrees(high, units)}`;
  return isEitherLikely(low, high, units)
    ? `de ${describeRange(low, 'o', high, units)}`
    : `de ${describeBetween(low, high, units)}`;
}

/** To follow "con": `26 grados de máxima y 14 por la noche`, `temperaturas en torno a los 8 grados`. */
export function describeMeasure(temperature: Temperature, units: Units): string {
  const degrees = (value: number) => describeDegrees(value, units);
  const range = (low: number, high: number) => describeBetween(low, high, units);
  return wordTemperature(temperature, {
    exactly: degrees,
    high: (value) => `una máxima de ${degrees(value)}`,
    low: (value) => `una mínima de ${degrees(value)}`,
    around: (value) => `temperaturas en torno a ${theDegrees(value, units)}`,
    range: (low, high) => `temperaturas ${range(low, high)}`,
    highs: (low, high) => `máximas ${describeHighs(low, high, units)}`,
    alikeHighs: (high) => `máximas ${describeHighs(high, high, units)}`,
    highsChange(from, to) {
      const change = describeRange(from, 'a', to, units);
      return `máximas que ${to > from ? 'subirán' : 'bajarán'} de ${change}`;
    },
    highAndLow(high, low, lowIsAtNight) {
      const lowest = describeBareDegrees(low, units);
      return lowIsAtNight
        ? `${degrees(high)} de máxima y ${lowest} por la noche`
        : `una máxima de ${degrees(high)} y una mínima de ${lowest}`;
    },
    change: (from, to) => `temperaturas de ${describeRange(from, 'a', to, units)}`,
  });
}

/** `la máxima será de 12 grados`. */
export function describeTemperature(temperature: Temperature, units: Units, now: boolean): string {
  const degrees = (value: number) => describeDegrees(value, units);
  const range = (low: number, high: number) => describeBetween(low, high, units);
  return wordTemperature(temperature, {
    exactly: (value) => `${now ? 'hay' : 'habrá'} ${degrees(value)}`,
    high: (value) => `la máxima será de ${degrees(value)}`,
    low: (value, isAtNight) => `la mínima${isAtNight ? ' nocturna' : ''} será de ${degrees(value)}`,
    around: (value) => aroundDegrees(value, units),
    range: (low, high) => `las temperaturas oscilarán ${range(low, high)}`,
    highs: (low, high) => `las máximas serán ${describeHighs(low, high, units)}`,
    alikeHighs: (high) => `las máximas serán ${describeHighs(high, high, units)}`,
    highsChange(from, to) {
      const change = describeRange(from, 'a', to, units);
      return `las máximas ${to > from ? 'subirán' : 'bajarán'} de ${change}`;
    },
    highAndLow(high, low, lowIsAtNight) {
      const lowest = describeBareDegrees(low, units);
      const measure = `la máxima será de ${degrees(high)} y la mínima`;
      return `${measure}${lowIsAtNight ? ' nocturna' : ''}, de ${lowest}`;
    },
    change(from, to) {
      const change = describeRange(from, 'a', to, units);
      return `la temperatura ${to > from ? 'subirá' : 'bajará'} de ${change}`;
    },
  });
}

/** `las temperaturas rondarán los 8 grados`; of one degree `estarán en torno a`. */
export function aroundDegrees(celsius: number, units: Units): string {
  const degrees = theDegrees(celsius, units);
  const verb = degrees.startsWith('los ') ? 'rondarán' : 'estarán en torno a';
  return `las temperaturas ${verb} ${degrees}`;
}
