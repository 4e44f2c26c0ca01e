import { toBeaufort } from '../../weather/atmosphere.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type {
  AlsoClause,
  WeatherFinding,
  Condition,
  Presence,
  VerdictAnswer,
  AdviceStatement,
  AdviceContent,
  AdviceSubject,
  Garment,
} from '../../wording/plan/plan.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import {
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import {
  clause,
  selectSkyWords,
  amountFalls,
  describeDegrees,
  describeGust,
  describeRange,
  STORM_GUSTS,
  THERE_ARE,
} from './words.ts';
import {
  describeNoForecast,
  describeOpening,
  describeWhen,
  daysList,
  describeTimes,
} from './time.ts';
import { describePlace } from './place-names.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

const LINKS: Record<AlsoClause['link'], string> = {
  otherwise: 'per il resto',
  besides: 'inoltre',
  instead: 'ma',
};

/** Gusts below a storm's, and the force (Beaufort) that a storm's have. */
const WEAK_GUSTS = [[8, 'raffiche molto forti'], [0, 'raffiche forti']] as const; // prettier-ignore
const STORM = 9;

/** Percent up to which a probability is low. */
const FEW = 20;

/** A clause with time and place in front, as a sentence of its own or after "sì," and "perché". */
export function describeFinding(
  finding: WeatherFinding,
  opening: Opening,
  manner: SpeechOptions,
): string {
  if (finding.form === 'days') return describeDays(finding, opening);
  if (finding.form === 'unknown') return describeNoForecast(opening);
  return joinWords(describeOpening(opening), clauseOf(finding, manner));
}

function clauseOf(
  finding: Exclude<WeatherFinding, { form: 'days' | 'unknown' }>,
  { units, now }: SpeechOptions,
): string {
  switch (finding.form) {
    case 'sky':
      return withTimes(clause(selectSkyWords(finding.sky), now), finding, now);
    case 'condition':
      return withTimes(describePresence(finding.of, finding.is, now), finding, now);
    case 'probability':
      return describeProbability(finding) + describeAlso(finding.also, now);
    case 'gusts': {
      const gusts = `${gustName(finding.gust)} fino a ${describeGust(finding.gust, units)}`;
      return joinWords(now ? THERE_ARE.now : THERE_ARE.later, gusts, describeTimes(finding.times));
    }
    case 'frost':
      return describeFrost(finding, units, now);
    case 'frostFree': {
      const low = describeDegrees(finding.low, units);
      const freezes = describePresence('frost', 'no', now);
      return `${freezes}, con ${finding.exactly ? low : `una minima di ${low}`}`;
    }
    case 'warmth':
      return joinWords(finding.daytime ? 'di giorno' : '', describeWarmth(finding, units, now));
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      return hours === 1 ? "ci sarà circa un'ora di sole" : `ci saranno circa ${hours} ore di sole`;
    }
    case 'drySpell':
      return joinWords(describePresence('rain', 'dry', now), describeTimes(finding.times));
    case 'amount': {
      const peak = finding.peak ? `, soprattutto ${describeWhen(finding.peak)}` : '';
      return joinWords(describeDepth(finding, units), describeTimes(finding.times)) + peak;
    }
  }
}

function withTimes(
  words: string,
  { times, also }: Pick<Of<'sky'>, 'times' | 'also'>,
  now: boolean,
): string {
  return joinWords(words, describeTimes(times)) + describeAlso(also, now);
}

function describeAlso(also: AlsoClause | null, now: boolean): string {
  if (!also) return '';
  return `, ${joinWords(LINKS[also.link], clause(selectSkyWords(also.sky), now), describeTimes(also.times))}`;
}

/** `la probabilità di pioggia dalle 15 è solo del 20 per cento`. */
function describeProbability({ of, percent, times }: Of<'probability'>): string {
  const noun = of === 'rain' ? 'la probabilità di pioggia' : 'la probabilità di neve';
  const only = percent > 0 && percent <= FEW ? 'solo' : '';
  return joinWords(noun, describeTimes(times), 'è', only, `${ofThe(percent)} per cento`);
}

