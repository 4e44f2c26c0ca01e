import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { connectClient, writeEvent } from './client.ts';
import { openHouse, type SaidSentence } from './house.ts';

const AT_HOME = { DEFAULT_PLACE: 'Köln' };

describe('somebody who asks an open speaker', () => {
  it('hears the weather at home, in one line without markup', async () => {
    const { say } = await openHouse(AT_HOME);
    const { type, data } = await say('wie wird das wetter morgen');
    expect(type).toBe('handled');
    expect(data['text']).toMatch(/^Morgen .*in Köln .*Grad/);
    expect(data['text']).not.toMatch(/[<>&\n]|wohn/i);
  });

  it('is asked where they live if the house has not been told', async () => {
    const { say } = await openHouse();
    const { data } = await say('wie wird das wetter morgen');
    expect(data['text']).toMatch(/Berlin.*Wo wohnst du\?$/);
    const told = await say('in Hamburg');
    expect(told.data['text']).toMatch(/Hamburg/);
    expect((await say('regnet es morgen')).data['text']).toMatch(/Hamburg/);
  });

  it('follows up in the same conversation, whichever connection it comes by', async () => {
    const { say } = await openHouse(AT_HOME);
    await say({ text: 'wie warm wird es morgen in Hamburg', conversation: 'one', satellite: 'a' });
    const follow = await say({ text: 'und in München', conversation: 'one', satellite: 'a' });
    expect(follow.data['text']).toMatch(/Morgen .*in München/);
  });

  it('answers a question of the skill in its own conversation alone', async () => {
    const { say } = await openHouse(AT_HOME);
    const asked = await say({ text: 'wie wird das wetter in Neustadt', conversation: 'one' });
    expect(asked.data['text']).toMatch(/^Meinst du .*\?$/);
    const other = await say({ text: 'das erste', conversation: 'two' });
    expect(other.data['text']).not.toMatch(/in Neustadt/);
    const chosen = await say({ text: 'in Sachsen', conversation: 'one' });
    expect(chosen.data['text']).toMatch(/Neustadt/);
  });

  it('is no longer within a question of the skill after ten minutes', async () => {
    const { say, setTime } = await openHouse(AT_HOME);
    const asked = await say({ text: 'wie wird das wetter in Neustadt', conversation: 'one' });
    expect(asked.data['text']).toMatch(/^Meinst du/);
    setTime('2026-11-18T14:16:00+01:00');
    const late = await say({ text: 'das zweite', conversation: 'one' });
    expect(late.data['text']).not.toMatch(/Neustadt/);
  });

  it.each(['spiel etwas Musik', 'wie hoch ist der Eiffelturm', '', '   ', 'a'.repeat(5000)])(
    'of something else hears that it is not handled: %s',
    async (text) => {
      const { say, log } = await openHouse(AT_HOME);
      const { type, data } = await say(text);
      expect(type).toBe('not-handled');
      expect(data['text']).toMatch(/^.{10,}$/);
      expect(log.join('')).not.toMatch(/Musik|Eiffel/);
    },
  );

  it('is logged, if the house wants it, where nothing was understood', async () => {
    const { say, log } = await openHouse({ ...AT_HOME, LOG_REFUSED: 'on' });
    await say('spiel etwas Musik');
    expect(log.join('')).toContain('"sentence":"spiel etwas Musik","locale":"de-DE"');
  });
});

/** A sentence of a speaker. */
function from(speaker: Partial<SaidSentence>, text: string): SaidSentence {
  return { text, ...speaker };
}

