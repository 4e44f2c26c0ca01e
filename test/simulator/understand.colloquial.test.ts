import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** Dialect, short forms and advice, as people say them. */
const SENTENCES = [
  ['de-AT', "wie wird's heut am abend", 'Weather date=2026-11-18 dayPart=EV'],
  ['de-AT', "schüttet's am wochenende in salzburg", 'Rain span=WEEKEND place=salzburg'],
  ['de-AT', "regnet's heut in zell am see", 'Rain date=2026-11-18 place=zell am see'],
  ['de-AT', 'geht sich a radltour am samstagvormittag aus', 'Bicycle date=2026-11-21 dayPart=MO'],
  ['de-AT', 'geht sich am sonntag ein grillabend aus', 'Barbecue date=2026-11-22'],
  ['de-AT', "wie schaut's morgen in wien aus", 'Weather date=2026-11-19 place=wien'],
  ['de-AT', 'kann ma heut ins freibad gehn', 'Advice date=2026-11-18 activity=beach'],
  ['de-AT', "hat's am großglockner schnee", 'Quantity quantity=SNOW_LYING place=großglockner'],
  ['de-DE', "äh wie sieht's denn so aus nächste woche", 'Weather date=2026-W48'],
  ['de-DE', 'sinkt die temperatur unter minus fünf', 'Below number=5 sign=MINUS'],
  [
    'de-DE',
    'fallen die temperaturen morgen unter minus drei',
    'Below date=2026-11-19 number=3 sign=MINUS',
  ],
  ['de-DE', 'kann ich meine zitruspflanzen draußen lassen', 'Frost stays=STAYS'],
  ['de-DE', 'frieren die leitungen heute nacht ein', 'Frost dayPart=NI'],
  ['de-DE', 'kann der hund heute draußen bleiben', 'Advice date=2026-11-18 activity=playing'],
  ['de-DE', 'fällt morgen wegen schnee die schule aus', 'Snow date=2026-11-19'],
  ['de-DE', 'stündliche vorhersage für morgen', 'Detail date=2026-11-19'],
  ['en-GB', 'is it parky out', 'Temperature warmth=COOL'],
  ['en-GB', 'is it cold out', 'Temperature warmth=COLD'],
  ['de-DE', 'wird es morgen heiß', 'Temperature date=2026-11-19 warmth=HOT'],
  ['es-ES', 'hace calor', 'Temperature warmth=WARM_OR_HOT'],
  ['en-GB', "what'll it be like on monday afternoon", 'Weather date=2026-11-23 dayPart=AF'],
  [
    'en-US',
    'is it safe to leave my dog outside this afternoon',
    'Advice activity=playing dayPart=AF',
  ],
  ['en-US', 'will school be cancelled for snow tomorrow', 'Snow date=2026-11-19'],
  ['en-US', 'do the pipes need to be wrapped this week', 'Frost date=2026-W47'],
  ['en-US', 'can i leave my plants outside tonight', 'Frost stays=STAYS dayPart=NI'],
  ['en-US', 'hourly forecast for this afternoon', 'Detail dayPart=AF'],
  ['en-US', 'give me the hourly forecast', 'Detail date=2026-11-18'],
  ['en-US', 'what does under the weather mean', 'AMAZON.Fallback'],
  ['en-US', 'tell me about hurricane katrina', 'AMAZON.Fallback'],
] as const;

/** How the first word must be: of two names one, no yes to "how" and "when", and a yes or no where one is asked. */
const FIRST_WORDS = [
  ['de-DE', 'wann kommt das nächste gewitter', 'Thunder when=WHEN'],
  ['de-DE', 'wie schwül wird es heute nachmittag', 'Muggy date=2026-11-18 how=HOW dayPart=AF'],
  ['de-DE', 'ist der mond heute voll', 'Quantity date=2026-11-18 quantity=FULL_MOON'],
  [
    'de-DE',
    'wird es morgen nicht so heiß wie heute',
    'Comparison date=2026-11-19 direction=COLDER',
  ],
  ['de-DE', 'wird es morgen weniger heiß als heute', 'Comparison date=2026-11-19 direction=COLDER'],
  ['de-DE', 'wird es morgen so warm wie heute', 'Comparison date=2026-11-19 trend=NOT_COLDER'],
  ['de-DE', "war's gestern auch so warm", 'Comparison date=2026-11-17 trend=NOT_COLDER'],
  ['de-DE', 'ist es heute zu windig für die drohne', 'Bicycle date=2026-11-18 excess=WIND'],
  [
    'de-AT',
    'weht in neusiedl am see heute genug wind zum segeln',
    'WindThreshold date=2026-11-18 number=2 windPart=WIND windSide=ABOVE_FORCE place=neusiedl am see',
  ],
  [
    'de-DE',
    'ist samstag oder sonntag besser zum grillen',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  ['en-US', 'when is the next thunderstorm', 'Thunder when=WHEN'],
  ['en-US', 'how muggy will it get tonight', 'Muggy how=HOW dayPart=NI'],
  ['en-US', 'is the moon full tonight', 'Quantity whether=WHETHER quantity=FULL_MOON'],
  ['en-US', 'is it too windy to fly a drone at four', 'Bicycle time=16:00 excess=WIND'],
  [
    'en-US',
    'is it windy enough to sail',
    'WindThreshold number=2 windPart=WIND windSide=ABOVE_FORCE',
  ],
  [
    'en-US',
    'is it hotter in phoenix or vegas tomorrow',
    'WhichPlace date=2026-11-19 direction=WARMER place=phoenix otherPlace=vegas',
  ],
  [
    'en-US',
    'is saturday or sunday better for a barbecue',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  [
    'nl-NL',
    'in maastricht of groningen morgen mooier weer',
    'WhichPlace date=2026-11-19 direction=BETTER place=maastricht otherPlace=groningen',
  ],
] as const;

it.each([...SENTENCES, ...FIRST_WORDS])('%s "%s"', (locale, utterance, understood) => {
  expect(describeAsked(utterance, locale).split(' ').toSorted()).toEqual(
    understood.split(' ').toSorted(),
  );
});
