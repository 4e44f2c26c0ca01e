import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  ['Je peux mettre un short demain ?', 'AdviceIntent', { activity: 'shorts', date: '2026-11-19' }],
  ['Est-ce qu’il me faut des gants ?', 'AdviceIntent', { activity: 'gloves' }],
  ['Est-ce qu’il faut mettre de la crème solaire ?', 'AdviceIntent', { activity: 'sunscreen' }],
  ['Est-ce que je peux aérer ?', 'AdviceIntent', { activity: 'airing' }],
  ['Est-ce qu’il faut arroser le jardin ?', 'AdviceIntent', { activity: 'watering' }],
  ['Est-ce que je peux laver la voiture ?', 'AdviceIntent', { activity: 'carWash' }],
  ['Est-ce que je peux aller courir ?', 'AdviceIntent', { activity: 'running' }],
  ['On peut pique-niquer demain ?', 'AdviceIntent', { activity: 'picnic', date: '2026-11-19' }],
  ['Je peux rouler sans danger ?', 'AdviceIntent', { activity: 'driving' }],
  ['Je peux sortir sans parapluie ?', 'AdviceIntent', { activity: 'noUmbrella' }],
  [
    'Quelle est la meilleure heure pour courir demain ?',
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-19' },
  ],
  ['Quand est-ce que je peux laver la voiture ?', 'BestHoursIntent', { activity: 'carWash' }],
  ['Fait-il trop chaud pour courir ?', 'AdviceIntent', { activity: 'running', excess: 'HEAT' }],
  ['Y a-t-il trop de vent pour faire du vélo ?', 'BicycleIntent', { excess: 'WIND' }],
];

describe('French advice', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'fr-FR')).toEqual({ intent, ...slots });
  });
});
