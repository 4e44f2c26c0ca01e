import { describe, expect, it } from 'vitest';
import { heard } from './heard.ts';

type Row = [utterance: string, slots: Record<string, string>];

describe('German questions for rain and snow', () => {
  it.each<Row>([
    ['Regnet es?', {}],
    ['Regnet es jetzt?', { span: 'NOW' }],
    ['Regnet es gerade in Köln?', { span: 'NOW', place: 'köln' }],
    ['Regnet es draußen?', {}],
    ["Regnet's noch?", {}],
    ['Regnet es gleich?', { span: 'SOON' }],
    ['Kommt gleich Regen in Köln?', { span: 'SOON', place: 'köln' }],
    ["Gibt's bald einen Schauer?", { span: 'SOON' }],
    ['Zieht gleich ein Schauer durch?', { span: 'SOON' }],
    ['Fängt es bald an zu regnen?', { span: 'SOON' }],
    ['Fängt der Regen gleich an?', { span: 'SOON' }],
    ['Wird es in den nächsten Minuten nass?', { span: 'SOON' }],
    ['Regnet es in der nächsten Stunde?', { duration: 'PT1H' }],
    ['Regnet es innerhalb der nächsten Stunde in München?', { duration: 'PT1H', place: 'münchen' }],
    ['Kommt in der nächsten halben Stunde Regen?', { duration: 'PT30M' }],
    ['Regnet es in zehn Minuten?', { time: '14:15' }],
    ['Regnet es in einer halben Stunde?', { time: '14:35' }],
    ['Regnet es in den nächsten drei Stunden?', { span: 'NEXT_HOURS' }],
    ['Regnet es in den nächsten sechs Stunden?', { duration: 'PT6H' }],
    ['Wann hört der Regen auf?', {}],
    ['Wann hört der Regen endlich in Hamburg auf?', { place: 'hamburg' }],
    ['Hört der Regen bald auf?', { span: 'SOON' }],
    ['Wann ist der Regen vorbei?', {}],
    ["Wann wird's wieder trocken?", {}],
    ['Wie lange regnet es noch?', {}],
    ['Wie lange dauert der Regen noch an?', {}],
    ['Wann kommt der nächste Regen in Leipzig?', { place: 'leipzig' }],
    ['Wann fängt es an zu regnen?', {}],
    ['Ist Regen in Sicht?', {}],
    ['Wie stark regnet es gerade?', { span: 'NOW' }],
    ['Bleibt es trocken?', {}],
    ['Bleibt es gleich trocken in Ulm?', { span: 'SOON', place: 'ulm' }],
    ['Bleibt es bis sechs Uhr trocken?', { untilTime: '18:00' }],
    ['Wird es gleich regnen oder bleibt es trocken?', { span: 'SOON' }],
    ['Regnet es morgen in Bonn?', { date: '2026-11-19', place: 'bonn' }],
    ['Wird es heute noch regnen?', { date: '2026-11-18' }],
    ['Regnet es heute Nachmittag?', { date: '2026-11-18', dayPart: 'AF' }],
    ['Regnet es um 17 Uhr?', { time: '17:00' }],
    ['Regnet es am Wochenende?', { span: 'WEEKEND' }],
    ['Schneit es gleich?', { span: 'SOON' }],
    ['Schneit es morgen in Garmisch?', { date: '2026-11-19', place: 'garmisch' }],
    ['Wann hört es auf zu schneien?', {}],
    ['Kommt heute noch Schnee?', { date: '2026-11-18' }],
    ['Alexa, frag Wetter Stimme, ob es gleich regnet', { span: 'SOON' }],
    ['Frag Wetter Stimme, wann der Regen aufhört', {}],
    ['Und regnet es in Potsdam?', { place: 'potsdam' }],
  ])('%s', (utterance, slots) => {
    expect(heard(utterance, 'de-DE')).toEqual({ intent: 'RainSoonIntent', ...slots });
  });
});

describe('German questions for pollen', () => {
  it.each<Row>([
    ['Wie ist der Pollenflug?', {}],
    ['Pollen', {}],
    ['Pollenflug Hamburg', { place: 'hamburg' }],
    ['Wie ist der Pollenflug morgen in Konstanz?', { date: '2026-11-19', place: 'konstanz' }],
    ['Wie wird der Pollenflug am Wochenende?', { span: 'WEEKEND' }],
    ['Wie wird der Pollenflug in den nächsten Tagen?', { span: 'NEXT_DAYS' }],
    ['Pollenvorhersage für Freitag', { date: '2026-11-20' }],
    ['Pollenvorhersage für Leipzig', { place: 'leipzig' }],
    ['Wie hoch ist die Pollenbelastung heute?', { date: '2026-11-18' }],
    ['Wie hoch ist die Belastung durch Beifuß?', { pollenType: 'Beifuss' }],
    [
      'Wie stark fliegen Birkenpollen morgen in Leipzig?',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
    ],
    [
      'Wie stark fliegen morgen in Leipzig die Birken?',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
    ],
    ['Wie stark fliegt die Birke?', { pollenType: 'Birke' }],
    ['Wie ist der Birkenpollenflug heute?', { pollenType: 'Birke', date: '2026-11-18' }],
    ['Fliegen heute Gräserpollen?', { pollenType: 'Graeser', date: '2026-11-18' }],
    [
      'Fliegen heute Rasenpollen in Köln?',
      { pollenType: 'Graeser', date: '2026-11-18', place: 'köln' },
    ],
    ['Wie hoch ist die Gräserpollenbelastung?', { pollenType: 'Graeser' }],
    ['Fliegen schon Haselnusspollen?', { pollenType: 'Hasel' }],
    ['Fliegt die Hasel schon?', { pollenType: 'Hasel' }],
    ['Fliegen morgen Traubenkrautpollen?', { pollenType: 'Ambrosia', date: '2026-11-19' }],
    ['Wie sieht es mit Ambrosia aus?', { pollenType: 'Ambrosia' }],
    ['Gibt es heute Eschenpollen?', { pollenType: 'Esche', date: '2026-11-18' }],
    ['Sind Erlenpollen unterwegs?', { pollenType: 'Erle' }],
    ['Roggenpollen übermorgen', { pollenType: 'Roggen', date: '2026-11-20' }],
    ['Welche Pollen fliegen gerade in München?', { span: 'NOW', place: 'münchen' }],
    ['Was fliegt gerade?', { span: 'NOW' }],
    ['Sind heute viele Pollen unterwegs?', { date: '2026-11-18' }],
    ['Wie stark fliegen Eichenpollen?', { pollenType: 'OTHER' }],
    ['Fliegen Tannenpollen in Freiburg?', { pollenType: 'OTHER', place: 'freiburg' }],
    ['Frag Wetter Stimme nach dem Pollenflug in Leipzig', { place: 'leipzig' }],
    ['Und Gräserpollen?', { pollenType: 'Graeser' }],
  ])('%s', (utterance, slots) => {
    expect(heard(utterance, 'de-DE')).toEqual({ intent: 'PollenIntent', ...slots });
  });
});

describe('German questions near them that stay with the weather', () => {
  it.each<Row>([
    ['Wie ist das Wetter in Linden?', { place: 'linden' }],
    ['Und in Weiden?', { place: 'weiden' }],
    ['Wie wird das Wetter gleich?', { span: 'SOON' }],
    ['Wie wird das Wetter heute, bitte?', { date: '2026-11-18' }],
  ])('%s', (utterance, slots) => {
    expect(heard(utterance, 'de-DE')).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});
