import { expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { parseSlots } from '../../src/slots/spoken-slots.ts';
import { recognizeIntent } from '../../src/understanding/recognize-intent.ts';

/** A Wednesday. */
const now = new Date('2026-11-18T14:05:00+01:00');

it.each([
  ['de-DE', 'Wie wird das Wetter nächste Woche Montag?', '2026-11-23'],
  ['de-DE', 'Wie wird das Wetter am Freitag nächster Woche?', '2026-11-27'],
  ['en-US', "What's the weather on Monday next week?", '2026-11-23'],
  ['en-GB', "What's the weather on Sunday of next week?", '2026-11-29'],
  ['fr-FR', 'Quel temps fera-t-il lundi de la semaine prochaine ?', '2026-11-23'],
  ['it-IT', 'Che tempo farà lunedì della prossima settimana?', '2026-11-23'],
  ['es-ES', '¿Qué tiempo hará el lunes de la semana que viene?', '2026-11-23'],
  ['nl-NL', 'Hoe wordt het weer volgende week maandag?', '2026-11-23'],
])('in %s: %s', (locale, sentence, date) => {
  const model = loadInteractionModel(locale);
  const understood = recognizeIntent(sentence, { model, locale, now, timeZone: 'Europe/Berlin' });
  expect(understood?.intent).toBe('WeatherIntent');
  expect(parseSlots(understood?.slots)).toMatchObject({ date });
});
