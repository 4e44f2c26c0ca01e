import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask a weather skill, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'above a temperature',
    [
      ["Est-ce qu'il fera plus de 30 degrés ?", 'AboveIntent', { number: '30' }],
      [
        'Il va faire plus de vingt-cinq degrés demain ?',
        'AboveIntent',
        { number: '25', date: '2026-11-19' },
      ],
      [
        "Demain à Lyon, est-ce qu'il fera plus chaud que 12 degrés ?",
        'AboveIntent',
        { number: '12', date: '2026-11-19', place: 'lyon' },
      ],
      [
        'On va dépasser les 10 degrés ce week-end ?',
        'AboveIntent',
        { number: '10', date: '2026-W47-WE' },
      ],
      [
        'La température dépassera-t-elle vingt et un degrés samedi à Nice ?',
        'AboveIntent',
        { number: '21', date: '2026-11-21', place: 'nice' },
      ],
      [
        'La température va monter au-dessus de zéro demain matin ?',
        'AboveIntent',
        { number: '0', date: '2026-11-19', dayPart: 'MO' },
      ],
      [
        'Est-ce que ça va dépasser moins deux degrés cet après-midi ?',
        'AboveIntent',
        { sign: 'MINUS', number: '2', dayPart: 'AF' },
      ],
      [
        'Y aura-t-il plus de 8 degrés dans les prochains jours ?',
        'AboveIntent',
        { number: '8', span: 'NEXT_DAYS' },
      ],
      ['Tu sais si ça va monter au-dessus de 15 ?', 'AboveIntent', { number: '15' }],
      ['Il fait plus de 5 degrés à Brest ?', 'AboveIntent', { number: '5', place: 'brest' }],
    ],
  ],
  [
    'below a temperature',
    [
      ["Est-ce qu'il fera moins de dix degrés ?", 'BelowIntent', { number: '10' }],
      [
        'Ça va descendre en dessous de moins cinq cette nuit ?',
        'BelowIntent',
        { sign: 'MINUS', number: '5', dayPart: 'NI' },
      ],
      [
        'La température va-t-elle descendre sous les 3 degrés demain soir ?',
        'BelowIntent',
        { number: '3', date: '2026-11-19', dayPart: 'EV' },
      ],
      [
        'Samedi à Lille, il fera plus froid que moins 2 degrés ?',
        'BelowIntent',
        { sign: 'MINUS', number: '2', date: '2026-11-21', place: 'lille' },
      ],
      [
        'Est-ce que la température va tomber sous 4 degrés à Metz ?',
        'BelowIntent',
        { number: '4', place: 'metz' },
      ],
      [
        'Il va faire moins de moins trois degrés vendredi ?',
        'BelowIntent',
        { sign: 'MINUS', number: '3', date: '2026-11-20' },
      ],
      ['On passe sous les 5 degrés ce soir ?', 'BelowIntent', { number: '5', dayPart: 'EV' }],
      ['Est-ce que ça descend sous zéro ?', 'FrostIntent'],
    ],
  ],
  [
    'the warmest day',
    [
      ['Quel sera le jour le plus chaud ?', 'WarmestDayIntent'],
      [
        'Quel est le jour le plus chaud de la semaine prochaine ?',
        'WarmestDayIntent',
        { date: '2026-W48' },
      ],
      [
        'Cette semaine, quel jour fera-t-il le plus chaud à Nice ?',
        'WarmestDayIntent',
        { date: '2026-W47', place: 'nice' },
      ],
      ['Quand est-ce qu’il fera le plus chaud ?', 'WarmestDayIntent'],
      [
        'Quelle sera la journée la plus chaude des prochains jours ?',
        'WarmestDayIntent',
        { span: 'NEXT_DAYS' },
      ],
      ['Quel jour fera-t-il le plus beau ?', 'BestDayIntent'],
    ],
  ],
  [
    'the coldest day',
    [
      ['Quel jour va-t-il faire le plus froid ?', 'ColdestDayIntent'],
      ['Quel sera le jour le plus froid du week-end ?', 'ColdestDayIntent', { span: 'WEEKEND' }],
      ['Quand fera-t-il le plus froid à Lyon ?', 'ColdestDayIntent', { place: 'lyon' }],
      ['La journée la plus froide de la semaine ?', 'ColdestDayIntent', { span: 'WEEK' }],
      [
        'Quel sera le jour le plus frais des trois prochains jours ?',
        'ColdestDayIntent',
        { span: 'NEXT_DAYS' },
      ],
      ['Combien fera-t-il au plus froid demain ?', 'LowIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'a comparison with a day',
    [
      [
        "Demain, il fera plus froid qu'aujourd'hui ?",
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'COLDER', otherDate: '2026-11-18' },
      ],
      [
        'Est-ce que les températures vont baisser vendredi ?',
        'ComparisonIntent',
        { trend: 'COLDER', date: '2026-11-20' },
      ],
    ],
  ],
];

describe.each(KINDS)('French: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-FR')).toEqual({ intent, ...slots });
  });
});

describe('in Canada', () => {
  it.each<Row>([
    [
      'Il va-tu faire plus de 20 degrés demain ?',
      'AboveIntent',
      { number: '20', date: '2026-11-19' },
    ],
    [
      'Ça va-tu descendre en dessous de moins vingt ?',
      'BelowIntent',
      { sign: 'MINUS', number: '20' },
    ],
    ['Quelle va être la journée la plus froide ?', 'ColdestDayIntent'],
  ])('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-CA')).toEqual({ intent, ...slots });
  });
});
