import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

const NIGHT_BEFORE = new Date('2026-11-18T23:30:00+01:00');
const NIGHT_AFTER = new Date('2026-11-19T01:30:00+01:00');
const SATURDAY = new Date('2026-11-21T10:00:00+01:00');

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** On which day people ask for the weather, on a Wednesday at five past two. */
const KINDS: Record<string, Row[]> = {
  'the bare weather': [
    ['Mi sai dire che tempo fa, per favore?', 'WeatherIntent'],
    ["Alexa, com'è il meteo?", 'WeatherIntent'],
    ['Scusa, che tempo fa là fuori?', 'WeatherIntent', { span: 'OUTSIDE' }],
    ['com e il tempo', 'WeatherIntent'],
    ['Potresti dirmi le previsioni del tempo?', 'WeatherIntent'],
    ['Chiedi a Voce Meteo che tempo fa', 'WeatherIntent'],
    ['Vorrei sapere il meteo', 'WeatherIntent'],
    ['Allora, come sara il tempo?', 'WeatherIntent'],
    ['Fammi sapere che tempo farà', 'WeatherIntent'],
    ['Il tempo, grazie', 'WeatherIntent'],
    ["Dimmi un po' che tempo fa", 'WeatherIntent'],
    ['Puoi darmi il meteo per piacere?', 'WeatherIntent'],
    ['Per favore, che tempo fa?', 'WeatherIntent'],
    ["Ciao, com'è il tempo fuori?", 'WeatherIntent', { span: 'OUTSIDE' }],
    ['Sai dirmi le previsioni del tempo?', 'WeatherIntent'],
  ],
  'a day counted from today': [
    ['Domani che tempo fa?', 'WeatherIntent', { date: '2026-11-19' }],
    ['Oggi nevica?', 'SnowIntent', { date: '2026-11-18' }],
    ['Dopodomani piove?', 'RainIntent', { date: '2026-11-20' }],
    ['Ma ieri ha fatto freddo?', 'PastTemperatureIntent', { date: '2026-11-17' }],
    ['Fra tre giorni che tempo farà?', 'WeatherIntent', { date: '2026-11-21' }],
    ['Domani pioverà o no?', 'RainIntent', { date: '2026-11-19' }],
    ['Per domani che tempo mettono?', 'WeatherIntent', { date: '2026-11-19' }],
    ['Tra due settimane farà freddo?', 'TemperatureIntent', { warmth: 'COLD', date: '2026-12-02' }],
    ["Oggi mi serve l'ombrello?", 'UmbrellaIntent', { date: '2026-11-18' }],
    [
      'Nella giornata di domani ci sarà vento?',
      'WindIntent',
      { date: '2026-11-19', whether: 'WHETHER' },
    ],
    ["Oggi, per favore, che tempo c'è?", 'WeatherIntent', { date: '2026-11-18' }],
    ['Domani si mette al bello?', 'WeatherIntent', { fine: 'FINE', date: '2026-11-19' }],
    ["Dopodomani quanto vento c'è?", 'WindIntent', { date: '2026-11-20' }],
    ['Oggi come mi vesto?', 'ClothesIntent', { date: '2026-11-18' }],
    ['Fra due giorni nevica?', 'SnowIntent', { date: '2026-11-20' }],
    ["L'altro ieri ha piovuto?", 'PastRainIntent', { date: '2026-11-16' }],
    ['Dopo domani ci sarà il sole?', 'SunIntent', { date: '2026-11-20' }],
    ['Tra una settimana che tempo farà?', 'WeatherIntent', { date: '2026-11-25' }],
  ],
  'a weekday': [
    ['Lunedì piove?', 'RainIntent', { date: '2026-11-23' }],
    ['Che tempo fara venerdi?', 'WeatherIntent', { date: '2026-11-20' }],
    ['Venerdì prossimo ci sarà il sole?', 'SunIntent', { date: '2026-11-20' }],
    ['Il prossimo martedì nevicherà?', 'SnowIntent', { date: '2026-11-24' }],
    ['Sabato che viene ci sarà vento?', 'WindIntent', { date: '2026-11-21', whether: 'WHETHER' }],
    ['Questo giovedì sarà nuvoloso?', 'CloudyIntent', { date: '2026-11-19' }],
    ['Mercoledi farà caldo?', 'TemperatureIntent', { warmth: 'WARM_OR_HOT', date: '2026-11-18' }],
    ['Dimmi che tempo fa lunedì', 'WeatherIntent', { date: '2026-11-23' }],
    ['Di domenica che tempo farà?', 'WeatherIntent', { date: '2026-11-22' }],
    ['Domenica quanti gradi ci sono?', 'TemperatureIntent', { date: '2026-11-22' }],
    ['Sabato mica nevica?', 'SnowIntent', { date: '2026-11-21' }],
    ["Lunedi' ci sara' vento?", 'WindIntent', { date: '2026-11-23', whether: 'WHETHER' }],
    ['Venerdì come sarà il tempo?', 'WeatherIntent', { date: '2026-11-20' }],
    ["Martedì che viene c'è nebbia?", 'FogIntent', { date: '2026-11-24' }],
    ['Giovedì posso stendere il bucato?', 'LaundryIntent', { date: '2026-11-19' }],
    ['Domenica scorsa ha piovuto?', 'PastRainIntent', { date: '2026-11-15' }],
    ['Il mercoledì prossimo che tempo fa?', 'WeatherIntent', { date: '2026-11-25' }],
  ],
  'a date of the calendar': [
    ['Il primo gennaio nevicherà?', 'SnowIntent', { date: '2027-01-01' }],
    ["Pioverà l'otto dicembre?", 'RainIntent', { date: '2026-12-08' }],
    ['Il 1° dicembre fa freddo?', 'TemperatureIntent', { warmth: 'COLD', date: '2026-12-01' }],
    ['Martedì 1 dicembre piove?', 'RainIntent', { date: '2026-12-01' }],
    ['Sabato ventuno ci sarà il sole?', 'SunIntent', { date: '2026-11-21' }],
    ['Il venticinque che tempo fa?', 'WeatherIntent', { date: '2026-11-25' }],
    ["D'inverno nevicherà?", 'SnowIntent', { date: '2026-WI' }],
    ['Per il due dicembre è prevista pioggia?', 'RainIntent', { date: '2026-12-02' }],
    ["L'otto dicembre piove?", 'RainIntent', { date: '2026-12-08' }],
    ['Il 24 dicembre nevica?', 'SnowIntent', { date: '2026-12-24' }],
    ['Il ventidue novembre quanti gradi ci saranno?', 'TemperatureIntent', { date: '2026-11-22' }],
    ['Il 30 ci sarà il sole?', 'SunIntent', { date: '2026-11-30' }],
    ["Il due dicembre mi serve l'ombrello?", 'UmbrellaIntent', { date: '2026-12-02' }],
    ["Giovedì 19 novembre com'è il tempo?", 'WeatherIntent', { date: '2026-11-19' }],
    ['Il primo del mese piove?', 'RainIntent', { date: '2026-12-01' }],
    ['Nel mese di dicembre nevicherà?', 'SnowIntent', { date: '2026-12' }],
    ["Quest'estate farà caldo?", 'TemperatureIntent', { warmth: 'WARM_OR_HOT', date: '2027-SU' }],
    ['Il venticinque dicembre che tempo farà?', 'WeatherIntent', { date: '2026-12-25' }],
    ['Il ventitré novembre nevicherà?', 'SnowIntent', { date: '2026-11-23' }],
    ["Dell'8 dicembre che tempo danno?", 'WeatherIntent', { date: '2026-12-08' }],
    ["L'undici pioverà?", 'RainIntent', { date: '2026-12-11' }],
    ['Il 24/12 nevica?', 'SnowIntent', { date: '2026-12-24' }],
    ["Per il 22 novembre 2026 com'è il meteo?", 'WeatherIntent', { date: '2026-11-22' }],
  ],
  'a part of the day': [
    ['Stasera piove?', 'RainIntent', { dayPart: 'EV' }],
    ['Domattina ci sarà nebbia?', 'FogIntent', { date: '2026-11-19', dayPart: 'MO' }],
    ['Le previsioni per stanotte', 'WeatherIntent', { dayPart: 'NI' }],
    [
      'Sabato sera farà freddo?',
      'TemperatureIntent',
      { warmth: 'COLD', date: '2026-11-21', dayPart: 'EV' },
    ],
    ['Questo pomeriggio ci sarà vento?', 'WindIntent', { dayPart: 'AF', whether: 'WHETHER' }],
    ['Domani nel pomeriggio pioverà?', 'RainIntent', { date: '2026-11-19', dayPart: 'AF' }],
    ['Oggi pomeriggio esce il sole?', 'SunIntent', { date: '2026-11-18', dayPart: 'AF' }],
    ['Stanotte gelerà?', 'FrostIntent', { dayPart: 'NI' }],
    [
      'Che tempo farà domani in tarda mattinata?',
      'WeatherIntent',
      { date: '2026-11-19', dayPart: 'MO' },
    ],
    ["Di mattina presto c'è ghiaccio?", 'IceIntent', { dayPart: 'MO' }],
    [
      "Domani sera devo portare l'ombrello?",
      'UmbrellaIntent',
      { date: '2026-11-19', dayPart: 'EV' },
    ],
    [
      'Venerdì notte quanti gradi ci saranno?',
      'TemperatureIntent',
      { date: '2026-11-20', dayPart: 'NI' },
    ],
    ['Per stasera come mi vesto?', 'ClothesIntent', { dayPart: 'EV' }],
    ['Verso sera pioverà?', 'RainIntent', { dayPart: 'EV' }],
    [
      'Domani in tarda mattinata che tempo farà?',
      'WeatherIntent',
      { date: '2026-11-19', dayPart: 'MO' },
    ],
  ],
};

describe.each(Object.entries(KINDS))('Italian: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
  });
});

describe('Italian on another day or around midnight', () => {
  it.each<[utterance: string, now: Date, slots: Record<string, string>]>([
    ['Che tempo farà domani?', NIGHT_BEFORE, { date: '2026-11-19' }],
    ['Che tempo farà alle otto?', NIGHT_BEFORE, { time: '08:00' }],
    ['Che tempo farà stanotte?', NIGHT_AFTER, { dayPart: 'NI' }],
    ['Che tempo fa oggi?', NIGHT_AFTER, { date: '2026-11-19' }],
    ['Che tempo farà alle tre?', NIGHT_AFTER, { time: '03:00' }],
    ['Che tempo farà sabato?', SATURDAY, { date: '2026-11-21' }],
    ['Che tempo farà sabato prossimo?', SATURDAY, { date: '2026-11-28' }],
    ['Che tempo farà la settimana prossima?', SATURDAY, { date: '2026-W48' }],
  ])('%s', (utterance, now, slots) => {
    expect(recognize(utterance, 'it-IT', { now })).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});
