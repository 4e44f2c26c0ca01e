import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['¿Cuándo mejora el tiempo?', 'NextChangeIntent', { change: 'BETTER' }],
  ['¿Cuándo va a refrescar?', 'NextChangeIntent', { change: 'COLDER' }],
  ['¿Cuándo hará sol en Santander?', 'NextChangeIntent', { change: 'SUN', place: 'santander' }],
  ['¿Cuándo va a nevar?', 'NextChangeIntent', { change: 'SNOW' }],
  ['¿Cuándo llegaremos a treinta grados?', 'ReachIntent', { number: '30' }],
  [
    '¿Cuál es la cota de nieve mañana?',
    'UnofferedIntent',
    { subject: 'SNOW_LINE', date: '2026-11-19' },
  ],
  ['¿A qué hora es la pleamar en Vigo?', 'UnofferedIntent', { subject: 'TIDE', place: 'vigo' }],
  ['¿Hace más frío de lo normal?', 'UnofferedIntent', { subject: 'NORMAL' }],
  [
    '¿Caerán más de diez milímetros mañana?',
    'RainThresholdIntent',
    { windSide: 'ABOVE', number: '10', rainUnit: 'MILLIMETRES', date: '2026-11-19' },
  ],
  ['¿Cuál será el día más lluvioso?', 'WettestDayIntent', {}],
  ['¿Cuándo bajará de quince grados?', 'ReachIntent', { windSide: 'BELOW', number: '15' }],
  [
    '¿Bajarán las temperaturas el fin de semana?',
    'ComparisonIntent',
    { trend: 'COLDER', span: 'WEEKEND' },
  ],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
});
