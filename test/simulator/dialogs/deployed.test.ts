import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadGazetteer } from '../../../src/place/load-gazetteer.ts';
import { listNeededStandIns, type Dialog } from '../../../src/simulator/dialogs/dialog.ts';
import { playDialogFile } from '../../../src/simulator/dialogs/file.ts';
import { playDeployedDialog, type DeployedSkill } from '../../../src/simulator/dialogs/player.ts';
import { parseTextDialog } from '../../../src/simulator/dialogs/text-format.ts';

const gazetteer = loadGazetteer();
const NOW = new Date('2026-06-15T09:00:00Z');
const HEADER = ['locale: en-US', 'now: 2026-04-18T11:55+02:00', 'device: phone in Chicago'];

function dialogOf(...lines: string[]): Dialog {
  return parseTextDialog([...HEADER, ...lines].join('\n'), 'a.txt');
}

/** Somebody's skill on loopback. */
async function startSkill(listener: RequestListener, timeoutMs = 60_000): Promise<DeployedSkill> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return describeSkill(portOf(server), timeoutMs);
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  return address.port;
}

function describeSkill(port: number, timeoutMs: number): DeployedSkill {
  const defaultPlace = gazetteer.find('Chicago', { language: 'en' });
  if (!defaultPlace) throw new Error('Chicago is missing');
  const endpoint = `http://127.0.0.1:${port}/alexa`;
  const applicationId = 'amzn1.ask.skill.theirs';
  return { endpoint, timeoutMs, clock: () => NOW, gazetteer, defaultPlace, applicationId };
}

/** Speaks the sentences one after the other, each with whether it listens. */
function speaking(...answers: [text: string, listens?: boolean][]): RequestListener {
  const left = [...answers];
  return (_request, response) => {
    const [words, listens = false] = left.shift() ?? [''];
    const outputSpeech = { type: 'PlainText', text: words };
    const reprompt = listens ? { reprompt: { outputSpeech }, shouldEndSession: false } : {};
    response.end(JSON.stringify({ version: '1.0', response: { outputSpeech, ...reprompt } }));
  };
}

function answering(status: number, body: string): RequestListener {
  return (_request, response) => void response.writeHead(status).end(body);
}

const WEATHER = ["> What's the weather?", '< Sunny and 60.', '  forecastDays 20260418'];

describe('a dialog with a deployed skill', () => {
  it('sends requests as the platform does, at the current time, without a token for its API', async () => {
    const requests: RequestEnvelope[] = [];
    const answer = speaking(['Hello.', true], ['Rainy.']);
    const skill = await startSkill((request, response) => {
      const read = async () => {
        requests.push(JSON.parse(await text(request)));
        answer(request, response);
      };
      void read();
    });
    await playDeployedDialog(dialogOf('> Open weather voice', ...WEATHER), skill);
    expect(requests).toMatchObject([
      { version: '1.0', session: { new: true }, request: { type: 'LaunchRequest' } },
      { session: { new: false }, request: { intent: { name: 'WeatherIntent' } } },
    ]);
    const [{ context, request } = {}] = requests;
    expect(request?.timestamp).toBe('2026-06-15T09:00:00.000Z');
    expect(context?.System.application.applicationId).toBe('amzn1.ask.skill.theirs');
    expect(context?.System.apiAccessToken).toBeUndefined();
    expect(context?.Geolocation?.coordinate?.latitudeInDegrees).toBeCloseTo(41.85, 1);
  });

  it.each([
    ['other weather', ['differs: weather', ...WEATHER], 'Rainy.'],
    [
      'the words that the file has for elsewhere',
      [...WEATHER, '<~ ... in Chicago.'],
      'Rain in Chicago.',
    ],
    ['an answer where none is expected', ['> Stop'], 'Whatever.'],
    ['the same words', ['> Stop', '< Good...'], 'Goodbye.'],
  ])('passes with %s', async (_what, lines, answer) => {
    const played = await playDeployedDialog(
      dialogOf(...lines),
      await startSkill(speaking([answer])),
    );
    expect(played.map(({ differences }) => differences)).toEqual([[]]);
  });

  it.each<[string, string[], [string, boolean?], object]>([
    [
      'it says nothing about the weather',
      ['differs: weather', ...WEATHER],
      [''],
      { of: 'answer', expected: 'any words', heard: 'nothing' },
    ],
    [
      'it asks back',
      ['differs: weather', ...WEATHER],
      ['Where are you?', true],
      { of: 'notes', expected: 'nothing', heard: 'listens' },
    ],
    [
      'it ends the session',
      ['> Help', '< Ask me.', '  listens'],
      ['Ask me.'],
      { of: 'notes', expected: 'listens', heard: 'nothing' },
    ],
    [
      'other words come than the file has for elsewhere',
      [...WEATHER, '<~ ... Chicago ...'],
      ['The weather service is down.'],
      { of: 'answer', expected: '... Chicago ...', heard: 'The weather service is down.' },
    ],
    [
      'other words come where the weather decides nothing',
      ['differs: weather', '> Stop', '< Goodbye.'],
      ['No.'],
      { of: 'answer', expected: 'Goodbye.', heard: 'No.' },
    ],
  ])('fails if %s', async (_what, lines, answer, difference) => {
    const skill = await startSkill(speaking(answer));
    const [played] = await playDeployedDialog(dialogOf(...lines), skill);
    expect(played?.differences).toEqual([difference]);
  });
});

