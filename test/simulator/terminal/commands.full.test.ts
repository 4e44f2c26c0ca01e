import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playDialogFile, readDialogFile } from '../../../src/simulator/dialogs/file.ts';
import { startDemoApp } from '../../../src/app/demo-app.ts';
import { temporaryFolder } from '../dialogs/temporary-folder.ts';
import { atTerminal } from './at-terminal.ts';
import { demoSkill, SOME_NOON } from './demo-skill.ts';

const SETTINGS = { now: SOME_NOON.toISOString(), device: { kind: 'phone' as const } };

describe('at the terminal', () => {
  it('.help lists the commands', async () => {
    const { type } = atTerminal(await demoSkill());
    const lines = (await type('.help')).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '.help',
      '.locale',
      '.place',
      '.device',
      '.now',
      '.json',
      '.why',
      '.new',
      '.record',
      '.quit',
    ]);
    await type('.quit');
  });

  it('.place and .device continue the conversation with another place and device', async () => {
    const { type, prompt, desk } = atTerminal(await demoSkill());
    await type('Wie wird das Wetter morgen?');
    expect(await type('.place Kiel')).toBe('de-DE, phone, Kiel.');
    expect(await prompt()).toBe('de-DE Kiel> ');
    expect(await type('Wie ist das Wetter?')).toMatch(/Kiel/);
    expect(desk.lastTurn?.request.context).toHaveProperty('Geolocation');
    await type('Öffne Wetter Stimme');
    expect(await type('.device screen')).toBe('de-DE, speaker with screen, Kiel.');
    expect(await type('Wie wird das Wetter übermorgen?')).toMatch(/Kiel/);
    const { session, context } = desk.lastTurn?.request ?? {};
    expect(session?.new).toBe(false);
    expect(context?.System.device?.supportedInterfaces).toHaveProperty('Alexa.Presentation.APL');
    expect(context).not.toHaveProperty('Geolocation');
    await type('.quit');
  });

  it('.locale starts a new session in another language', async () => {
    const { type, prompt, desk } = atTerminal(await demoSkill());
    await type('Öffne Wetter Stimme');
    expect(await type('.locale en-US')).toBe('en-US, phone, Berlin.');
    expect(await prompt()).toBe('en-US Berlin> ');
    expect(await type("What's the weather tomorrow?")).toMatch(/^Tonight in Berlin, .+ Tomorrow /);
    expect(desk.lastTurn?.request.session?.new).toBe(true);
    await type('.quit');
  });

  it('.place and .device phone replace the postcode', async () => {
    const device = { kind: 'speaker' as const, postcode: { country: 'DE', code: '50667' } };
    const { type } = atTerminal(await demoSkill(), { person: { locale: 'de-DE', device } });
    expect(await type('.device screen')).toBe('de-DE, speaker with screen, DE-50667.');
    expect(await type('.device phone')).toBe('de-DE, phone, Berlin.');
    await type('.device speaker');
    expect(await type('.place Kiel')).toBe('de-DE, speaker, Kiel.');
    await type('.quit');
  });

  it('.now sets the clock of everything, forwards and back', async () => {
    const { type, desk } = atTerminal(await demoSkill());
    expect(await type('.now 2026-11-18T21:40:00+01:00')).toBe(
      'The time is 2026-11-18T21:40:00+01:00; the skill starts without stored data.',
    );
    const late = await type('Wie wird das Wetter?');
    expect(late).toMatch(/^Heute Nacht /);
    await type('.now 2026-04-18T11:55:00+02:00');
    expect(await type('Wie wird das Wetter?')).toMatch(/^Heute /);
    expect(await type('.now')).toBe(
      'The time is the current time; the skill starts without stored data.',
    );
    expect(Math.abs(Date.now() - desk.skill.clock().getTime())).toBeLessThan(60_000);
    await type('.quit');
  });

  it('.json shows all details of a turn, and .why a summary', async () => {
    const { type } = atTerminal(await demoSkill());
    expect(await type('.why')).toBe('There is no turn yet.');
    await type('.json on');
    expect(JSON.parse(await type('Hilfe'))).toMatchObject({
      utterance: 'Hilfe',
      intent: 'AMAZON.HelpIntent',
      response: { version: '1.0' },
    });
    await type('.json off');
    expect(await type('Wie wird das Wetter morgen in Hamburg?')).toMatch(
      /^Heute Nacht .+ in Hamburg .+ Morgen /,
    );
    expect((await type('.why')).split('\n')).toEqual([
      'intent     WeatherIntent',
      'slots      date=2026-04-19, place=hamburg',
      'place      Hamburg',
      expect.stringMatching(/^operation {2}forecastDays latitude=53\.5\d+, .*datefrom=20260419$/),
    ]);
    await type('Hilfe');
    expect(await type('.why')).toBe(
      'intent     AMAZON.HelpIntent\nslots      none\nplace      none',
    );
    await type('.quit');
  });

  it('.new starts a new session of the same user', async () => {
    const { type, desk } = atTerminal(await demoSkill());
    await type('Ich wohne in Köln');
    await type('Öffne Wetter Stimme');
    expect(await type('.new')).toBe('Started a new session.');
    expect(await type('Wo wohne ich?')).toMatch(/Köln/);
    expect(desk.lastTurn?.request.session?.new).toBe(true);
    await type('.quit');
  });

  it('.record writes a dialog that replays with the same answers', async () => {
    const path = temporaryFolder()('a.txt');
    let now = SOME_NOON;
    const { type } = atTerminal(await demoSkill(() => now));
    await type('.device speaker');
    await type('Ich wohne in Köln');
    expect(await type(`.record ${path}`)).toBe(
      `Recording to ${path}; the skill starts without stored data.`,
    );
    await type('Öffne Wetter Stimme');
    now = new Date(SOME_NOON.getTime() + 5 * 60_000);
    await type('Wie wird das Wetter morgen?');
    expect(await type('.record off')).toBe(`Saved ${path}.`);
    await type('Stopp');
    await type('.quit');
    expect(readFileSync(path, 'utf8').split('\n')).toEqual([
      'locale: de-DE',
      'now: 2026-04-18T11:55+02:00',
      'device: speaker in Berlin',
      '',
      '> Öffne Wetter Stimme',
      expect.stringMatching(/^< Willkommen/),
      '  listens',
      '-- 5 minutes later',
      '> Wie wird das Wetter morgen?',
      expect.stringMatching(/^< Heute Nacht .+ in Berlin\b.+ Morgen /),
      '  forecastDays 20260419',
      '  listens',
      '',
    ]);
    const played = await playDialogFile(await readDialogFile(path, SETTINGS), startDemoApp);
    expect(played.flatMap(({ differences }) => differences)).toEqual([]);
  });

  it('.record omits answers with real weather, which are not reproducible', async () => {
    const path = temporaryFolder()('a.txt');
    const { type } = atTerminal({ ...(await demoSkill()), isDemo: false });
    await type(`.record ${path}`);
    await type('Hilfe');
    await type('.quit');
    expect(readFileSync(path, 'utf8')).toMatch(/\n\n> Hilfe\n$/);
  });

  it('.record writes a file that ask dialog replays', async () => {
    const path = temporaryFolder()('a.json');
    const { type } = atTerminal(await demoSkill());
    await type(`.record ${path}`);
    await type('Hilfe');
    await type('.quit');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      skillId: 'amzn1.ask.skill.simulated',
      locale: 'de-DE',
      type: 'text',
      userInput: ['Hilfe', '.quit'],
    });
  });

  it('only one recording runs at a time, and no file is overwritten', async () => {
    const path = temporaryFolder();
    writeFileSync(path('b.txt'), 'mine');
    const { type } = atTerminal(await demoSkill());
    expect(await type(`.record ${path('b.txt')}`)).toBe(`${path('b.txt')} already exists.`);
    await type(`.record ${path('a.txt')}`);
    const rest = 'is being recorded; stop with .record off first.';
    for (const command of ['.new', '.place Kiel', '.now', `.record ${path('c.txt')}`]) {
      expect(await type(command)).toBe(`${path('a.txt')} ${rest}`);
    }
    await type('.quit');
    expect(readFileSync(path('b.txt'), 'utf8')).toBe('mine');
  });

  it.each([
    ['.plase Kiel', /^Unknown command \.plase; commands are \.help, \.locale, .* \.quit\.$/],
    ['.locale xx-XX', '.locale must be a supported locale such as en-US, not "xx-XX".'],
    ['.place', '.place must be followed by a town, such as Hamburg.'],
    ['.place Xyzzyheim', 'A device must be in a known place, not "Xyzzyheim".'],
    ['.device tv', '.device must be speaker, phone or screen, not "tv".'],
    ['.now soon', '.now must be a time such as 2026-11-18T14:05:00+01:00, not "soon".'],
    ['.json', '.json must be on or off, not "".'],
    ['.record off', 'There is no recording; start one with .record FILE.'],
    [
      '.record a.yml',
      '.record FILE must end in .txt or, for a replay file, in .json, not "a.yml".',
    ],
  ])('%s names the correct usage, and changes nothing', async (line, sentence) => {
    const { type, prompt, desk } = atTerminal(await demoSkill());
    const { user, conversation } = desk;
    expect(await type(line)).toMatch(sentence);
    expect(await prompt()).toBe('de-DE Berlin> ');
    expect(desk).toMatchObject({ user, conversation, recording: undefined });
    await type('.quit');
  });
});
