import type { RequestEnvelope, Slot } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import { voiceTextIds, type VoiceTextId } from '../../src/contract/client-calls.ts';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { intentRequest } from '../support/alexa-requests.ts';
import { recognize as understood } from '../simulator/recognize.ts';
import {
  hoursAnswer,
  nextHourAnswer,
  pollenAnswer,
  pollenTemplatesAnswer,
  threeHoursAnswer,
} from '../support/answers.ts';
import { say } from '../support/talk.ts';
import { answering, serviceAnswering, startUpstream } from '../support/upstream.ts';

/** Spoken words of a slot in German and English, with their value. */
type Said = readonly [german: string, english: string, value: string];

interface Row {
  operation: VoiceTextId;
  german: string;
  english: string;
  intent: string;
  slots: Record<string, Said>;
  /** Below the address of the service; the device is in Berlin on Wednesday at five past two. */
  requested: string;
  answer: (text: string) => object;
  /** What is said before the text, by locale. */
  first?: Readonly<Record<string, string>>;
  /** What is requested after it. */
  others?: readonly { url: string }[];
}

const TEXT = 'Das ist die Antwort.';
const AT = '52.52437/13.41053?location=Berlin';

const withoutHours = (text: string) => ({ ...threeHoursAnswer(text), hourly: undefined });
const withDays = (text: string) => ({ ...withoutHours(text), summary: [] });

const ROWS: Row[] = [
  {
    operation: 'pollenTextByCoordinates',
    german: 'Wie stark fliegen heute Birkenpollen?',
    english: 'How high is the birch pollen count today?',
    intent: 'PollenIntent',
    slots: {
      pollenType: ['birkenpollen', 'birch', 'Birke'],
      date: ['heute', 'today', '2026-11-18'],
    },
    requested: `/voicetext/pollen/byCoordinates/${AT}&pollentype=Birke`,
    answer: pollenAnswer,
  },
  {
    operation: 'pollenTextByZip',
    german: 'Wie ist der Pollenflug?',
    english: "What's the pollen count?",
    intent: 'PollenIntent',
    slots: {},
    requested: '/voicetext/pollen/byLocation/DE/01067',
    answer: (text) => pollenTemplatesAnswer({ long: text, short: text }),
  },
  {
    operation: 'precipitationNextHour',
    german: 'Regnet es gleich?',
    english: 'Is it going to rain soon?',
    intent: 'RainIntent',
    slots: { span: ['gleich', 'soon', 'SOON'] },
    requested: `/voicetext/precipitation/nextHour/${AT}`,
    answer: nextHourAnswer,
    first: { 'de-DE': 'Ja. ', 'en-US': 'Yes. ' },
    others: [
      { url: `/voicetext/forecast/hours/${AT}&datetimefrom=2026111814&datetimeto=2026111815` },
    ],
  },
  {
    operation: 'forecastNextThreeHours',
    german: 'Wie wird das Wetter in den nächsten drei Stunden?',
    english: "What's the weather for the next three hours?",
    intent: 'WeatherIntent',
    slots: { duration: ['drei stunden', 'three hours', 'PT3H'] },
    requested: `/voicetext/forecast/nextThreeHours/${AT}`,
    answer: threeHoursAnswer,
  },
  {
    operation: 'forecastHours',
    german: 'Wie wird das Wetter morgen um acht?',
    english: "What's the weather tomorrow at eight?",
    intent: 'WeatherIntent',
    slots: { date: ['morgen', 'tomorrow', '2026-11-19'], time: ['acht', 'eight', '08:00'] },
    requested: `/voicetext/forecast/hours/${AT}&datetimefrom=2026111908`,
    answer: hoursAnswer,
  },
  {
    operation: 'forecastDayPart',
    german: 'Wie wird das Wetter heute Abend?',
    english: "What's the weather this evening?",
    intent: 'WeatherIntent',
    slots: { dayPart: ['abend', 'this evening', 'EV'] },
    requested: `/voicetext/forecast/dayPart/${AT}&space=evening&date=20261118`,
    answer: (text) => ({ ...withoutHours(text), spaces: [] }),
  },
  {
    operation: 'forecastDays',
    german: 'Wie wird das Wetter am Samstag?',
    english: "What's the weather on Saturday?",
    intent: 'WeatherIntent',
    slots: { date: ['samstag', 'saturday', '2026-11-21'] },
    requested: `/voicetext/forecast/days/${AT}&datefrom=20261121`,
    answer: withDays,
  },
  {
    operation: 'forecastWeekend',
    german: 'Wie wird das Wetter dieses Wochenende?',
    english: "What's the weather this weekend?",
    intent: 'WeatherIntent',
    slots: { date: ['dieses wochenende', 'this weekend', '2026-W47-WE'] },
    requested: `/voicetext/forecast/weekend/${AT}&date=20261121`,
    answer: withDays,
  },
  {
    operation: 'forecastNextThreeDays',
    german: 'Wie wird das Wetter in den nächsten Tagen?',
    english: "What's the weather over the next few days?",
    intent: 'WeatherIntent',
    slots: { span: ['in den nächsten tagen', 'over the next few days', 'NEXT_DAYS'] },
    requested: `/voicetext/forecast/nextThreeDays/${AT}`,
    answer: (text) => ({ ...withDays(text), spaces: [] }),
  },
];

