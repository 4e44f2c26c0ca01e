import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

type Row = readonly [locale: string, utterance: string, understood: string];

/** "And the night after?": the night after that of the talk, of whatever it is about. */
const NIGHTS_AFTER: Row[] = [
  ['de-DE', 'Und die Nacht danach?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['de-DE', 'Und in der nächsten Nacht?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['en-GB', 'And the night after?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['en-US', 'What about the next night?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['es-ES', '¿Y la noche siguiente?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['fr-FR', "Et la nuit d'après ?", 'DetailQuestion detail=NEXT_NIGHT'],
  ['fr-FR', 'Et la nuit suivante ?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['it-IT', 'E la notte dopo?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['nl-NL', 'En de nacht erna?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['nl-NL', 'En de volgende nacht?', 'DetailQuestion detail=NEXT_NIGHT'],
  ['de-DE', 'Und eine Stunde danach?', 'DetailQuestion duration=PT1H'],
  ['en-US', 'and an hour after that?', 'DetailQuestion duration=PT1H'],
  ['fr-FR', 'Et une heure après ?', 'FollowUp duration=PT60M span=REST_OF_DAY'],
  ['es-ES', '¿Y una hora luego?', 'DetailQuestion duration=PT1H'],
  ['de-DE', 'Und zwei Tage später?', 'DetailQuestion duration=P2D'],
  ['nl-NL', 'En een uurtje later?', 'DetailQuestion duration=PT1H'],
  ['de-DE', 'Und ein Stündchen später?', 'DetailQuestion duration=PT1H'],
];

const HOURS_OF_EXTREMES: Row[] = [
  ['de-DE', 'Um wie viel Uhr ist es am wärmsten?', 'High clock=WHEN'],
  ['de-DE', 'Um wie viel Uhr ist es am Donnerstag am wärmsten?', 'High date=2026-11-19 clock=WHEN'],
  ['de-DE', 'Wann wird es am wärmsten?', 'WarmestDay'],
  ['en-GB', 'What time will it be hottest?', 'High clock=WHEN'],
  ['en-GB', 'When is it coldest?', 'Low when=WHEN'],
  ['es-ES', '¿A qué hora hará más calor?', 'High clock=WHEN'],
  ['es-ES', '¿Hará más calor mañana?', 'Comparison date=2026-11-19 direction=WARMER'],
  ['fr-FR', 'À quelle heure il fera le plus chaud ?', 'High clock=WHEN'],
  ['fr-FR', 'À quelle heure fera-t-il le plus chaud jeudi ?', 'High date=2026-11-19 clock=WHEN'],
  ['it-IT', 'A che ora farà più caldo?', 'High clock=WHEN'],
  ['nl-NL', 'Hoe laat is het het warmst?', 'High clock=WHEN'],
  ['de-DE', 'Wann ist der nächste trockene Tag?', 'Dry whichDay=WHICH_DAY'],
  ['en-US', "when's the next dry day", 'Dry whichDay=WHICH_DAY'],
  ['de-DE', 'Wie kalt genau?', 'Low'],
  ['en-GB', 'How cold exactly?', 'Low'],
  ['fr-FR', 'Quel froid exactement ?', 'Low'],
];

const SUN: Row[] = [
  ['de-DE', 'Und unter?', 'DetailQuestion detail=SETTING'],
  ['de-DE', 'Und auf?', 'DetailQuestion detail=RISING'],
  ['en-GB', 'And when does it set?', 'DetailQuestion detail=SETTING'],
  ['es-ES', '¿Y cuándo se pone?', 'DetailQuestion detail=SETTING'],
  ['es-ES', '¿Y la puesta?', 'DetailQuestion detail=SETTING'],
  ['fr-FR', 'Et le coucher ?', 'DetailQuestion detail=SETTING'],
  ['it-IT', 'E quando tramonta?', 'DetailQuestion detail=SETTING'],
  ['nl-NL', 'En onder?', 'DetailQuestion detail=SETTING'],
  ['de-DE', 'Bis wie viel Uhr ist es hell?', 'Sunset'],
  ['en-GB', 'Until what time is it light?', 'Sunset'],
  ['es-ES', '¿Hasta qué hora hay luz?', 'Sunset'],
  ['es-ES', '¿Hasta qué hora es de día?', 'Sunset'],
  ['fr-FR', "Jusqu'à quelle heure il fait jour ?", 'Sunset'],
  ['it-IT', "Fino a che ora c'è luce?", 'Sunset'],
  ['nl-NL', 'Tot hoe laat is het licht?', 'Sunset'],
];

const COLLOQUIAL: Row[] = [
  ['de-DE', 'Was zieh ich an?', 'Clothes'],
  ['de-DE', 'Was ziehe ich zum Rausgehen an?', 'Clothes'],
  ['en-GB', 'What should I wear to go out?', 'Clothes'],
  ['en-US', 'What do I put on?', 'Clothes'],
  ['es-ES', '¿Qué me pongo para salir?', 'Clothes'],
  ['fr-FR', 'Je mets quoi pour sortir ?', 'Clothes'],
  ['it-IT', 'Che mi metto?', 'Clothes'],
  ['nl-NL', 'Wat doe ik aan?', 'Clothes'],
  ['de-DE', 'Werden wir nass?', 'Rain'],
  ['en-GB', 'Are we going to get soaked?', 'Rain'],
  ['es-ES', '¿Nos mojaremos?', 'Rain'],
  ['fr-FR', 'On va se mouiller ?', 'Rain'],
  ['it-IT', "Stasera all'Arena ci bagniamo?", 'Rain dayPart=EV'],
  ['nl-NL', 'Worden we nat?', 'Rain'],
  ['de-DE', 'Wann geht er weg?', 'DetailQuestion detail=DURATION'],
  ['en-GB', 'When does it go?', 'DetailQuestion detail=DURATION'],
  ['es-ES', '¿Cuándo se va?', 'DetailQuestion detail=DURATION'],
  ['fr-FR', "Quand est-ce qu'il s'en va ?", 'DetailQuestion detail=DURATION'],
  ['it-IT', 'Quando se ne va?', 'DetailQuestion detail=DURATION'],
  ['nl-NL', 'Wanneer trekt het op?', 'DetailQuestion detail=DURATION'],
  ['de-DE', 'Und wenn ich erst um vier anfange?', 'FollowUp time=16:00'],
  ['en-GB', 'What if I start at four?', 'FollowUp time=16:00'],
  ['es-ES', '¿Y si empiezo a las cuatro?', 'FollowUp time=16:00'],
  ['fr-FR', "Et si j'attends demain ?", 'FollowUp date=2026-11-19'],
  ['it-IT', 'E se aspetto domani?', 'FollowUp date=2026-11-19'],
  ['nl-NL', 'En als ik pas om vier uur begin?', 'FollowUp time=16:00'],
];

const CORRECTIONS: Row[] = [
  ['de-DE', 'Nein, ich meinte Samstag', 'FollowUp date=2026-11-21 keepsTime=KEEPS_TIME'],
  ['en-US', 'No, I meant Saturday', 'FollowUp date=2026-11-21 keepsTime=KEEPS_TIME'],
  ['es-ES', 'Perdona, quería decir el sábado', 'FollowUp date=2026-11-21 keepsTime=KEEPS_TIME'],
  ['fr-FR', 'Non, je voulais dire samedi', 'FollowUp date=2026-11-21 keepsTime=KEEPS_TIME'],
  ['it-IT', 'No, volevo dire sabato', 'FollowUp date=2026-11-21 keepsTime=KEEPS_TIME'],
  ['nl-NL', 'Nee, ik bedoel zaterdag', 'FollowUp date=2026-11-21 keepsTime=KEEPS_TIME'],
  ['de-DE', 'Und morgen um die gleiche Zeit?', 'FollowUp date=2026-11-19 keepsTime=KEEPS_TIME'],
  ['en-US', 'what about tomorrow same time', 'FollowUp date=2026-11-19 keepsTime=KEEPS_TIME'],
  ['de-DE', 'Und morgen?', 'FollowUp date=2026-11-19'],
];

const PLACES: Row[] = [
  ['it-IT', "Al Lago di Garda com'è?", 'FollowUp place=lago di garda'],
  ['it-IT', "Com'è a Roma?", 'FollowUp place=roma'],
  ['es-ES', '¿Y en Sierra Nevada hay nieve?', 'Snow isThere=IS_THERE place=sierra nevada'],
  ['en-GB', 'Is there snow in the Cairngorms?', 'Snow isThere=IS_THERE place=the cairngorms'],
  ['fr-FR', 'Il y a de la neige dans les Vosges ?', 'Snow isThere=IS_THERE place=vosges'],
  ['it-IT', "C'è neve sulle Dolomiti?", 'Snow isThere=IS_THERE place=dolomiti'],
  ['de-DE', 'Gibt es Schnee im Harz?', 'Quantity quantity=SNOW_LYING place=harz'],
  ['de-DE', 'Gibt es morgen im Harz Schnee?', 'Snow date=2026-11-19 place=harz'],
  ['es-ES', '¿Hay nieve mañana en Granada?', 'Snow date=2026-11-19 place=granada'],
  [
    'de-DE',
    'Kann man am Sonntagnachmittag am Chiemsee baden?',
    'Advice date=2026-11-22 activity=beach dayPart=AF place=chiemsee',
  ],
  ['de-DE', 'Wie warm ist das Wasser?', 'Unoffered subject=WATER'],
  ['en-GB', 'Can we bathe in Lake Garda?', 'Advice activity=beach place=lake garda'],
  ['es-ES', '¿Nos podemos bañar mañana?', 'Advice date=2026-11-19 activity=beach'],
  [
    'fr-FR',
    "On peut nager dimanche au lac d'Annecy ?",
    "Advice date=2026-11-22 activity=beach place=lac d'annecy",
  ],
  ['nl-NL', 'Kan ik morgen zwemmen?', 'Advice date=2026-11-19 activity=beach'],
];

/** The intent and the slots, in any order. */
function listWords(understood: string): string[] {
  return understood.split(/ (?=\w+=)/).toSorted();
}

it.each([...NIGHTS_AFTER, ...HOURS_OF_EXTREMES, ...SUN, ...COLLOQUIAL, ...CORRECTIONS, ...PLACES])(
  '%s: %s',
  (locale, utterance, understood) => {
    expect(listWords(describeAsked(utterance, locale))).toEqual(listWords(understood));
  },
);
