import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** What families, farmers, sailors and commuters say in Dutch, as a recognizer writes it down: with reasons, occasions and who asks. */
const SENTENCES = [
  ['opa vraagt zich af of het vannacht vriest', 'Frost dayPart=NI'],
  ['mijn man vraagt of hij vanavond een jas nodig heeft', 'Jacket dayPart=EV'],
  [
    'de juf wil weten of de kinderen morgen buiten kunnen spelen',
    'Advice date=2026-11-19 activity=playing',
  ],
  ['kunnen we donderdag hooien', 'Advice date=2026-11-19 activity=mowing'],
  ['kan ik zaterdag aardappels rooien', 'Advice date=2026-11-21 activity=mowing'],
  ['kan ik over morgen de schutting beitsen', 'Advice date=2026-11-20 activity=mowing'],
  [
    'kunnen we zondag gaan zeilen op het ijsselmeer',
    'Advice date=2026-11-22 place=het ijsselmeer activity=hiking',
  ],
  ['kan ik zaterdag surfen in zandvoort', 'Advice date=2026-11-21 place=zandvoort activity=hiking'],
  [
    'op welke dag kunnen we volgende week het beste naar de dieren tuin',
    'BestDay date=2026-W48 activity=hiking',
  ],
  ['is de zee ruw morgen', 'Unoffered date=2026-11-19 subject=WAVES'],
  ['heb ik straks tegenwind naar het werk', 'Wind span=NEXT_HOURS'],
  ['ik moet om half acht op de fiets regent het dan', 'Rain time=19:30'],
  ['zaterdag heb ik een wedstrijd regent het dan', 'Rain date=2026-11-21'],
  ['red ik het droog naar huis', 'Rain'],
  ['wanneer is die bui weg', 'RainStop'],
  ['hoe lang duurt het nog voor het gaat regenen', 'RainTime'],
  ['blijft het van middag droog want de schilder komt', 'Dry dayPart=AF'],
  ["vriest het van nacht want de dahlia's staan nog buiten", 'Frost dayPart=NI'],
  ['moeten de planten vannacht naar binnen', 'Frost dayPart=NI'],
  ['zal ik de plantjes vannacht binnenzetten', 'Frost dayPart=NI'],
  ['vriest de auto vannacht vast', 'Frost dayPart=NI'],
  ['heb ik winterbanden nodig in winterberg', 'Snow place=winterberg'],
  ['moet ik uitkijken voor gladheid', 'Ice'],
  [
    'is het morgenochtend mistig op de a twee bij den bosch',
    'Fog date=2026-11-19 dayPart=MO place=den bosch',
  ],
  [
    'kunnen we zondag zwemmen bij hoek van holland of is dat te fris',
    'Advice date=2026-11-22 place=hoek van holland activity=beach',
  ],
  ['is het zondag middag goed weer om te barbe kjoeën', 'Barbecue date=2026-11-22 dayPart=AF'],
  ['krijg ik de lakens morgen buiten drog', 'Laundry date=2026-11-19'],
  ['verbrand ik vanmiddag', 'Advice dayPart=AF activity=sunscreen'],
  ['moet mijn zoontje een muts op', 'Advice activity=hat'],
  ['hoe koud is ut vannacht geworden', 'PastLow dayPart=NI'],
  ['wanneer houdt die kou op', 'NextChange change=WARMER'],
  ['wanneer koelt het een beetje af', 'NextChange change=COLDER'],
  ['wat een rotweer wanneer wordt het beter', 'NextChange change=BETTER'],
  ['kunde morgen buiten zitten in mechelen', 'Barbecue date=2026-11-19 place=mechelen'],
  ['hoe hoog is de u v index morgen', 'Unoffered date=2026-11-19 subject=UV'],
  ['hoe laat is de maan vanavond te zien', 'Moonrise dayPart=EV'],
  [
    'ik ga zaterdag naar den bos wat voor weer krijg ik daar',
    'Weather date=2026-11-21 place=den bosch',
  ],
  ['komt er een hoosbui aan', 'Rain'],
] as const;

it.each(SENTENCES)('%s', (sentence, expected) => {
  expect(describeHeard(sentence, 'nl-NL', 'Utrecht')).toBe(expected);
});
