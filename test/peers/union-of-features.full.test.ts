import { afterAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { startApp } from '../../src/app/app.ts';
import { SIMULATED_APPLICATION } from '../../src/app/simulator-routes.ts';
import { readConfig } from '../../src/config.ts';
import { startConversation } from '../../src/simulator/conversation.ts';
import type { SimulatedDevice } from '../../src/simulator/envelope.ts';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { languageSubtag, SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { UNHURRIED } from '../support/limits.ts';

/** A Saturday before noon. */
const clock = () => new Date('2026-04-18T11:55+02:00');

const app = await startApp({
  config: readConfig({ WEATHER_DATA: 'demo', PORT: '0', STORE_FILE: ':memory:' }),
  clock,
  log: pino({ level: 'silent' }),
  ...UNHURRIED,
});
afterAll(app.close);

type DeviceOptions = Omit<SimulatedDevice, 'id' | 'endpoint' | 'applicationId' | 'place'>;

function talk(locale: string, device: DeviceOptions = {}) {
  const conversation = startConversation({
    endpoint: `${app.url}/alexa`,
    locale,
    device: { ...device, place: app.defaultPlace },
    applicationId: SIMULATED_APPLICATION,
    clock,
    gazetteer: app.gazetteer,
    findTurn: app.findTurn,
  });
  return { say: async (utterance: string) => (await conversation.say(utterance)).turn };
}

/** Rows of the features of weather skills and voice assistants, each with a question in German and English. */
describe('the features of other weather skills', () => {
  it.each([
    ['Current weather', 'de-DE', 'Wie ist das Wetter gerade?', /^Im Moment .+ Grad\.$/],
    ['Current weather', 'en-US', "What's the weather right now?", /^Right now|^It's/],
    ['Forecast for a day / weekday', 'de-DE', 'Wie wird das Wetter am Dienstag?', /^Am Dienstag/],
    ['Forecast for a day / weekday', 'en-US', "What's the weather on Tuesday?", /Tuesday/],
    ['Day range, N days', 'de-DE', 'Wie wird das Wetter von Montag bis Mittwoch?', /Am Mittwoch/],
    [
      'Day range, N days',
      'en-US',
      "What's the weather for the next five days?",
      /^Today in Berlin\b.+ Tomorrow .+ Monday .+ Tuesday .+ Wednesday .+ high /,
    ],
    ['Weekend', 'de-DE', 'Wie wird das Wochenende?', /^Heute .+ Morgen /],
    ['Weekend', 'en-US', "What's the weather this weekend?", /^Today .+ Tomorrow/],
    ['Clock hour / hour range', 'de-DE', 'Wie wird das Wetter heute um 15 Uhr?', /15 Uhr/],
    [
      'Clock hour / hour range',
      'en-US',
      "What's the weather tomorrow between two and six pm?",
      /^Tomorrow between 2 and 6 PM in Berlin, .+ 54\.$/,
    ],
    ['Part of day', 'de-DE', 'Wie wird das Wetter heute Abend?', /^Heute Abend/],
    ['Part of day', 'en-US', "What's the weather tomorrow morning?", /^Tomorrow morning/],
    ['Rain next hour / 3 hours', 'de-DE', 'Regnet es gleich?', /nächsten Stunde|Minuten/],
    [
      'Rain next hour / 3 hours',
      'en-US',
      'Will it rain in the next three hours?',
      /hours|rain|dry/,
    ],
    [
      'When does it rain next',
      'de-DE',
      'Wann regnet es das nächste Mal?',
      /reg(en|n)|Regen|Schauer|trocken/i,
    ],
    ['When does it rain next', 'en-US', 'When will it rain next?', /rain|dry/],
    ['Yes/no condition', 'de-DE', 'Regnet es morgen?', /^(Ja|Nein|Vielleicht|Wahrscheinlich)/],
    ['Yes/no condition', 'de-DE', 'Schneit es morgen?', /^(Ja|Nein|Vielleicht|Wahrscheinlich)/],
    ['Yes/no condition', 'de-DE', 'Gibt es morgen Nebel?', /^(Ja|Nein|Vielleicht|Wahrscheinlich)/],
    [
      'Yes/no condition',
      'de-DE',
      'Gibt es heute ein Gewitter?',
      /^(Ja|Nein|Vielleicht|Wahrscheinlich)/,
    ],
    ['Yes/no condition', 'en-US', 'Will it be foggy tomorrow?', /^(Yes|No|Maybe|Perhaps|Probably)/],
    ['Yes/no condition', 'en-US', 'Will it snow tomorrow?', /^(Yes|No|Maybe|Perhaps|Probably)/],
    ['Yes/no condition', 'en-US', 'Is it going to be windy tomorrow?', /wind|breeze|calm|gale/],
    ['Advice', 'de-DE', 'Brauche ich heute einen Schirm?', /^(Ja|Nein|Vielleicht)/],
    ['Advice', 'en-US', 'Do I need a jacket tonight?', /^(Yes|No|Maybe|A )/],
    ['Temperature high/low', 'de-DE', 'Wie warm wird es morgen?', /Grad/],
    ['Temperature high/low', 'en-US', 'What will the low be tonight?', /degrees/],
    ['Sunrise/sunset', 'de-DE', 'Wann geht die Sonne unter?', /20 Uhr/],
    ['Sunrise/sunset', 'en-US', 'When does the sun rise tomorrow?', /\b6\b|six/],
    [
      'Humidity, dew point, pressure',
      'de-DE',
      'Wie hoch ist die Luftfeuchtigkeit?',
      /^Die Luftfeuchtigkeit liegt in Berlin gerade bei \d+ Prozent\.$/,
    ],
    [
      'Humidity, dew point, pressure',
      'en-US',
      "What's the air pressure?",
      /^The air pressure is [\d.]+ inches and (?:rising|falling|steady) in Berlin right now\.$/,
    ],
    ['Humidity, dew point, pressure', 'de-DE', 'Ist es schwül?', /^(?:Ja|Nein), der Taupunkt /],
    ['Cloud cover', 'en-US', 'How cloudy is it?', /^The sky is .+ in Berlin right now\.$/],
    [
      'UV',
      'en-US',
      "What's the UV index?",
      /^Sorry, I don't have the UV index, only sun and clouds\. .+ sun/,
    ],
    [
      'Warnings',
      'de-DE',
      'Gibt es Unwetterwarnungen?',
      /^(?:Ja|Nein), zurzeit gibt es in Berlin .*Wetterwarnung/,
    ],
    [
      'Warnings',
      'en-US',
      'Are there any weather alerts?',
      /^(?:Yes, there(?:'s| are)|No, there are) .* for Berlin/,
    ],
    [
      'Warnings',
      'de-DE',
      'Gibt es Wetterwarnungen in Wien?',
      /^Ob es für Wien amtliche Warnungen gibt, weiß ich nicht/,
    ],
    ['Moon', 'de-DE', 'Wann ist Vollmond?', /^Der nächste Vollmond ist am /],
    ['Moon', 'en-US', 'When does the moon set tomorrow?', /^The moon sets in Berlin tomorrow at /],
    ['Threshold', 'de-DE', 'Wird es morgen wärmer als 40 Grad?', /^Nein, morgen wird es/],
    ['Threshold', 'en-US', 'Will it drop below 90 degrees tomorrow?', /^Yes, tomorrow in Berlin/],
    ['Stays dry', 'de-DE', 'Bleibt es morgen trocken?', /^(?:Ja, .*trocken|Nein, )/],
    ['Warmest, coldest day', 'de-DE', 'Welcher Tag wird am wärmsten?', /^Am wärmsten wird es/],
    ['Warmest, coldest day', 'en-US', "What's the coldest day?", /^It'll be coldest in Berlin/],
    ['Pollen', 'de-DE', 'Wie ist der Pollenflug?', /[Pp]ollen/],
    ['Pollen', 'en-US', "What's the pollen count?", /[Pp]ollen/],
    ['Spoken place', 'de-DE', 'Wie wird das Wetter morgen in Hamburg?', /in Hamburg/],
    ['Spoken place', 'en-US', "What's the weather tomorrow in Munich?", /in Munich/],
    ['Out-of-range answers', 'de-DE', 'Wie war das Wetter letzten Montag?', /24 Stunden/],
    ['Out-of-range answers', 'en-US', "What's the weather in three weeks?", /doesn't reach/],
    [
      'Unknown place answer',
      'de-DE',
      'Wie wird das Wetter in Xyzzyheim?',
      /^Den Ort Xyzzyheim kenne ich leider nicht/,
    ],
    [
      'Unknown place answer',
      'en-US',
      "What's the weather in Xyzzyheim?",
      /^Sorry, I don't know a place called xyzzyheim/,
    ],
  ])('%s: "%s %s"', async (_row, locale, question, answer) => {
    const { speech } = await talk(locale).say(question);
    expect(speech).toMatch(answer);
  });

  it('Device place: postal code', async () => {
    const { speech } = await talk('de-DE', { address: { country: 'DE', code: '50667' } }).say(
      'Wie wird das Wetter morgen?',
    );
    expect(speech).toContain('in Köln');
  });

  it('Device place: coordinates', async () => {
    const { place } = await talk('de-DE').say('Wie wird das Wetter morgen?');
    expect(place?.name).toBe(app.defaultPlace.name);
  });

  it("Place's own time zone", async () => {
    const { calls } = await talk('de-DE').say('Wie wird das Wetter in Los Angeles?');
    // There it is still three in the night of the same day.
    expect(calls).toMatchObject([
      { operation: 'forecastDays', parameters: { datefrom: '20260418' } },
    ]);
  });

  it('Missing permission answer + card', async () => {
    const device = { hasPosition: false, permission: 'none' } as const;
    const { speech, response } = await talk('de-DE', device).say('Wie wird das Wetter morgen?');
    expect(speech).toMatch(/^Heute Nacht .+ in Berlin\b.+ Morgen .+ Wo wohnst du\?$/);
    expect(response.response.card).toEqual({
      type: 'AskForPermissionsConsent',
      permissions: [
        'read::alexa:device:all:address',
        'read::alexa:device:all:address:country_and_postal_code',
      ],
    });
  });

  it('Units setting', async () => {
    const device = { settings: { temperature: 'fahrenheit' } } as const;
    const { speech } = await talk('de-DE', device).say('Wie warm wird es morgen?');
    const inCelsius = await talk('de-DE').say('Wie warm wird es morgen?');
    expect(speech).not.toBe(inCelsius.speech);
  });

  it('Clarifying question', async () => {
    const conversation = talk('de-DE');
    expect((await conversation.say('Wie wird das Wetter morgen in Neustadt?')).speech).toMatch(
      /^Meinst du Neustadt .+ oder .+\?$/,
    );
    expect((await conversation.say('Das erste')).speech).toMatch(/^Morgen .+ in Neustadt/);
  });

  it('Follow-up keeping place/date', async () => {
    const conversation = talk('de-DE');
    await conversation.say('Regnet es morgen in Köln?');
    const { calls, place, speech } = await conversation.say('Und am Montag?');
    expect(place?.name).toBe('Köln');
    expect(calls[0]).toMatchObject({
      operation: 'forecastDays',
      parameters: { datefrom: '20260420' },
    });
    expect(speech).toMatch(/^(Ja|Nein|Vielleicht|Wahrscheinlich)/);
  });

  it('Screen', async () => {
    const { response } = await talk('de-DE', { hasScreen: true }).say(
      'Wie wird das Wetter morgen?',
    );
    const [directive] = response.response.directives ?? [];
    expect(directive?.type).toBe('Alexa.Presentation.APL.RenderDocument');
  });

  it('Saved preferences', async () => {
    const conversation = talk('en-US');
    await conversation.say('Always use Celsius');
    const { speech } = await conversation.say('How warm will it get tomorrow?');
    const plain = await talk('en-US').say('How warm will it get tomorrow?');
    expect(speech).not.toBe(plain.speech);
  });

  it('Languages with sentences', () => {
    const languages = new Set(SKILL_LOCALES.map(languageSubtag));
    expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'sv']);
    for (const locale of SKILL_LOCALES) {
      const { intents } = loadInteractionModel(locale).interactionModel.languageModel;
      const samples = intents.flatMap((intent) => intent.samples);
      expect(samples.length).toBeGreaterThanOrEqual(250);
    }
  });

  it.each([
    ['de-DE', 'Wie wird das Wetter am Wochenende?', 'WeatherIntent'],
    ['de-DE', 'Regnet es gleich?', 'RainIntent'],
    ['de-DE', 'Brauche ich einen Schirm?', 'UmbrellaIntent'],
    ['de-DE', 'Und der Wind?', 'FollowUpIntent'],
    ['en-US', 'How high is the birch pollen count?', 'PollenIntent'],
    ['en-US', 'When does the sun set?', 'SunsetIntent'],
    ['en-US', 'Is it going to snow tomorrow?', 'SnowIntent'],
    ['en-US', 'What should I wear?', 'ClothesIntent'],
  ])('Routing tests per sentence: "%s %s" is %s', async (locale, sentence, intent) => {
    expect((await talk(locale).say(sentence)).intent).toBe(intent);
  });
});
