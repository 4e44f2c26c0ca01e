import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type App } from '../src/app/app.ts';
import { createClient } from '../src/client/client.ts';
import { readConfig } from '../src/config.ts';
import type { SpokenSlots } from '../src/slots/spoken-slots.ts';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  sessionEndedRequest,
  SOME_AFTERNOON,
  weatherRequest,
  type QuestionIntent,
} from './support/alexa-requests.ts';
import { readResponse, type SpokenResponse } from './support/spoken-response.ts';
import { BERLIN } from './support/places.ts';
import { pollenSlots, spokenSlots } from './support/spoken-slots.ts';
import { say, skillWith } from './support/talk.ts';
import { propertyRuns } from './support/property-runs.ts';
import { UNHURRIED } from './support/limits.ts';

const clock = () => new Date(SOME_AFTERNOON);
const log = pino({ level: 'silent' });
let app: App;

beforeAll(async () => {
  const config = readConfig({ WEATHER_DATA: 'demo', PORT: '0', LOG_LEVEL: 'silent' });
  app = await startApp({ config, clock, log, ...UNHURRIED });
});
afterAll(async () => app.close());

async function post(request: RequestEnvelope): Promise<SpokenResponse> {
  const method = 'POST';
  const response = await fetch(`${app.url}/alexa`, { method, body: JSON.stringify(request) });
  expect(response.status).toBe(200);
  const envelope: ResponseEnvelope = JSON.parse(await response.text());
  return readResponse(envelope);
}

