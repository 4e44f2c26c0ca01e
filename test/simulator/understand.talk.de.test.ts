import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What is said in a conversation about the weather, on a Wednesday. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'what follows on a question',
    [
      ['Und morgen?', 'FollowUpIntent', { date: '2026-11-19' }],
      ['Und in Hamburg?', 'FollowUpIntent', { place: 'hamburg' }],
      ['Und am Samstagabend?', 'FollowUpIntent', { date: '2026-11-21', dayPart: 'EV' }],
      ['Und am Wochenende?', 'FollowUpIntent', { span: 'WEEKEND' }],
      ['Was ist mit Sonntag?', 'FollowUpIntent', { date: '2026-11-22' }],
      ['Und Gräserpollen?', 'FollowUpIntent', { pollenType: 'Graeser' }],
      ['Und der Wind?', 'FollowUpIntent', { aspect: 'wind' }],
      ['Und die gefühlte Temperatur?', 'FollowUpIntent', { aspect: 'feelsLike' }],
      ['Und der Sonnenuntergang in Paris?', 'FollowUpIntent', { aspect: 'sunset', place: 'paris' }],
      ['Und in 20095?', 'FollowUpIntent', { postcode: '20095' }],
      ['Nein, ich meine Bonn', 'FollowUpIntent', { place: 'bonn' }],
      ['In Fahrenheit bitte', 'FollowUpIntent', { unit: 'FAHRENHEIT' }],
    ],
  ],
  [
    'what is said in a conversation',
    [
      ['Genauer bitte', 'DetailIntent'],
      ['Erzähl mir mehr', 'DetailIntent'],
      ['Geht das auch ausführlicher?', 'DetailIntent'],
      ['Das zweite', 'ChoiceIntent', { choice: 'SECOND' }],
      ['Den ersten bitte', 'ChoiceIntent', { choice: 'FIRST' }],
      ['Ich meine das dritte', 'ChoiceIntent', { choice: 'THIRD' }],
      ['Ja bitte', 'AMAZON.YesIntent'],
      ['Nein', 'AMAZON.NoIntent'],
      ['Nein danke', 'AMAZON.NoIntent'],
      ['Noch mal', 'AMAZON.RepeatIntent'],
      ['Wiederhole das bitte', 'AMAZON.RepeatIntent'],
      ['Danke, das war’s', 'AMAZON.StopIntent'],
    ],
  ],
  [
    'what is to be remembered',
    [
      ['Ich wohne in Leipzig', 'HomeIntent', { place: 'leipzig' }],
      ['Merk dir Bad Tölz als meinen Wohnort', 'HomeIntent', { place: 'bad tölz' }],
      ['Meine Postleitzahl ist 50667', 'HomeIntent', { postcode: '50667' }],
      ['Vergiss meinen Wohnort', 'ForgetHomeIntent'],
      ['Weißt du, wo ich wohne?', 'WhichHomeIntent'],
      ['Sag die Temperatur in Fahrenheit', 'UnitsIntent', { unit: 'FAHRENHEIT' }],
      ['Sag den Wind in Kilometern pro Stunde', 'UnitsIntent', { unit: 'KILOMETRES_PER_HOUR' }],
      ['Sag bitte immer Celsius', 'UnitsIntent', { unit: 'CELSIUS' }],
    ],
  ],
  [
    'what is not offered',
    [
      [
        'Wie hoch ist der UV-Index morgen?',
        'UnofferedIntent',
        { subject: 'UV', date: '2026-11-19' },
      ],
    ],
  ],
];

describe.each(KINDS)('German: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'de-DE')).toEqual({ intent, ...slots });
  });
});
