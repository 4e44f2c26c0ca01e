import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Kann ich heute kurze Hosen anziehen?',
    'AdviceIntent',
    { activity: 'shorts', date: '2026-11-18' },
  ],
  [
    'Brauche ich morgen früh Handschuhe?',
    'AdviceIntent',
    { activity: 'gloves', date: '2026-11-19', dayPart: 'MO' },
  ],
  [
    'Muss ich mich morgen eincremen?',
    'AdviceIntent',
    { activity: 'sunscreen', date: '2026-11-19' },
  ],
  [
    'Brauche ich auf Mallorca Sonnencreme?',
    'AdviceIntent',
    { activity: 'sunscreen', place: 'mallorca' },
  ],
  ['Soll ich lüften?', 'AdviceIntent', { activity: 'airing' }],
  [
    'Muss ich heute den Garten gießen?',
    'AdviceIntent',
    { activity: 'watering', date: '2026-11-18' },
  ],
  [
    'Soll ich am Samstag das Auto waschen?',
    'AdviceIntent',
    { activity: 'carWash', date: '2026-11-21' },
  ],
  ['Kann ich jetzt joggen gehen?', 'AdviceIntent', { activity: 'running', span: 'NOW' }],
  ['Können wir am Sonntag picknicken?', 'AdviceIntent', { activity: 'picnic', date: '2026-11-22' }],
  [
    'Kann ich morgen in Ulm sicher fahren?',
    'AdviceIntent',
    { activity: 'driving', date: '2026-11-19', place: 'ulm' },
  ],
  ['Reicht eine dünne Jacke?', 'AdviceIntent', { activity: 'lightJacket' }],
  [
    'Reicht morgen eine leichte Jacke?',
    'AdviceIntent',
    { activity: 'lightJacket', date: '2026-11-19' },
  ],
  [
    'Reicht heute Abend eine leichte Jacke?',
    'AdviceIntent',
    { activity: 'lightJacket', date: '2026-11-18', dayPart: 'EV' },
  ],
  ['Kann ich ohne Jacke raus?', 'AdviceIntent', { activity: 'noJacket' }],
  [
    'Kann ich morgen den Schirm zu Hause lassen?',
    'AdviceIntent',
    { activity: 'noUmbrella', date: '2026-11-19' },
  ],
  ['Soll ich die Wäsche reinholen?', 'AdviceIntent', { activity: 'laundryIn' }],
  [
    'Wann soll ich heute joggen gehen?',
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-18' },
  ],
  [
    'Wann ist morgen die beste Zeit zum Laufen?',
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-19' },
  ],
  ['Wann soll ich mein Auto waschen?', 'BestHoursIntent', { activity: 'carWash' }],
  ['Ist es zu heiß zum Joggen?', 'AdviceIntent', { activity: 'running', excess: 'HEAT' }],
  ['Ist es zu kalt zum Grillen?', 'BarbecueIntent', { excess: 'COLD' }],
  ['Ist es zu windig zum Radfahren?', 'BicycleIntent', { excess: 'WIND' }],
];

describe('German advice', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'de-DE')).toEqual({ intent, ...slots });
  });
});
