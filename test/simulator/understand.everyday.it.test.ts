import { expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** What people say every day without the words of the samples: sloppily, and of what they do about the weather. */
const SENTENCES = [
  ['it-IT', 'Viene giù acqua domani?', 'Rain date=2026-11-19'],
  ['it-IT', 'Fa due gocce oggi?', 'Rain date=2026-11-18'],
  ['it-IT', 'Diluvia domani?', 'Rain date=2026-11-19'],
  ['it-IT', 'A che ora comincia a piovere?', 'RainTime'],
  ['it-IT', 'Tiene fino a stasera?', 'Dry dayPart=EV'],
  ['it-IT', 'Fiocca domani?', 'Snow date=2026-11-19'],
  ['it-IT', 'Viene giù qualche fiocco stanotte?', 'Snow dayPart=NI'],
  ['it-IT', 'Devo spalare la neve domattina?', 'Snow date=2026-11-19 dayPart=MO'],
  ['it-IT', 'Domani ci svegliamo col bianco?', 'Snow date=2026-11-19'],
  ['it-IT', 'Metto le catene per il Brennero?', 'Snow date=2026-11-18 place=brennero'],
  ['it-IT', 'Devo spargere il sale?', 'Ice'],
  ['it-IT', 'Ci sarà il gelicidio?', 'Ice'],
  ['it-IT', "Quanta bora c'è domani?", 'Wind date=2026-11-19'],
  ['it-IT', "C'è maestrale?", 'Wind compass=NW'],
  ['it-IT', "C'è scirocco?", 'Wind compass=SE'],
  ['it-IT', 'Arriva una bufera?', 'Storm'],
  ['it-IT', 'Le raffiche quanto sono forti?', 'Wind gusts=GUSTS'],
  ['it-IT', 'A che ora fa più caldo?', 'High clock=WHEN'],
  ['it-IT', "Quand'è che molla questo caldo?", 'NextChange change=COLDER'],
  ['it-IT', 'Fa la brina?', 'Frost'],
  ['it-IT', 'Si ghiacciano i tubi?', 'Frost'],
  ['it-IT', "Devo chiudere l'acqua in giardino?", 'Frost'],
  ['it-IT', 'Esce il sole?', 'Sun'],
  ['it-IT', "C'è un po' di sole domani?", 'Sun date=2026-11-19'],
  ['it-IT', 'Si apre nel pomeriggio?', 'Cloudy dayPart=AF sky=CLEAR'],
  ['it-IT', 'A che ora si annuvola?', 'Cloudy when=WHEN'],
  ['it-IT', "Fino a che ora c'è luce?", 'Sunset'],
  ['it-IT', 'Quanto dura ancora la luce stasera?', 'Sunset'],
  ['it-IT', 'Quanto durano le giornate?', 'Quantity quantity=DAYLIGHT'],
  ['it-IT', 'Va bene la giacca leggera oggi?', 'Advice date=2026-11-18 activity=lightJacket'],
  ['it-IT', 'Mi metto il piumino?', 'Jacket'],
  ['it-IT', 'Devo coprirmi?', 'Jacket'],
  ['it-IT', 'Che mi metto?', 'Clothes'],
  ['it-IT', 'Ci vuole il berretto?', 'Advice activity=hat'],
  [
    'it-IT',
    'Si fa il bagno domani al Poetto?',
    'Advice date=2026-11-19 place=poetto activity=beach',
  ],
  [
    'it-IT',
    'Vale la pena salire sul Monte Rosa domani?',
    'Advice date=2026-11-19 place=monte rosa activity=hiking',
  ],
  ['it-IT', "Si vedrà l'aurora boreale?", 'Unoffered subject=AURORA'],
  ['it-IT', 'Si può pattinare sul lago?', 'Unoffered subject=NATURAL_ICE'],
  ['it-IT', 'Quanto sono forti le raffiche?', 'Wind gusts=GUSTS'],
  ['it-IT', 'Devo mettere le catene?', 'Snow date=2026-11-18'],
  ['it-IT', 'Domani servono le catene a Torino?', 'Snow date=2026-11-19 place=torino'],
  ['it-IT', 'Mi porto il k-way?', 'Rain'],
  ['it-IT', 'Che caldo fa?', 'Temperature'],
] as const;

it.each(SENTENCES)('%s: %s', (locale, sentence, expected) => {
  expect(describeAsked(sentence, locale)).toBe(expected);
});
