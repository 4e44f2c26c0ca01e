import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string | undefined, slots?: Record<string, string>];

/** Where people ask for, and how they go on, on a Wednesday. */
const KINDS: Record<string, Row[]> = {
  'a place by its name': [
    ['A Francoforte sul Meno piove?', 'RainIntent', { place: 'francoforte' }],
    ["Piove all'Aquila?", 'RainIntent', { place: "l'aquila" }],
    ["C'è vento alla Spezia?", 'WindIntent', { place: 'la spezia', whether: 'WHETHER' }],
    ["In Sardegna c'è il sole?", 'SunIntent', { place: 'sardegna' }],
    ["Ad Ancona c'è nebbia?", 'FogIntent', { place: 'ancona' }],
    ['Che tempo è previsto su Torino?', 'WeatherIntent', { place: 'torino' }],
    ['Vicino a Como piove?', 'RainIntent', { place: 'como' }],
    ["A Reggio nell'Emilia che tempo fa?", 'WeatherIntent', { place: "reggio nell'emilia" }],
    [
      "A San Benedetto del Tronto com'è il tempo?",
      'WeatherIntent',
      { place: 'san benedetto del tronto' },
    ],
    ['A Forlì quanti gradi ci sono?', 'TemperatureIntent', { place: 'forlì' }],
    ["A Sesto San Giovanni c'è nebbia?", 'FogIntent', { place: 'sesto san giovanni' }],
    ['Ad Amburgo che tempo fa?', 'WeatherIntent', { place: 'amburgo' }],
    ['Per La Spezia che tempo mettono?', 'WeatherIntent', { place: 'la spezia' }],
    ['A Torre del Greco splende il sole?', 'SunIntent', { place: 'torre del greco' }],
    ["Nevica a Cortina d'Ampezzo, per caso?", 'SnowIntent', { place: "cortina d'ampezzo" }],
    ['A Milano piove?', 'RainIntent', { place: 'milano' }],
    ["All'Aquila nevica?", 'SnowIntent', { place: "l'aquila" }],
    ['A San Candido nevica?', 'SnowIntent', { place: 'san candido' }],
    ["A Sant'Angelo Lodigiano piove?", 'RainIntent', { place: "sant'angelo lodigiano" }],
    ["All'Aia c'è vento?", 'WindIntent', { place: "l'aia", whether: 'WHETHER' }],
  ],
  'a place by its postcode': [
    ['Domani piove al 10115?', 'RainIntent', { date: '2026-11-19', postcode: '10115' }],
    ['Il tempo a 80331', 'WeatherIntent', { postcode: '80331' }],
    [
      'Che tempo farà domani nel codice postale 20121?',
      'WeatherIntent',
      { date: '2026-11-19', postcode: '20121' },
    ],
    [
      'Quanti gradi ci sono nel 20121 domani?',
      'TemperatureIntent',
      { date: '2026-11-19', postcode: '20121' },
    ],
    ["Nel CAP due zero uno due uno c'è nebbia?", 'FogIntent', { postcode: '20121' }],
    ['Al 20121 che tempo fa?', 'WeatherIntent', { postcode: '20121' }],
    ['Nel 39042 nevica?', 'SnowIntent', { postcode: '39042' }],
    ['Nel CAP 01067 come sono i pollini?', 'PollenIntent', { postcode: '1067' }],
    ['Nel codice postale 50667 piove?', 'RainIntent', { postcode: '50667' }],
    ['Per il CAP 10115 che tempo mettono?', 'WeatherIntent', { postcode: '10115' }],
    ["Domani nel cap 20121 c'è nebbia?", 'FogIntent', { date: '2026-11-19', postcode: '20121' }],
    [
      'Nel cap otto zero tre tre uno quanti gradi ci sono?',
      'TemperatureIntent',
      { postcode: '80331' },
    ],
    ['Stasera piove nel 50667?', 'RainIntent', { dayPart: 'EV', postcode: '50667' }],
    ['Meteo di domani al 39100', 'WeatherIntent', { date: '2026-11-19', postcode: '39100' }],
    ["Mi serve l'ombrello al 20121?", 'UmbrellaIntent', { postcode: '20121' }],
  ],
  'place and time in both orders': [
    ['A Roma domani che tempo fa?', 'WeatherIntent', { date: '2026-11-19', place: 'roma' }],
    ['Domani a Roma piove?', 'RainIntent', { date: '2026-11-19', place: 'roma' }],
    ['A Roma piove domani?', 'RainIntent', { date: '2026-11-19', place: 'roma' }],
    ["Stasera a Milano c'è nebbia?", 'FogIntent', { dayPart: 'EV', place: 'milano' }],
    ["C'è nebbia a Milano stasera?", 'FogIntent', { dayPart: 'EV', place: 'milano' }],
    [
      "Nel weekend nevica a Cortina d'Ampezzo?",
      'SnowIntent',
      { span: 'WEEKEND', place: "cortina d'ampezzo" },
    ],
    [
      'Sabato mattina quanti gradi ci sono a Monaco di Baviera?',
      'TemperatureIntent',
      { date: '2026-11-21', dayPart: 'MO', place: 'monaco di baviera' },
    ],
    ['Alle otto di sera piove a Bari?', 'RainIntent', { time: '20:00', place: 'bari' }],
    ['A Bari piove alle otto di sera?', 'RainIntent', { time: '20:00', place: 'bari' }],
    [
      'A San Gimignano lunedì ci sarà il sole?',
      'SunIntent',
      { date: '2026-11-23', place: 'san gimignano' },
    ],
    [
      "Domani pomeriggio mi serve l'ombrello a Udine?",
      'UmbrellaIntent',
      { date: '2026-11-19', dayPart: 'AF', place: 'udine' },
    ],
    [
      'Nei prossimi giorni che tempo farà ad Aosta?',
      'WeatherIntent',
      { span: 'NEXT_DAYS', place: 'aosta' },
    ],
  ],
  'what follows on a question': [
    ['E dopodomani invece?', 'FollowUpIntent', { date: '2026-11-20' }],
    ["E all'Aquila?", 'FollowUpIntent', { place: "l'aquila" }],
    ['E anche a Pisa?', 'FollowUpIntent', { place: 'pisa' }],
    ['E quindi a Roma?', 'FollowUpIntent', { place: 'roma' }],
    ['E a Milano, per favore?', 'FollowUpIntent', { place: 'milano' }],
    [
      'E domani mattina alle otto?',
      'FollowUpIntent',
      { date: '2026-11-19', dayPart: 'MO', time: '08:00' },
    ],
    ['E alle 18 a Udine?', 'FollowUpIntent', { time: '18:00', place: 'udine' }],
    ['E la pioggia nel weekend?', 'FollowUpIntent', { aspect: 'rain', span: 'WEEKEND' }],
    ["E l'ontano a Jena?", 'FollowUpIntent', { pollenType: 'Erle', place: 'jena' }],
    ['E a Parigi nei prossimi giorni?', 'FollowUpIntent', { place: 'parigi', span: 'NEXT_DAYS' }],
    [
      'E dalle tre alle cinque a Pisa?',
      'FollowUpIntent',
      { time: '15:00', untilTime: '17:00', place: 'pisa' },
    ],
    ['Invece ad Ancona sabato?', 'FollowUpIntent', { place: 'ancona', date: '2026-11-21' }],
    ['E per stasera ad Aosta?', 'FollowUpIntent', { dayPart: 'EV', place: 'aosta' }],
    [
      "E la neve a Cortina d'Ampezzo domani?",
      'FollowUpIntent',
      { aspect: 'snow', place: "cortina d'ampezzo", date: '2026-11-19' },
    ],
    [
      "E la qualità dell'aria a Milano domani?",
      'UnofferedIntent',
      { subject: 'AIR_QUALITY', place: 'milano', date: '2026-11-19' },
    ],
    ['E nel cap 39100 domani?', 'FollowUpIntent', { postcode: '39100', date: '2026-11-19' }],
    ['E le graminacee domani?', 'FollowUpIntent', { pollenType: 'Graeser', date: '2026-11-19' }],
  ],
  'what is said in a conversation': [
    ['Basta, grazie', 'AMAZON.StopIntent'],
    ['Aiuto', 'AMAZON.HelpIntent'],
    ['Più dettagli, per favore', 'DetailIntent'],
    ['Dimentica la mia citta', 'ForgetHomeIntent'],
    ['Apri Voce Meteo', undefined],
    ['Che ore sono?', 'AMAZON.FallbackIntent'],
    ['Annulla', 'AMAZON.CancelIntent'],
    ['Alexa, basta', 'AMAZON.StopIntent'],
    ['Annulla, per favore', 'AMAZON.CancelIntent'],
    ['Senti, mi puoi aiutare?', 'AMAZON.HelpIntent'],
    ['Mi ripeti, per piacere?', 'AMAZON.RepeatIntent'],
    ['Sì, certo', 'AMAZON.YesIntent'],
    ['Direi di no, grazie', 'AMAZON.NoIntent'],
    ['Ancora più dettagli, per favore', 'DetailIntent'],
    ["Abito all'Aquila", 'HomeIntent', { place: "l'aquila" }],
    ['Ciao, io abito a Torre del Greco', 'HomeIntent', { place: 'torre del greco' }],
    ['Sai mica dove abito?', 'WhichHomeIntent'],
    ['Per favore usa sempre i gradi Celsius', 'UnitsIntent', { unit: 'CELSIUS' }],
    [
      "A Milano qual è la qualita dell'aria?",
      'UnofferedIntent',
      { subject: 'AIR_QUALITY', place: 'milano' },
    ],
    [
      "Domani c'è un'allerta meteo?",
      'QuantityIntent',
      { quantity: 'WARNINGS', date: '2026-11-19' },
    ],
    ['Che ore sono, per favore?', 'AMAZON.FallbackIntent'],
    ["Metti un po' di musica", 'AMAZON.FallbackIntent'],
    ['Chi ha vinto la partita?', 'AMAZON.FallbackIntent'],
    ['Svegliami alle sette', 'AMAZON.FallbackIntent'],
  ],
};

describe.each(Object.entries(KINDS))('Italian: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'it-IT')).toEqual({ intent, ...slots });
  });
});
