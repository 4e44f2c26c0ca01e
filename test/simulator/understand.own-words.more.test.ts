import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'how cold it gets is the low',
    [
      ['nl-NL', 'hoe koud wordt het morgenochtend', 'Low date=2026-11-19 dayPart=MO'],
      ['nl-NL', 'hoe koud wordt het morgen', 'Low date=2026-11-19'],
      ['nl-NL', 'hoe koud wordt het vannacht', 'Low dayPart=NI'],
      ['nl-NL', 'hoe koud precies', 'Low'],
      ['nl-NL', 'hoe koud is het buiten', 'Temperature'],
      ['nl-NL', 'hoe koud is het nu', 'Temperature span=NOW'],
      ['nl-NL', 'hoe koud wordt het om zes uur', 'Temperature time=18:00'],
      ['nl-NL', 'hoe koud wordt het op oudejaarsavond', 'Temperature span=NEW_YEARS_EVE'],
      ['nl-NL', 'hoe fris wordt het vanavond', 'Low dayPart=EV'],
      ['es-ES', 'cuánto frío hará mañana por la mañana', 'Low date=2026-11-19 dayPart=MO'],
      ['es-ES', 'a cuánto baja esta noche', 'Low dayPart=NI'],
      ['es-ES', 'a cuánto sube mañana', 'High date=2026-11-19'],
      ['it-IT', 'quanto freddo farà domattina', 'Low date=2026-11-19 dayPart=MO'],
      ['it-IT', 'a quanto scende stanotte', 'Low dayPart=NI'],
      ['it-IT', 'quanto freddo fa', 'Temperature'],
      ['fr-FR', 'ça tombe à combien cette nuit', 'Low dayPart=NI'],
      ['fr-FR', 'ça descend à combien demain matin', 'Low date=2026-11-19 dayPart=MO'],
      ['fr-FR', 'ça monte à combien demain', 'High date=2026-11-19'],
    ],
  ],
  [
    'the reason of an answer',
    [
      ['es-ES', 'por qué lo dices', 'DetailQuestion detail=REASON'],
      ['es-ES', 'por qué dices que no', 'DetailQuestion detail=REASON'],
      ['es-ES', 'y eso por qué', 'DetailQuestion detail=REASON'],
      ['es-ES', 'cómo lo sabes', 'DetailQuestion detail=REASON'],
      ['fr-FR', 'pourquoi tu dis ça', 'DetailQuestion detail=REASON'],
      ['fr-FR', 'comment ça se fait', 'DetailQuestion detail=REASON'],
      ['fr-FR', 'et pourquoi pas', 'DetailQuestion detail=REASON'],
      ['it-IT', 'perché lo dici', 'DetailQuestion detail=REASON'],
      ['it-IT', 'come fai a saperlo', 'DetailQuestion detail=REASON'],
      ['it-IT', 'e perché no', 'DetailQuestion detail=REASON'],
      ['nl-NL', 'waarom zeg je dat', 'DetailQuestion detail=REASON'],
      ['nl-NL', 'hoe kom je daarbij', 'DetailQuestion detail=REASON'],
      ['nl-NL', 'waarom dan niet', 'DetailQuestion detail=REASON'],
    ],
  ],
  [
    'where the wind is from, of a talk about it',
    [
      ['fr-FR', "il vient d'où", 'Wind'],
      ['fr-FR', "d'où vient-il", 'Wind'],
      ['fr-FR', "il vient d'où le vent", 'Wind'],
      ['fr-FR', "et il souffle d'où", 'Wind'],
      ['fr-FR', 'il est orienté comment le vent', 'Wind'],
      ['it-IT', 'da dove viene', 'Wind'],
      ['it-IT', 'da che parte viene', 'Wind'],
      ['it-IT', 'da dove soffia', 'Wind'],
      ['es-ES', 'de dónde viene', 'Wind'],
      ['es-ES', 'de dónde sopla', 'Wind'],
      ['es-ES', 'por dónde viene el viento', 'Wind'],
      ['nl-NL', 'waar komt hij vandaan', 'Wind'],
      ['nl-NL', 'uit welke hoek komt de wind', 'Wind'],
      ['nl-NL', 'uit welke richting waait het', 'Wind'],
    ],
  ],
];

describe.each(KINDS)('people also ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
