import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type {
  AlsoClause,
  DayGroup,
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
import {
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import { describeAmount, describeDegrees, describeRange } from './words.ts';
import {
  describeForWhenAndWhere,
  describeOpening,
  daysList,
  describeTimes,
  describeWhen,
} from './time.ts';
import { describePlace } from './place-names.ts';
import { clause, selectTense, selectSkyWords, type Tense, gustsReach } from './sky.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

const LINKS: Record<AlsoClause['link'], string> = {
  otherwise: 'sinon',
  besides: 'et',
  instead: 'mais',
};

/** Lowest temperature (°C) of each. */
const FROSTS = [[-4, 'légèrement'], [-10, ''], [-15, 'fort'], [-Infinity, 'très fort']] as const; // prettier-ignore

/** The degrees at which it begins to freeze, as they are called. */
const FREEZING: Record<Units['temperature'], readonly [degrees: number, name: string]> = {
  celsius: [0, 'zéro'],
  fahrenheit: [32, '32 degrés'],
};

/** Percent up to which a probability is low. */
const FEW = 20;

/** A sentence of its own, or one after "oui," and "car". */
export function describeFinding(
  finding: WeatherFinding,
  opening: Opening,
  { units, now }: SpeechOptions,
): string {
  const tense = selectTense(now);
  if (finding.form === 'days') return describeDays(finding, opening);
  if (finding.form === 'unknown') {
    return `il n'y a pas de prévision à ce sujet ${describeForWhenAndWhere(opening)}`;
  }
  const words = `${describeOpening(opening)}${describeClause(finding, tense, units)}`;
  return 'also' in finding ? words + describeAlso(finding.also, tense) : words;
}

function describeClause(
  finding: Exclude<WeatherFinding, { form: 'days' | 'unknown' }>,
  tense: Tense,
  units: Units,
): string {
  switch (finding.form) {
    case 'sky':
      return joinWords(clause(selectSkyWords(finding.sky), tense), describeTimes(finding.times));
    case 'condition':
      return joinWords(
        describePresence(finding.of, finding.is, tense),
        describeTimes(finding.times),
      );
    case 'probability':
      return describeProbability(finding);
    case 'gusts':
      return joinWords(gustsReach(finding.gust, '', tense, units), describeTimes(finding.times));
    case 'frost':
      return describeFrost(finding, tense, units);
    case 'frostFree': {
      const low = describeDegrees(finding.low, units);
      return joinWords(
        `${describePresence('frost', 'no', tense)}, avec`,
        atLeast(finding.exactly),
        low,
      );
    }
    case 'warmth':
      return joinWords(describeWarmth(finding, tense, units), finding.daytime ? 'en journée' : '');
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'une heure' : `${hours} heures`;
      return `il y aura environ ${words} de soleil`;
    }
    case 'drySpell':
      return joinWords(describePresence('rain', 'dry', tense), describeTimes(finding.times));
    case 'amount':
      return describeFallen(finding, units);
  }
}

function describeAlso(also: AlsoClause | null, tense: Tense): string {
  if (!also) return '';
  const words = clause(selectSkyWords(also.sky), tense);
  return `, ${joinWords(LINKS[also.link], words, describeTimes(also.times))}`;
}

function describeProbability({ of, percent, times }: Of<'probability'>): string {
  const noun = of === 'rain' ? 'la probabilité de pluie' : 'la probabilité de neige';
  const is = percent > 0 && percent <= FEW ? "n'est que de" : 'est de';
  return joinWords(noun, is, `${percent} pour cent`, describeTimes(times));
}

/** `il gèlera légèrement jusqu'à 9 heures, avec un minimum de moins 3 degrés`. */
function describeFrost({ low, exactly, times }: Of<'frost'>, tense: Tense, units: Units): string {
  const how = FROSTS.find(([from]) => low >= from)?.[1] ?? '';
  const freezes = joinWords(describePresence('frost', 'yes', tense), how, describeTimes(times));
  const [freezing, name] = FREEZING[units.temperature];
  if (toSpokenTemperature(low, units) >= freezing) return `${freezes}, juste en dessous de ${name}`;
  return joinWords(`${freezes}, avec`, atLeast(exactly), describeDegrees(low, units));
}

/** Never "au moins", which would be heard as a sign. */
function atLeast(exactly: boolean): string {
  return exactly ? '' : 'un minimum de';
}

function describeWarmth({ low, high, chilled }: Of<'warmth'>, tense: Tense, units: Units): string {
  const isOne = toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
  const degrees = isOne
    ? describeDegrees(low, units)
    : `entre ${describeRange(low, 'et', high, units)}`;
  if (chilled) return `${tense === 'present' ? 'on ressent' : 'on ressentira'} ${degrees}`;
  return `${tense === 'present' ? 'il fait' : 'il fera'} ${degrees}`;
}

function describeFallen({ of, amount, times, peak }: Of<'amount'>, units: Units): string {
  if (amount === null) return `aucune ${of === 'snow' ? 'chute de neige' : 'pluie'} n'est prévue`;
  const sum = peak ? 'en tout' : '';
  const most = peak ? `, surtout ${describeWhen(peak)}` : '';
  return joinWords(describeDepth(of, amount, sum, units), describeTimes(times)) + most;
}

function describeDepth(of: 'rain' | 'snow', amount: number, sum: string, units: Units): string {
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  if (depth === 0 && units[of] !== 'inches') {
    return `il ne tombera presque pas de ${of === 'snow' ? 'neige' : 'pluie'}`;
  }
  return joinWords('il tombera', sum, describeAmount(of, amount, units));
}

/** `samedi à Lille, il pleuvra, dimanche le temps restera sec`. */
function describeDays({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }: DayGroup, at) => {
      const words = joinWords(describePresence(of, is, 'future'), describeTimes(times));
      const days = whens === 'others' ? 'sinon' : daysList(whens, at === 0);
      return at === 0 ? `${joinWords(days, describePlace(place))}, ${words}` : `${days} ${words}`;
    })
    .join(', ');
}

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [future: string, present?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly' | 'dry', Clause>>;

const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ['il pleuvra', 'il pleut'],
    maybe: ['il pourrait pleuvoir'],
    hardly: ['il ne pleuvra presque pas', 'il ne pleut presque pas'],
    no: ['il ne pleuvra pas', 'il ne pleut pas'],
    dry: ['le temps restera sec', 'le temps est sec'],
  },
  snow: {
    yes: ['il neigera', 'il neige'],
    maybe: ['il pourrait neiger'],
    hardly: ['il ne neigera presque pas', 'il ne neige presque pas'],
    no: ['il ne neigera pas', 'il ne neige pas'],
  },
  sun: {
    yes: ['le soleil brillera', 'le soleil brille'],
    maybe: ['il y aura un peu de soleil', 'il y a un peu de soleil'],
    hardly: ["il n'y aura presque pas de soleil", "il n'y a presque pas de soleil"],
    no: ["il n'y aura pas de soleil", "il n'y a pas de soleil"],
  },
  fog: {
    yes: ['il y aura du brouillard', 'il y a du brouillard'],
    maybe: ['il pourrait y avoir du brouillard'],
    no: ["il n'y aura pas de brouillard", "il n'y a pas de brouillard"],
  },
  storm: {
    yes: ["il y aura de l'orage ou de la tempête", "il y a de l'orage ou de la tempête"],
    maybe: ['il pourrait y avoir un orage'],
    no: ["il n'y aura ni orage ni tempête", "il n'y a ni orage ni tempête"],
  },
  thunder: {
    yes: ['il y aura des orages', 'il y a des orages'],
    maybe: ['il pourrait y avoir un orage'],
    no: ["il n'y aura pas d'orage", "il n'y a pas d'orage"],
  },
  frost: {
    yes: ['il gèlera', 'il gèle'],
    maybe: ['il pourrait geler légèrement'],
    no: ['il ne gèlera pas', 'il ne gèle pas'],
  },
  ice: {
    yes: ['il y aura du verglas', 'il y a du verglas'],
    maybe: ['il pourrait y avoir du verglas'],
    hardly: ['malgré le gel, il ne devrait pas y avoir de verglas'],
    no: ["il n'y aura pas de verglas", "il n'y a pas de verglas"],
  },
  suitable: {
    yes: ["le temps s'y prêtera", "le temps s'y prête"],
    maybe: ["le temps s'y prêtera peut-être", "le temps s'y prête peut-être"],
    no: ["le temps ne s'y prêtera pas", "le temps ne s'y prête pas"],
  },
};

