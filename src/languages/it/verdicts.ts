import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { nameGust } from '../skeleton-sentences.ts';
import { amountFalls } from './precipitation.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import { describePlace, placeAfter } from './place-names.ts';
import type { Opening } from '../../wording/plan/statement.ts';

const { describeDegrees } = words;
const { describeOpening, describeTimes } = times;

const ERRANDS: skeleton.Errands = {
  yes: {
    others: 'sì, è il tempo giusto',
    umbrella: "sì, prendi l'ombrello",
    laundry: 'sì, puoi stendere il bucato fuori',
    bicycle: 'sì, prendi pure la bici',
    scraping: 'sì, dovrai grattare il ghiaccio dal parabrezza',
    shorts: 'sì, puoi mettere i pantaloncini',
    gloves: 'sì, prendi i guanti',
    hat: 'sì, mettiti un berretto',
    lightJacket: 'sì, basta una giacca leggera',
    sunscreen: 'sì, metti la crema solare',
    watering: 'sì, conviene annaffiare',
    airing: 'sì, puoi arieggiare',
    carWash: 'sì, conviene lavare la macchina',
    driving: 'sì, il tempo non crea problemi alla guida',
    noUmbrella: "sì, puoi lasciare l'ombrello a casa",
    noJacket: 'sì, puoi uscire senza giacca',
    noGloves: 'sì, puoi fare a meno dei guanti',
    noWatering: 'sì, puoi fare a meno di annaffiare',
    laundryIn: 'sì, ritira il bucato',
    closeWindows: 'sì, meglio chiudere le finestre',
  },
  maybe: {
    others: 'forse, ma il tempo non è ideale',
    umbrella: "sì, per sicurezza prendi l'ombrello",
    laundry: 'forse, ma per stendere il bucato fuori non è il tempo ideale',
    bicycle: 'forse, ma in bici non sarà molto piacevole',
    scraping: 'forse, meglio mettere in conto di grattare il ghiaccio dal parabrezza',
    shorts: 'forse, i pantaloncini vanno bene se non soffri il freddo',
    gloves: 'forse, se soffri il freddo',
    hat: 'forse, se soffri il freddo',
    lightJacket: 'forse, se non soffri il freddo',
    sunscreen: 'forse, per sicurezza metti la crema solare',
    watering: 'forse, se la terra è asciutta',
    airing: 'forse, ma solo per poco',
    driving: 'forse, ma con prudenza',
    noUmbrella: "forse, ma l'ombrello è più sicuro",
    noJacket: 'forse, se non soffri il freddo',
    noGloves: 'forse, se non soffri il freddo',
    noWatering: 'forse, se la terra è ancora umida',
    laundryIn: 'sì, per sicurezza ritira il bucato',
    closeWindows: 'sì, per sicurezza chiudi le finestre',
  },
  no: {
    others: 'no, non è il tempo giusto',
    umbrella: "no, l'ombrello non ti serve",
    laundry: 'no, meglio stendere il bucato in casa',
    bicycle: 'no, meglio lasciare la bici a casa',
    scraping: 'no, non dovrai grattare il ghiaccio dal parabrezza',
    shorts: 'no, meglio i pantaloni lunghi',
    gloves: 'no, i guanti non ti servono',
    hat: 'no, il berretto non ti serve',
    lightJacket: 'no, meglio una giacca pesante',
    sunscreen: 'no, la crema solare non ti serve',
    watering: 'no, non serve annaffiare',
    airing: 'no, meglio tenere le finestre chiuse',
    carWash: 'no, meglio aspettare a lavare la macchina',
    driving: 'no, meglio lasciare la macchina a casa',
    noUmbrella: "no, meglio prendere l'ombrello",
    noJacket: 'no, meglio prendere una giacca',
    noGloves: 'no, meglio prendere i guanti',
    noWatering: 'no, conviene annaffiare',
    laundryIn: 'no, puoi lasciare il bucato fuori',
    closeWindows: 'no, le finestre possono restare aperte',
  },
};

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Form = readonly [later: string, now?: string];

/** Gusts below a storm's. */
const WEAK_GUSTS = [[8, 'raffiche molto forti'], [0, 'raffiche forti']] as const; // prettier-ignore

