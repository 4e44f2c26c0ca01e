import { describe, expect, it } from 'vitest';
import {
  intentRequest,
  launchRequest,
  questionRequest,
  sessionEndedRequest,
} from '../support/alexa-requests.ts';
import { say, skillWith } from '../support/talk.ts';

describe.each([
  {
    locale: 'de-DE',
    welcome: /^(?:Willkommen bei|Hallo, hier ist|Hier ist) Wetter Stimme\. .+\?$/,
    help: /^Du kannst mich nach Wetter, .+\?$/,
    notUnderstood: /^Das habe ich leider nicht verstanden\. .+\?$/,
    goodbye: /^Bis (?:bald|später|zum nächsten Mal)\.$/,
  },
  {
    locale: 'en-US',
    welcome: /^(?:Welcome to|Hello, this is|Hi, you've reached) Weather Voice\. .+\?$/,
    help: /^I can tell you about the weather .+\?$/,
    notUnderstood: /^Sorry, I didn't get that\. .+\?$/,
    goodbye: /^(?:Goodbye|See you soon|Talk to you soon)\.$/,
  },
])('in $locale', ({ locale, welcome, help, notUnderstood, goodbye }) => {
  it.each([
    ['opening the skill', launchRequest({ locale }), welcome],
    ['asking for help', intentRequest('AMAZON.HelpIntent', { locale }), help],
    ['saying something else', intentRequest('AMAZON.FallbackIntent', { locale }), notUnderstood],
    ['an intent that a newer model has', intentRequest('TidesIntent', { locale }), notUnderstood],
  ])('%s is answered with a question, and the skill listens', async (_what, request, speech) => {
    const spoken = await say(request);
    expect(spoken.speech).toMatch(speech);
    expect(spoken.reprompt).toMatch(/\?$/);
    expect(spoken.shouldEndSession).toBe(false);
  });

  it.each(['AMAZON.StopIntent', 'AMAZON.CancelIntent'])('%s ends with a goodbye', async (name) => {
    const spoken = await say(intentRequest(name, { locale }));
    expect(spoken).toEqual({ speech: expect.stringMatching(goodbye), shouldEndSession: true });
  });

  it('"go home" ends without speech', async () => {
    const spoken = await say(intentRequest('AMAZON.NavigateHomeIntent', { locale }));
    expect(spoken).toEqual({ shouldEndSession: true });
  });

  it('an ended session gets no speech', async () => {
    const { response } = await skillWith().invoke(sessionEndedRequest({ locale }));
    expect(response).toEqual({});
  });
});

it.each([
  ['other English', 'en-IN', /^I have the weather by the hour/],
  ['a language without sentences', 'ja-JP', /^Auf die Stunde genau/],
])('falls back to a supported language for %s', async (_what, locale, speech) => {
  const far = questionRequest('WeatherIntent', { date: '2026-11-24', time: '15:00' }, { locale });
  expect((await say(far)).speech).toMatch(speech);
});

it('speaks German if a request has no locale', async () => {
  const spoken = await say(intentRequest('AMAZON.StopIntent', { locale: '' }));
  expect(spoken.speech).toMatch(/^Bis /);
});
