import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each<[string, string, Record<string, string>]>([
  ['Wann wird es wärmer?', 'NextChangeIntent', { change: 'WARMER' }],
  ['Wann wird das Wetter besser?', 'NextChangeIntent', { change: 'BETTER' }],
  ['Wann kommt die Sonne raus?', 'NextChangeIntent', { change: 'SUN' }],
  ['Wann schneit es in Garmisch?', 'NextChangeIntent', { change: 'SNOW', place: 'garmisch' }],
  ['Wann ist die Hitze vorbei?', 'NextChangeIntent', { change: 'COLDER' }],
  ['Wann schneit es morgen?', 'NextChangeIntent', { change: 'SNOW', date: '2026-11-19' }],
  ['Wann wird es 20 Grad?', 'ReachIntent', { number: '20' }],
  ['Wann erreichen wir dreißig Grad?', 'ReachIntent', { number: '30' }],
  [
    'Wo liegt die Schneefallgrenze morgen?',
    'UnofferedIntent',
    { subject: 'SNOW_LINE', date: '2026-11-19' },
  ],
  ['Wann ist Ebbe in Husum?', 'UnofferedIntent', { subject: 'TIDE', place: 'husum' }],
  ['Was war der heißeste Tag aller Zeiten?', 'UnofferedIntent', { subject: 'RECORD' }],
  [
    'Regnet es morgen mehr als fünf Millimeter?',
    'RainThresholdIntent',
    { windSide: 'ABOVE', number: '5', rainUnit: 'MILLIMETRES', date: '2026-11-19' },
  ],
  [
    'Liegt die Regenwahrscheinlichkeit in Ulm unter dreißig Prozent?',
    'RainThresholdIntent',
    { windSide: 'BELOW', number: '30', rainUnit: 'PERCENT', place: 'ulm' },
  ],
  ['Welcher Tag wird der nasseste?', 'WettestDayIntent', {}],
  ['Wann fällt die Temperatur unter fünf Grad?', 'ReachIntent', { windSide: 'BELOW', number: '5' }],
  ['Wann sieht man mal wieder die Sonne?', 'NextChangeIntent', { change: 'SUN' }],
  ['Kühlt es sich am Wochenende ab?', 'ComparisonIntent', { trend: 'COLDER', span: 'WEEKEND' }],
  ['Bleibt es so warm?', 'ComparisonIntent', { trend: 'NOT_COLDER' }],
  ['Wie wird die Woche?', 'WeatherIntent', { span: 'WEEK' }],
])('%s', (utterance, intent, slots) => {
  expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
});