/** `per domani a Roma non ho previsioni`. */
export function describeNoForecast({ when, place }: Opening): string {
  const time = times.describeForWhen(when);
  const isRange = when.kind === 'days' && time.startsWith('da');
  return isRange && place !== null
    ? joinWords(placeAfter('per', place), 'non ho previsioni', time)
    : joinWords(time, describePlace(place), 'non ho previsioni');
}

/** A clause with time and place in front, as a sentence of its own or after "sì," and "perché". */
export const verdicts = skeleton.createVerdicts<string, Form>({
  /** `sì, prendi l'ombrello, perché domani a Roma pioverà`. */
  advice: (counsel, reason) => `${counsel}, perché ${reason}`,
  links: { besides: 'e', instead: 'ma' },
  describeSky: (sky, now) => words.clause(words.selectSkyWords(sky), now),
  inTense: ([later, present = later], now) => (now ? present : later),
  at: (opening, clause, when) =>
    times.withNightOnce(opening, joinWords(describeOpening(opening), clause, describeTimes(when))),
  after: (link, clause, when) => joinWords(link, clause, describeTimes(when)),
  /** `la probabilità di pioggia dalle 15 è solo del 20 per cento`. */
  probability({ of, percent, times: when }, isLow, opening) {
    const noun = of === 'rain' ? 'la probabilità di pioggia' : 'la probabilità di neve';
    const value = `${isLow ? 'solo ' : ''}${words.describePercent(percent, 'di')}`;
    const start = joinWords(describeOpening(opening), noun, describeTimes(when));
    return joinWords(times.withNightOnce(opening, start), 'è', value);
  },
  gusts(gust, { units, now }) {
    const name = nameGust(gust, words.STORM_GUSTS, WEAK_GUSTS);
    const thereAre = now ? words.THERE_ARE.now : words.THERE_ARE.later;
    return `${thereAre} ${name} fino a ${words.describeGust(gust, units)}`;
  },
  frost({ low, exactly, times: when }, opening, { units, now }) {
    const freezes = joinWords(describeOpening(opening), now ? 'gela' : 'gelerà');
    if (skeleton.isJustFreezing(low, units)) {
      return joinWords(freezes, 'leggermente', describeTimes(when));
    }
    const value = joinWords(exactly ? '' : 'temperature fino a', describeDegrees(low, units));
    return `${joinWords(freezes, describeTimes(when))}, con ${value}`;
  },
  frostFree({ low, exactly }, opening, { units, now }) {
    const freezes = joinWords(describeOpening(opening), now ? 'non gela' : 'non gelerà');
    const degrees = describeDegrees(low, units);
    return `${freezes}, con ${exactly ? degrees : `una minima di ${degrees}`}`;
  },
  warmth({ low, high, chilled, daytime }, opening, { units, now }) {
    const front = joinWords(describeOpening(opening), daytime ? 'di giorno' : '');
    if (skeleton.areSpokenAlike(low, high, units)) {
      const is = `${now ? 'è' : 'sarà'} di ${describeDegrees(low, units)}`;
      return joinWords(front, 'la temperatura', chilled ? 'percepita' : '', is);
    }
    const are = `${now ? 'sono' : 'saranno'} ${words.describeBetween(low, high, units)}`;
    return joinWords(front, 'le temperature', chilled ? 'percepite' : '', are);
  },
  sunshine(hours, opening) {
    const one = hours === 1 ? "ci sarà circa un'ora di sole" : null;
    return joinWords(describeOpening(opening), one ?? `ci saranno circa ${hours} ore di sole`);
  },
  fallen({ of, amount, peak, isPossible }, { units }) {
    const noun = of === 'snow' ? 'neve' : 'pioggia';
    if (amount === null) return `non è prevista ${noun}`;
    if (skeleton.isHardlyAny(of, amount, units)) return `cadrà pochissima ${noun}`;
    return amountFalls(of, amount, units, peak ? 'in tutto' : '', isPossible);
  },
  peak: (when) => `soprattutto ${times.describeWhen(when)}`,
  /** `sabato a Roma pioverà, ma domenica il tempo resterà asciutto`. */
  days(clause, { is, whens, times: when }, at, place) {
    const days = whens === 'others' ? 'negli altri giorni' : times.daysList(whens, at === 0);
    const where = at === 0 ? describePlace(place) : '';
    const but = at > 0 && is !== 'yes' && is !== 'maybe' ? 'ma' : '';
    return joinWords(but, days, where, clause, describeTimes(when));
  },
  unknown: describeNoForecast,
  presences: {
    yes: {
      rain: ['pioverà', 'piove'],
      snow: ['nevicherà', 'nevica'],
      sun: ['ci sarà il sole', "c'è il sole"],
      fog: ['ci sarà nebbia', "c'è nebbia"],
      storm: ['ci sarà burrasca', "c'è burrasca"],
      thunder: ['ci saranno temporali', 'ci sono temporali'],
      hail: ['grandinerà', 'grandina'],
      frost: ['gelerà', 'gela'],
      ice: ['ci sarà ghiaccio sulle strade', "c'è ghiaccio sulle strade"],
      suitable: ['il tempo sarà adatto', 'il tempo è adatto'],
    },
    maybe: {
      rain: ['è possibile che piova'],
      snow: ['è possibile che nevichi'],
      sun: ["ci sarà un po' di sole", "c'è un po' di sole"],
      fog: ['è possibile che ci sia nebbia'],
      storm: ['è possibile una burrasca'],
      thunder: ['è possibile un temporale'],
      hail: ['è possibile che grandini'],
      frost: ['è possibile una leggera gelata'],
      ice: ['è possibile che si formi ghiaccio sulle strade'],
      suitable: ['il tempo potrebbe essere adatto'],
    },
    hardly: {
      rain: ['pioverà pochissimo', 'piove pochissimo'],
      snow: ['nevicherà pochissimo', 'nevica pochissimo'],
      sun: ['ci sarà pochissimo sole', "c'è pochissimo sole"],
      ice: ['gelerà, ma difficilmente ci sarà ghiaccio sulle strade'],
    },
    no: {
      rain: ['non pioverà', 'non piove'],
      snow: ['non nevicherà', 'non nevica'],
      sun: ['non ci sarà il sole', "non c'è il sole"],
      fog: ['non ci sarà nebbia', "non c'è nebbia"],
      storm: ['non ci sarà burrasca', "non c'è burrasca"],
      thunder: ['non ci saranno temporali', 'non ci sono temporali'],
      hail: ['non è prevista grandine', 'non grandina'],
      frost: ['non gelerà', 'non gela'],
      ice: ['non è previsto ghiaccio sulle strade'],
      suitable: ['il tempo non sarà adatto', 'il tempo non è adatto'],
    },
    dry: ['il tempo resterà asciutto', 'il tempo è asciutto'],
  },
  chances: {
    dark: ['sarà buio', 'è buio'],
    late: ['sarà troppo tardi', 'è troppo tardi'],
    lowSun: ['il sole sarà troppo basso per scottare', 'il sole è troppo basso per scottare'],
    best: ['il momento migliore sarà', 'il momento migliore è adesso'],
    atDegrees: (low, high, units) =>
      skeleton.areSpokenAlike(low, high, units)
        ? `con ${describeDegrees(low, units)}`
        : `con temperature ${words.describeBetween(low, high, units)}`,
  },
  answers: {
    yes: 'sì',
    contrary: 'sì',
    likely: 'probabilmente sì',
    partly: 'sì, ma solo in parte',
    possible: 'può darsi',
    unlikely: 'probabilmente no',
    no: 'no',
    notNow: 'no, in questo momento no',
    unknown: 'purtroppo',
  },
  firstWords: /^(?:sì|no|forse), (?:ma )?/,
  errands: ERRANDS,
  garments: {
    tShirt: ['no', 'basta una maglietta'],
    lightJacket: ['sì', 'basta una giacca leggera'],
    warmJacket: ['sì', 'mettiti una giacca pesante'],
    winterCoat: ['sì', 'mettiti un cappotto e un berretto'],
    rainJacket: ['sì', 'prendi un impermeabile'],
    perhapsRainJacket: ['sì', 'per sicurezza prendi un impermeabile'],
    warmRainJacket: ['sì', 'mettiti una giacca pesante e impermeabile'],
    rainproofWinterCoat: ['sì', 'mettiti un giaccone invernale impermeabile'],
  },
});
