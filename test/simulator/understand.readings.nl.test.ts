import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask about warnings, the air and the moon, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'whether it stays dry',
    [
      ['Blijft het vanavond droog in Utrecht?', 'DryIntent', { dayPart: 'EV', place: 'utrecht' }],
      ['Houden we het zondag droog in Ede?', 'DryIntent', { date: '2026-11-22', place: 'ede' }],
      ['Kom ik vanavond droog thuis?', 'DryIntent', { dayPart: 'EV' }],
      [
        'Blijft het morgen tot drie uur droog?',
        'DryIntent',
        { date: '2026-11-19', untilTime: '15:00' },
      ],
      [
        'Het gaat morgen toch niet regenen, hè?',
        'RainIntent',
        { date: '2026-11-19', absent: 'ABSENT' },
      ],
      ['Regent het zaterdag niet?', 'RainIntent', { date: '2026-11-21', absent: 'ABSENT' }],
      ['Weet je of het morgen droog blijft?', 'DryIntent', { date: '2026-11-19' }],
      ['Wanneer wordt het droog?', 'RainStopIntent'],
    ],
  ],
  [
    'whether it is cloudy',
    [
      ['Wordt het vanmiddag bewolkt?', 'CloudyIntent', { dayPart: 'AF' }],
      ['Is de lucht morgen betrokken?', 'CloudyIntent', { date: '2026-11-19' }],
      ['Is er zaterdag veel bewolking?', 'CloudyIntent', { date: '2026-11-21' }],
      ['Wordt het morgen grijs in Assen?', 'CloudyIntent', { date: '2026-11-19', place: 'assen' }],
      ['Schijnt de zon morgen niet?', 'CloudyIntent', { date: '2026-11-19' }],
      ['Is het vanavond onbewolkt?', 'CloudyIntent', { dayPart: 'EV', sky: 'CLEAR' }],
    ],
  ],
  [
    'muggy air',
    [
      ['Is het benauwd buiten?', 'MuggyIntent'],
      ['Wordt het vannacht drukkend?', 'MuggyIntent', { dayPart: 'NI' }],
      ['Wordt het morgen benauwd in Venlo?', 'MuggyIntent', { date: '2026-11-19', place: 'venlo' }],
      ['Hoe benauwd wordt het vrijdag?', 'MuggyIntent', { how: 'HOW', date: '2026-11-20' }],
    ],
  ],
  [
    'the air',
    [
      [
        'Hoe vochtig is de lucht nu in Breda?',
        'QuantityIntent',
        { span: 'NOW', place: 'breda', quantity: 'HUMIDITY' },
      ],
      [
        'Hoe hoog wordt de luchtvochtigheid morgenmiddag?',
        'QuantityIntent',
        { date: '2026-11-19', dayPart: 'AF', quantity: 'HUMIDITY' },
      ],
      [
        'Wat is het dauwpunt vannacht in Zwolle?',
        'QuantityIntent',
        { dayPart: 'NI', place: 'zwolle', quantity: 'DEW_POINT' },
      ],
      ['Stijgt of daalt de luchtdruk?', 'QuantityIntent', { quantity: 'PRESSURE' }],
      ['Wat geeft de barometer aan?', 'QuantityIntent', { quantity: 'PRESSURE' }],
      [
        'Hoe bewolkt wordt het morgen in Ede?',
        'QuantityIntent',
        { date: '2026-11-19', place: 'ede', quantity: 'CLOUD_COVER' },
      ],
      ['Hoeveel bewolking is er?', 'QuantityIntent', { quantity: 'CLOUD_COVER' }],
    ],
  ],
  [
    'the moon',
    [
      ['In welke fase is de maan?', 'QuantityIntent', { quantity: 'MOON' }],
      ['Wat is de stand van de maan?', 'QuantityIntent', { quantity: 'MOON' }],
      ['Is het wassende of afnemende maan?', 'QuantityIntent', { quantity: 'MOON' }],
      ['Is het vanavond volle maan?', 'QuantityIntent', { dayPart: 'EV', quantity: 'FULL_MOON' }],
      ['Wanneer is de volgende volle maan?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
      ['Wanneer is het weer nieuwe maan?', 'QuantityIntent', { quantity: 'NEW_MOON' }],
      [
        'Hoe laat komt de maan vanavond op in Sneek?',
        'MoonriseIntent',
        { dayPart: 'EV', place: 'sneek' },
      ],
      ['Maansopkomst morgen', 'MoonriseIntent', { date: '2026-11-19' }],
      ['Wanneer gaat de maan morgen onder?', 'MoonsetIntent', { date: '2026-11-19' }],
      ['Hoe laat is maanondergang in Hoorn?', 'MoonsetIntent', { place: 'hoorn' }],
    ],
  ],
  [
    'warnings',
    [
      ['Zijn er weerwaarschuwingen?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      ['Tot wanneer geldt de hittewaarschuwing?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      [
        'Is er voor morgen een waarschuwing in Berlijn?',
        'QuantityIntent',
        { date: '2026-11-19', place: 'berlijn', quantity: 'WARNINGS' },
      ],
      [
        'Welke waarschuwingen gelden er in Beieren?',
        'QuantityIntent',
        { place: 'beieren', quantity: 'WARNINGS' },
      ],
      ['Is er een waarschuwing voor hitte?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      ['Geldt er code oranje?', 'QuantityIntent', { quantity: 'WARNINGS' }],
      [
        'Zijn er nu waarschuwingen voor Dresden?',
        'QuantityIntent',
        { span: 'NOW', place: 'dresden', quantity: 'WARNINGS' },
      ],
    ],
  ],
];

describe.each(KINDS)('Dutch: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