/** The request of the platform for a row, with all slots of the intent, including empty ones. */
function requestFor(
  { intent, slots }: Row,
  locale: string,
  addressService: string,
): RequestEnvelope {
  const { intents, types } = loadInteractionModel(locale).interactionModel.languageModel;
  const model = intents.find(({ name }) => name === intent);
  const own = new Set(types.map(({ name }) => name));
  const filled = model?.slots.map(({ name, type }) => [
    name,
    slotFor(name, own.has(type) ? type : undefined, locale, slots[name]),
  ]);
  const api = { endpoint: addressService, token: 'eyJ0eXAiOiJKV1QifQ' };
  return intentRequest(intent, { locale, api }, Object.fromEntries(filled ?? []));
}

function slotFor(name: string, ownType: string | undefined, locale: string, said?: Said): Slot {
  const empty: Slot = { name, confirmationStatus: 'NONE' };
  if (!said) return empty;
  const [german, english, value] = said;
  const words = locale === 'de-DE' ? german : english;
  if (ownType === undefined) return simple(empty, value);
  const authority = `amzn1.er-authority.echo-sdk.amzn1.ask.skill.test.${ownType}`;
  const status = { code: 'ER_SUCCESS_MATCH' } as const;
  const values = [{ value: { name: words, id: value } }];
  return simple(empty, words, { resolutionsPerAuthority: [{ authority, status, values }] });
}

function simple(slot: Slot, value: string, resolutions?: Slot['resolutions']): Slot {
  const content = resolutions ? { value, resolutions } : { value };
  return { ...slot, ...content, slotValue: { type: 'Simple', ...content } };
}

/** Adds the postcode slot if a row needs it. */
async function addressServiceFor({ operation }: Row): Promise<string> {
  const known = operation === 'pollenTextByZip';
  const address = { countryCode: 'DE', postalCode: '01067' };
  const { url } = await startUpstream(known ? answering(200, address) : answering(204, ''));
  return url;
}

describe.each(['de-DE', 'en-US'])('a request of the platform in %s', (locale) => {
  it.each(ROWS)('$german $english -> $operation', async (row) => {
    const headers = { 'content-language': locale };
    const { client, requests } = await serviceAnswering(200, row.answer(TEXT), headers);
    const request = requestFor(row, locale, await addressServiceFor(row));
    const recognize = await say(request, { client });
    expect(requests).toMatchObject([
      { method: 'GET', url: row.requested, headers: { 'accept-language': locale } },
      ...(row.others ?? []),
    ]);
    const speech = `${row.first?.[locale] ?? ''}${TEXT}`;
    expect(recognize).toEqual({ speech, card: speech, shouldEndSession: true });
  });
});

it.each(ROWS)('$german and $english mean the same intent', ({ german, english, intent }) => {
  expect(understood(german, 'de-DE').intent).toBe(intent);
  expect(understood(english, 'en-US').intent).toBe(intent);
});

it('reaches each of the operations', () => {
  expect(ROWS.map(({ operation }) => operation)).toEqual(voiceTextIds);
});
