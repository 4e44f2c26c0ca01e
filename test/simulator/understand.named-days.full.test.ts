import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots: Record<string, string>];

/** What people call days and hours. */
const SAID: Record<string, Row[]> = {
  'de-DE': [
    ['Wie wird das Wetter an Heiligabend?', 'WeatherIntent', { span: 'CHRISTMAS_EVE' }],
    ['Regnet es am Heiligen Abend?', 'RainIntent', { span: 'CHRISTMAS_EVE' }],
    ['Gibt es weiße Weihnachten?', 'SnowIntent', { span: 'CHRISTMAS' }],
    ['Wie wird der zweite Weihnachtsfeiertag?', 'WeatherIntent', { span: 'BOXING_DAY' }],
    ['Wie wird Silvester in Berlin?', 'WeatherIntent', { span: 'NEW_YEARS_EVE', place: 'berlin' }],
    ['Regnet es am Rosenmontag in Köln?', 'RainIntent', { span: 'ROSE_MONDAY', place: 'köln' }],
    ['Wie wird das Wetter am Vatertag?', 'WeatherIntent', { span: 'FATHERS_DAY' }],
    ['Bleibt es Black Friday trocken?', 'DryIntent', { span: 'BLACK_FRIDAY' }],
    ['Wie wird der vierte Advent?', 'WeatherIntent', { span: 'FOURTH_ADVENT' }],
    ['Regnet es am Tag der Deutschen Einheit?', 'RainIntent', { span: 'GERMAN_UNITY_DAY' }],
    [
      'Wie wird das Wetter am Tag nach Weihnachten?',
      'WeatherIntent',
      { span: 'AFTER_CHRISTMAS_HOLIDAYS' },
    ],
  ],
  'en-US': [
    ["What's the weather on Thanksgiving?", 'WeatherIntent', { span: 'THANKSGIVING' }],
    ['Will it snow on Christmas Eve?', 'SnowIntent', { span: 'CHRISTMAS_EVE' }],
    ['Are we going to have a white Christmas?', 'SnowIntent', { span: 'CHRISTMAS' }],
    [
      'Will it be cold Christmas morning?',
      'TemperatureIntent',
      { span: 'CHRISTMAS', dayPart: 'MO' },
    ],
    ["What's the weather for Presidents' Day?", 'WeatherIntent', { span: 'PRESIDENTS_DAY' }],
    ['Will it rain on Labor Day weekend?', 'RainIntent', { span: 'LABOR_DAY_WEEKEND' }],
    ["What's the weather on St. Patrick's Day?", 'WeatherIntent', { span: 'ST_PATRICKS_DAY' }],
    [
      "What's the weather the day before Thanksgiving?",
      'WeatherIntent',
      { span: 'BEFORE_THANKSGIVING' },
    ],
    ['Will it rain on Halloween night?', 'RainIntent', { span: 'HALLOWEEN', dayPart: 'NI' }],
  ],
  'en-GB': [
    [
      "What's the weather on the August bank holiday?",
      'WeatherIntent',
      { span: 'SUMMER_BANK_HOLIDAY' },
    ],
    ['Will it rain on Boxing Day?', 'RainIntent', { span: 'BOXING_DAY' }],
    ["What's the weather for Bonfire Night?", 'WeatherIntent', { span: 'GUY_FAWKES_NIGHT' }],
  ],
  'en-CA': [["What's the weather on Canada Day?", 'WeatherIntent', { span: 'CANADA_DAY' }]],
  'en-AU': [["What's the weather on Anzac Day?", 'WeatherIntent', { span: 'ANZAC_DAY' }]],
  'en-IN': [
    ["What's the weather on Republic Day?", 'WeatherIntent', { span: 'INDIAN_REPUBLIC_DAY' }],
  ],
  'fr-FR': [
    ['Quel temps fera-t-il à Noël ?', 'WeatherIntent', { span: 'CHRISTMAS' }],
    ["Est-ce qu'il pleuvra le lundi de Pâques ?", 'RainIntent', { span: 'EASTER_MONDAY' }],
    ['Quel temps pour la fête des mères ?', 'WeatherIntent', { span: 'MOTHERS_DAY' }],
    ["Est-ce qu'il va pleuvoir pour la fête nationale ?", 'RainIntent', { span: 'NATIONAL_DAY' }],
    ["Est-ce qu'on aura un Noël blanc ?", 'SnowIntent', { span: 'CHRISTMAS' }],
    [
      'Quel temps fera-t-il le lendemain de Pâques ?',
      'WeatherIntent',
      { span: 'AFTER_EASTER_SUNDAY' },
    ],
  ],
  'fr-CA': [
    ['Quel temps fera-t-il à la fête du Canada ?', 'WeatherIntent', { span: 'CANADA_DAY' }],
  ],
  'it-IT': [
    ['Che tempo farà a Ferragosto?', 'WeatherIntent', { span: 'ASSUMPTION' }],
    ['Pioverà a Pasquetta?', 'RainIntent', { span: 'EASTER_MONDAY' }],
    ["Che tempo fa l'ultimo dell'anno a Napoli?", 'WeatherIntent', { span: 'NEW_YEARS_EVE' }],
    ['Avremo un bianco Natale?', 'SnowIntent', { span: 'CHRISTMAS' }],
    ['Che tempo farà il giorno dopo Natale?', 'WeatherIntent', { span: 'AFTER_CHRISTMAS' }],
  ],
  'es-ES': [
    ['¿Qué tiempo hará en Nochebuena?', 'WeatherIntent', { span: 'CHRISTMAS_EVE' }],
    ['¿Lloverá el Viernes Santo?', 'RainIntent', { span: 'GOOD_FRIDAY' }],
    ['¿Qué tiempo hará el día de Reyes?', 'WeatherIntent', { span: 'EPIPHANY' }],
    ['¿Tendremos una Navidad blanca?', 'SnowIntent', { span: 'CHRISTMAS' }],
    ['¿Qué tiempo hará el día después de Navidad?', 'WeatherIntent', { span: 'AFTER_CHRISTMAS' }],
  ],
  'es-MX': [['¿Lloverá el Día de Muertos?', 'RainIntent', { span: 'ALL_SOULS' }]],
  'es-US': [['¿Nevará en Acción de Gracias?', 'SnowIntent', { span: 'THANKSGIVING' }]],
  'nl-NL': [
    ['Wat voor weer wordt het met Koningsdag?', 'WeatherIntent', { span: 'KINGS_DAY' }],
    ['Regent het op tweede kerstdag?', 'RainIntent', { span: 'BOXING_DAY' }],
    ['Wat voor weer wordt het met Sinterklaas?', 'WeatherIntent', { span: 'ST_NICHOLAS_EVE' }],
    ['Krijgen we een witte kerst?', 'SnowIntent', { span: 'CHRISTMAS' }],
    [
      'Wat voor weer wordt het de dag na Kerst?',
      'WeatherIntent',
      { span: 'AFTER_CHRISTMAS_HOLIDAYS' },
    ],
  ],
};

describe.each(Object.entries(SAID))('in %s a feast is a day and no town', (locale, rows) => {
  it.each(rows)('%s', (utterance, intent, slots) => {
    expect(recognize(utterance, locale)).toMatchObject({ intent, ...slots });
  });

  it.each(rows)('whatever is a place: %s', (utterance, intent, slots) => {
    const understood = recognize(utterance, locale, { isPlace: () => true });
    expect(understood).toMatchObject({ intent, ...slots });
  });
});
