import { UpstreamRefusal } from '../src/client/errors.ts';
import type { Collaborators } from '../src/collaborators.ts';
import type { Place } from '../src/place/place.ts';
import { pollenCall, type PollenCall, type Postcode } from '../src/slots/calls.ts';
import { pollenQuestion } from '../src/slots/pollen-question.ts';
import { askedOf } from '../src/speech/asked.ts';
import { spokenPollen, spokenTemplates, type AskedDays } from '../src/speech/spoken-pollen.ts';
import { plantIn } from '../src/wording/pollen-names.ts';
import type { Asked, Reply, Topic } from './support/topic.ts';

/** The country that the pollen index covers. */
const COVERED_COUNTRY = 'DE';

/** "How high is the pollen count?", "Is birch pollen flying in Leipzig tomorrow?" */
export const pollen: Topic = {
  name: 'pollen',
  intent: 'PollenIntent',
  takesPostcode: true,
  refuse({ unknownPollen }, { phrases, locale }) {
    if (unknownPollen === undefined) return undefined;
    const plant = plantIn(unknownPollen, locale.language.pollenNames);
    return phrases.pollen.unknownType(plant ?? unknownPollen);
  },
  async answer(asked, collaborators) {
    const { slots, calendar, where, phrases, calling } = asked;
    const question = pollenQuestion(slots, calendar);
    if (question.kind === 'unanswerable') {
      calling([]);
      return { speech: phrases.unanswerable[question.reason] };
    }
    const call = pollenCall(question, where);
    calling([call]);
    const about = { ...askedOf(question, slots, nameOf(where), calendar), days: question.days };
    try {
      const told = await tellOf(call, asked, about, collaborators);
      if (told.text === '') return { speech: phrases.pollen.noForecastThatDay };
      return { speech: told.text, title: phrases.pollen.cardTitle(told.place) };
    } catch (error) {
      return withoutForecast(error, asked);
    }
  },
};

async function tellOf(
  { operation, parameters }: PollenCall,
  asked: Asked,
  about: AskedDays,
  { client }: Collaborators,
): Promise<{ text: string; place: string }> {
  const options = { language: asked.tag, signal: asked.signal };
  if (operation === 'pollenTextByZip') {
    const answered = await client.call(operation, parameters, options);
    const [first] = answered.body.pollen.data;
    return { text: await spokenTemplates(answered, about), place: first?.location ?? '' };
  }
  const answered = await client.call(operation, parameters, options);
  return { text: spokenPollen(answered, asked, about), place: parameters.location ?? '' };
}

/** What is said where the service has no pollen, or does not know the device's postcode. */
function withoutForecast(error: unknown, { where, phrases }: Asked): Reply {
  if (!(error instanceof UpstreamRefusal)) throw error;
  const { status, fields } = error;
  const refuses = (field: string) => status === 400 && fields.includes(field);
  if (status === 406 || refuses('country')) {
    const isCovered = where.country === COVERED_COUNTRY;
    const sentence = isCovered ? phrases.pollen.noForecastNow : phrases.pollen.noForecast;
    return { speech: sentence(nameOf(where)) };
  }
  if ('code' in where && (status === 404 || refuses('zip_code'))) {
    return phrases.pollen.unknownPostcode;
  }
  throw error;
}

function nameOf(where: Place | Postcode): string | null {
  return 'code' in where ? null : where.name;
}
