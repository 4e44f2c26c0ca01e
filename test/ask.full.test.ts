import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';

const CLOCK = ['--now', '2026-11-18T14:05:00+01:00'];

const NO_FLAGS: string[] = [];

/** Makes the process treat its pipes as a terminal. */
const AT_TERMINAL = [
  '--import',
  'data:text/javascript,process.stdin.isTTY = process.stdout.isTTY = true',
];

/** Runs the command as `npm run ask` does, with demo weather and without settings of this machine. */
async function ask(args: string[], { input = '', env = {}, flags = NO_FLAGS } = {}) {
  const command = spawn(process.execPath, [...flags, 'src/cli/ask.ts', ...args], {
    env: { PATH: process.env['PATH'], WEATHER_DATA: 'demo', ...env },
  });
  command.stdin.end(input);
  const exited = new Promise<number | null>((resolve) => command.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { code: await exited, lines: stdout.split('\n').slice(0, -1), stderr };
}

const turnsOf = (lines: string[]) => lines.map((line): unknown => JSON.parse(line));

// A process takes half a second, and much longer on a busy machine.
describe.concurrent('npm run ask', () => {
  it('prints each spoken answer on a line, without markup', async () => {
    const { code, lines } = await ask([
      ...CLOCK,
      'Wie wird das Wetter morgen in Hamburg?',
      'Wetter in Xyzzyheim',
    ]);
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(/^Morgen .*Hamburg[^<>]+\.$/),
        expect.stringMatching(/^Den Ort Xyzzyheim kenne ich leider nicht\. [^<>]+\?$/),
      ],
    });
  });

  it('prints turns as JSON and continues the conversation', async () => {
    const questions = ['open weather voice', "what's the weather tomorrow at three"];
    const options = ['--json', '--locale', 'en-US', '--place', 'Hamburg'];
    const { code, lines } = await ask([...CLOCK, ...options, ...questions]);
    expect(code).toBe(0);
    expect(turnsOf(lines)).toEqual([
      {
        utterance: 'open weather voice',
        locale: 'en-US',
        intent: 'LaunchRequest',
        slots: {},
        place: null,
        calls: [],
        units: null,
        speech: expect.stringMatching(/^Welcome to Weather Voice\./),
        reprompt: expect.stringMatching(/\?$/),
        request: expect.objectContaining({ session: expect.objectContaining({ new: true }) }),
        response: expect.objectContaining({ version: '1.0' }),
      },
      {
        utterance: "what's the weather tomorrow at three",
        locale: 'en-US',
        intent: 'WeatherIntent',
        slots: { date: '2026-11-19', time: '15:00', timeName: 'eitherHalf' },
        place: {
          name: 'Hamburg',
          latitude: expect.closeTo(53.55, 1),
          longitude: expect.closeTo(10, 1),
          timeZone: 'Europe/Berlin',
        },
        units: expect.objectContaining({ temperature: 'fahrenheit' }),
        calls: [
          {
            operation: 'forecastHours',
            parameters: {
              latitude: expect.closeTo(53.55, 1),
              longitude: expect.closeTo(10, 1),
              location: 'Hamburg',
              datetimefrom: '2026111915',
            },
          },
        ],
        speech: expect.stringMatching(/Hamburg.*degrees/),
        reprompt: 'Anything else?',
        request: expect.objectContaining({ session: expect.objectContaining({ new: false }) }),
        response: expect.objectContaining({ version: '1.0' }),
      },
    ]);
  });

  it('reads questions from standard input, with --fresh each as a new conversation', async () => {
    const input = 'öffne wetter stimme\n\nhilfe\n';
    // A simulated device cannot sign requests, so signature checks must be off.
    const env = { ALEXA_VERIFY: 'on' };
    const { code, lines } = await ask([...CLOCK, '--fresh', '--json'], { input, env });
    expect(code).toBe(0);
    expect(turnsOf(lines)).toMatchObject([
      { intent: 'LaunchRequest', request: { session: { new: true } } },
      { intent: 'AMAZON.HelpIntent', request: { session: { new: true } } },
    ]);
  });

  it('opens a prompt with commands at a terminal', async () => {
    const input = '.locale en-US\rhelp\r.quit\r';
    const { code, lines, stderr } = await ask([...CLOCK, '--place', 'Kiel'], {
      input,
      flags: AT_TERMINAL,
    });
    expect(code).toBe(0);
    expect(stderr).toBe('Demo mode: the weather is made up.\n');
    const shown = stripVTControlCharacters(lines.join('\n'));
    expect(shown).toMatch(/^Type a sentence for the skill, or \.help for commands\.\nde-DE Kiel> /);
    expect(shown).toMatch(/\nen-US, phone, Kiel\.\nen-US Kiel> .*\nI can tell you /s);
  });

  it('simulates a device that shares only its postcode', async () => {
    const options = ['--json', '--postcode', 'DE-50667'];
    const { code, lines } = await ask([...CLOCK, ...options, 'Hilfe']);
    expect(code).toBe(0);
    const [turn] = turnsOf(lines);
    expect(turn).toMatchObject({
      request: {
        context: {
          System: {
            apiEndpoint: expect.stringMatching(/^http:\/\/localhost:\d+$/),
            apiAccessToken: expect.stringMatching(/^simulated-/),
            device: { supportedInterfaces: {} },
          },
        },
      },
    });
    expect(turn).not.toHaveProperty('request.context.Geolocation');
  });

  it.each([
    [
      'a postcode that is none',
      ['--postcode', '50667'],
      {},
      /^--postcode must be a country and a postcode such as DE-50667, not "50667"\.\n$/,
    ],
    [
      'a postcode that there is not',
      ['--postcode', 'DE-00000'],
      {},
      /^--postcode must be a valid postcode, not "DE-00000"\.\n$/,
    ],
    [
      'a device in two places',
      ['--place', 'Hamburg', '--postcode', 'DE-50667'],
      {},
      /^--place and --postcode cannot be combined\.\n$/,
    ],
    [
      'a time that is none',
      ['--now', 'soon'],
      {},
      /^--now must be a time such as \S+, not "soon"\.\n$/,
    ],
    ['a setting that is wrong', [], { PORT: 'http' }, /^PORT must be a number\.\n$/],
    [
      'a level that there is not',
      [],
      { LOG_LEVEL: 'loud' },
      /^LOG_LEVEL must be trace, debug, info, warn, error or silent\.\n$/,
    ],
  ])('rejects %s in one sentence', async (_what, args, env, sentence) => {
    const { code, lines, stderr } = await ask([...args, 'Wetter'], { env });
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(stderr).toMatch(sentence);
  });
});
