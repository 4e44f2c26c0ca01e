import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const THE_NEXT_NIGHTS_ARE_NO_PLACE = [
  ['en-US', 'will it freeze over the next few nights', 'Frost span=NEXT_DAYS'],
  ['en-US', 'any frost in the next couple of nights', 'Frost span=NEXT_DAYS'],
  ['en-GB', 'how cold will the next few nights be', 'Low span=NEXT_DAYS'],
  ['de-DE', 'gibt es Frost in den nächsten paar Nächten?', 'Frost span=NEXT_DAYS'],
  ['de-DE', 'wie werden die nächsten paar Nächte?', 'Weather span=NEXT_DAYS'],
  ['fr-FR', 'quel temps les prochaines nuits', 'Weather span=NEXT_DAYS'],
  ['it-IT', 'che tempo fa le prossime notti', 'Weather span=NEXT_DAYS'],
  ['es-ES', '¿qué tiempo hace las próximas noches?', 'Weather span=NEXT_DAYS'],
  ['nl-NL', 'hoe koud worden de komende nachten', 'Low span=NEXT_DAYS'],
] as const;

const AT_HOME_IS_NO_TOWN = [
  ['en-US', 'is it warm enough on the balcony', 'Temperature warmth=WARM'],
  ['en-US', 'how warm is it on the terrace', 'Temperature'],
  ['en-GB', 'will it be windy on the porch', 'Wind whether=WHETHER'],
  ['en-US', "what's the weather like in the backyard", 'Weather'],
  ['de-DE', 'scheint die Sonne auf dem Balkon?', 'Sun'],
  ['de-DE', 'regnet es im Innenhof?', 'Rain'],
  ['fr-FR', 'il fait chaud sur le balcon ?', 'Temperature warmth=WARM_OR_HOT'],
  ['fr-FR', 'il pleut au terrain de jeux ?', 'Rain'],
  ['fr-FR', 'il y a du soleil sur la terrasse ?', 'Sun'],
  ['it-IT', 'fa caldo sul balcone?', 'Temperature warmth=WARM_OR_HOT'],
  ['it-IT', "c'è sole in terrazza?", 'Sun'],
  ['it-IT', 'piove al parco giochi?', 'Rain'],
  ['es-ES', '¿llueve en el parque infantil?', 'Rain'],
  ['es-ES', '¿hace calor en el balcón?', 'Temperature warmth=WARM_OR_HOT'],
  ['es-ES', '¿hace sol en la terraza?', 'Sun'],
  ['nl-NL', 'regent het in de speeltuin', 'Rain'],
  ['nl-NL', 'is het warm op het balkon', 'Temperature warmth=WARM'],
] as const;

const WHAT_IT_IS_FOR_IS_NO_TOWN = [
  ['en-US', 'will it be dry for the wedding photos', 'Dry date=2026-11-18'],
  ['en-US', "will it rain for my daughter's birthday party", 'Rain date=2026-11-18'],
  ['en-US', 'is it dry enough for pilates in the park', 'Dry'],
  ['de-DE', 'bleibt es für die Hochzeitsfotos trocken?', 'Dry date=2026-11-18'],
  ['de-DE', 'ist es trocken genug für Yoga im Park?', 'Dry'],
  ['fr-FR', 'il fera sec pour les photos du mariage ?', 'Dry date=2026-11-18'],
  ['fr-FR', 'il fera beau pour les photos du mariage ?', 'Weather fine=FINE'],
  ['it-IT', 'resta asciutto per le foto del matrimonio?', 'Dry date=2026-11-18'],
  ['es-ES', '¿estará seco para las fotos de la boda?', 'Dry date=2026-11-18'],
  ['nl-NL', "blijft het droog voor de trouwfoto's?", 'Dry date=2026-11-18'],
] as const;

const CLOTHES_OF_A_CHILD = [
  ['de-DE', 'was zieh ich der Kleinen an?', 'Clothes'],
  ['de-DE', 'wie ziehe ich das Baby heute an?', 'Clothes date=2026-11-18'],
  ['en-US', 'how do i dress my toddler today', 'Clothes date=2026-11-18'],
  ['en-US', 'what do i put on the baby', 'Clothes'],
  ['fr-FR', "comment j'habille la petite ?", 'Clothes'],
  ['fr-FR', "qu'est-ce que je mets à la petite ?", 'Clothes'],
  ['it-IT', 'come vesto la piccola?', 'Clothes'],
  ['es-ES', '¿qué le pongo a la niña?', 'Clothes'],
  ['es-ES', '¿cómo visto al bebé mañana?', 'Clothes date=2026-11-19'],
  ['nl-NL', 'hoe kleed ik de kinderen morgen', 'Clothes date=2026-11-19'],
  ['nl-NL', 'wat moeten de kinderen aan', 'Clothes'],
] as const;

