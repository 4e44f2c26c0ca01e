import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What people say every day without the words of the samples: sloppily, and of what they do about the weather. */
const SENTENCES = [
  ['nl-NL', 'Komt er nog nattigheid?', 'Rain'],
  ['nl-NL', 'Gaat het hozen vanavond?', 'Rain dayPart=EV'],
  ['nl-NL', 'Hoeveel water komt er naar beneden?', 'RainAmount'],
  ['nl-NL', 'Komen er vlokken naar beneden?', 'Snow'],
  ['nl-NL', 'Valt er nog een vlokje?', 'Snow'],
  ['nl-NL', 'Heb ik sneeuwkettingen nodig voor de Brenner?', 'Snow date=2026-11-18 place=brenner'],
  ['nl-NL', 'Wordt het spekglad morgenochtend?', 'Ice date=2026-11-19 dayPart=MO'],
  ['nl-NL', 'Moet ik strooien?', 'Ice'],
  ['nl-NL', 'Glijd ik uit morgenochtend?', 'Ice date=2026-11-19 dayPart=MO'],
  ['nl-NL', 'Zijn de wegen beijzeld?', 'Ice'],
  ['nl-NL', 'Blaast het flink?', 'Wind whether=WHETHER'],
  ['nl-NL', 'Staat er een briesje?', 'Wind whether=WHETHER'],
  ['nl-NL', 'Gaat het spoken vannacht?', 'Storm dayPart=NI'],
  ['nl-NL', 'Hoe laat is het het warmst?', 'High clock=WHEN'],
  ['nl-NL', 'Moet ik de buitenkraan afsluiten?', 'Frost'],
  ['nl-NL', 'Klaart het op?', 'Cloudy sky=CLEAR'],
  ['nl-NL', 'Trekt het dicht?', 'Cloudy'],
  ['nl-NL', 'Wanneer komt de bewolking?', 'Cloudy when=WHEN'],
  ['nl-NL', 'Kan ik vanavond sterren kijken?', 'Cloudy dayPart=EV sky=CLEAR'],
  ['nl-NL', 'Zit het potdicht?', 'Fog'],
  ['nl-NL', 'Gaat het donderen?', 'Thunder'],
  ['nl-NL', 'Tot hoe laat is het licht?', 'Sunset'],
  ['nl-NL', 'Moet ik me dik aankleden?', 'Jacket'],
  ['nl-NL', 'Moet ik een muts op?', 'Advice activity=hat'],
  ['nl-NL', 'Kan ik zaterdag barbecueën zonder natte kop?', 'Barbecue date=2026-11-21'],
  [
    'nl-NL',
    'Is het de moeite om morgen de Vaalserberg op te gaan?',
    'Advice date=2026-11-19 place=vaalserberg activity=hiking',
  ],
  [
    'nl-NL',
    'Kunnen we dit weekend schaatsen op natuurijs?',
    'Unoffered date=2026-W47-WE subject=NATURAL_ICE',
  ],
  ['nl-NL', 'Zien we vannacht het noorderlicht?', 'Unoffered dayPart=NI subject=AURORA'],
  ['nl-NL', 'Hoe hard zijn de windstoten?', 'Wind gusts=GUSTS'],
  ['nl-NL', 'Moet mijn capuchon op?', 'Rain'],
  ['nl-NL', 'Komt er een bui aan?', 'Rain'],
] as const;

it.each(SENTENCES)('%s: %s', (locale, sentence, expected) => {
  expect(describeAsked(sentence, locale)).toBe(expected);
});