it('a skill may write null for what its response does not have', async () => {
  const body = '{"response":{"outputSpeech":null,"reprompt":null,"card":null}}';
  const skill = await startSkill(answering(200, body));
  const [played] = await playDeployedDialog(dialogOf('> Stop', '<'), skill);
  expect(played).toMatchObject({ summary: { answer: '', notes: [] }, differences: [] });
});

describe('an endpoint that gives no answer', () => {
  const REFUSED =
    'it may take only requests that Alexa has signed, which cannot be made here, or only those for its own skill, whose id ALEXA_SKILL_ID sets.';

  const dialog = dialogOf('> Help', '< Ask me.', '  listens', '> Stop');
  const play = async (skill: DeployedSkill) =>
    playDialogFile({ path: 'a.txt', text: '', dialog }, skill).catch((error: unknown) => error);

  it.each<[string, RequestListener, string]>([
    [
      'refuses what Alexa has not signed',
      answering(400, '{"detail":"The request does not carry a valid signature and timestamp."}'),
      `The skill returned status 400: The request does not carry a valid signature and timestamp; ${REFUSED}`,
    ],
    ['needs a login', answering(401, ''), `The skill returned status 401; ${REFUSED}`],
    ['fails', answering(502, '<html>'), 'The skill returned status 502.'],
    [
      'is a page',
      answering(200, '<html>'),
      'The skill returned status 200 without a response of a skill in JSON.',
    ],
    [
      'is no skill',
      answering(200, '{"text":"Hello."}'),
      'The skill returned status 200 without a response of a skill in JSON.',
    ],
    [
      'speaks in another form',
      answering(200, '{"response":{"outputSpeech":{"type":"SSML"}}}'),
      'The skill returned status 200 without a response of a skill in JSON.',
    ],
    [
      'is a function that throws',
      answering(200, '{"errorType":"Error","errorMessage":"no table"}'),
      'The function of the skill failed: no table.',
    ],
    ['breaks off', (request) => request.socket.destroy(), 'The skill closed the connection.'],
  ])('and %s is reported in a sentence, with the turn', async (_what, listener, sentence) => {
    const error = await play(await startSkill(listener));
    expect(String(error)).toBe(`DialogError: a.txt, line 4: no answer to "Help": ${sentence}`);
  });

  it('and hangs is given up', async () => {
    const error = await play(await startSkill(() => undefined, 50));
    expect(String(error)).toMatch(
      /no answer to "Help": The skill did not answer within 0\.05 seconds\.$/,
    );
  });

  it('and is not there is reported as such', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    const error = await play(describeSkill(port, 60_000));
    expect(String(error)).toMatch(
      /no answer to "Help": Nothing listens at the address of the skill\.$/,
    );
  });
});

describe('the stand-ins that a dialog needs', () => {
  const [locale = '', now = '', device = ''] = HEADER;

  it.each<[string, string[], string[]]>([
    ['none, for words that are always the same', [...HEADER, '> Stop', '< Goodbye.'], []],
    ['demo weather, for its words', [...HEADER, ...WEATHER], ['demo weather']],
    ['none, where they may differ', [...HEADER, 'differs: weather', ...WEATHER], []],
    ['none, where the file has others', [...HEADER, ...WEATHER, '<~ ...'], []],
    ['a clock, to wait', [...HEADER, '-- 5 minutes later', '> Stop'], ['clock']],
    ['the platform, for an address', [locale, now, 'device: speaker', '> Stop'], ['permissions']],
    ['the platform, for units', [locale, now, `${device} set to celsius`], ['permissions']],
    ['an upstream, to fail', [...HEADER, 'upstream: gone', '> Stop'], ['faulty upstream']],
    ['an open speaker, for Polish', ['locale: pl-PL', now, device, '> Stop'], ['open speaker']],
    [
      'what it names',
      [...HEADER, 'needs: notifications, clock', '> Stop'],
      ['clock', 'notifications'],
    ],
  ])('are %s', (_what, lines, standIns) => {
    expect(listNeededStandIns(parseTextDialog(lines.join('\n'), 'a.txt'))).toEqual(standIns);
  });
});