describe('the whole skill in one process, with demo weather', () => {
  it.each<[string, SpokenSlots, string, RegExp]>([
    [
      'now',
      { span: 'NOW' },
      'de-DE',
      /^(Jetzt|Im Moment|Aktuell|Zurzeit|Derzeit|Gerade)\b.* Berlin .*Grad/,
    ],
    ['today', { date: '2026-11-18' }, 'de-DE', /^Heute .*Berlin.*Grad/],
    [
      'tomorrow in Hamburg',
      { date: '2026-11-19', place: 'hamburg' },
      'de-DE',
      /^Morgen .*Hamburg.*Grad/,
    ],
    ['tonight', { dayPart: 'NI' }, 'de-DE', /Berlin.*Nacht|Nacht.*Berlin/],
    ['at three', { time: '15:00' }, 'de-DE', /^Heute um 15 Uhr .*Grad/],
    [
      'the weekend',
      { span: 'WEEKEND' },
      'de-DE',
      /^In der Nacht auf Samstag .*Berlin.*\. Am Samstag .*\. Am Sonntag /,
    ],
    ['the next hours', { span: 'NEXT_HOURS' }, 'de-DE', /Stunden.*Berlin/],
    ['the next days', { span: 'NEXT_DAYS' }, 'de-DE', /Berlin/],
    ['yesterday', { date: '2026-11-17' }, 'de-DE', /^Gestern waren es in Berlin /],
    [
      'in twelve days',
      { date: '2026-11-30' },
      'de-DE',
      /^Bis Montag, den 30\. November, reicht die Vorhersage noch nicht\. Frag mich ab Samstag/,
    ],
    ['today', { date: '2026-11-18' }, 'en-US', /Berlin.*high of/],
    [
      'tomorrow in Hamburg',
      { date: '2026-11-19', place: 'hamburg' },
      'en-US',
      /[Tt]omorrow.*Hamburg.*degrees/,
    ],
    ['tonight', { dayPart: 'NI' }, 'en-US', /Berlin.*night|night.*Berlin/i],
    ['at three', { time: '15:00' }, 'en-US', /3 p\.?m/i],
    ['winter', { date: '2026-WI' }, 'en-US', /^I can't forecast that long a time\./],
  ])('answers %s (%j) in %s', async (_said, slots, locale, speech) => {
    const heard = await post(weatherRequest(slots, { locale }));
    expect(heard.speech).toMatch(speech);
    expect(heard.shouldEndSession).toBe(true);
    expect(heard.reprompt).toBeUndefined();
  });

  it.each<[string, QuestionIntent, SpokenSlots, string, RegExp]>([
    ['rain soon', 'RainIntent', { span: 'SOON' }, 'de-DE', /Berlin.*(regn|trocken|schnei)/],
    ['rain in London', 'RainIntent', { place: 'london' }, 'en-US', /London.*(hour|minutes|dry)/],
    ['rain tomorrow', 'RainIntent', { date: '2026-11-19' }, 'de-DE', /^(Ja|Nein), morgen .*Berlin/],
    ['pollen', 'PollenIntent', {}, 'de-DE', /^Heute .*Berlin.*[Pp]ollen/],
    [
      'birch pollen tomorrow',
      'PollenIntent',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
      'en-US',
      /^Tomorrow .*Leipzig.*birch/,
    ],
    [
      'pollen in Vienna',
      'PollenIntent',
      { place: 'wien' },
      'de-DE',
      /^Für Wien habe ich leider keine Pollenvorhersage\./,
    ],
    ['oak', 'PollenIntent', { unknownPollen: 'oak' }, 'en-US', /no pollen forecast for oak.*\?$/],
  ])('answers %s (%s %j) in %s', async (_said, intent, slots, locale, speech) => {
    expect((await post(questionRequest(intent, slots, { locale }))).speech).toMatch(speech);
  });

  it('answers tonight and tomorrow together late in the evening at the place', async () => {
    const { speech } = await post(weatherRequest({ place: 'brisbane' }));
    expect(speech).toMatch(/Nacht.*Brisbane.*\. .*Donnerstag|Nacht.*Brisbane.*\. .*[Mm]orgen/);
  });

  it('opens, helps and ends', async () => {
    expect(await post(launchRequest())).toMatchObject({ shouldEndSession: false });
    expect(await post(intentRequest('AMAZON.HelpIntent'))).toMatchObject({
      shouldEndSession: false,
    });
    expect(await post(intentRequest('AMAZON.StopIntent'))).toMatchObject({
      shouldEndSession: true,
    });
    expect(await post(sessionEndedRequest())).toEqual({});
  });

  it('speaks German if a request has no locale', async () => {
    const { locale: _locale, ...request } = launchRequest().request;
    const body = JSON.stringify({ ...launchRequest(), request });
    const response = await fetch(`${app.url}/alexa`, { method: 'POST', body });
    expect(await response.text()).toContain('Wetter Stimme');
  });

  it('escapes SSML characters in a place name', async () => {
    const place = { ...BERLIN, name: 'Rhein & Main <x>' };
    const client = createClient({ baseUrl: `${app.url}/v4_0` });
    const { speech } = await say(weatherRequest({ date: '2026-11-19' }), {
      client,
      defaultPlace: () => place,
    });
    expect(speech).toContain('Rhein & Main <x>');
  });

  it('always speaks and ends or asks, whatever the slots contain', async () => {
    const said = fc.tuple(
      spokenSlots(clock().getTime()),
      fc.option(fc.constantFrom('hamburg', 'tokio', 'los angeles', 'nirgendwo', ''), {
        nil: undefined,
      }),
      fc.constantFrom('de-DE', 'en-US', 'en-GB', 'fr-FR'),
      fc.constantFrom<QuestionIntent[]>('WeatherIntent', 'RainIntent', 'PollenIntent'),
      pollenSlots,
    );
    await fc.assert(
      fc.asyncProperty(said, async ([slots, place, locale, intent, pollen]) => {
        const all = { ...slots, ...pollen, place };
        const heard = await post(questionRequest(intent, all, { locale }));
        expect(heard.speech).toMatch(/[.?]$/);
        expect(heard.speech).not.toMatch(
          /Wetterdienst|schiefgegangen|weather service|went wrong|undefined|null|NaN/,
        );
        expect(heard.shouldEndSession).toBe(heard.reprompt === undefined);
      }),
      { numRuns: propertyRuns(150) },
    );
  });
});

it('rejects a request for a foreign application, even without an endpoint', async () => {
  const skill = skillWith({ skillId: 'amzn1.ask.skill.mine' });
  const foreign = launchRequest({ applicationId: 'amzn1.ask.skill.other' });
  await expect(skill.invoke(foreign)).rejects.toThrow('Skill ID verification failed');
  const own = launchRequest({ applicationId: 'amzn1.ask.skill.mine' });
  expect(readResponse(await skill.invoke(own)).speech).toMatch(/Wetter Stimme/);
});
