import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** Transcripts of farmers, sailors, commuters, children and grandparents, as a speech recognizer writes them. */
const SENTENCES = [
  ['mama fragt ob ich morgen ne regenjacke brauch', 'Rain date=2026-11-19'],
  ['mein chef fragt ob am donnerstag auf der baustelle regen kommt', 'Rain date=2026-11-19'],
  ['kannst du mal gucken obs heute noch gewittert', 'Thunder date=2026-11-18'],
  ['opa will wissen wie kalt es heute nacht wird', 'Low dayPart=NI'],
  ['hast du gehört ob morgen ein sturm kommt', 'Storm date=2026-11-19'],
  ['muss ich die blumen heut abend reinstellen wegen frost', 'Frost date=2026-11-18 dayPart=EV'],
  ['kann ich den weizen am mittwoch dreschen', 'Advice date=2026-11-18 activity=mowing'],
  ['kann ich morgen gülle fahren', 'Advice date=2026-11-19 activity=mowing'],
  ['ist es diese woche trocken genug zum stroh pressen', 'Advice date=2026-W47 activity=mowing'],
  [
    'kann ich am wochenende segeln gehen auf dem bodensee',
    'Advice span=WEEKEND place=bodensee activity=playing',
  ],
  [
    'hab ich morgen früh rückenwind auf dem weg zur arbeit',
    'Wind date=2026-11-19 dayPart=MO span=WAY_TO_WORK',
  ],
  ['komm ich trocken nach hause wenn ich jetzt losfahr', 'Dry span=NOW'],
  ['werd ich nass wenn ich um fünf mit dem hund rausgehe', 'Rain time=17:00'],
  ['mein zug geht in zehn minuten werde ich da nass', 'Rain time=14:15'],
  ['ich muss gleich zum bus werd ich da nass', 'Rain span=SOON'],
  ['in wie viel minuten regnet es', 'RainTime'],
  ['reicht heute abend ein pulli oder brauch ich ne jacke', 'Jacket date=2026-11-18 dayPart=EV'],
  [
    'klettert das thermometer am samstag über fünfundzwanzig grad',
    'Above date=2026-11-21 number=25',
  ],
  ['schaffen wir morgen die zwanzig grad', 'Above date=2026-11-19 number=20'],
  ['knackt der donnerstag die dreißig grad', 'Above date=2026-11-19 number=30'],
  ['wie schlimm ist der heuschnupfen morgen', 'Pollen date=2026-11-19'],
  ['kurz und knapp wie wird der tag', 'Weather'],
  ['hätt ich morgen sonne fürs balkonkraftwerk', 'Sun date=2026-11-19'],
  ['ich will morgen heu machen bleibt es da trocken', 'Dry date=2026-11-19 place=THERE'],
  ['wir wollen am samstag nach hamburg wie wirds da', 'Weather date=2026-11-21 place=hamburg'],
  ['ist morgen eigentlich rasenmäherwetter', 'Advice date=2026-11-19 activity=mowing'],
  ['ist es zu kalt für die geranien draußen', 'Frost'],
  ['wann ist das regengebiet durch', 'RainStop'],
  ['reicht heute ein t shirt', 'Advice date=2026-11-18 activity=noJacket'],
  ['hams für morgen regen gmeldet', 'Rain date=2026-11-19'],
  ['wia wiads weda moing in minga', 'Weather date=2026-11-19 place=münchen'],
  ['werds heit no renga', 'Rain date=2026-11-18'],
  ['wat is dat für een wetter morgen in hamburg', 'Weather date=2026-11-19 place=hamburg'],
  ['wann muss ich heute los wenn ich noch im hellen heimkommen will', 'Sunset'],
] as const;

it.each(SENTENCES)('%s', (sentence, meaning) => {
  expect(describeHeard(sentence, 'de-DE', 'Berlin')).toBe(meaning);
});
