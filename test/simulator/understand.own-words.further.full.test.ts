import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'mountains of Spain',
    [
      [
        'es-ES',
        'hace más fresco en la sierra de Granada',
        'Comparison place=sierra nevada direction=COLDER',
      ],
      ['es-ES', 'qué tiempo hace en la sierra de Madrid', 'Weather place=la sierra de madrid'],
      ['es-ES', 'nieva en la sierra de Gredos', 'Snow place=la sierra de gredos'],
    ],
  ],
  [
    'the day, what to take, heat and cold in everyday words',
    [
      ['fr-FR', 'il fera jour à quelle heure', 'Sunrise'],
      ['fr-FR', 'la nuit tombe à quelle heure', 'Sunset'],
      ['fr-FR', "j'étends mon linge dehors ou pas", 'Laundry'],
      ['fr-FR', 'ça va cogner cet aprem', 'Above dayPart=AF number=30'],
      ['fr-FR', 'à partir de quand il fait froid', 'NextChange change=COLDER'],
      ['fr-FR', 'le ciel est dégagé ce soir pour voir les étoiles', 'Cloudy dayPart=EV sky=CLEAR'],
      ['fr-FR', 'le ciel sera dégagé ce soir', 'Cloudy dayPart=EV sky=CLEAR'],
      ['fr-FR', 'dans le Beaujolais il fait beau', 'Weather place=beaujolais fine=FINE'],
      ['fr-FR', 'il fait plus chaud ici ou à Nice', 'WhichPlace otherPlace=nice direction=WARMER'],
      ['es-ES', 'hace mucho aire', 'Wind whether=WHETHER_MUCH'],
      ['es-ES', 'cuánto aire hace en Tarifa', 'Wind place=tarifa'],
      ['es-ES', 'me llevo rebeca', 'Jacket'],
      ['es-ES', 'hace falta manta esta noche', 'Below dayPart=NI number=18'],
      ['es-ES', 'nos vamos a asar esta tarde', 'Above dayPart=AF number=35'],
      ['es-ES', 'hay tormenta a la vista', 'Thunder'],
      ['es-ES', 'hasta cuándo dura este calor', 'NextChange change=COLDER'],
      ['es-ES', 'riego las plantas hoy', 'Advice date=2026-11-18 activity=watering'],
      ['es-ES', 'lavo el coche hoy', 'Advice date=2026-11-18 activity=carWash'],
      ['es-ES', 'a qué hora escampa el domingo', 'RainTime date=2026-11-22'],
      ['es-ES', 'hace más calor aquí o en Madrid', 'WhichPlace otherPlace=madrid direction=WARMER'],
      ['it-IT', 'annaffio il giardino oggi', 'Advice date=2026-11-18 activity=watering'],
      ['it-IT', 'quanto si percepisce', 'FeelsLike'],
      ['it-IT', "domani mattina c'è nebbia in pianura", 'Fog date=2026-11-19 dayPart=MO'],
      ['it-IT', 'nevica ancora in montagna', 'Snow'],
      ['it-IT', "quanta neve c'è al Sestriere", 'SnowAmount'],
      ['it-IT', 'fa più caldo qui o a Firenze', 'WhichPlace otherPlace=firenze direction=WARMER'],
      ['it-IT', 'fino a quando dura questo caldo', 'NextChange change=COLDER'],
      ['nl-NL', 'ligt er sneeuw in Winterberg', 'Quantity place=winterberg quantity=SNOW_LYING'],
      ['nl-NL', 'wordt het een mooie avond', 'Weather dayPart=EV fine=FINE'],
      ['nl-NL', 'tot wanneer blijft het koud', 'NextChange change=WARMER'],
      ['nl-NL', 'hoe laat wordt het droog zaterdag', 'RainTime date=2026-11-21'],
      [
        'nl-NL',
        'is het hier warmer of in Groningen',
        'WhichPlace otherPlace=groningen direction=WARMER',
      ],
      ['nl-NL', 'regent het komende drie dagen', 'Rain span=NEXT_DAYS'],
    ],
  ],
];

describe.each(KINDS)('people also ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
