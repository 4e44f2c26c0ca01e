import { LRUCache } from 'lru-cache';
import type { PlaceChoice } from './ambiguity.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';
import type { Listener } from './rank.ts';

/** Of so many questions the answers are kept: people ask for the same places again and again. */
const MOST_REMEMBERED = 2000;

interface Answer<T> {
  value: T;
}

/** Answers what was asked before without looking it up again. */
export function remembering(gazetteer: Gazetteer): Gazetteer {
  const places = memory<Place | undefined>();
  const choices = memory<PlaceChoice[]>();
  return {
    ...gazetteer,
    find: (spoken, listener) =>
      places(questionOf(spoken, listener), () => gazetteer.find(spoken, listener)),
    choices: (spoken, listener) =>
      choices(questionOf(spoken, listener), () => gazetteer.choices(spoken, listener)),
    nearest: (latitude, longitude, language) =>
      places(`${latitude}|${longitude}|${language}`, () =>
        gazetteer.nearest(latitude, longitude, language),
      ),
  };
}

function memory<T>(): (question: string, lookUp: () => T) => T {
  const answers = new LRUCache<string, Answer<T>>({ max: MOST_REMEMBERED });
  return (question, lookUp) => {
    const known = answers.get(question);
    if (known) return known.value;
    const value = lookUp();
    answers.set(question, { value });
    return value;
  };
}

function questionOf(spoken: string, listener: Listener): string {
  const { language, country = '', latitude = '', longitude = '' } = listener;
  return `${spoken}|${language}|${country}|${latitude}|${longitude}`;
}
