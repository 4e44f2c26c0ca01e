import { describe, expect, it, vi } from 'vitest';
import { atTerminal } from './at-terminal.ts';
import { demoSkill } from './demo-skill.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const UP = '\u001B[A';

describe('a conversation at the terminal', () => {
  it('shows answers, question by question, and the place', async () => {
    const { type, prompt } = atTerminal(await demoSkill());
    expect(await prompt()).toBe('de-DE Berlin> ');
    expect(await type('Regnet es morgen in Hamburg?')).toMatch(
      /^Ja, heute Nacht regnet es in Hamburg/,
    );
    expect(await type('Und am Montag?')).toMatch(/^Nein, am Montag bleibt es in Hamburg trocken\./);
    expect(await type('  ')).toBe('');
    await type('.quit');
  });

  it('prints the welcome once', async () => {
    const { type, prompt, shown } = atTerminal(await demoSkill());
    await prompt();
    expect(shown()).toMatch(/^Type a sentence for the skill, or \.help for commands\.\r?\n/);
    expect(await type('Hilfe')).not.toContain('.help');
    await type('.quit');
  });

  it('shows the postcode of a device that sends nothing else', async () => {
    const device = { kind: 'speaker' as const, postcode: { country: 'DE', code: '50667' } };
    const { type, prompt } = atTerminal(await demoSkill(), { person: { locale: 'de-DE', device } });
    expect(await prompt()).toBe('de-DE DE-50667> ');
    expect(await type('Wie wird das Wetter morgen?')).toMatch(/Köln/);
    await type('.quit');
  });

  it('starts a new conversation with each sentence if requested', async () => {
    const { type, desk } = atTerminal(await demoSkill(), { isFresh: true });
    await type('Öffne Wetter Stimme');
    await type('Hilfe');
    expect(desk.lastTurn?.request.session?.new).toBe(true);
    await type('.quit');
  });

  it.each([
    ['.quit', '.quit\r'],
    ['Ctrl-C', CTRL_C],
    ['Ctrl-C in the middle of a line', `Wie wird${CTRL_C}`],
    ['Ctrl-D', CTRL_D],
  ])('ends with %s, on a line of its own', async (_how, keys) => {
    const { press, prompt, ended, shown, isListening } = atTerminal(await demoSkill());
    await prompt();
    press(keys);
    await ended;
    expect(isListening()).toBe(false);
    expect(shown()).toMatch(/\n$/);
    expect(shown()).not.toContain('undefined');
  });

  it('recalls lines of this and earlier conversations', async () => {
    const stored: string[][] = [];
    const history = {
      lines: ['Hilfe'],
      save: (lines: readonly string[]) => void stored.push([...lines]),
    };
    const { type, desk } = atTerminal(await demoSkill(), { history });
    await type('Öffne Wetter Stimme');
    expect(await type(UP + UP)).toMatch(/^Du kannst/);
    expect(desk.lastTurn?.utterance).toBe('Hilfe');
    await type('.quit');
    expect(stored).toEqual([['.quit', 'Hilfe', 'Öffne Wetter Stimme']]);
  });

  it('completes commands', async () => {
    const { type, press, prompt, shown } = atTerminal(await demoSkill());
    await prompt();
    press('.dev\t');
    await vi.waitFor(() => expect(shown()).toContain('.device'));
    press(' tv\r');
    await vi.waitFor(() => expect(shown()).toContain('not "tv".'));
    await type('.quit');
  });

  it('continues after an error of the skill', async () => {
    const skill = await demoSkill();
    const { type } = atTerminal({ ...skill, endpoint: `${skill.endpoint}/nowhere` });
    expect(await type('Hilfe')).toMatch(/^The skill returned status 404: /);
    expect(await type('.json off')).toBe('');
    await type('.quit');
  });
});