/** `dello 0`, `del 20`, `dell'80`: the article of a ten as it is read. */
function ofThe(ten: number): string {
  if (ten === 0) return 'dello 0';
  return ten === 80 ? "dell'80" : `del ${ten}`;
}

function gustName(gust: number): string {
  const force = toBeaufort(gust);
  const names = force < STORM ? WEAK_GUSTS : STORM_GUSTS;
  return names.find(([from]) => force >= from)?.[1] ?? '';
}

function describeFrost({ low, exactly, times }: Of<'frost'>, units: Units, now: boolean): string {
  const freezes = describePresence('frost', 'yes', now);
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (toSpokenTemperature(low, units) >= freezing) {
    return joinWords(freezes, 'leggermente', describeTimes(times));
  }
  const value = exactly ? '' : 'temperature fino a';
  return `${joinWords(freezes, describeTimes(times))}, ${joinWords('con', value, describeDegrees(low, units))}`;
}

function describeWarmth({ low, high, chilled }: Of<'warmth'>, units: Units, now: boolean): string {
  if (toSpokenTemperature(low, units) === toSpokenTemperature(high, units)) {
    const is = `${now ? 'è' : 'sarà'} di ${describeDegrees(low, units)}`;
    return joinWords('la temperatura', chilled ? 'percepita' : '', is);
  }
  const are = `${now ? 'sono' : 'saranno'} tra ${describeRange(low, 'e', high, units)}`;
  return joinWords('le temperature', chilled ? 'percepite' : '', are);
}

function describeDepth({ of, amount, peak }: Of<'amount'>, units: Units): string {
  const noun = of === 'snow' ? 'neve' : 'pioggia';
  if (amount === null) return `non è prevista ${noun}`;
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  if (depth === 0 && units[of] !== 'inches') return `cadrà pochissima ${noun}`;
  return amountFalls(of, amount, units, peak ? 'in tutto' : '');
}

/** `sabato a Roma pioverà, domenica il tempo resterà asciutto`. */
function describeDays({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }, at) => {
      const days = whens === 'others' ? 'negli altri giorni' : daysList(whens, at === 0);
      const where = at === 0 ? describePlace(place) : '';
      return joinWords(days, where, describePresence(of, is, false), describeTimes(times));
    })
    .join(', ');
}

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [later: string, now?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly' | 'dry', Clause>>;

const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ['pioverà', 'piove'],
    maybe: ['è possibile che piova'],
    hardly: ['pioverà pochissimo', 'piove pochissimo'],
    no: ['non pioverà', 'non piove'],
    dry: ['il tempo resterà asciutto', 'il tempo è asciutto'],
  },
  snow: {
    yes: ['nevicherà', 'nevica'],
    maybe: ['è possibile che nevichi'],
    hardly: ['nevicherà pochissimo', 'nevica pochissimo'],
    no: ['non nevicherà', 'non nevica'],
  },
  sun: {
    yes: ['ci sarà il sole', "c'è il sole"],
    maybe: ["ci sarà un po' di sole", "c'è un po' di sole"],
    hardly: ['ci sarà pochissimo sole', "c'è pochissimo sole"],
    no: ['non ci sarà il sole', "non c'è il sole"],
  },
  fog: {
    yes: ['ci sarà nebbia', "c'è nebbia"],
    maybe: ['è possibile che ci sia nebbia'],
    no: ['non ci sarà nebbia', "non c'è nebbia"],
  },
  storm: {
    yes: ['ci saranno temporali o burrasche', 'ci sono temporali o burrasche'],
    maybe: ['è possibile un temporale'],
    no: ['non ci saranno né temporali né burrasche', 'non ci sono né temporali né burrasche'],
  },
  thunder: {
    yes: ['ci saranno temporali', 'ci sono temporali'],
    maybe: ['è possibile un temporale'],
    no: ['non ci saranno temporali', 'non ci sono temporali'],
  },
  frost: {
    yes: ['gelerà', 'gela'],
    maybe: ['è possibile una leggera gelata'],
    no: ['non gelerà', 'non gela'],
  },
  ice: {
    yes: ['ci sarà ghiaccio sulle strade', "c'è ghiaccio sulle strade"],
    maybe: ['è possibile che si formi ghiaccio sulle strade'],
    hardly: ['gelerà, ma difficilmente ci sarà ghiaccio sulle strade'],
    no: ['non ci sarà ghiaccio sulle strade', "non c'è ghiaccio sulle strade"],
  },
  suitable: {
    yes: ['il tempo sarà quello giusto', 'il tempo è quello giusto'],
    maybe: ['il tempo potrebbe essere quello giusto'],
    no: ['il tempo non sarà quello giusto', 'il tempo non è quello giusto'],
  },
};

