import { LRUCache } from 'lru-cache';
import type { Gazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';

/** Of so many questions the answers are kept: people ask for the same places again and again. */
const MOST_REMEMBERED = 2000;

interface Answer {
  place: Place | undefined;
}

/** Answers what was asked before without looking it up again. */
export function remembering(gazetteer: Gazetteer): Gazetteer {
  const answers = new LRUCache<string, Answer>({ max: MOST_REMEMBERED });

  function remembered(question: string, lookUp: () => Place | undefined): Place | undefined {
    const known = answers.get(question);
    if (known) return known.place;
    const place = lookUp();
    answers.set(question, { place });
    return place;
  }

  return {
    find(spoken, listener) {
      const { language, country = '', latitude = '', longitude = '' } = listener;
      const question = `${spoken}|${language}|${country}|${latitude}|${longitude}`;
      return remembered(question, () => gazetteer.find(spoken, listener));
    },
    nearest(latitude, longitude, language) {
      const question = `${latitude}|${longitude}|${language}`;
      return remembered(question, () => gazetteer.nearest(latitude, longitude, language));
    },
  };
}
