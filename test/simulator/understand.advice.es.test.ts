import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const ROWS: [sentence: string, intent: string, slots: object][] = [
  [
    '¿Puedo ir en pantalón corto mañana?',
    'AdviceIntent',
    { activity: 'shorts', date: '2026-11-19' },
  ],
  ['¿Necesito guantes?', 'AdviceIntent', { activity: 'gloves' }],
  ['¿Necesito crema solar?', 'AdviceIntent', { activity: 'sunscreen' }],
  ['¿Puedo ventilar la casa?', 'AdviceIntent', { activity: 'airing' }],
  ['¿Tengo que regar el jardín?', 'AdviceIntent', { activity: 'watering' }],
  ['¿Puedo lavar el coche?', 'AdviceIntent', { activity: 'carWash' }],
  ['¿Puedo salir a correr?', 'AdviceIntent', { activity: 'running' }],
  ['¿Podemos hacer un picnic mañana?', 'AdviceIntent', { activity: 'picnic', date: '2026-11-19' }],
  ['¿Es seguro conducir?', 'AdviceIntent', { activity: 'driving' }],
  ['¿Puedo salir sin paraguas?', 'AdviceIntent', { activity: 'noUmbrella' }],
  [
    '¿Cuál es la mejor hora para correr mañana?',
    'BestHoursIntent',
    { activity: 'running', date: '2026-11-19' },
  ],
  ['¿A qué hora es mejor salir a correr?', 'BestHoursIntent', { activity: 'running' }],
  ['¿Hace demasiado calor para correr?', 'AdviceIntent', { activity: 'running', excess: 'HEAT' }],
  ['¿Hay demasiado viento para ir en bici?', 'BicycleIntent', { excess: 'WIND' }],
];

describe('Spanish advice', () => {
  it.each(ROWS)('%s', (sentence, intent, slots) => {
    expect(recognize(sentence, 'es-ES')).toEqual({ intent, ...slots });
  });
});