const THE_RAIN_BESIDE_WHAT_SOMEBODY_DOES = [
  ['de-DE', 'muss ich den Garten gießen oder regnet es?', 'Rain date=2026-11-18'],
  ['de-DE', 'muss ich morgen gießen oder regnet es?', 'Rain date=2026-11-19'],
  ['de-DE', 'bleibt es trocken, wenn ich Wäsche raushänge?', 'Dry date=2026-11-18'],
  ['de-DE', 'brauche ich auf dem Rad eine Regenjacke?', 'Rain'],
  ['en-US', 'do i need to water the garden or will it rain', 'Rain date=2026-11-18'],
  ['en-US', 'will it stay dry if i hang the washing out', 'Dry date=2026-11-18'],
  ['en-US', 'do i need a rain jacket on the bike', 'Rain'],
  ['fr-FR', 'il va pleuvoir ou je peux étendre le linge ?', 'Rain date=2026-11-18'],
  ['fr-FR', 'je peux étendre le linge ou il va pleuvoir ?', 'Rain date=2026-11-18'],
  ['fr-FR', 'il va pleuvoir pendant que je fais du vélo ?', 'Rain'],
  ['it-IT', 'devo annaffiare domani o piove?', 'Rain date=2026-11-19'],
  ['it-IT', 'piove se stendo il bucato?', 'Rain date=2026-11-18'],
  ['it-IT', 'mi serve la giacca impermeabile in bici?', 'Rain'],
  ['es-ES', '¿tengo que regar el jardín o va a llover?', 'Rain date=2026-11-18'],
  ['es-ES', '¿necesito chubasquero en la bici?', 'Rain'],
  ['nl-NL', 'moet ik morgen de tuin sproeien of gaat het regenen', 'Rain date=2026-11-19'],
  ['nl-NL', 'kan ik de was buiten hangen of gaat het regenen', 'Rain date=2026-11-18'],
  ['nl-NL', 'regenjas op de fiets?', 'Rain'],
] as const;

const A_WALK_IS_NO_RUN = [
  ['de-DE', 'kann ich mit dem Hund raus?', 'Advice activity=walking'],
  ['de-DE', 'wann soll ich mit dem Hund gehen?', 'BestHours activity=walking'],
  ['en-US', 'is it good weather for a dog walk', 'Advice activity=walking'],
  ['fr-FR', "c'est bon pour promener le chien ?", 'Advice activity=walking'],
  ['it-IT', 'quando porto fuori il cane?', 'BestHours activity=walking'],
  ['es-ES', '¿cuándo saco al perro?', 'BestHours activity=walking'],
  ['nl-NL', 'is het goed weer om met de hond te wandelen', 'Advice activity=walking'],
] as const;

const A_GARDEN_PARTY_IS_NO_BARBECUE = [
  ['de-DE', 'passt das Wetter für eine Gartenparty?', 'Advice activity=gardenParty'],
  [
    'de-DE',
    'wird es was mit der Gartenparty am Samstag?',
    'Advice date=2026-11-21 activity=gardenParty',
  ],
  ['en-US', 'can we have a garden party tomorrow', 'Advice date=2026-11-19 activity=gardenParty'],
  [
    'fr-FR',
    'on peut faire une fête dans le jardin demain ?',
    'Advice date=2026-11-19 activity=gardenParty',
  ],
  [
    'it-IT',
    'possiamo fare una festa in giardino domani?',
    'Advice date=2026-11-19 activity=gardenParty',
  ],
  [
    'es-ES',
    '¿podemos hacer una fiesta en el jardín mañana?',
    'Advice date=2026-11-19 activity=gardenParty',
  ],
  ['nl-NL', 'kunnen we morgen een tuinfeest houden', 'Advice date=2026-11-19 activity=gardenParty'],
] as const;

const THE_TOWN_OF_A_STATEMENT = [
  ['it-IT', 'Domani sono a Verona. Piove?', 'Rain date=2026-11-19 place=verona'],
  ['it-IT', 'Domani vado a Verona. Piove?', 'Rain date=2026-11-19 place=verona'],
  ['es-ES', 'Mañana estoy en Verona. ¿Llueve?', 'Rain date=2026-11-19 place=verona'],
] as const;

const WHEN_IT_STOPS = [
  ['es-ES', '¿a qué hora para?', 'RainStop'],
  ['nl-NL', 'hoe laat houdt het op', 'RainStop'],
] as const;

const THE_SEA = [
  [
    'it-IT',
    'Come sarà il mare domani a Rimini?',
    'Unoffered date=2026-11-19 place=rimini subject=WAVES',
  ],
  ['it-IT', 'e il mare?', 'Unoffered subject=WAVES'],
  ['it-IT', "e l'acqua del mare?", 'Unoffered subject=WATER'],
] as const;

const KINDS: readonly (readonly [string, readonly (readonly [string, string, string])[]])[] = [
  ['the next nights are no place', THE_NEXT_NIGHTS_ARE_NO_PLACE],
  ['a part of the house is no town', AT_HOME_IS_NO_TOWN],
  ['what it is for is no town', WHAT_IT_IS_FOR_IS_NO_TOWN],
  ['clothes of a child', CLOTHES_OF_A_CHILD],
  ['the rain beside what somebody does', THE_RAIN_BESIDE_WHAT_SOMEBODY_DOES],
  ['a walk is no run', A_WALK_IS_NO_RUN],
  ['a garden party is no barbecue', A_GARDEN_PARTY_IS_NO_BARBECUE],
  ['the town of a statement', THE_TOWN_OF_A_STATEMENT],
  ['when it stops', WHEN_IT_STOPS],
  ['the sea', THE_SEA],
];

describe.each(KINDS)('%s', (_kind, rows) => {
  it.each(rows)('%s: %s', (locale, sentence, asked) => {
    expect(describeAsked(sentence, locale)).toBe(asked);
  });
});
