import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { expect, it } from 'vitest';
import { AT_ONCE } from '../../src/http/turn-queue.ts';
import { createTalk } from '../../src/wyoming/talk.ts';
import { BERLIN, gazetteerWith } from '../support/places.ts';

const sentence = {
  text: 'wie wird das wetter morgen',
  locale: 'de-DE',
  conversation: 'one',
  speaker: 's1',
};

/** A talk with a skill that says one thing; what it was asked. */
function talkTo(answer: ResponseEnvelope['response']) {
  const asked: RequestEnvelope[] = [];
  const talk = createTalk({
    skill: {
      invoke: async (envelope: RequestEnvelope) => {
        asked.push(envelope);
        return { version: '1.0', response: answer, sessionAttributes: { turn: asked.length } };
      },
    },
    turnQueue: { run: async (turn) => turn(AT_ONCE) },
    gazetteer: gazetteerWith(BERLIN),
    defaultPlace: BERLIN,
    loadAttributes: async () => ({}),
    clock: () => new Date('2026-11-18T14:05:00+01:00'),
  });
  return { talk, asked };
}

function say(ssml: string, shouldEndSession: boolean): ResponseEnvelope['response'] {
  return { outputSpeech: { type: 'SSML', ssml: `<speak>${ssml}</speak>` }, shouldEndSession };
}

it('speaks plain text: no tags, no entities, no line breaks', async () => {
  const { talk } = talkTo(
    say('Rhein &amp; Main:\n <break time="1s"/>&lt;5 &quot;Grad&quot;', true),
  );
  expect(await talk(sentence)).toEqual({ text: 'Rhein & Main: <5 "Grad"', isUnderstood: true });
});

it('is silent where the skill is', async () => {
  const { talk } = talkTo({ shouldEndSession: true });
  expect(await talk(sentence)).toEqual({ text: '', isUnderstood: true });
});

it('keeps a session of the skill as long as that listens, by conversation', async () => {
  const listening = talkTo(say('Wo?', false));
  await listening.talk(sentence);
  await listening.talk(sentence);
  await listening.talk({ ...sentence, conversation: 'two' });
  await listening.talk({ ...sentence, locale: 'en-GB' });
  expect(listening.asked.map(({ session }) => [session?.sessionId, session?.new])).toEqual([
    ['one-1', true],
    ['one-1', false],
    ['two-1', true],
    ['one-1', true],
  ]);
  expect(listening.asked[1]?.session?.attributes).toEqual({ turn: 1 });
  const ending = talkTo(say('Ja.', true));
  await ending.talk(sentence);
  await ending.talk(sentence);
  expect(ending.asked.map(({ session }) => session?.sessionId)).toEqual(['one-1', 'one-2']);
  expect(ending.asked[1]?.session?.attributes).toEqual({});
});

it('is a device without position, address, screen or platform', async () => {
  const { talk, asked } = talkTo(say('Ja.', true));
  await talk(sentence);
  await talk({ ...sentence, speaker: undefined, conversation: undefined });
  expect(asked[0]?.context).toEqual({
    System: {
      application: { applicationId: 'wyoming' },
      user: { userId: 'wyoming-s1' },
      device: { deviceId: 's1', supportedInterfaces: {} },
      apiEndpoint: '',
    },
  });
  expect(asked[1]?.context.System.user.userId).toBe('wyoming-house');
  expect(asked[1]?.session?.sessionId).toBe('house-1');
});