describe('what a speaker was told', () => {
  it('is remembered for that speaker: the satellite, else the device, else the house', async () => {
    const { say } = await openHouse(AT_HOME);
    await say(from({ satellite: 's1', device: 'd1' }, 'ich wohne in Hamburg'));
    await say(from({ device: 'd1' }, 'ich wohne in München'));
    await say('ich wohne in Dresden');
    const where = async (speaker: Partial<SaidSentence>) =>
      (await say(from(speaker, 'wie wird das wetter morgen'))).data['text'];
    expect(await where({ satellite: 's1' })).toMatch(/in Hamburg/);
    expect(await where({ satellite: 's1', device: 'd2' })).toMatch(/in Hamburg/);
    expect(await where({ device: 'd1' })).toMatch(/in München/);
    expect(await where({})).toMatch(/in Dresden/);
    expect(await where({ satellite: 's2' })).toMatch(/in Köln/);
  });

  it('has its own time of day: tomorrow is that of the home', async () => {
    const { say, setTime } = await openHouse({ LOCALE: 'en-US' });
    const speaker = { language: 'en', satellite: 's1' };
    await say(from(speaker, 'I live in Chicago'));
    // The 19th in Berlin, the 18th in Chicago.
    setTime('2026-11-19T02:00:00Z');
    const warmth = async (day: string) => {
      const { data } = await say(from(speaker, `how warm will it get ${day}`));
      return /in Chicago.* (?<degrees>-?\d+) degrees/.exec(String(data['text']))?.groups;
    };
    const thursday = await warmth('on Thursday');
    expect(thursday).toBeDefined();
    expect(await warmth('tomorrow')).toEqual(thursday);
    expect(await warmth('on Friday')).not.toEqual(thursday);
  });

  it('can be forgotten', async () => {
    const { say } = await openHouse(AT_HOME);
    await say('ich wohne in Hamburg');
    await say('vergiss alles was du über mich weißt');
    expect((await say('wie wird das wetter morgen')).data['text']).toMatch(/in Köln/);
  });
});

describe('the language of an answer', () => {
  it('has the units of the house', async () => {
    const question = { text: 'how warm will it get tomorrow', language: 'en-US' };
    const degrees = async (settings: Record<string, string>) => {
      const { say } = await openHouse({ ...AT_HOME, ...settings });
      const { data } = await say(question);
      return Number(/-?\d+(?= degrees)/.exec(String(data['text']))?.[0]);
    };
    const fahrenheit = await degrees({});
    expect(await degrees({ UNITS: 'us' })).toBe(fahrenheit);
    const celsius = await degrees({ UNITS: 'metric' });
    expect(Math.abs((fahrenheit - 32) / 1.8 - celsius)).toBeLessThan(1);
    expect(await degrees({ UNITS: 'british' })).toBe(celsius);
  });

  it.each(['fr', 'it', 'es', 'nl'])('is %s, with the phrases of it', async (language) => {
    const { say } = await openHouse(AT_HOME);
    const { type, data } = await say({ text: 'xyzzy plugh', language });
    expect(type).toBe('not-handled');
    expect(data['text']).not.toMatch(/\b(?:the|ich|nicht)\b/i);
  });
});

describe('a house whose settings cannot be', () => {
  it.each([
    [{ LOCALE: 'de-DE,xx-XX' }, /^LOCALE must name locales of de-DE, .*, not "xx-XX"$/],
    [{ DEFAULT_PLACE: 'Xyzzy' }, /^DEFAULT_PLACE must be the name of a place/],
    [
      { WYOMING_HOST: '192.0.2.1' },
      /^WYOMING_HOST must be an address or host name of this machine/,
    ],
  ])('says which: %o', async (settings, message) => {
    await expect(openHouse(settings)).rejects.toThrow(message);
  });

  it('says that the port is taken', async () => {
    const { port } = await openHouse(AT_HOME);
    const taken = { WYOMING_PORT: String(port) };
    await expect(openHouse(taken)).rejects.toThrow(/^WYOMING_PORT must be a free port/);
  });
});

it('ten speakers at once are answered, and one that hangs up does not disturb the others', async () => {
  const { port, say } = await openHouse(AT_HOME);
  const rude = connect(port, '127.0.0.1');
  await once(rude, 'connect');
  rude.write(writeEvent('transcript', { text: 'wie wird das wetter morgen', language: 'de' }));
  rude.resetAndDestroy();
  const garbage = await connectClient(port);
  garbage.send('x'.repeat(100_000));
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, at) =>
      say({ text: 'wie wird das wetter morgen', satellite: `s${at}` }),
    ),
  );
  for (const { type, data } of answers) {
    expect(type).toBe('handled');
    expect(data['text']).toMatch(/^Morgen .*in Köln/);
  }
  await garbage.close();
});
