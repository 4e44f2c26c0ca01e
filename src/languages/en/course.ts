import { isWet } from '../../weather/state.ts';
import { asStrengthChange, joinClauses } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { Boundary, CourseStatement, Opening, Sky } from '../../wording/plan/statement.ts';
import { namesHours } from '../../wording/plan/facts.ts';
import { isDryBreak, wordCourse } from '../skeleton-course.ts';
import { isNightWhen } from '../skeleton-time.ts';
import { type Country, describePlace, SHARES } from './words.ts';
import { describeDegrees, describeJoinedTemperature } from './temperatures.ts';
import { besides, itIs, selectSkyWords, type Words } from './sky.ts';
import { createSentenceFrames, createTimeWords, isOfDays } from './time.ts';

/** The weather of a time: what it is, `tomorrow will be sunny`, what it has, `tomorrow, expect rain`, or what goes on. */
type Weather = { is: string } | { has: string; isPlural: boolean } | { goesOn: string };

const AND_AGAIN = 'and again';

export function createCourse(country: Country) {
  const { opened, asSubject } = createSentenceFrames(country);
  const { boundaryWords, spanWords, repeatedSpanWords } = createTimeWords(country);
  const wordsOf = (sky: Sky) => selectSkyWords(sky, country);
  return { course, weatherOf };

  function course(statement: CourseStatement, { units, now }: SpeechOptions): string {
    const { course: planned, temperature } = statement;
    const opening = isOfEvening(statement) ? toEvening(statement.opening) : statement.opening;
    if (planned.form === 'steady' && temperature?.form === 'exactly') {
      const degrees = describeDegrees(temperature.value, units);
      const sky = besides(wordsOf(planned.sky));
      return `${opening ? opened(opening) : ''}${itIs(now)} ${degrees} ${sky}`;
    }
    const weather = wordWeather(statement);
    const isNext = opening?.when.kind === 'nextHours' && namesHours(planned);
    const sentence = isNext ? placed(opening.place, weather) : weatherOf(opening, weather, now);
    if (!temperature) return sentence;
    const degrees = describeJoinedTemperature(temperature, units, isOfDays(opening));
    return `${sentence}${linkTemperature(sentence)} ${degrees}`;
  }

  function wordWeather({ course: planned, daily, opening, alone }: CourseStatement): Weather {
    const timed = daily ? toEachDay : (time: string) => time;
    const describeSpan = planned.form === 'twice' ? repeatedSpanWords : spanWords;
    const atNight = isNightWhen(opening?.when);
    return wordCourse<Weather>(planned, describeSpan, AND_AGAIN, SHARES, {
      steady: (sky) => toWeather(wordsOf(sky)),
      change(first, second, at) {
        const [until, from] = boundaryWords(at);
        const [before, after] = [wordsOf(first), wordsOf(asStrengthChange(first, second))];
        if (alone) return onlyWhen(after, timed(from));
        if (atNight && 'hour' in at) {
          if (isDryBreak(first, second)) return onlyWhen(before, until);
          if (isDryBreak(second, first)) return onlyWhen(after, from);
        }
        if (atNight && before.adjective && isWet(second.state)) {
          return { is: `${before.adjective} ${until}, then there'll be ${after.noun}` };
        }
        const sky = isEarly(at, opening) && isWet(second.state) ? atFirst(before) : before;
        return describeChange(sky, after, timed(until), timed(from));
      },
      passing: (background, passing, when) =>
        alone || (atNight && isDryBreak(passing, background))
          ? onlyWhen(wordsOf(passing), timed(when))
          : describePassing(
              wordsOf(background),
              wordsOf(asStrengthChange(background, passing)),
              timed(when),
            ),
    });
  }

  /** `tomorrow in Kiel will be sunny`, `tomorrow in Kiel, expect rain`, `it's sunny`. */
  function weatherOf(opening: Opening | null, weather: Weather, now: boolean): string {
    const time = opening ? opened(opening) : '';
    if ('is' in weather) {
      const subject = opening && asSubject(opening);
      return subject && !now
        ? `${subject} will be ${weather.is}`
        : `${time}${itIs(now)} ${weather.is}`;
    }
    if ('goesOn' in weather) return `${time}${weather.goesOn}`;
    if (!now) return opening ? `${time}expect ${weather.has}` : `there'll be ${weather.has}`;
    return `${time}${weather.isPlural ? 'there are' : "there's"} ${weather.has}`;
  }
}

/** Whether only the evening of today is left: a high would be one of the day. */
function isOfEvening({ opening, temperature }: CourseStatement): boolean {
  if (opening?.when.kind !== 'day' || temperature?.form !== 'low') return false;
  const { ahead, byWeekday } = opening.when.day;
  return ahead === 0 && !byWeekday && temperature.atNight === true;
}

function toEvening(opening: Opening | null): Opening | null {
  if (opening?.when.kind !== 'day') return opening;
  const { day } = opening.when;
  return { ...opening, when: { kind: 'part', day, part: 'evening', running: true } };
}

/** `with rain and a high of 8`, `with rain between 2 and 5 PM, and a high of 8`. */
function linkTemperature(sentence: string): string {
  if (!/,.* with /.test(sentence)) return ', with';
  return / (?:around|between|from|starting|until|and again) /.test(sentence) ? ', and' : ' and';
}

function toWeather({ adjective, noun, isPlural, goesOn }: Words): Weather {
  if (goesOn !== undefined) return { goesOn };
  return adjective === null ? { has: noun, isPlural } : { is: adjective };
}

