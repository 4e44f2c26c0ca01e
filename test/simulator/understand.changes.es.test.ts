import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['¿Cuándo mejora el tiempo?', 'NextChangeIntent', { change: 'BETTER' }],
  ['¿Cuándo va a refrescar?', 'NextChangeIntent', { change: 'COLDER' }],
  ['¿Cuándo hará sol en Santander?', 'NextChangeIntent', { change: 'SUN', place: 'santander' }],
  ['¿Cuándo va a nevar?', 'NextChangeIntent', { change: 'SNOW' }],
  ['¿Cuándo llegaremos a treinta grados?', 'ReachIntent', { number: '30' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'es-ES')).toEqual({ intent, ...slots });
});
