import { describe, expect, it } from 'vitest';
import { intentRequest, launchRequest, sessionEndedRequest } from '../support/alexa-requests.ts';
import { say, skillWith } from '../support/talk.ts';

describe.each([
  {
    locale: 'de-DE',
    welcome: /^Willkommen bei Wetter Stimme\. .+\?$/,
    help: /^Du kannst nach dem Wetter .+\?$/,
    notUnderstood: /^Das habe ich leider nicht verstanden\. .+\?$/,
    goodbye: 'Bis bald.',
  },
  {
    locale: 'en-US',
    welcome: /^Welcome to Weather Voice\. .+\?$/,
    help: /^You can ask for the weather .+\?$/,
    notUnderstood: /^Sorry, I didn't get that\. .+\?$/,
    goodbye: 'Goodbye.',
  },
])('in $locale', ({ locale, welcome, help, notUnderstood, goodbye }) => {
  it.each([
    ['opening the skill', launchRequest({ locale }), welcome],
    ['asking for help', intentRequest('AMAZON.HelpIntent', { locale }), help],
    ['saying something else', intentRequest('AMAZON.FallbackIntent', { locale }), notUnderstood],
    ['an intent that a newer model has', intentRequest('TidesIntent', { locale }), notUnderstood],
  ])('%s is answered with a question, and the skill listens', async (_what, request, speech) => {
    const heard = await say(request);
    expect(heard.speech).toMatch(speech);
    expect(heard.reprompt).toMatch(/\?$/);
    expect(heard.shouldEndSession).toBe(false);
  });

  it.each(['AMAZON.StopIntent', 'AMAZON.CancelIntent'])('%s ends with a goodbye', async (name) => {
    const heard = await say(intentRequest(name, { locale }));
    expect(heard).toEqual({ speech: goodbye, shouldEndSession: true });
  });

  it('going home ends without a word', async () => {
    const heard = await say(intentRequest('AMAZON.NavigateHomeIntent', { locale }));
    expect(heard).toEqual({ shouldEndSession: true });
  });

  it('a session that has ended hears nothing any more', async () => {
    const { response } = await skillWith().invoke(sessionEndedRequest({ locale }));
    expect(response).toEqual({});
  });
});

it.each([
  ['other English', 'en-IN', 'Goodbye.'],
  ['a language without sentences', 'fr-FR', 'Bis bald.'],
])('speaks to %s as well as it can', async (_what, locale, goodbye) => {
  expect((await say(intentRequest('AMAZON.StopIntent', { locale }))).speech).toBe(goodbye);
});

it('speaks German where a request has no locale', async () => {
  const heard = await say(intentRequest('AMAZON.StopIntent', { locale: '' }));
  expect(heard.speech).toBe('Bis bald.');
});
