import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask a weather skill, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'dry weather',
    [
      ['Le temps restera sec demain ?', 'DryIntent', { date: '2026-11-19' }],
      [
        "Demain, est-ce que ça va rester sec jusqu'à 18 heures ?",
        'DryIntent',
        { date: '2026-11-19', untilTime: '18:00' },
      ],
      ["Est-ce qu'il va faire sec ce soir ?", 'DryIntent', { dayPart: 'EV' }],
      [
        'Il ne va pas pleuvoir demain, si ?',
        'RainIntent',
        { date: '2026-11-19', absent: 'ABSENT' },
      ],
      [
        'Il pleuvra pas samedi à Lyon ?',
        'RainIntent',
        { date: '2026-11-21', place: 'lyon', absent: 'ABSENT' },
      ],
      ["Est-ce qu'il ne va pas pleuvoir ?", 'RainIntent', { absent: 'ABSENT' }],
      ['Ce week-end, il fera sec ?', 'DryIntent', { date: '2026-W47-WE' }],
      ["Est-ce qu'il pleut ou est-ce que le temps reste sec ?", 'RainIntent'],
      ['Il va pleuvoir demain ou rester sec ?', 'RainIntent', { date: '2026-11-19' }],
      ['Tu sais si le temps va rester sec à Brest ?', 'DryIntent', { place: 'brest' }],
      ['Il fera sec entre 14 et 18 heures ?', 'DryIntent', { time: '14:00', untilTime: '18:00' }],
    ],
  ],
  [
    'a cloudy sky',
    [
      ["C'est nuageux à Nantes ?", 'CloudyIntent', { place: 'nantes' }],
      [
        'Le ciel sera-t-il couvert demain matin ?',
        'CloudyIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['Samedi, il y aura des nuages ?', 'CloudyIntent', { date: '2026-11-21' }],
      ["Est-ce qu'il fait gris dehors ?", 'CloudyIntent', { span: 'OUTSIDE' }],
      ['Il va y avoir beaucoup de nuages demain ?', 'CloudyIntent', { date: '2026-11-19' }],
      ['Le ciel est dégagé ce soir ?', 'CloudyIntent', { dayPart: 'EV', sky: 'CLEAR' }],
    ],
  ],
  [
    'muggy air',
    [
      ["Est-ce qu'il fait lourd ?", 'MuggyIntent'],
      [
        'Il va faire lourd demain après-midi ?',
        'MuggyIntent',
        { date: '2026-11-19', dayPart: 'AF' },
      ],
      ["L'air est moite à Bordeaux ?", 'MuggyIntent', { place: 'bordeaux' }],
      ['Demain, il fera lourd à Lyon ?', 'MuggyIntent', { date: '2026-11-19', place: 'lyon' }],
    ],
  ],
  [
    'the moon',
    [
      ['À quelle heure se lève la lune ?', 'MoonriseIntent'],
      ['La lune se lève quand demain ?', 'MoonriseIntent', { date: '2026-11-19' }],
      ['Le lever de la lune à Nice', 'MoonriseIntent', { place: 'nice' }],
      ['Quand la lune se couche-t-elle ?', 'MoonsetIntent'],
      ['Quand est-ce que la lune se couche samedi ?', 'MoonsetIntent', { date: '2026-11-21' }],
      ["La prochaine pleine lune, c'est quand ?", 'QuantityIntent', { quantity: 'FULL_MOON' }],
      ["C'est quand la nouvelle lune ?", 'QuantityIntent', { quantity: 'NEW_MOON' }],
      ['Dans quelle phase est la lune ?', 'QuantityIntent', { quantity: 'MOON' }],
      [
        'Quelle est la phase de la lune demain ?',
        'QuantityIntent',
        { quantity: 'MOON', date: '2026-11-19' },
      ],
    ],
  ],
  [
    'warnings',
    [
      ['Il y a des alertes météo ?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      ["Jusqu'à quand dure l'alerte ?", 'QuantityIntent', { quantity: 'WARNINGS' }],
      [
        "Est-ce qu'il y a une vigilance orange à Lyon ?",
        'QuantityIntent',
        { place: 'lyon', quantity: 'WARNINGS' },
      ],
      [
        'Y a-t-il une alerte météo pour Hambourg demain ?',
        'QuantityIntent',
        { place: 'hambourg', date: '2026-11-19', quantity: 'WARNINGS' },
      ],
      ['Quelles sont les alertes en cours ?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      [
        'Y a une alerte aux orages ce soir ?',
        'QuantityIntent',
        { quantity: 'WARNINGS', dayPart: 'EV' },
      ],
    ],
  ],
  [
    'the air',
    [
      [
        "À Nice, quelle est l'humidité ?",
        'QuantityIntent',
        { place: 'nice', quantity: 'HUMIDITY' },
      ],
      [
        "C'est quoi le taux d'humidité demain ?",
        'QuantityIntent',
        { date: '2026-11-19', quantity: 'HUMIDITY' },
      ],
      ["Est-ce que l'air est humide ?", 'QuantityIntent', { quantity: 'HUMIDITY' }],
      ['Quel est le point de rosée ?', 'QuantityIntent', { quantity: 'DEW_POINT' }],
      [
        'La pression atmosphérique, elle monte ou elle baisse ?',
        'QuantityIntent',
        { quantity: 'PRESSURE' },
      ],
      [
        'À combien est la pression à Brest ?',
        'QuantityIntent',
        { quantity: 'PRESSURE', place: 'brest' },
      ],
      [
        'Quelle est la couverture nuageuse samedi ?',
        'QuantityIntent',
        { quantity: 'CLOUD_COVER', date: '2026-11-21' },
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
    ['Ça va-tu rester sec demain ?', 'DryIntent', { date: '2026-11-19' }],
    ["C'est-tu nuageux ?", 'CloudyIntent'],
    ["Est-ce qu'il fait humide ?", 'MuggyIntent'],
    ['Y a-t-il des avertissements météo ?', 'QuantityIntent', { quantity: 'WARNINGS' }],
  ])('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-CA')).toEqual({ intent, ...slots });
  });
});
