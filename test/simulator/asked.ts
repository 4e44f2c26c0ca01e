import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { isUnlikelyMeant, recognizeHeard } from '../../src/understanding/recognize-heard.ts';
import { recognizeAsked } from '../../src/understanding/recognize-asked.ts';
import type { RecognizedIntent } from '../../src/understanding/recognize-intent.ts';
import { AFTERNOON } from './recognize.ts';

const gazetteer = loadGazetteer();

/** What is understood with every place of the gazetteer: `Rain date=2026-11-21`, `AMAZON.Fallback`. */
export function describeAsked(utterance: string, locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  const found = recognizeAsked(utterance, {
    model: loadInteractionModel(locale),
    locale,
    now: AFTERNOON,
    timeZone: 'Europe/Berlin',
    isPlace: (name) => gazetteer.find(name, { language, country }) !== undefined,
    isFarVillage: (name) => isUnlikelyMeant(gazetteer.find(name, { language, country }), locale),
  });
  return describeFound(found);
}

/** What is understood of a transcript near a town: `Rain place=München`. */
export function describeHeard(utterance: string, locale: string, town: string): string {
  return describeFound(recognizeNear(utterance, locale, town));
}

export function recognizeNear(utterance: string, locale: string, town: string) {
  const place = findPlace(town, locale);
  if (!place) throw new Error(`no town ${town}`);
  const context = { locale, place, now: AFTERNOON, gazetteer, attributes: {} };
  return recognizeHeard(utterance, context);
}

/** The place that is meant by a name in the country of a locale. */
export function findPlace(name: string, locale: string) {
  const [language = '', country = ''] = locale.split('-');
  return gazetteer.find(name, { language, country });
}

function describeFound(found: RecognizedIntent | undefined): string {
  const slots = Object.values(found?.slots ?? {}).flatMap(({ name, value, resolutions }) => {
    const id = resolutions?.resolutionsPerAuthority?.[0]?.values[0]?.value.id;
    return value === undefined ? [] : [`${name}=${id ?? value}`];
  });
  return [found?.intent.replace(/Intent$/, ''), ...slots].join(' ');
}
