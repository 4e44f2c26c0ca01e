import { UpstreamRefusal } from '../src/client/errors.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import type { Place } from '../src/place/place.ts';
import { createPollenCall, type PollenCall } from '../src/slots/query.ts';
import type { Postcode } from '../src/place/postcodes/postcode.ts';
import { parsePollenQuery } from '../src/slots/parse-query.ts';
import {
  createPlanContext,
  choosePollenText,
  fillPollenTexts,
  type PollenPlanContext,
} from '../src/speech/spoken-answer.ts';
import { findPlant } from '../src/wording/language.ts';
import type { ResolvedTurn, TopicReply, Topic } from './support/turn-context.ts';

/** The country that the pollen index covers. */
const COVERED_COUNTRY = 'DE';

/** "How high is the pollen count?", "Is birch pollen flying in Leipzig tomorrow?" */
export const pollenTopic: Topic = {
  name: 'pollen',
  intent: 'PollenIntent',
  acceptsPostcode: true,
  refuse({ unknownPollen }, { phrases, locale }) {
    if (unknownPollen === undefined) return undefined;
    const plant = findPlant(unknownPollen, locale.language.pollenNames);
    return phrases.pollen.unknownType(plant ?? unknownPollen);
  },
  async answer(asked, collaborators) {
    const { slots, calendar, location, phrases, recordCalls } = asked;
    const question = parsePollenQuery(slots, calendar);
    if (question.kind === 'unanswerable') {
      recordCalls([]);
      return { speech: phrases.unanswerable[question.reason] };
    }
    const call = createPollenCall(question, location);
    recordCalls([call]);
    const about = {
      ...createPlanContext(question, slots, pollenPlaceName(location), calendar),
      days: question.days,
    };
    try {
      const told = await loadPollenText(call, asked, about, collaborators);
      if (told.text === '') return { speech: phrases.pollen.noForecastThatDay };
      return { speech: told.text, title: phrases.pollen.cardTitle(told.place) };
    } catch (error) {
      return explainMissingPollen(error, asked);
    }
  },
};

async function loadPollenText(
  { operation, parameters }: PollenCall,
  asked: ResolvedTurn,
  about: PollenPlanContext,
  { client }: SkillDependencies,
): Promise<{ text: string; place: string }> {
  const options = { language: asked.tag, signal: asked.signal };
  if (operation === 'pollenTextByZip') {
    const answered = await client.call(operation, parameters, options);
    const [first] = answered.body.pollen.data;
    return { text: await fillPollenTexts(answered, about), place: first?.location ?? '' };
  }
  const answered = await client.call(operation, parameters, options);
  return { text: choosePollenText(answered, asked, about), place: parameters.location ?? '' };
}

/** What is said where the service has no pollen, or does not know the device's postcode. */
function explainMissingPollen(error: unknown, { location, phrases }: ResolvedTurn): TopicReply {
  if (!(error instanceof UpstreamRefusal)) throw error;
  const { status, fields } = error;
  const refuses = (field: string) => status === 400 && fields.includes(field);
  if (status === 406 || refuses('country')) {
    const isCovered = location.country === COVERED_COUNTRY;
    const sentence = isCovered ? phrases.pollen.noForecastNow : phrases.pollen.noForecast;
    return { speech: sentence(pollenPlaceName(location)) };
  }
  if ('code' in location && (status === 404 || refuses('zip_code'))) {
    return phrases.pollen.unknownPostcode;
  }
  throw error;
}

function pollenPlaceName(where: Place | Postcode): string | null {
  return 'code' in where ? null : where.name;
}
