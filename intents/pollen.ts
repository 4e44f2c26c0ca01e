import { UpstreamRefusal } from '../src/client/errors.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import type { PollenByCoordinatesResponse } from '../src/contract/voice-text/pollen.ts';
import type { Place } from '../src/place/place.ts';
import type { Postcode } from '../src/place/address.ts';
import { createPollenCall, type PollenCall, type PollenQuery } from '../src/slots/query.ts';
import { parsePollenQuery } from '../src/slots/parse-query.ts';
import {
  createPlanContext,
  choosePollenText,
  fillPollenTexts,
  type PollenPlanContext,
} from '../src/speech/spoken-answer.ts';
import { addDays } from '../src/time/local-time.ts';
import { joinWords } from '../src/wording/grammar.ts';
import { findPlant } from '../src/wording/language.ts';
import type { ContrastFact } from '../src/wording/plan/fact-statement.ts';
import { renderAnswer } from '../src/wording/render.ts';
import { findOtherPlace } from './support/two-places.ts';
import {
  explainUnanswerable,
  type ResolvedTurn,
  type TopicReply,
  type Topic,
} from './support/turn-context.ts';

/** The country that the pollen index covers. */
const COVERED_COUNTRY = 'DE';

/** "How high is the pollen count?", "Is birch pollen flying in Leipzig tomorrow?" */
export const pollenTopic: Topic = {
  acceptsPostcode: true,
  async refuse({ unknownPollen }, { phrases, loadLocale }) {
    if (unknownPollen === undefined) return undefined;
    const { language } = await loadLocale();
    const plant = findPlant(unknownPollen, language.pollenNames);
    return phrases.pollen.unknownType(plant ?? unknownPollen);
  },
  async answer(turn, dependencies) {
    const { slots, calendar, location, phrases, recordCalls } = turn;
    const question = parsePollenQuery(slots, calendar);
    if (question.kind === 'unanswerable') return explainUnanswerable(question, turn);
    const call = createPollenCall(question, location);
    recordCalls([call]);
    const planContext = {
      ...createPlanContext(question, slots, pollenPlaceName(location), calendar),
      days: question.days,
    };
    try {
      const answer = await loadPollenText(call, turn, planContext, dependencies);
      if (answer.text === '') return { speech: phrases.pollen.noForecastThatDay };
      const than = await findOtherIndex(question, answer, turn, planContext, dependencies);
      const first =
        than === null || answer.index === null
          ? answerWhether(answer.index, turn)
          : answerBetter(answer.index - than, turn);
      const speech = joinWords(first, answer.text);
      return { speech, title: phrases.pollen.cardTitle(answer.place) };
    } catch (error) {
      return explainMissingPollen(error, turn);
    }
  },
};

interface PollenAnswer {
  text: string;
  place: string;
  /** 0 none to 3 high, of the asked type and days; null if unknown. */
  index: number | null;
  body?: PollenByCoordinatesResponse;
}

/** The index of the day or the place of the talk, if it is compared with that: "is it better tomorrow?" */
async function findOtherIndex(
  question: PollenQuery,
  { body }: PollenAnswer,
  turn: ResolvedTurn,
  planContext: PollenPlanContext,
  dependencies: SkillDependencies,
): Promise<number | null> {
  const { otherDate, otherPlace } = turn.slots;
  if (otherDate !== undefined && body) {
    return findHighestIndex(body, { ...planContext, days: [otherDate] });
  }
  if (otherPlace === undefined || 'code' in turn.location) return null;
  const place = await findOtherPlace(turn, dependencies);
  if (!place) return null;
  const call = createPollenCall(question, place);
  if (call.operation === 'pollenTextByZip') return null;
  const options = { language: turn.tag, signal: turn.signal };
  const response = await dependencies.client
    .call(call.operation, call.parameters, options)
    .catch(() => undefined);
  return response ? findHighestIndex(response.body, planContext) : null;
}

async function loadPollenText(
  { operation, parameters }: PollenCall,
  turn: ResolvedTurn,
  planContext: PollenPlanContext,
  { client }: SkillDependencies,
): Promise<PollenAnswer> {
  const options = { language: turn.tag, signal: turn.signal };
  if (operation === 'pollenTextByZip') {
    const response = await client.call(operation, parameters, options);
    const [first] = response.body.pollen.data;
    const place = first?.location ?? '';
    return { text: await fillPollenTexts(response, planContext), place, index: null };
  }
  const response = await client.call(operation, parameters, options);
  const text = await choosePollenText(response, turn, planContext);
  const index = findHighestIndex(response.body, planContext);
  return { text, place: parameters.location ?? '', index, body: response.body };
}

/** The highest index of the asked days; null if unknown. */
function findHighestIndex(
  { items, pollenType }: PollenByCoordinatesResponse,
  { days, today }: PollenPlanContext,
): number | null {
  const asked = items.filter(({ name }) => pollenType === '' || name === pollenType);
  const indices = asked.flatMap(({ today: ofToday, tomorrow, inTwoDays }) =>
    [ofToday, tomorrow, inTwoDays].filter((_, ahead) => days.includes(addDays(today, ahead))),
  );
  const known = indices.filter((index) => index !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The lowest index of "a lot of pollen": middle. */
const MIN_MUCH_INDEX = 2;

/** Yes or no, as a sentence of its own, if that was asked for. */
function answerWhether(index: number | null, { slots: { whether }, locale, tag }: ResolvedTurn) {
  if (whether === undefined || index === null) return '';
  const isAny = index >= (whether === 'WHETHER_MUCH' ? MIN_MUCH_INDEX : 1);
  const first = locale.language.answers[isAny ? 'yes' : 'no'];
  return `${first.charAt(0).toLocaleUpperCase(tag)}${first.slice(1)}.`;
}

/** Whether there is less than the other time or at the other place. */
function answerBetter(difference: number, { slots, locale, tag }: ResolvedTurn): string {
  if (difference === 0) return renderAnswer([ALIKE], locale);
  const first =
    locale.language.answers[difference < 0 === (slots.direction === 'BETTER') ? 'yes' : 'no'];
  return `${first.charAt(0).toLocaleUpperCase(tag)}${first.slice(1)}.`;
}

const ALIKE: ContrastFact = {
  kind: 'fact',
  form: 'contrast',
  answer: 'no',
  of: 'weather',
  is: 'alike',
  place: null,
  when: null,
  now: false,
  difference: null,
};

/** Explains that the service has no pollen data or does not know the postcode of the device. */
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

function pollenPlaceName(location: Place | Postcode): string | null {
  return 'code' in location ? null : location.name;
}