/** `pioverà`, of this moment `piove`. */
function describePresence(of: Condition | 'suitable', is: Presence, now: boolean): string {
  const clauses = CLAUSES[of];
  const [later, present = later] = clauses[is] ?? clauses.no;
  return now ? present : later;
}

/** First words of answers to questions for yes or no. */
export const answers: Record<VerdictAnswer, string> = {
  yes: 'sì',
  likely: 'probabilmente sì',
  partly: 'in parte',
  possible: 'forse',
  unlikely: 'probabilmente no',
  no: 'no',
  unknown: 'mi dispiace, non lo so',
};

const ERRANDS: Record<AdviceSubject, Record<'yes' | 'maybe' | 'no', string>> = {
  umbrella: {
    yes: "sì, prendi l'ombrello",
    maybe: "forse, per sicurezza prendi l'ombrello",
    no: "no, l'ombrello non ti serve",
  },
  laundry: {
    yes: 'sì, puoi stendere il bucato fuori',
    maybe: 'forse, ma per stendere il bucato fuori non è il tempo ideale',
    no: 'no, meglio stendere il bucato in casa',
  },
  barbecue: {
    yes: 'sì, il tempo è quello giusto',
    maybe: 'forse, anche se il tempo non è ideale',
    no: 'no, il tempo non è quello giusto',
  },
  bicycle: {
    yes: 'sì, prendi pure la bici',
    maybe: 'forse, ma in bici potrebbe non essere piacevole',
    no: 'no, meglio lasciare la bici a casa',
  },
  scraping: {
    yes: 'sì, dovrai grattare il ghiaccio dal parabrezza',
    maybe: 'forse dovrai grattare il ghiaccio dal parabrezza',
    no: 'no, non dovrai grattare il ghiaccio dal parabrezza',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['no', 'basta una maglietta'],
  lightJacket: ['sì', 'basta una giacca leggera'],
  warmJacket: ['sì', 'metti una giacca pesante'],
  winterCoat: ['sì', 'metti un cappotto e un berretto'],
  rainJacket: ['sì', 'prendi un impermeabile'],
  perhapsRainJacket: ['forse', 'per sicurezza prendi un impermeabile'],
  warmRainJacket: ['sì', 'metti una giacca pesante e impermeabile'],
  rainproofWinterCoat: ['sì', 'metti un giaccone invernale impermeabile'],
};

/** `sì, prendi l'ombrello, perché domani a Roma pioverà`. */
export function describeAdvice(
  { content, opening, finding }: AdviceStatement,
  manner: SpeechOptions,
): string {
  return `${describeCounsel(content)}, perché ${describeFinding(finding, opening, manner)}`;
}

function describeCounsel(counsel: AdviceContent): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}

export const verdicts = { answers, finding: describeFinding, advice: describeAdvice };
