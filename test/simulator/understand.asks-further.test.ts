import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What people go on with after an answer. */
const SENTENCES = [
  ['de-DE', 'dann lieber am Sonntag?', 'FollowUp date=2026-11-22'],
  ['de-DE', 'oder lieber übermorgen?', 'FollowUp date=2026-11-20'],
  ['de-DE', 'ist es am Sonntag besser?', 'Comparison date=2026-11-22 direction=BETTER'],
  ['en-US', 'then better on Sunday?', 'FollowUp date=2026-11-22'],
  ['en-US', 'better on Sunday then?', 'FollowUp date=2026-11-22'],
  ['fr-FR', 'alors mieux dimanche ?', 'FollowUp date=2026-11-22'],
  ['nl-NL', 'beter op zondag?', 'FollowUp date=2026-11-22'],
  ['de-DE', 'für wie lange?', 'DetailQuestion detail=DURATION'],
  ['en-US', 'how long for?', 'DetailQuestion detail=DURATION'],
  ['nl-NL', 'voor hoe lang?', 'DetailQuestion detail=DURATION'],
  ['de-DE', 'bist du sicher?', 'DetailQuestion detail=CHANCE'],
  ['en-US', 'are you sure?', 'DetailQuestion detail=CHANCE'],
  ['es-ES', '¿es seguro?', 'DetailQuestion detail=CHANCE'],
  ['fr-FR', 'tu es sûr ?', 'DetailQuestion detail=CHANCE'],
  ['it-IT', 'è sicuro?', 'DetailQuestion detail=CHANCE'],
  ['nl-NL', 'weet je dat zeker?', 'DetailQuestion detail=CHANCE'],
  ['en-US', 'and the warmest?', 'WarmestDay'],
  ['en-US', 'and the coldest?', 'ColdestDay'],
  ['nl-NL', 'en de warmste?', 'WarmestDay'],
  ['de-DE', 'ich sagte Kiel', 'FollowUp place=kiel'],
  ['fr-FR', "j'ai dit Brest", 'FollowUp place=brest'],
  ['es-ES', 'he dicho Soria', 'FollowUp place=soria'],
  ['it-IT', 'ho detto Pisa', 'FollowUp place=pisa'],
  ['nl-NL', 'ik zei Breda', 'FollowUp place=breda'],
  ['de-DE', 'nochmal bitte', 'AMAZON.Repeat'],
  ['en-GB', 'and here on Friday?', 'FollowUp date=2026-11-20 place=HERE'],
  ['en-GB', 'go back to tomorrow', 'FollowUp date=2026-11-19'],
  ['de-DE', 'zurück zu morgen', 'FollowUp date=2026-11-19'],
  ['de-DE', 'regnet es bei mir?', 'Rain place=HOME'],
  ['fr-FR', 'quel temps fait-il chez moi ?', 'Weather place=HOME'],
  ['it-IT', 'piove da noi?', 'Rain place=HOME'],
  ['nl-NL', 'en bij mij?', 'FollowUp place=HOME'],
  ['nl-NL', 'regent het bij ons?', 'Rain place=HOME'],
  ['nl-NL', 'en hier bij ons?', 'FollowUp place=HERE'],
  [
    'de-DE',
    'welcher Tag ist nächste Woche am besten fürs Freibad?',
    'BestDay date=2026-W48 activity=beach',
  ],
  ['de-DE', 'welcher Tag ist am besten zum Radfahren?', 'BestDay'],
  ['en-US', 'which day is better for a bike ride?', 'BestDay'],
  ['nl-NL', 'welke dag is beter om te fietsen?', 'BestDay'],
  ['en-US', 'when does the sun set tonight?', 'Sunset dayPart=NI'],
  ['en-US', 'what time does the sun go down tonight?', 'Sunset dayPart=NI'],
  ['es-ES', '¿qué calor va a hacer hoy?', 'Temperature date=2026-11-18'],
] as const;

it.each(SENTENCES)('%s "%s" is %s', (locale, utterance, expected) => {
  const [intent = '', ...slots] = describeAsked(utterance, locale).split(' ');
  const [wanted = '', ...others] = expected.split(' ');
  expect([intent, ...slots.toSorted()]).toEqual([wanted, ...others.toSorted()]);
});
