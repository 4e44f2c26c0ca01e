import { describe, expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

const WISHES = ['Subscribe', 'Unsubscribe', 'WhichSubscriptions', 'QuietHours'];

describe('being warned, in German', () => {
  it.each([
    ['Warne mich vor Unwettern.', 'Subscribe alert=SEVERE_WEATHER'],
    ['Und falls es schneit, will ich das auch wissen.', 'Subscribe alert=SNOW'],
    ["Meld dich bitte, wenn's zu schneien anfängt.", 'Subscribe alert=SNOW'],
    ['Und sag Bescheid, sobald bei uns Hagel droht.', 'Subscribe alert=HAIL'],
    [
      'Melde dich beim ersten warmen Tag im Jahr, ab 20 Grad.',
      'Subscribe number=20 alert=WARM_DAY',
    ],
    [
      'Warne mich ab hundert Kilometern pro Stunde vor Böen.',
      'Subscribe unit=KILOMETRES_PER_HOUR number=100 alert=GUSTS',
    ],
    [
      'Warne mich ab 80 km/h vor Windböen.',
      'Subscribe unit=KILOMETRES_PER_HOUR number=80 alert=GUSTS',
    ],
    ['Nimm Tornados noch dazu.', 'Subscribe alert=TORNADO'],
    ['Das mit dem Hagel brauch ich nicht mehr.', 'Unsubscribe alert=HAIL'],
    ['Vergiss das mit dem Schnee wieder.', 'Unsubscribe alert=SNOW'],
    ['Frostwarnung wieder aus.', 'Unsubscribe alert=FROST'],
    ['Schalte alle Warnungen ab.', 'Unsubscribe'],
    ['Habe ich dich gebeten, mich vor Frost zu warnen?', 'WhichSubscriptions alert=FROST'],
    ['Wovor warnst du mich jetzt eigentlich?', 'WhichSubscriptions'],
    ['Stell die Ruhezeit auf 23 Uhr bis halb sieben.', 'QuietHours time=23:00 untilTime=06:30'],
    ['Weck mich deswegen aber nicht, also nachts bitte Ruhe.', 'QuietHours'],
  ])('%s: %s', (sentence, heard) => {
    expect(describeHeard(sentence, 'de-DE', 'Kiel')).toBe(heard);
  });

  it.each([
    'Warne mich nicht vor Gewitter',
    'Sag mir nicht Bescheid, wenn es regnet',
    'Melde dich nicht, wenn es regnet',
    'Ich will nicht gewarnt werden, wenn es regnet',
    'Benachrichtige mich nicht, wenn es schneit',
    'Informiere mich nicht über Glatteis',
  ])('who denies it is never warned of it: %s', (sentence) => {
    expect(describeHeard(sentence, 'de-DE', 'Kiel')).toMatch(/^Unsubscribe alert=/);
  });

  it.each([
    'Regnet es auch nachts in Köln?',
    'Bleibt es auch in der Nacht so warm?',
    'Wird es Tag und Nacht regnen?',
    'Wird mich nachts ein Gewitter wecken?',
    'Lass das.',
    'Vergiss das.',
    'Das kannst du vergessen.',
    'Sag mir, ob es morgen schneit.',
  ])('what is about something else changes nothing: %s', (sentence) => {
    expect(WISHES).not.toContain(describeHeard(sentence, 'de-DE', 'Kiel').split(' ')[0]);
  });
});

describe('being warned, in English', () => {
  it.each([
    ["Let me know when it's about to rain.", 'Subscribe alert=RAIN'],
    ["If it's going to rain today, give me a shout.", 'Subscribe date=2026-11-18 alert=RAIN'],
    ['Could you also warn me of gusts over fifty miles an hour?', 'Subscribe unit=MILES_PER_HOUR number=50 alert=GUSTS'],
    ['Send me an alert if it starts snowing.', 'Subscribe alert=SNOW'],
    ['Let me know if the ragweed pollen gets bad.', 'Subscribe pollenType=Ambrosia'],
    ['Notify me whenever snow is coming.', 'Subscribe alert=SNOW'],
    ['You can stop the rain ones, thanks.', 'Unsubscribe alert=RAIN'],
    ['Quit bugging me about the wind.', 'Unsubscribe alert=GUSTS'],
    ['Stop all the alerts, would you.', 'Unsubscribe'],
    ["Tell me when it's ninety degrees.", 'Subscribe number=90 alert=HEAT'],
    ['Warn me when it gets up to a hundred and five.', 'Subscribe number=105 alert=HEAT'],
    ['Let me know if temperatures top ninety five.', 'Subscribe number=95 alert=HEAT'],
    ["Don't notify me about rain.", 'Unsubscribe alert=RAIN'],
    ["Don't alert me when it snows.", 'Unsubscribe alert=SNOW'],
    ['Are you gonna warn me about the heat?', 'WhichSubscriptions alert=HEAT'],
    ['So what all are you gonna warn me about?', 'WhichSubscriptions'],
    ["It's fine to wake me up at night for that, too.", 'QuietHours quiet=NEVER'],
    ['No alerts between ten at night and half past seven in the morning, please.', 'QuietHours time=22:00 untilTime=07:30'],
  ])('%s: %s', (sentence, heard) => {
    expect(describeHeard(sentence, 'en-US', 'Boston')).toBe(heard);
  }); // prettier-ignore

  it.each([
    'Is it going to snow at night too?',
    'Will it rain day and night?',
    'Between two and four no rain?',
    'Is it quiet from ten to two?',
    "Tell me if it'll be windy this afternoon.",
    'Cancel everything.',
  ])('what is about something else changes nothing: %s', (sentence) => {
    expect(WISHES).not.toContain(describeHeard(sentence, 'en-US', 'Boston').split(' ')[0]);
  });
});
