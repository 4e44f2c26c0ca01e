import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots: Record<string, string>];

describe('German questions for rain and snow', () => {
  it.each<Row>([
    ['Regnet es?', 'RainIntent', {}],
    ['Regnet es jetzt?', 'RainIntent', { span: 'NOW' }],
    ['Regnet es gerade in Köln?', 'RainIntent', { span: 'NOW', place: 'köln' }],
    ['Regnet es draußen?', 'RainIntent', {}],
    ["Regnet's noch?", 'RainIntent', {}],
    ['Regnet es gleich?', 'RainIntent', { span: 'SOON' }],
    ['Kommt gleich Regen in Köln?', 'RainIntent', { span: 'SOON', place: 'köln' }],
    ["Gibt's bald einen Schauer?", 'RainIntent', { span: 'SOON' }],
    ['Zieht gleich ein Schauer durch?', 'RainIntent', { span: 'SOON' }],
    ['Fängt es bald an zu regnen?', 'RainIntent', { span: 'SOON' }],
    ['Fängt der Regen gleich an?', 'RainIntent', { span: 'SOON' }],
    ['Wird es in den nächsten Minuten nass?', 'RainIntent', { span: 'SOON' }],
    ['Regnet es in der nächsten Stunde?', 'RainIntent', { duration: 'PT1H' }],
    [
      'Regnet es innerhalb der nächsten Stunde in München?',
      'RainIntent',
      { duration: 'PT1H', place: 'münchen' },
    ],
    ['Kommt in der nächsten halben Stunde Regen?', 'RainIntent', { duration: 'PT30M' }],
    ['Regnet es in zehn Minuten?', 'RainIntent', { time: '14:15' }],
    ['Regnet es in einer halben Stunde?', 'RainIntent', { time: '14:35' }],
    ['Regnet es in den nächsten drei Stunden?', 'RainIntent', { span: 'NEXT_HOURS' }],
    ['Regnet es in den nächsten sechs Stunden?', 'RainIntent', { duration: 'PT6H' }],
    ['Wann hört der Regen auf?', 'RainStopIntent', {}],
    ['Wann hört der Regen endlich in Hamburg auf?', 'RainStopIntent', { place: 'hamburg' }],
    ['Hört der Regen bald auf?', 'RainStopIntent', { span: 'SOON' }],
    ['Wann ist der Regen vorbei?', 'RainStopIntent', {}],
    ["Wann wird's wieder trocken?", 'RainStopIntent', {}],
    ['Wie lange regnet es noch?', 'RainStopIntent', {}],
    ['Wie lange dauert der Regen noch an?', 'RainStopIntent', {}],
    ['Wann kommt der nächste Regen in Leipzig?', 'NextRainIntent', { place: 'leipzig' }],
    ['Wann fängt es an zu regnen?', 'RainTimeIntent', {}],
    ['Ist Regen in Sicht?', 'RainIntent', {}],
    ['Wie stark regnet es gerade?', 'RainAmountIntent', { span: 'NOW' }],
    ['Bleibt es trocken?', 'DryIntent', {}],
    ['Bleibt es gleich trocken in Ulm?', 'DryIntent', { span: 'SOON', place: 'ulm' }],
    ['Bleibt es bis sechs Uhr trocken?', 'DryIntent', { untilTime: '18:00' }],
    ['Wird es gleich regnen oder bleibt es trocken?', 'RainIntent', { span: 'SOON' }],
    ['Regnet es morgen in Bonn?', 'RainIntent', { date: '2026-11-19', place: 'bonn' }],
    ['Wird es heute noch regnen?', 'RainIntent', { date: '2026-11-18' }],
    ['Regnet es heute Nachmittag?', 'RainIntent', { date: '2026-11-18', dayPart: 'AF' }],
    ['Regnet es um 17 Uhr?', 'RainIntent', { time: '17:00' }],
    ['Regnet es am Wochenende?', 'RainIntent', { span: 'WEEKEND' }],
    ['Schneit es gleich?', 'SnowIntent', { span: 'SOON' }],
    ['Schneit es morgen in Garmisch?', 'SnowIntent', { date: '2026-11-19', place: 'garmisch' }],
    ['Wann hört es auf zu schneien?', 'RainStopIntent', {}],
    ['Kommt heute noch Schnee?', 'SnowIntent', { date: '2026-11-18' }],
    ['Alexa, frag Wetter Stimme, ob es gleich regnet', 'RainIntent', { span: 'SOON' }],
    ['Frag Wetter Stimme, wann der Regen aufhört', 'RainStopIntent', {}],
    ['Und regnet es in Potsdam?', 'RainIntent', { place: 'potsdam' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
  });
});

describe('German questions for pollen', () => {
  it.each<Row>([
    ['Wie ist der Pollenflug?', 'PollenIntent', {}],
    ['Pollen', 'PollenIntent', {}],
    ['Pollenflug Hamburg', 'PollenIntent', { place: 'hamburg' }],
    [
      'Wie ist der Pollenflug morgen in Konstanz?',
      'PollenIntent',
      { date: '2026-11-19', place: 'konstanz' },
    ],
    ['Wie wird der Pollenflug am Wochenende?', 'PollenIntent', { span: 'WEEKEND' }],
    ['Wie wird der Pollenflug in den nächsten Tagen?', 'PollenIntent', { span: 'NEXT_DAYS' }],
    ['Pollenvorhersage für Freitag', 'PollenIntent', { date: '2026-11-20' }],
    ['Pollenvorhersage für Leipzig', 'PollenIntent', { place: 'leipzig' }],
    ['Wie hoch ist die Pollenbelastung heute?', 'PollenIntent', { date: '2026-11-18' }],
    ['Wie hoch ist die Belastung durch Beifuß?', 'PollenIntent', { pollenType: 'Beifuss' }],
    [
      'Wie stark fliegen Birkenpollen morgen in Leipzig?',
      'PollenIntent',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
    ],
    [
      'Wie stark fliegen morgen in Leipzig die Birken?',
      'PollenIntent',
      { pollenType: 'Birke', date: '2026-11-19', place: 'leipzig' },
    ],
    ['Wie stark fliegt die Birke?', 'PollenIntent', { pollenType: 'Birke' }],
    [
      'Wie ist der Birkenpollenflug heute?',
      'PollenIntent',
      { pollenType: 'Birke', date: '2026-11-18' },
    ],
    [
      'Fliegen heute Gräserpollen?',
      'PollenIntent',
      { pollenType: 'Graeser', date: '2026-11-18', whether: 'WHETHER' },
    ],
    [
      'Fliegen heute Rasenpollen in Köln?',
      'PollenIntent',
      { pollenType: 'Graeser', date: '2026-11-18', place: 'köln', whether: 'WHETHER' },
    ],
    ['Wie hoch ist die Gräserpollenbelastung?', 'PollenIntent', { pollenType: 'Graeser' }],
    ['Fliegen schon Haselnusspollen?', 'PollenIntent', { pollenType: 'Hasel', whether: 'WHETHER' }],
    ['Fliegt die Hasel schon?', 'PollenIntent', { pollenType: 'Hasel', whether: 'WHETHER' }],
    [
      'Fliegen morgen Traubenkrautpollen?',
      'PollenIntent',
      { pollenType: 'Ambrosia', date: '2026-11-19', whether: 'WHETHER' },
    ],
    ['Wie sieht es mit Ambrosia aus?', 'PollenIntent', { pollenType: 'Ambrosia' }],
    [
      'Gibt es heute Eschenpollen?',
      'PollenIntent',
      { pollenType: 'Esche', date: '2026-11-18', whether: 'WHETHER' },
    ],
    ['Sind Erlenpollen unterwegs?', 'PollenIntent', { pollenType: 'Erle', whether: 'WHETHER' }],
    ['Roggenpollen übermorgen', 'PollenIntent', { pollenType: 'Roggen', date: '2026-11-20' }],
    ['Welche Pollen fliegen gerade in München?', 'PollenIntent', { span: 'NOW', place: 'münchen' }],
    ['Was fliegt gerade?', 'PollenIntent', { span: 'NOW' }],
    ['Sind heute viele Pollen unterwegs?', 'PollenIntent', { date: '2026-11-18' }],
    ['Wie stark fliegen Eichenpollen?', 'PollenIntent', { pollenType: 'OTHER' }],
    [
      'Fliegen Tannenpollen in Freiburg?',
      'PollenIntent',
      { pollenType: 'OTHER', place: 'freiburg', whether: 'WHETHER' },
    ],
    ['Frag Wetter Stimme nach dem Pollenflug in Leipzig', 'PollenIntent', { place: 'leipzig' }],
    ['Und Gräserpollen?', 'FollowUpIntent', { pollenType: 'Graeser' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
  });
});

describe('German questions near them that are for the weather', () => {
  it.each<Row>([
    ['Wie ist das Wetter in Linden?', 'WeatherIntent', { place: 'linden' }],
    ['Und in Weiden?', 'FollowUpIntent', { place: 'weiden' }],
    ['Wie wird das Wetter gleich?', 'WeatherIntent', { span: 'SOON' }],
    ['Wie wird das Wetter heute, bitte?', 'WeatherIntent', { date: '2026-11-18' }],
  ])('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
  });
});
