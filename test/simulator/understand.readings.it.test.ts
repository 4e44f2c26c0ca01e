import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask about warnings, the air, the sky and the moon, on a Wednesday. */
const KINDS: Record<string, Row[]> = {
  'whether it stays dry': [
    ['Domani resta asciutto?', 'DryIntent', { date: '2026-11-19' }],
    [
      'Resterà asciutto a Roma fino alle otto di sera?',
      'DryIntent',
      { place: 'roma', untilTime: '20:00' },
    ],
    ['Rimane asciutto nel weekend?', 'DryIntent', { span: 'WEEKEND' }],
    ['Resta asciutto dalle tre alle sei?', 'DryIntent', { time: '15:00', untilTime: '18:00' }],
    ['Resterà asciutto per le prossime due ore?', 'DryIntent', { duration: 'PT2H' }],
    ['Il tempo regge fino a domenica?', 'DryIntent', { untilDate: '2026-11-22' }],
    ['Non pioverà domani, vero?', 'RainIntent', { date: '2026-11-19', absent: 'ABSENT' }],
    ['Stasera non piove, giusto?', 'RainIntent', { dayPart: 'EV', absent: 'ABSENT' }],
    ['Non piove mica stasera?', 'RainIntent', { dayPart: 'EV', absent: 'ABSENT' }],
    ['È asciutto fuori?', 'DryIntent'],
    ['E asciutto a Pisa?', 'DryIntent', { place: 'pisa' }],
    ['Piove o resta asciutto?', 'RainIntent'],
  ],
  'whether it is cloudy': [
    ['Domani sarà nuvoloso a Torino?', 'CloudyIntent', { date: '2026-11-19', place: 'torino' }],
    ['Ci sono nuvole in cielo?', 'CloudyIntent'],
    ['Domani ci saranno le nuvole a Como?', 'CloudyIntent', { date: '2026-11-19', place: 'como' }],
    ['Stasera il cielo sarà coperto?', 'CloudyIntent', { dayPart: 'EV' }],
    ['Domani farà brutto?', 'WeatherIntent', { date: '2026-11-19', fine: 'BAD' }],
    ['È sereno o nuvoloso?', 'SunIntent'],
    ['Domani sole o nuvole?', 'SunIntent', { date: '2026-11-19' }],
  ],
  'the air': [
    ["Quanta umidità c'è?", 'QuantityIntent', { quantity: 'HUMIDITY' }],
    ["C'e' umidita' a Roma?", 'QuantityIntent', { quantity: 'HUMIDITY', place: 'roma' }],
    ['E umido oggi?', 'QuantityIntent', { quantity: 'HUMIDITY', date: '2026-11-18' }],
    ['Quanta umidità ci sarà stasera?', 'QuantityIntent', { quantity: 'HUMIDITY', dayPart: 'EV' }],
    [
      'Il punto di rugiada domani a Bari',
      'QuantityIntent',
      { quantity: 'DEW_POINT', date: '2026-11-19', place: 'bari' },
    ],
    ['La pressione sta salendo o scendendo?', 'QuantityIntent', { quantity: 'PRESSURE' }],
    ['Cosa segna il barometro?', 'QuantityIntent', { quantity: 'PRESSURE' }],
    [
      'Quanto è nuvoloso domani?',
      'QuantityIntent',
      { quantity: 'CLOUD_COVER', date: '2026-11-19' },
    ],
    ['Quante nuvole ci sono?', 'QuantityIntent', { quantity: 'CLOUD_COVER' }],
    ['Qual è la nuvolosita a Roma?', 'QuantityIntent', { quantity: 'CLOUD_COVER', place: 'roma' }],
    ["C'è afa?", 'MuggyIntent'],
    ["Oggi c'è afa a Bologna?", 'MuggyIntent', { date: '2026-11-18', place: 'bologna' }],
    ['Nel weekend farà caldo umido?', 'MuggyIntent', { span: 'WEEKEND' }],
    ['E afoso fuori?', 'MuggyIntent'],
  ],
  'the moon': [
    ['In che fase è la luna?', 'QuantityIntent', { quantity: 'MOON' }],
    ["Che luna c'è stasera?", 'QuantityIntent', { quantity: 'MOON', dayPart: 'EV' }],
    ['La luna è crescente o calante?', 'QuantityIntent', { quantity: 'MOON' }],
    ["Quando c'è la luna piena?", 'QuantityIntent', { quantity: 'FULL_MOON' }],
    ['Quanto manca alla luna piena?', 'QuantityIntent', { quantity: 'FULL_MOON' }],
    ["Quand'è la prossima luna nuova?", 'QuantityIntent', { quantity: 'NEW_MOON' }],
    ['A che ora sorge la luna stasera?', 'MoonriseIntent', { dayPart: 'EV' }],
    ['È già sorta la luna?', 'MoonriseIntent'],
    [
      'A che ora tramonta la luna domani a Napoli?',
      'MoonsetIntent',
      { date: '2026-11-19', place: 'napoli' },
    ],
  ],
  warnings: [
    ['Ci sono allerte meteo?', 'QuantityIntent', { quantity: 'WARNINGS' }],
    ["Quanto dura l'allerta temporali?", 'QuantityIntent', { quantity: 'WARNINGS' }],
    [
      'Ci sono allerte per Berlino domani?',
      'QuantityIntent',
      { quantity: 'WARNINGS', place: 'berlino', date: '2026-11-19' },
    ],
    [
      "C'è qualche allerta meteo a Monaco di Baviera?",
      'QuantityIntent',
      { quantity: 'WARNINGS', place: 'monaco di baviera' },
    ],
    ["È in vigore un'allerta arancione?", 'QuantityIntent', { quantity: 'WARNINGS' }],
    [
      'Ci sono avvisi di maltempo nel weekend?',
      'QuantityIntent',
      { quantity: 'WARNINGS', span: 'WEEKEND' },
    ],
    [
      "Hanno emesso un'allerta vento per Brema?",
      'QuantityIntent',
      { quantity: 'WARNINGS', place: 'brema' },
    ],
  ],
};

describe.each(Object.entries(KINDS))('Italian: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
  });
});