/** Fog that has an adjective. */
const FOGGY: Readonly<Record<string, string>> = { fog: 'foggy' };

/** `sunny until 4 PM, then overcast`, `rain until noon, then sunshine`, `overcast, with rain from 6 PM on`. */
function describeChange(first: Words, second: Words, until: string, from: string): Weather {
  if (first.adjective !== null && second.adjective !== null) {
    return { is: `${first.adjective} ${until}, then ${second.adjective}` };
  }
  if (first.adjective !== null && second.noun.endsWith('fog')) {
    return {
      is: `${first.adjective} ${until}, then ${FOGGY[second.noun] ?? `there'll be ${second.noun}`}`,
    };
  }
  if (first.adjective !== null && second.noun.startsWith('sunny ')) {
    return { is: `${first.adjective} at first, with ${second.noun} ${from}` };
  }
  if (first.adjective !== null) return describePassing(first, second, from);
  const then = second.goesOn ?? second.noun;
  return { has: `${first.noun} ${until}, then ${then}`, isPlural: first.isPlural };
}

/** Whether what follows is the weather of most of the day. */
function isEarly(at: Boundary, opening: Opening | null): boolean {
  if ('part' in at) return at.part === 'earlyMorning' || at.part === 'morning';
  return opening?.when.kind === 'day' && at.hour < NOON_HOUR;
}

const NOON_HOUR = 12;

/** The sun of a few hours is not that of the day: `sunny at first, but with rain starting in the morning`. */
function atFirst(sky: Words): Words {
  return sky.adjective !== null && sky.isBright
    ? { ...sky, adjective: `${sky.adjective} at first` }
    : sky;
}

/** `overcast, with rain at times`, `sunny, but with showers`, `sunny, but overcast at noon`, `rain, with a break around noon`. */
function describePassing(background: Words, passing: Words, when: string): Weather {
  if (clearsUp(background, passing) && !isShare(when)) {
    return { is: `${passing.adjective} ${when}, with ${background.noun} the rest of the time` };
  }
  const { isPlural } = background;
  const change = background.adjective === null ? nameChange(passing) : undefined;
  if (change) return { has: `${background.noun}, ${change} ${when}`, isPlural };
  if (isHarder(background, passing)) {
    const how = isShare(when) ? `${when} heavy` : `heavy ${when}`;
    const but = background.noun.startsWith('light ') ? 'but ' : '';
    return { has: `${background.noun}, ${but}${how}`, isPlural };
  }
  const isContrast = background.isBright !== passing.isBright;
  if (isContrast && background.adjective !== null && passing.adjective !== null) {
    return { is: `${background.adjective}, but ${passing.adjective} ${when}` };
  }
  const link = isContrast ? 'but with' : 'with';
  const then =
    passing.adjective === null || background.adjective !== null
      ? `${link} ${atTime(passing, when)}`
      : describeRespite(background, passing, when);
  return background.adjective === null
    ? { has: `${background.noun}, ${then}`, isPlural: background.isPlural }
    : { is: `${background.adjective}, ${then}` };
}

/** `heavy rain, easing in the afternoon`. */
function nameChange({ goesOn = '' }: Words): string | undefined {
  if (goesOn.endsWith(' will ease')) return 'easing';
  return goesOn.endsWith(' will get heavier') ? 'getting heavier' : undefined;
}

/** Whether the same falls, but hard: `rain, heavy around 2 AM`. */
function isHarder(background: Words, passing: Words): boolean {
  return passing.noun === `heavy ${background.noun.replace(/^light /, '')}`;
}

/** `with a break around noon`, `with breaks at times`, `but sunshine in the afternoon`. */
function describeRespite(background: Words, passing: Words, when: string): string {
  if (passing.isBright || !background.canBeOccasional) return `but ${passing.noun} ${when}`;
  return `with ${isShare(when) ? 'breaks' : 'a break'} ${when}`;
}

/** The sun that comes through fog is the weather of the day. */
function clearsUp(background: Words, passing: Words): boolean {
  const isFoggy = background.adjective === null && !background.canBeOccasional;
  return isFoggy && passing.adjective !== null && passing.isBright;
}

function isShare(when: string): boolean {
  return Object.values(SHARES).includes(when);
}

/** A danger, or what falls at night, without the sky around it: `thunderstorms in the evening`. */
function onlyWhen(words: Words, when: string): Weather {
  return { has: atTime(words, when), isPlural: words.isPlural };
}

/** `rain from 6 PM on`, `occasional showers`. */
function atTime({ noun, canBeOccasional }: Words, when: string): string {
  return canBeOccasional && when === SHARES.nowAndThen ? `occasional ${noun}` : `${noun} ${when}`;
}

/** `each afternoon`, `starting late each evening`, `until noon each day`, `each morning and again each evening`. */
function toEachDay(time: string): string {
  const and = ` ${AND_AGAIN} `;
  if (!time.includes('in the ')) return `${time} each day`;
  return time
    .split(and)
    .map((one) => (one.includes('in the ') ? one.replace('in the', 'each') : `${one} each day`))
    .join(and);
}

/** The next hours need no name beside an hour of the clock: `in Kiel, expect rain until noon`. */
function placed(place: string | null, weather: Weather): string {
  if ('goesOn' in weather) return joinClauses(describePlace(place), weather.goesOn);
  const words = 'is' in weather ? `it'll be ${weather.is}` : `expect ${weather.has}`;
  return joinClauses(describePlace(place), words);
}
