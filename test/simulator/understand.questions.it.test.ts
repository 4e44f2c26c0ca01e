import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask a weather skill, on a Wednesday. */
const KINDS: Record<string, Row[]> = {
  'yes or no': [
    ["C'e vento fuori?", 'WindIntent', { whether: 'WHETHER' }],
    ['Domani è ventoso?', 'WindIntent', { date: '2026-11-19' }],
    ["C'è la nebbia in Val Padana?", 'FogIntent', { place: 'val padana' }],
    ['Mi sai dire se nevica a Bolzano?', 'SnowIntent', { place: 'bolzano' }],
    [
      'Domani sarà più freddo di oggi?',
      'ComparisonIntent',
      { date: '2026-11-19', direction: 'COLDER', otherDate: '2026-11-18' },
    ],
    ['Stanotte andrà sotto zero?', 'FrostIntent', { dayPart: 'NI' }],
    ['Fuori nevica?', 'SnowIntent', { span: 'OUTSIDE' }],
    ['A Trieste tira vento?', 'WindIntent', { place: 'trieste', whether: 'WHETHER' }],
    ['Stamattina le strade sono scivolose?', 'IceIntent', { dayPart: 'MO' }],
    ['Sabato farà più caldo?', 'ComparisonIntent', { date: '2026-11-21', direction: 'WARMER' }],
    ['Domani temporali?', 'ThunderIntent', { date: '2026-11-19' }],
    ['Domani ci sarà burrasca?', 'StormIntent', { date: '2026-11-19' }],
    ["Oggi c'è rischio di pioggia?", 'RainChanceIntent', { date: '2026-11-18' }],
    ['Mi dici se stanotte gela?', 'FrostIntent', { dayPart: 'NI' }],
    ['Il cielo e coperto?', 'CloudyIntent'],
    ['A Milano nebbia stamattina?', 'FogIntent', { place: 'milano', dayPart: 'MO' }],
    ["C'è mica il sole a Bari?", 'SunIntent', { place: 'bari' }],
    ["Ma c'è vento?", 'WindIntent', { whether: 'WHETHER' }],
    ['Sulle Alpi nevicherà?', 'SnowIntent', { place: 'alpi' }],
    ['Per stasera sono previsti temporali?', 'ThunderIntent', { dayPart: 'EV' }],
  ],
  'when and how much': [
    ['A che ora pioverà domani?', 'RainTimeIntent', { date: '2026-11-19' }],
    ['Quanta pioggia è prevista per domani?', 'RainAmountIntent', { date: '2026-11-19' }],
    ['Quanta neve cadrà domani?', 'SnowAmountIntent', { date: '2026-11-19' }],
    ['Quante ore di sole ci saranno domani?', 'SunHoursIntent', { date: '2026-11-19' }],
    ['A che ora sorge il sole domani?', 'SunriseIntent', { date: '2026-11-19' }],
    ['A che ora tramonta il sole a Roma?', 'SunsetIntent', { place: 'roma' }],
  ],
  advice: [
    ["Domani mi serve l'ombrello?", 'UmbrellaIntent', { date: '2026-11-19' }],
    ['Devo mettermi la giacca stasera?', 'JacketIntent', { dayPart: 'EV' }],
    ['Oggi posso stendere i panni fuori?', 'LaundryIntent', { date: '2026-11-18' }],
    ['Domani i panni si asciugano?', 'LaundryIntent', { date: '2026-11-19' }],
    ['Sabato si può grigliare?', 'BarbecueIntent', { date: '2026-11-21' }],
    ['Domenica possiamo mangiare fuori?', 'BarbecueIntent', { date: '2026-11-22' }],
    [
      'Che cosa devo indossare oggi a Roma?',
      'ClothesIntent',
      { date: '2026-11-18', place: 'roma' },
    ],
    [
      'Domattina devo grattare il parabrezza?',
      'ScrapingIntent',
      { date: '2026-11-19', dayPart: 'MO' },
    ],
    ['Sabato posso andare in bici?', 'BicycleIntent', { date: '2026-11-21' }],
    [
      "Oggi devo portare l'ombrello a Genova?",
      'UmbrellaIntent',
      { date: '2026-11-18', place: 'genova' },
    ],
    ['Stasera serve la giacca?', 'JacketIntent', { dayPart: 'EV' }],
    ["Senti, mi serve l'ombrello?", 'UmbrellaIntent'],
    ['Domani cosa mi metto?', 'ClothesIntent', { date: '2026-11-19' }],
    ['Per domani mi serve il cappotto?', 'JacketIntent', { date: '2026-11-19' }],
    ['Sabato sera possiamo cenare fuori?', 'BarbecueIntent', { date: '2026-11-21', dayPart: 'EV' }],
    ["Ho bisogno per caso dell'ombrello?", 'UmbrellaIntent'],
    ['Nei prossimi giorni qual è il giorno più bello?', 'BestDayIntent', { span: 'NEXT_DAYS' }],
    [
      'Oggi pomeriggio i panni si asciugano?',
      'LaundryIntent',
      { date: '2026-11-18', dayPart: 'AF' },
    ],
    [
      'Domenica possiamo mangiare fuori a Lecce?',
      'BarbecueIntent',
      { date: '2026-11-22', place: 'lecce' },
    ],
  ],
  'the temperature': [
    [
      'Quanti gradi ci sono a Palermo adesso?',
      'TemperatureIntent',
      { span: 'NOW', place: 'palermo' },
    ],
    ['Domani quanti gradi ci sono?', 'TemperatureIntent', { date: '2026-11-19' }],
    [
      'Quanto caldo farà sabato a Napoli?',
      'TemperatureIntent',
      { date: '2026-11-21', place: 'napoli' },
    ],
    [
      'Che temperatura ci sara domani mattina?',
      'TemperatureIntent',
      { date: '2026-11-19', dayPart: 'MO' },
    ],
    ["Qual'è la temperatura percepita a Genova?", 'FeelsLikeIntent', { place: 'genova' }],
    ['Temperatura esterna adesso', 'TemperatureIntent', { span: 'NOW' }],
    ['Oggi fa freddo?', 'TemperatureIntent', { warmth: 'COLD', date: '2026-11-18' }],
    ['A Palermo quanti gradi ci sono?', 'TemperatureIntent', { place: 'palermo' }],
    ['A Catania fa caldo?', 'TemperatureIntent', { warmth: 'WARM_OR_HOT', place: 'catania' }],
    ['Adesso quanti gradi ci sono fuori?', 'TemperatureIntent', { span: 'NOW' }],
    ['Stanotte qual è la minima?', 'LowIntent', { dayPart: 'NI' }],
    ['Domani qual è la massima a Firenze?', 'HighIntent', { date: '2026-11-19', place: 'firenze' }],
    ['Quanti gradi ci sono, per favore?', 'TemperatureIntent'],
    ['Mi sai dire la temperatura?', 'TemperatureIntent'],
    ['Alle otto quanti gradi ci sono?', 'TemperatureIntent', { time: '20:00' }],
    [
      'In questo momento fa freddo a Torino?',
      'TemperatureIntent',
      { warmth: 'COLD', span: 'NOW', place: 'torino' },
    ],
    ["Che temperatura c'e a Como?", 'TemperatureIntent', { place: 'como' }],
    ['Domani la temperatura percepita?', 'FeelsLikeIntent', { date: '2026-11-19' }],
    [
      'Domani farà freddo a Milano?',
      'TemperatureIntent',
      { warmth: 'COLD', date: '2026-11-19', place: 'milano' },
    ],
  ],
  pollen: [
    ["Quanto polline c'è in questo momento?", 'PollenIntent', { span: 'NOW' }],
    [
      'Domani come sono i pollini a Lipsia?',
      'PollenIntent',
      { date: '2026-11-19', place: 'lipsia' },
    ],
    ['Mi sai dire il livello dei pollini?', 'PollenIntent'],
    ["Oggi c'è polline nell'aria?", 'PollenIntent', { date: '2026-11-18', whether: 'WHETHER' }],
    ['Che pollini ci sono ora in giro?', 'PollenIntent', { span: 'NOW' }],
    [
      'Nel fine settimana ci saranno molti pollini?',
      'PollenIntent',
      { span: 'WEEKEND', whether: 'WHETHER' },
    ],
    ['Oggi ci sono pollini?', 'PollenIntent', { date: '2026-11-18', whether: 'WHETHER' }],
    ['A Berlino come sono i pollini?', 'PollenIntent', { place: 'berlino' }],
    [
      'Domani ci saranno molti pollini?',
      'PollenIntent',
      { date: '2026-11-19', whether: 'WHETHER' },
    ],
    ['Per favore, i pollini', 'PollenIntent'],
    ['Scusa, quanti pollini ci sono?', 'PollenIntent'],
    [
      'A Lipsia domani che pollini ci sono?',
      'PollenIntent',
      { place: 'lipsia', date: '2026-11-19' },
    ],
    ["Com'è la situazione pollini adesso?", 'PollenIntent', { span: 'NOW' }],
    ['Dopodomani qual è il livello dei pollini?', 'PollenIntent', { date: '2026-11-20' }],
    ['Chiedi a Voce Meteo come sono i pollini', 'PollenIntent'],
    ['Nei prossimi giorni come saranno i pollini?', 'PollenIntent', { span: 'NEXT_DAYS' }],
    ['Adesso quali pollini volano?', 'PollenIntent', { span: 'NOW' }],
    ["A Dresda com'è la situazione pollini?", 'PollenIntent', { place: 'dresda' }],
  ],
  'the pollen of a plant': [
    [
      'Oggi ci sono pollini di nocciolo?',
      'PollenIntent',
      { pollenType: 'Hasel', date: '2026-11-18', whether: 'WHETHER' },
    ],
    [
      "Domani c'è molta artemisia?",
      'PollenIntent',
      { pollenType: 'Beifuss', date: '2026-11-19', whether: 'WHETHER' },
    ],
    ['I pollini di frassino volano già?', 'PollenIntent', { pollenType: 'Esche' }],
    [
      "C'è polline di segale a Colonia domani?",
      'PollenIntent',
      { pollenType: 'Roggen', place: 'colonia', date: '2026-11-19', whether: 'WHETHER' },
    ],
    [
      "A Berlino ci sono graminacee nell'aria?",
      'PollenIntent',
      { pollenType: 'Graeser', place: 'berlino', whether: 'WHETHER' },
    ],
    ['Polline di quercia?', 'PollenIntent', { pollenType: 'OTHER' }],
    ['Ci sono già le betulle?', 'PollenIntent', { pollenType: 'Birke', whether: 'WHETHER' }],
    [
      "Oggi c'è polline di betulla?",
      'PollenIntent',
      { pollenType: 'Birke', date: '2026-11-18', whether: 'WHETHER' },
    ],
    [
      "A Dresda c'è ambrosia?",
      'PollenIntent',
      { pollenType: 'Ambrosia', place: 'dresda', whether: 'WHETHER' },
    ],
    [
      "Domani quanto polline di segale c'è?",
      'PollenIntent',
      { pollenType: 'Roggen', date: '2026-11-19' },
    ],
    ["Di nocciolo, quanto polline c'è?", 'PollenIntent', { pollenType: 'Hasel' }],
    [
      'Domani a Jena ci sono graminacee?',
      'PollenIntent',
      { pollenType: 'Graeser', date: '2026-11-19', place: 'jena', whether: 'WHETHER' },
    ],
    [
      'Oggi il polline di ontano è alto?',
      'PollenIntent',
      { pollenType: 'Erle', date: '2026-11-18' },
    ],
    [
      "Mi sai dire se c'è ambrosia nell'aria?",
      'PollenIntent',
      { pollenType: 'Ambrosia', whether: 'WHETHER' },
    ],
    [
      "Domani che livello di artemisia c'è?",
      'PollenIntent',
      { pollenType: 'Beifuss', date: '2026-11-19' },
    ],
    ["Quanto polline di erba c'è adesso?", 'PollenIntent', { pollenType: 'Graeser', span: 'NOW' }],
    [
      "Oggi com'è il livello di ambrosia?",
      'PollenIntent',
      { pollenType: 'Ambrosia', date: '2026-11-18' },
    ],
  ],
};

describe.each(Object.entries(KINDS))('Italian: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
  });
});
