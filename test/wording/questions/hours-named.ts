import { WAKING_HOUR } from '../../../src/weather/periods.ts';
import { getWeatherFamily, type WeatherFamily } from '../../../src/weather/state.ts';
import { toNearestLocalHour } from '../../../src/time/local-time.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { onlyStretch } from './questions.ts';

/** The hours of the clock in which weather of some kinds is shown. */
export function clockOfHours(facts: AnswerFacts, families: readonly WeatherFamily[]): number[] {
  return onlyStretch(facts)
    .hours.filter(({ weather }) => {
      const family = getWeatherFamily(weather.state);
      return family !== undefined && families.includes(family);
    })
    .map(({ date }) => toNearestLocalHour(Date.parse(date), facts.timeZone).hour);
}

/** Lists the hours that a German answer names for its question, not for other weather beside it. */
export function hoursNamed(text: string, facts: AnswerFacts): number[] {
  const [main = ''] = text.split(/, (?:sonst|außerdem|dafür)|\. /);
  if (/\b(?:meist|zeitweise|gelegentlich)\b/.test(main)) return [];
  const all = listHoursMeant(main, facts);
  const spans = [
    ...main.matchAll(
      /(?:zwischen|von) (\S+)(?: Uhr(?: früh| nachts)?)? (?:und|bis) (\S+)|\b(ab|bis) (\S+)/g,
    ),
  ];
  return spans.flatMap(([, from, to, word, at]) => {
    const start = word === 'bis' ? 0 : placeOf(from ?? at, all);
    const end = word === 'ab' ? all.length : placeOf(to ?? at, all);
    return all.slice(start, end === 0 ? all.length : end);
  });
}

/** A day begins at six: the hours before are its night, unless the answer names one of them. */
function listHoursMeant(main: string, facts: AnswerFacts): number[] {
  const { when, hours } = onlyStretch(facts);
  const all = hours.map(({ date }) => toNearestLocalHour(Date.parse(date), facts.timeZone).hour);
  if (when.kind !== 'day') return all;
  if (main.includes('Nacht')) return all.filter((hour) => hour < WAKING_HOUR);
  const namesEarlyHour = /\b(?:ein|[1-5])\b/.test(main);
  return namesEarlyHour ? all : all.filter((hour) => hour >= WAKING_HOUR);
}

const HOUR_WORDS: Readonly<Record<string, number>> = { Mitternacht: 0, null: 0, ein: 1 };

/** Where in the stretch an hour of the clock begins; its end where it is not in it. */
function placeOf(words: string | undefined, all: readonly number[]): number {
  const hour = HOUR_WORDS[words ?? ''] ?? Number(words);
  const place = all.indexOf(hour);
  return place === -1 ? all.length : place;
}
