import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots: Record<string, string>];

const THURSDAY_IN_A_WEEK = { date: '2026-11-26' };
const MONDAY_IN_A_WEEK = { date: '2026-11-30' };
const TO_FRIDAY = { date: '2026-11-20', dayPart: 'NIGHT_BEFORE' };
const THURSDAY_TO_FRIDAY = { date: '2026-11-19', untilDate: '2026-11-20', dayPart: 'NI' };

/** On a Wednesday. */
const SAID: Record<string, Row[]> = {
  'de-DE': [
    ['Wie wird das Wetter heute in acht Tagen?', 'WeatherIntent', { date: '2026-11-25' }],
    ['Regnet es Donnerstag in acht Tagen?', 'RainIntent', THURSDAY_IN_A_WEEK],
    ['Wie wird das Wetter Montag in einer Woche?', 'WeatherIntent', MONDAY_IN_A_WEEK],
    ['Wie wird das Wetter in vierzehn Tagen?', 'WeatherIntent', { date: '2026-12-02' }],
    ['Wie kalt wird es in der Nacht auf Freitag?', 'LowIntent', TO_FRIDAY],
    ['Regnet es in der Nacht zum Freitag?', 'RainIntent', TO_FRIDAY],
    ['Wie wird es in der Nacht von Donnerstag auf Freitag?', 'WeatherIntent', THURSDAY_TO_FRIDAY],
    ['Regnet es in der Mittagspause?', 'RainIntent', { span: 'LUNCH' }],
    ['Regnet es auf dem Heimweg?', 'RainIntent', { span: 'WAY_HOME' }],
    ['Wie ist das Wetter zum Feierabend?', 'WeatherIntent', { span: 'WAY_HOME' }],
    [
      'Regnet es morgen auf dem Weg zur Arbeit?',
      'RainIntent',
      { span: 'WAY_TO_WORK', date: '2026-11-19' },
    ],
    ['Wie wird der Rest der Woche?', 'WeatherIntent', { span: 'REST_OF_WEEK' }],
    ['Wie wird das Wetter Ende des Monats?', 'WeatherIntent', { span: 'END_OF_MONTH' }],
    ['Wie wird das Wetter übernächsten Samstag?', 'WeatherIntent', { date: '2026-11-28' }],
  ],
  'en-GB': [
    ["What's the weather Monday week?", 'WeatherIntent', MONDAY_IN_A_WEEK],
    ['Will it rain a week on Thursday?', 'RainIntent', THURSDAY_IN_A_WEEK],
    ['Will it rain a week from tomorrow?', 'RainIntent', THURSDAY_IN_A_WEEK],
    ["What's the weather in a fortnight?", 'WeatherIntent', { date: '2026-12-02' }],
    [
      'How cold will it get Thursday night into Friday?',
      'LowIntent',
      { date: '2026-11-19', untilDate: '2026-11-20' },
    ],
    ['Will it rain overnight into Friday?', 'RainIntent', TO_FRIDAY],
    ['Will it be dry at lunch?', 'DryIntent', { span: 'LUNCH' }],
    ['Will it rain on my way home?', 'RainIntent', { span: 'WAY_HOME' }],
    ["What's the weather for my commute?", 'WeatherIntent', { span: 'COMMUTE' }],
    ["What's the rest of the day like?", 'WeatherIntent', { span: 'REST_OF_DAY' }],
  ],
  'fr-FR': [
    ['Quel temps pour jeudi en huit ?', 'WeatherIntent', THURSDAY_IN_A_WEEK],
    ['Quel temps fera-t-il dans quinze jours ?', 'WeatherIntent', { date: '2026-12-02' }],
    ['Quel temps dans la nuit de jeudi à vendredi ?', 'WeatherIntent', THURSDAY_TO_FRIDAY],
    ['Quel temps sur le chemin du retour ?', 'WeatherIntent', { span: 'WAY_HOME' }],
    ["Va-t-il pleuvoir à l'heure du déjeuner ?", 'RainIntent', { span: 'LUNCH' }],
  ],
  'it-IT': [
    ['Pioverà giovedì a otto?', 'RainIntent', THURSDAY_IN_A_WEEK],
    [
      'Che tempo fa nella notte tra giovedì e venerdì?',
      'WeatherIntent',
      { ...THURSDAY_TO_FRIDAY, dayPart: 'NIGHT_BETWEEN' },
    ],
    ['Piove quando torno a casa?', 'RainIntent', { span: 'WAY_HOME' }],
    ['Che tempo fa a pranzo?', 'WeatherIntent', { span: 'LUNCH' }],
  ],
  'es-ES': [
    ['¿Qué tiempo hará del jueves en ocho días?', 'WeatherIntent', THURSDAY_IN_A_WEEK],
    ['¿Lloverá la noche del jueves al viernes?', 'RainIntent', THURSDAY_TO_FRIDAY],
    ['¿Qué tiempo hará a la vuelta del trabajo?', 'WeatherIntent', { span: 'WAY_HOME' }],
    ['¿Qué tiempo hará el resto del día?', 'WeatherIntent', { span: 'REST_OF_DAY' }],
  ],
  'nl-NL': [
    ['Regent het donderdag over een week?', 'RainIntent', THURSDAY_IN_A_WEEK],
    ['Wat wordt het weer in de nacht naar vrijdag?', 'WeatherIntent', TO_FRIDAY],
    ['Regent het in de nacht van donderdag op vrijdag?', 'RainIntent', THURSDAY_TO_FRIDAY],
    ['Regent het als ik naar huis ga?', 'RainIntent', { span: 'WAY_HOME' }],
    ['Regent het tijdens de lunch?', 'RainIntent', { span: 'LUNCH' }],
  ],
};

describe.each(Object.entries(SAID))('in %s', (locale, rows) => {
  it.each(rows)('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, locale)).toMatchObject({ intent, ...slots });
  });
});
