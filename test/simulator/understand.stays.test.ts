import { expect, it } from 'vitest';
import { recognize } from './recognize.ts';

it.each([
  ['de-DE', 'Bleibt es heute Nacht über zwanzig Grad?', 'AboveIntent', '20'],
  ['de-DE', 'Bleibt es morgen unter dreißig Grad in Köln?', 'BelowIntent', '30'],
  ['en-US', 'Will it stay above seventy tonight?', 'AboveIntent', '70'],
  ['en-GB', 'Will it stay under thirty tomorrow?', 'BelowIntent', '30'],
  ['es-ES', '¿Se quedará por encima de veinte grados esta noche?', 'AboveIntent', '20'],
  ['es-ES', '¿Se mantiene por debajo de los treinta grados mañana?', 'BelowIntent', '30'],
  ['fr-FR', "Est-ce qu'il va rester au-dessus de vingt degrés cette nuit ?", 'AboveIntent', '20'],
  ['fr-FR', 'Il restera en dessous de trente degrés demain ?', 'BelowIntent', '30'],
  ['it-IT', 'Stanotte resta sopra i venti gradi?', 'AboveIntent', '20'],
  ['it-IT', 'Domani rimane sotto i trenta gradi?', 'BelowIntent', '30'],
  ['nl-NL', 'Blijft het vannacht boven de twintig graden?', 'AboveIntent', '20'],
  ['nl-NL', 'Blijft het morgen onder de dertig graden?', 'BelowIntent', '30'],
  ['de-DE', 'Bleibt es die nächsten drei Tage frostig?', 'BelowIntent', '0'],
  ['es-ES', '¿Se mantendrá bajo cero mañana?', 'BelowIntent', '0'],
  ['it-IT', 'Domani resta sotto zero?', 'BelowIntent', '0'],
  ['nl-NL', 'Blijft het morgen onder nul?', 'BelowIntent', '0'],
])('%s "%s" asks whether it holds the whole time', (locale, sentence, intent, number) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent, number, stays: 'STAYS' });
});

it.each([
  ['de-DE', 'Bleibt es heute Nacht frostfrei?'],
  ['en-US', 'Will it stay above freezing tonight?'],
  ['es-ES', '¿Se mantendrá sin heladas esta noche?'],
  ['nl-NL', 'Blijft het vannacht vorstvrij?'],
])('%s "%s" asks for no frost', (locale, sentence) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent: 'FrostIntent', stays: 'STAYS' });
});

it('"will it stay below freezing" does not ask whether there is none', () => {
  const { intent, stays } = recognize('Will it stay below freezing tomorrow?', 'en-US');
  expect({ intent, stays }).toEqual({ intent: 'FrostIntent', stays: undefined });
});

it.each([
  ['de-DE', 'Schneit es heute Nacht nicht?', 'SnowIntent'],
  ['de-DE', 'Gibt es morgen kein Gewitter?', 'ThunderIntent'],
  ['en-US', "It won't snow tonight?", 'SnowIntent'],
  ['en-US', 'It is not going to freeze tonight?', 'FrostIntent'],
  ['es-ES', '¿No helará esta noche?', 'FrostIntent'],
  ['fr-FR', 'Il ne va pas neiger cette nuit ?', 'SnowIntent'],
  ['it-IT', 'Stanotte non nevicherà?', 'SnowIntent'],
  ['it-IT', 'Stanotte non gela?', 'FrostIntent'],
  ['nl-NL', 'Vriest het vannacht niet?', 'FrostIntent'],
])('%s "%s" is answered with no if there is none', (locale, sentence, intent) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent, absent: 'ABSENT' });
});

it.each([
  ['de-DE', 'Bleibt es am Wochenende ohne Sturm?', 'StormIntent'],
  ['de-DE', 'Bleibt es morgen schneefrei?', 'SnowIntent'],
  ['en-US', 'Will it stay free of snow tomorrow?', 'SnowIntent'],
  ['fr-FR', 'Est-ce que ça restera sans neige demain ?', 'SnowIntent'],
])('%s "%s" is answered with yes if there is none', (locale, sentence, intent) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent, absent: 'WITHOUT' });
});

it('an English tag after a sentence that does not deny is no denial', () => {
  const asked = recognize("It's going to rain tomorrow, isn't it?", 'en-GB');
  expect(asked).toEqual({ intent: 'RainIntent', date: '2026-11-19' });
});

it.each([
  ['de-DE', 'Bleibt es morgen nebelfrei?'],
  ['en-US', 'Will it stay free of fog tomorrow?'],
])('%s "%s" asks for no fog', (locale, sentence) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent: 'FogIntent', stays: 'STAYS' });
});

it.each([
  ['de-DE', 'Bleibt es morgen trocken?', 'DryIntent'],
  ['en-US', 'Will it stay dry tomorrow?', 'DryIntent'],
  ['de-DE', 'Wird es morgen über dreißig Grad?', 'AboveIntent'],
  ['en-US', 'Will it get above ninety tomorrow?', 'AboveIntent'],
])('%s "%s" does not', (locale, sentence, intent) => {
  const recognized = recognize(sentence, locale);
  expect(recognized).toMatchObject({ intent });
  expect(recognized['stays']).toBeUndefined();
});

/** "Will it not rain?" has the answer "no, it stays dry". */
it.each([
  ['de-DE', 'Wird es morgen in Kassel nicht regnen?'],
  ['de-DE', 'Regnet es heute Abend wirklich nicht?'],
  ['en-US', 'Is it not going to rain tomorrow?'],
  ['en-US', "It won't rain in Omaha tomorrow, will it?"],
  ['es-ES', '¿El sábado no habrá lluvia?'],
  ['fr-FR', 'Il ne pleuvra pas demain ?'],
  ['it-IT', 'Domani non piove?'],
  ['nl-NL', 'Het gaat morgen toch niet regenen, hè?'],
])('%s "%s" denies that it rains', (locale, sentence) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent: 'RainIntent', absent: 'ABSENT' });
});

it.each([
  ['de-DE', 'Bleibt es am Samstag windstill?'],
  ['en-US', 'Will it stay calm on Saturday?'],
  ['es-ES', '¿Se mantiene en calma el sábado?'],
  ['fr-FR', 'Le temps reste calme samedi ?'],
  ['it-IT', 'Sabato resta calmo?'],
  ['nl-NL', 'Blijft het zaterdag windstil?'],
])('%s "%s" asks whether there is hardly any wind', (locale, sentence) => {
  expect(recognize(sentence, locale)).toMatchObject({ intent: 'WindIntent', stays: 'STAYS' });
});
