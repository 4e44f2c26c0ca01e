import { toBeaufort } from '../../weather/atmosphere.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type {
  AlsoClause,
  DayGroup,
  WeatherFinding,
  Times,
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
import {
  describeAmount,
  describeBetween,
  describeDegrees,
  describeFelt,
  describeGust,
  describeRange,
  describePlace,
  GUSTS,
  THERE_IS,
  type Verb,
} from './words.ts';
import { clause, selectSkyWords } from './sky.ts';
import { forWhen, describeDaysOfHours, describeWhen, daysList, describeTimes } from './time.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

const LINKS: Record<AlsoClause['link'], string> = {
  otherwise: 'por lo demás',
  besides: 'y además',
  instead: 'pero',
};

/** Lowest temperature (°C) of each. */
const FROSTS = [
  [-4, 'heladas débiles'],
  [-10, 'heladas moderadas'],
  [-15, 'heladas fuertes'],
  [-Infinity, 'heladas muy fuertes'],
] as const;

/** Percent up to which a probability is low. */
const FEW = 20;

const THE_CHILL_IS: Verb = ['la sensación térmica será de', 'la sensación térmica es de'];

/** A clause with its time first and its place after the verb: `mañana lloverá en Sevilla`. */
export function describeFinding(
  finding: WeatherFinding,
  opening: Opening,
  { units, now }: SpeechOptions,
): string {
  const said = (verb: Verb) => verb[now ? 1 : 0];
  switch (finding.form) {
    case 'sky':
      return (
        at(clause(selectSkyWords(finding.sky), now), finding.times) +
        describeAlso(finding.also, now)
      );
    case 'condition':
      return (
        at(describePresence(finding.of, finding.is, now), finding.times) +
        describeAlso(finding.also, now)
      );
    case 'probability': {
      const { of, percent, times, also } = finding;
      const chance = at(`la probabilidad de ${of === 'rain' ? 'lluvia' : 'nieve'}`, times);
      const only = percent > 0 && percent <= FEW ? 'solo ' : '';
      return `${chance} es ${only}del ${percent} por ciento${describeAlso(also, now)}`;
    }
    case 'gusts': {
      const name = GUSTS.find(([from]) => toBeaufort(finding.gust) >= from)?.[1] ?? '';
      const gusts = `${name} de ${describeGust(finding.gust, units)}`;
      return at(`${said(THERE_IS)} ${gusts}`, finding.times);
    }
    case 'frost':
      return `${at(`${said(THERE_IS)} ${frostName(finding)}`, finding.times)}, ${frostDegrees(finding, units)}`;
    case 'frostFree': {
      const low = describeDegrees(finding.low, units);
      const value = finding.exactly ? `con ${low}` : `con una mínima de ${low}`;
      return `${at(describePresence('frost', 'no', now))}, ${value}`;
    }
    case 'warmth': {
      const verb = finding.chilled ? THE_CHILL_IS : THERE_IS;
      const words = `${said(verb)} ${warmthDegrees(finding, units)}`;
      return joinWords(at(words), finding.daytime ? 'durante el día' : '');
    }
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'alrededor de una hora de sol' : `unas ${hours} horas de sol`;
      return at(`habrá ${words}`);
    }
    case 'drySpell':
      return at('no lloverá', finding.times);
    case 'amount': {
      const peak = finding.peak ? `, sobre todo ${describeWhen(finding.peak)}` : '';
      return at(describeFallen(finding, units, now), finding.times) + peak;
    }
    case 'days':
      return describeDays(finding, opening);
    case 'unknown':
      return joinWords('no hay previsión', forWhen(opening.when), describePlace(opening.place));
  }

  function at(words: string, times: Times | null = null): string {
    const hasHours = times !== null && 'spans' in times;
    const time = hasHours ? describeDaysOfHours(opening.when) : describeWhen(opening.when);
    return joinWords(time, words, describePlace(opening.place), describeTimes(times));
  }
}

function describeAlso(also: AlsoClause | null, now: boolean): string {
  if (!also) return '';
  const words = clause(selectSkyWords(also.sky), now);
  return `, ${joinWords(LINKS[also.link], words, describeTimes(also.times))}`;
}

function frostName({ low }: Of<'frost'>): string {
  return FROSTS.find(([from]) => low >= from)?.[1] ?? '';
}

function frostDegrees({ low, exactly }: Of<'frost'>, units: Units): string {
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (toSpokenTemperature(low, units) >= freezing) {
    return 'justo por debajo del punto de congelación';
  }
  return `de ${exactly ? '' : 'hasta '}${describeDegrees(low, units)}`;
}

function warmthDegrees({ low, high, chilled }: Of<'warmth'>, units: Units): string {
  if (toSpokenTemperature(low, units) === toSpokenTemperature(high, units)) {
    return chilled ? describeFelt(low, units) : describeDegrees(low, units);
  }
  return chilled ? describeRange(low, 'a', high, units) : describeBetween(low, high, units);
}

/** `caerán unos 4 litros por metro cuadrado`, over several days `caerán en total`, `apenas lloverá`. */
function describeFallen({ of, amount, peak }: Of<'amount'>, units: Units, now: boolean): string {
  if (amount === null) return `no se espera ${of === 'snow' ? 'nieve' : 'lluvia'}`;
  const value = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  if (value === 0 && units[of] !== 'inches') return describePresence(of, 'hardly', now);
  const [verb, what] = describeAmount(of, amount, units);
  return joinWords(verb[now ? 1 : 0], peak ? 'en total' : '', what);
}

