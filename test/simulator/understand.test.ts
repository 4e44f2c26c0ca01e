import { describe, expect, it, vi } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { recognizeAsked } from '../../src/understanding/recognize-asked.ts';
import { recognizeIntent } from '../../src/understanding/recognize-intent.ts';
import { cpuTimeOf } from '../support/cpu-time.ts';
import { AFTERNOON, recognize } from './recognize.ts';

const model = loadInteractionModel('de-DE');
const listening = { model, locale: 'de-DE', now: AFTERNOON, timeZone: 'Europe/Berlin' };

const knows = (...names: string[]) => ({ isPlace: (name: string) => names.includes(name) });

const empty = (name: string) => ({ name, confirmationStatus: 'NONE' });

describe('the request of a typed sentence', () => {
  it('has every slot of the intent, as Alexa sends them', () => {
    expect(recognizeIntent('Wetter morgen früh in Ulm', listening)).toEqual({
      intent: 'WeatherIntent',
      slots: {
        date: { ...empty('date'), value: '2026-11-19' },
        untilDate: empty('untilDate'),
        time: empty('time'),
        untilTime: empty('untilTime'),
        dayPart: {
          ...empty('dayPart'),
          value: 'früh',
          resolutions: {
            resolutionsPerAuthority: [
              {
                authority: 'amzn1.er-authority.echo-sdk.simulator.DayPart',
                status: { code: 'ER_SUCCESS_MATCH' },
                values: [{ value: { name: 'vormittag', id: 'MO' } }],
              },
            ],
          },
        },
        duration: empty('duration'),
        span: empty('span'),
        place: { ...empty('place'), value: 'ulm' },
        postcode: empty('postcode'),
        fine: empty('fine'),
      },
      confidence: 1,
    });
  });

  it('uses the time zone of the device for today', () => {
    const inTokyo = { ...listening, timeZone: 'Asia/Tokyo', now: new Date('2026-11-18T16:00Z') };
    expect(recognizeIntent('Wetter heute', inTokyo)?.slots['date']?.value).toBe('2026-11-19');
  });
});

describe('places', () => {
  it('are those of the gazetteer', () => {
    const weather = { intent: 'WeatherIntent' };
    const question = 'wie ist das wetter in';
    expect(recognize(`${question} ulm`, 'de-DE', knows('ulm'))).toEqual({
      ...weather,
      place: 'ulm',
    });
    expect(recognize(`${question} dingsda`, 'de-DE', knows('ulm')).intent).toBe(
      'AMAZON.FallbackIntent',
    );
  });

  it('may be the whole sentence if the gazetteer has them', () => {
    expect(recognize('Hamburg', 'de-DE', knows('hamburg'))).toHaveProperty('place', 'hamburg');
    expect(recognize('Hamburg', 'de-DE').intent).toBe('AMAZON.FallbackIntent');
  });

  it('do not answer a question of the skill that is not about a place', () => {
    const anywhere = { isPlace: () => true };
    expect(recognize('Nein, danke', 'de-DE', anywhere)).toEqual({ intent: 'AMAZON.NoIntent' });
    expect(recognize('Okay', 'de-DE', anywhere)).toEqual({ intent: 'AMAZON.FallbackIntent' });
  });

  it('may have a time word in their name', () => {
    const isPlace = knows('winter park', 'park');
    expect(recognize('weather in winter park tomorrow', 'en-US', isPlace)).toEqual({
      intent: 'WeatherIntent',
      date: '2026-11-19',
      place: 'winter park',
    });
  });

  it('never consist of time words alone', () => {
    const isPlace = vi.fn<(name: string) => boolean>(() => true);
    expect(recognize('wetter für die nächsten 4 tage', 'de-DE', { isPlace })).toEqual({
      intent: 'WeatherIntent',
      duration: 'P4D',
    });
    expect(isPlace.mock.calls.flat()).not.toContain('die nächsten');
  });
});

describe('a sentence of any length', () => {
  it.each(['in '.repeat(80), 'morgen um acht in ulm '.repeat(20), 'und '.repeat(80)])(
    'is refused in good time: %.20s',
    (sentence) => {
      let intent: string | undefined;
      const time = cpuTimeOf(() => {
        ({ intent } = recognize(sentence, 'de-DE', { isPlace: () => true }));
      });
      expect(intent).toBe('AMAZON.FallbackIntent');
      expect(time).toBeLessThan(2000);
    },
  );
});

it('reports a language without words', () => {
  expect(() => recognizeIntent('počasí', { ...listening, locale: 'cs-CZ' })).toThrow('cs-CZ');
});

describe('a place that only a part of its name is known of', () => {
  const american = { ...listening, model: loadInteractionModel('en-US'), locale: 'en-US' };

  it.each([
    ['Will there be snow in North Abington', ['abington'], 'SnowIntent', 'north abington'],
    ['Is it rainy in Greely Center?', ['center'], 'RainIntent', 'greely center'],
    [
      'Weather in Willow River State Park',
      ['willow river'],
      'WeatherIntent',
      'willow river state park',
    ],
  ])('is the whole name: %s', (sentence, names, intent, place) => {
    const recognized = recognizeAsked(sentence, { ...american, ...knows(...names) });
    expect([recognized?.intent, recognized?.slots['place']?.value]).toEqual([intent, place]);
  });

  it('is an unknown place if no part is known', () => {
    const sentence = 'Weather at Jean Lafitte National Park';
    const recognized = recognizeAsked(sentence, { ...american, ...knows() });
    expect(recognized?.slots['place']?.value).toBe('jean lafitte national park');
  });

  it('is not more than its name', () => {
    const sentence = 'I need the weather in Hubbardston, will it be colder?';
    const recognized = recognizeAsked(sentence, { ...american, ...knows('hubbardston') });
    expect(recognized?.slots['place']?.value).toBe('hubbardston');
  });
});