/** `il pleuvra`, `le temps est sec`. */
function describePresence(of: Condition | 'suitable', is: Presence, tense: Tense): string {
  const clauses = CLAUSES[of];
  const [future, present = future] = clauses[is] ?? clauses.no;
  return tense === 'present' ? present : future;
}

/** First words of answers to questions for yes or no. */
export const answers: Record<VerdictAnswer, string> = {
  yes: 'oui',
  likely: 'probablement',
  partly: 'en partie',
  possible: 'peut-être',
  unlikely: 'probablement pas',
  no: 'non',
  unknown: 'je ne le sais malheureusement pas',
};

const ERRANDS: Record<AdviceSubject, Record<'yes' | 'maybe' | 'no', string>> = {
  umbrella: {
    yes: 'oui, prends un parapluie',
    maybe: 'peut-être, prends un parapluie par précaution',
    no: "non, tu n'as pas besoin de parapluie",
  },
  laundry: {
    yes: 'oui, tu peux étendre le linge dehors',
    maybe: "peut-être, ce n'est pas idéal pour étendre le linge dehors",
    no: "non, étends plutôt le linge à l'intérieur",
  },
  barbecue: {
    yes: "oui, le temps s'y prête",
    maybe: "peut-être, le temps ne s'y prête pas vraiment",
    no: "non, le temps ne s'y prête pas",
  },
  bicycle: {
    yes: 'oui, tu peux prendre le vélo',
    maybe: "peut-être, mais ce n'est pas un temps très agréable à vélo",
    no: 'non, laisse plutôt le vélo à la maison',
  },
  scraping: {
    yes: 'oui, tu devras sans doute gratter le pare-brise',
    maybe: 'peut-être que tu devras gratter le pare-brise',
    no: "non, tu n'auras pas à gratter le pare-brise",
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['non', 'un tee-shirt suffit'],
  lightJacket: ['oui', 'une veste légère suffit'],
  warmJacket: ['oui', 'mets une veste chaude'],
  winterCoat: ['oui', "mets un manteau d'hiver et un bonnet"],
  rainJacket: ['oui', 'prends une veste imperméable'],
  perhapsRainJacket: ['peut-être', 'prends une veste imperméable par précaution'],
  warmRainJacket: ['oui', 'mets une veste chaude et imperméable'],
  rainproofWinterCoat: ['oui', "mets un manteau d'hiver imperméable"],
};

/** `oui, prends un parapluie, car demain à Lille, il pleuvra`. */
export function describeAdvice(
  { content, opening, finding }: AdviceStatement,
  manner: SpeechOptions,
): string {
  return `${describeCounsel(content)}, car ${describeFinding(finding, opening, manner)}`;
}

function describeCounsel(counsel: AdviceContent): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}

export const verdicts = { answers, finding: describeFinding, advice: describeAdvice };
