import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    'Kan ik morgen een korte broek aan?',
    'AdviceIntent',
    { activity: 'shorts', date: '2026-11-19' },
  ],
  ['Heb ik handschoenen nodig?', 'AdviceIntent', { activity: 'gloves' }],
  ['Moet ik me insmeren?', 'AdviceIntent', { activity: 'sunscreen' }],
  ['Kan ik het huis luchten?', 'AdviceIntent', { activity: 'airing' }],
  ['Moet ik de tuin sproeien?', 'AdviceIntent', { activity: 'watering' }],
  ['Kan ik de auto wassen?', 'AdviceIntent', { activity: 'carWash' }],
  ['Kan ik gaan hardlopen?', 'AdviceIntent', { activity: 'running' }],
  ['Kunnen we morgen picknicken?', 'AdviceIntent', { activity: 'picnic', date: '2026-11-19' }],
  ['Kan ik veilig rijden?', 'AdviceIntent', { activity: 'driving' }],
  ['Kan ik zonder paraplu naar buiten?', 'AdviceIntent', { activity: 'noUmbrella' }],
  ['Wanneer kan ik het best luchten?', 'BestHoursIntent', { activity: 'airing' }],
  [
    'Wat is morgen de beste tijd om te hardlopen?',
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-19' },
  ],
  ['Is het te warm om te hardlopen?', 'AdviceIntent', { activity: 'running', excess: 'HEAT' }],
  ['Is het te koud voor een barbecue?', 'BarbecueIntent', { excess: 'COLD' }],
];

describe('Dutch advice', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'nl-NL')).toEqual({ intent, ...slots });
  });
});
