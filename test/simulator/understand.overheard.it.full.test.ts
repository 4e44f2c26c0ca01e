import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** What families, farmers, sailors and commuters say in Italian, as a recognizer writes it down: with reasons, occasions and who asks. */
const SENTENCES = [
  ['nonna vuole sapere se domani piove a lecce', 'Rain date=2026-11-19 place=lecce'],
  ['il nonno domanda se stanotte gela', 'Frost dayPart=NI'],
  [
    'la maestra vuole sapere se domani i bambini possono uscire in cortile',
    'Advice date=2026-11-19 activity=playing',
  ],
  ['si può seminare giovedì a foggia', 'Advice date=2026-11-19 place=foggia activity=mowing'],
  ['possiamo vendemmiare domenica ad alba', 'Advice date=2026-11-22 place=alba activity=mowing'],
  ['riesco a raccogliere le olive sabato', 'Advice date=2026-11-21 activity=mowing'],
  [
    'si può andare a vela domenica a trieste',
    'Advice date=2026-11-22 place=trieste activity=hiking',
  ],
  ['posso andare a pesca domani mattina', 'Advice date=2026-11-19 dayPart=MO activity=hiking'],
  ["che mare c'è domani a ischia", 'Unoffered date=2026-11-19 place=ischia subject=WAVES'],
  ['gela stanotte perché ho i limoni sul balcone', 'Frost dayPart=NI'],
  ["resta asciutto domani che viene l'imbianchino", 'Dry date=2026-11-19'],
  ['le lenzuola si asciugano oggi', 'Laundry date=2026-11-18'],
  ['ritiro i panni prima che piova', 'Advice activity=laundryIn'],
  ['devo prendere il treno alle sette piove', 'Rain time=19:00'],
  ['sabato ho la partita piove', 'Rain date=2026-11-21'],
  ['mi sposo sabato a ravello che tempo fa', 'Weather date=2026-11-21 place=ravello'],
  ['faccio in tempo a tornare a casa prima della pioggia', 'Rain'],
  [
    'per il mare è meglio sabato o domenica',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  [
    'domenica li superiamo i trenta gradi a firenze',
    'Above date=2026-11-22 place=firenze number=30',
  ],
  ['il sole lo vediamo sabato mattina a ragusa', 'Sun date=2026-11-21 dayPart=MO place=ragusa'],
  ['che tempo fa nel week and a rimini', 'Weather span=WEEKEND place=rimini'],
  ["c'è la fa stasera a mantova", 'Muggy dayPart=EV place=mantova'],
  ['eh gelera sta notte che ho le piantine fuori', 'Frost dayPart=NI'],
  [
    'domani alle sette quanti gradi trovo alla stazione di piacenza',
    'Temperature date=2026-11-19 time=07:00 place=piacenza',
  ],
  ['mo che dici a potenza ci sta un po di vento', 'Wind place=potenza'],
  ['quanta neve viene giù stanotte a livigno', 'SnowAmount dayPart=NI place=livigno'],
  ['ieri sera tirava tanto vento a livorno', 'PastWindy date=2026-11-17 dayPart=EV place=livorno'],
  ['quanti millimetri ha fatto ieri a mantova', 'PastRainAmount date=2026-11-17 place=mantova'],
  ['quando fa più caldo domani', 'High date=2026-11-19 clock=WHEN'],
  ["quando passa quest'afa", 'NextChange change=COLDER'],
  [
    'sono allergica alle graminacee come siamo messi oggi',
    'Pollen date=2026-11-18 pollenType=Graeser',
  ],
  ["arriva l'acquazzone", 'Rain'],
  ['si viaggia bene domani verso bologna', 'Advice date=2026-11-19 place=bologna activity=driving'],
  ['ci vogliono le gomme da neve domani per cuneo', 'Snow date=2026-11-19 place=cuneo'],
  ['che tempaccio quando torna il sole', 'NextChange change=SUN'],
] as const;

it.each(SENTENCES)('%s', (sentence, expected) => {
  expect(describeHeard(sentence, 'it-IT', 'Roma')).toBe(expected);
});