/** `el sábado lloverá en Sevilla, pero el domingo no`. */
function describeDays({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }: DayGroup, index) => {
      const isOpposite = index > 0 && groups[0]?.is !== is && (is === 'no' || is === 'dry');
      const words = isOpposite ? 'no' : describePresence(of, is, false);
      if (whens === 'others') return `y el resto de los días ${words}`;
      const days = daysList(whens, index === 0);
      if (index === 0) return joinWords(days, words, describePlace(place), describeTimes(times));
      return joinWords(is === 'maybe' ? '' : 'pero', days, words, describeTimes(times));
    })
    .join(', ');
}

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [ahead: string, now?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly', Clause>>;

/** A time without rain needs no other words where nothing falls at all. */
const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ['lloverá', 'está lloviendo'],
    maybe: ['puede que llueva'],
    hardly: ['apenas lloverá', 'apenas llueve'],
    no: ['no lloverá', 'no llueve'],
  },
  snow: {
    yes: ['nevará', 'está nevando'],
    maybe: ['puede que nieve'],
    hardly: ['apenas nevará', 'apenas nieva'],
    no: ['no nevará', 'no nieva'],
  },
  sun: {
    yes: ['hará sol', 'hace sol'],
    maybe: ['habrá algo de sol', 'hay algo de sol'],
    hardly: ['apenas habrá sol', 'apenas hay sol'],
    no: ['no hará sol', 'no hace sol'],
  },
  fog: {
    yes: ['habrá niebla', 'hay niebla'],
    maybe: ['puede haber niebla'],
    no: ['no habrá niebla', 'no hay niebla'],
  },
  storm: {
    yes: ['habrá tormentas o temporal', 'hay tormentas o temporal'],
    maybe: ['puede haber alguna tormenta'],
    no: ['no habrá tormentas ni temporal', 'no hay tormentas ni temporal'],
  },
  thunder: {
    yes: ['habrá tormentas', 'hay tormentas'],
    maybe: ['puede haber alguna tormenta'],
    no: ['no habrá tormentas', 'no hay tormentas'],
  },
  frost: {
    yes: ['helará', 'está helando'],
    maybe: ['puede que hiele'],
    no: ['no helará', 'no hiela'],
  },
  ice: {
    yes: ['habrá hielo en el suelo', 'hay hielo en el suelo'],
    maybe: ['puede haber hielo'],
    hardly: [
      'helará, pero apenas habrá hielo en el suelo',
      'hiela, pero apenas hay hielo en el suelo',
    ],
    no: ['no habrá hielo en el suelo', 'no hay hielo en el suelo'],
  },
  suitable: {
    yes: ['el tiempo acompañará', 'el tiempo acompaña'],
    maybe: ['puede que el tiempo acompañe'],
    no: ['el tiempo no acompañará', 'el tiempo no acompaña'],
  },
};

/** `lloverá`, of this moment `está lloviendo`. */
function describePresence(of: Condition | 'suitable', is: Presence, now: boolean): string {
  const clauses = CLAUSES[of];
  const [ahead, present = ahead] = (is === 'dry' ? undefined : clauses[is]) ?? clauses.no;
  return now ? present : ahead;
}

/** First words of answers to questions for yes or no. */
export const answers: Record<VerdictAnswer, string> = {
  yes: 'sí',
  likely: 'probablemente sí',
  partly: 'en parte',
  possible: 'quizá',
  unlikely: 'probablemente no',
  no: 'no',
  unknown: 'lo siento, no lo sé',
};

const ERRANDS: Record<AdviceSubject, Record<'yes' | 'maybe' | 'no', string>> = {
  umbrella: {
    yes: 'sí, lleva paraguas',
    maybe: 'quizá, lleva paraguas por si acaso',
    no: 'no, no necesitas paraguas',
  },
  laundry: {
    yes: 'sí, puedes tender la ropa fuera',
    maybe: 'quizá, aunque no es lo ideal',
    no: 'no, mejor tiende la ropa dentro',
  },
  barbecue: {
    yes: 'sí, el tiempo acompaña',
    maybe: 'quizá, aunque el tiempo no es el ideal',
    no: 'no, el tiempo no acompaña',
  },
  bicycle: {
    yes: 'sí, ve en bici sin problema',
    maybe: 'quizá, aunque en bici podría ser desagradable',
    no: 'no, mejor deja la bici en casa',
  },
  scraping: {
    yes: 'sí, tendrás que rascar el hielo',
    maybe: 'quizá tengas que rascar el hielo',
    no: 'no, no tendrás que rascar hielo',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['no', 'basta con una camiseta'],
  lightJacket: ['sí', 'basta con una chaqueta ligera'],
  warmJacket: ['sí', 'ponte una chaqueta gruesa'],
  winterCoat: ['sí', 'ponte un abrigo y un gorro'],
  rainJacket: ['sí', 'lleva un chubasquero'],
  perhapsRainJacket: ['quizá', 'lleva un chubasquero por si acaso'],
  warmRainJacket: ['sí', 'ponte una chaqueta gruesa e impermeable'],
  rainproofWinterCoat: ['sí', 'ponte un abrigo impermeable'],
};

/** In two sentences: `sí, lleva paraguas. Mañana lloverá en Sevilla`. */
export function describeAdvice(
  { content, opening, finding }: AdviceStatement,
  manner: SpeechOptions,
): string {
  const why = describeFinding(finding, opening, manner);
  return `${describeCounsel(content)}. ${why.charAt(0).toUpperCase()}${why.slice(1)}`;
}

function describeCounsel(counsel: AdviceContent): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}

export const verdicts = { answers, finding: describeFinding, advice: describeAdvice };
