import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const KINDS: [kind: string, rows: [locale: string, utterance: string, understood: string][]][] = [
  [
    'the least warm, the least cold and the driest day',
    [
      ['es-ES', 'qué día de esta semana será el menos caluroso', 'ColdestDay date=2026-W47'],
      ['es-ES', 'qué día hará menos calor', 'ColdestDay'],
      ['es-ES', 'qué día hará menos frío', 'WarmestDay'],
      ['es-ES', 'cuál es el día más fresco de la semana', 'ColdestDay span=WEEK'],
      ['es-ES', 'qué día llueve menos', 'BestDay'],
      ['es-ES', 'qué día no llueve', 'BestDay'],
      ['es-ES', 'qué día lloverá más', 'WettestDay'],
      ['fr-FR', 'quel jour fera-t-il le moins chaud', 'ColdestDay'],
      ['fr-FR', 'quel est le jour le moins froid de la semaine', 'WarmestDay span=WEEK'],
      ['fr-FR', 'quel jour il ne pleut pas', 'BestDay'],
      ['fr-FR', 'quel jour il pleut le plus', 'WettestDay'],
      ['it-IT', 'qual è il giorno meno caldo', 'ColdestDay'],
      ['it-IT', 'in che giorno farà meno freddo', 'WarmestDay'],
      ['it-IT', 'che giorno piove meno', 'BestDay'],
      ['it-IT', 'in che giorno non piove', 'BestDay'],
      ['it-IT', 'in che giorno piove di più', 'WettestDay'],
      ['nl-NL', 'welke dag is het minst koud', 'WarmestDay'],
      ['nl-NL', 'welke dag wordt het minst warm', 'ColdestDay'],
      ['nl-NL', 'op welke dag regent het niet', 'BestDay'],
      ['nl-NL', 'welke dag is het minst nat', 'BestDay'],
      ['nl-NL', 'welke dag is het droogst', 'BestDay'],
      ['nl-NL', 'welke dag blijft het droog', 'BestDay'],
      ['nl-NL', 'welke dag regent het het meest', 'WettestDay'],
    ],
  ],
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
];

describe.each(KINDS)('people also ask in their own words for %s', (_kind, rows) => {
  it.each(rows)('in %s: %s', (locale, utterance, understood) => {
    expect(describeAsked(utterance, locale)).toBe(understood);
  });
});
