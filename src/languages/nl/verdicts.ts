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
import { frameOpening, daysList, describeTimes, describeWhen } from './time.ts';
import {
  describeAmount,
  describeDegrees,
  describeGust,
  describeRange,
  describePlace,
  predicate,
  STORM_GUSTS,
} from './words.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

const LINKS: Record<AlsoClause['link'], string> = {
  otherwise: 'verder',
  besides: 'bovendien',
  instead: 'wel',
};

/** Lowest temperature (°C) of each (KNMI), to follow "vriest het". */
const FROSTS = [
  [-5, 'licht'],
  [-10, 'matig'],
  [-15, 'streng'],
  [-Infinity, 'zeer streng'],
] as const;

/** Beaufort force from which on gusts have names of their own. */
const STORM = 9;

/** Percent up to which a probability is low. */
const FEW = 20;

/** A clause whose verb stands second, as a sentence of its own or after "ja," and "want". */
export function describeFinding(
  finding: WeatherFinding,
  opening: Opening,
  { units, now }: SpeechOptions,
): string {
  const { front, middle } = frameOpening(opening);
  switch (finding.form) {
    case 'sky': {
      const [verb, rest] = predicate(finding.sky);
      return (
        joinWords(front, verb, middle, describeTimes(finding.times), rest) +
        describeAlso(finding.also)
      );
    }
    case 'condition': {
      const [verb, rest] = describePresence(finding.of, finding.is, now);
      return (
        joinWords(front, verb, middle, describeTimes(finding.times), rest) +
        describeAlso(finding.also)
      );
    }
    case 'probability':
      return describeProbability(finding, joinWords(front, middle)) + describeAlso(finding.also);
    case 'gusts': {
      const gusts = `${gustName(finding.gust)} tot ${describeGust(finding.gust, units)}`;
      return joinWords(front, 'zijn er', middle, describeTimes(finding.times), gusts);
    }
    case 'frost': {
      const frost = describeFrost(finding, units);
      return joinWords(front, 'vriest het', middle, describeTimes(finding.times), frost);
    }
    case 'frostFree': {
      const low = describeDegrees(finding.low, units);
      return finding.exactly
        ? joinWords(front, 'is het', middle, 'vorstvrij bij', low)
        : joinWords(front, 'blijft het', middle, 'vorstvrij met een minimum van', low);
    }
    case 'warmth': {
      const [verb, value] = describeWarmth(finding, units);
      return joinWords(front, verb, middle, finding.daytime ? 'overdag' : '', value);
    }
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'een uur' : `${hours} uur`;
      return joinWords(front, 'schijnt', middle, 'ongeveer', words, 'de zon');
    }
    case 'drySpell':
      return joinWords(front, 'blijft het', middle, describeTimes(finding.times), 'droog');
    case 'amount': {
      const [verb, what] = describeDepth(finding, units);
      const sum = finding.peak ? 'in totaal' : '';
      const peak = finding.peak ? `, het meeste ${describeWhen(finding.peak)}` : '';
      return joinWords(front, verb, middle, describeTimes(finding.times), sum, what) + peak;
    }
    case 'days':
      return describeDays(finding, opening);
    case 'unknown':
      return joinWords(front, 'is er', middle, 'geen verwachting beschikbaar');
  }
}

function describeAlso(also: AlsoClause | null): string {
  if (!also) return '';
  const [verb, rest] = predicate(also.sky);
  return `, ${joinWords(LINKS[also.link], verb, describeTimes(also.times), rest)}`;
}

function describeProbability({ of, percent, times }: Of<'probability'>, where: string): string {
  const chance = `de kans op ${of === 'rain' ? 'regen' : 'sneeuw'} is`;
  const only = percent > 0 && percent <= FEW ? 'maar' : '';
  return joinWords(chance, where, describeTimes(times), only, `${percent} procent`);
}

function gustName(gust: number): string {
  const force = toBeaufort(gust);
  if (force < STORM) return 'stevige windstoten';
  return STORM_GUSTS.find(([from]) => force >= from)?.[1] ?? '';
}

/** `licht, met een minimum van min 3 graden`. */
function describeFrost({ low, exactly }: Of<'frost'>, units: Units): string {
  const frost = FROSTS.find(([from]) => low >= from)?.[1] ?? '';
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (toSpokenTemperature(low, units) >= freezing) return `${frost}, net onder het vriespunt`;
  const degrees = describeDegrees(low, units);
  return exactly ? `${frost} bij ${degrees}` : `${frost}, met een minimum van ${degrees}`;
}

function describeWarmth({ low, high, chilled }: Of<'warmth'>, units: Units) {
  const subject = chilled ? 'de gevoelstemperatuur' : 'de temperatuur';
  if (toSpokenTemperature(low, units) !== toSpokenTemperature(high, units)) {
    return [`ligt ${subject}`, `tussen ${describeRange(low, 'en', high, units)}`] as const;
  }
  return [chilled ? `is ${subject}` : 'is het', describeDegrees(low, units)] as const;
}

function describeDepth({ of, amount }: Of<'amount'>, units: Units): readonly [string, string] {
  const noun = of === 'snow' ? 'sneeuw' : 'regen';
  if (amount === null) return ['is er', `geen ${noun} in zicht`];
  const depth = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  const hardly = depth === 0 && units[of] !== 'inches';
  return ['valt er', hardly ? `nauwelijks ${noun}` : describeAmount(of, amount, units)];
}

/** `zaterdag regent het in Utrecht, zondag blijft het droog`. */
function describeDays({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }, at) => {
      const [verb, rest] = describePresence(of, is, false);
      const front = whens === 'others' ? 'verder' : daysList(whens, at === 0);
      return joinWords(
        front,
        verb,
        at === 0 ? describePlace(place) : '',
        describeTimes(times),
        rest,
      );
    })
    .join(', ');
}

/** What stands around place and times: `kan er` + `in Utrecht vanaf 15 uur` + `regen vallen`. */
type Predicate = readonly [verb: string, rest: string];

type Predicates = Record<'yes' | 'maybe' | 'no', Predicate> &
  Partial<Record<'hardly' | 'dry', Predicate>>;

const PREDICATES: Record<Condition | 'suitable', Predicates> = {
  rain: {
    yes: ['regent het', ''],
    maybe: ['kan er', 'regen vallen'],
    hardly: ['valt er', 'nauwelijks regen'],
    no: ['regent het', 'niet'],
    dry: ['blijft het', 'droog'],
  },
  snow: {
    yes: ['sneeuwt het', ''],
    maybe: ['kan er', 'sneeuw vallen'],
    hardly: ['valt er', 'nauwelijks sneeuw'],
    no: ['sneeuwt het', 'niet'],
  },
  sun: {
    yes: ['schijnt', 'de zon'],
    maybe: ['schijnt', 'af en toe de zon'],
    hardly: ['schijnt', 'nauwelijks de zon'],
    no: ['schijnt', 'de zon niet'],
  },
  fog: {
    yes: ['is het', 'mistig'],
    maybe: ['kan er', 'mist zijn'],
    no: ['is er', 'geen mist'],
  },
  storm: {
    yes: ['is er', 'onweer of storm'],
    maybe: ['kan het', 'onweren'],
    no: ['is er', 'geen onweer of storm'],
  },
  thunder: {
    yes: ['is er', 'onweer'],
    maybe: ['kan het', 'onweren'],
    no: ['is er', 'geen onweer'],
  },
  frost: {
    yes: ['vriest het', ''],
    maybe: ['kan het', 'licht vriezen'],
    no: ['blijft het', 'vorstvrij'],
  },
  ice: {
    yes: ['wordt het', 'glad'],
    maybe: ['kan het', 'glad worden'],
    hardly: ['wordt het', 'ondanks de vorst nauwelijks glad'],
    no: ['wordt het', 'niet glad'],
  },
  suitable: {
    yes: ['is het er', 'goed weer voor'],
    maybe: ['is het weer', 'twijfelachtig'],
    no: ['is het er', 'geen weer voor'],
  },
};

/** What is so at this moment neither stays nor becomes so. */
const CHANGES = new Set(['blijft het', 'wordt het']);

/** `blijft het` + `droog`; of this moment `is het` + `droog`. */
function describePresence(of: Condition | 'suitable', is: Presence, now: boolean): Predicate {
  const predicates = PREDICATES[of];
  const [verb, rest] = predicates[is] ?? predicates.no;
  return [now && CHANGES.has(verb) ? 'is het' : verb, rest];
}

/** First words of answers to questions for yes or no. */
export const answers: Record<VerdictAnswer, string> = {
  yes: 'ja',
  likely: 'waarschijnlijk wel',
  partly: 'gedeeltelijk',
  possible: 'misschien',
  unlikely: 'waarschijnlijk niet',
  no: 'nee',
  unknown: 'dat weet ik helaas niet',
};

const ERRANDS: Record<AdviceSubject, Record<'yes' | 'maybe' | 'no', string>> = {
  umbrella: {
    yes: 'ja, neem een paraplu mee',
    maybe: 'misschien, neem voor de zekerheid een paraplu mee',
    no: 'nee, een paraplu heb je niet nodig',
  },
  laundry: {
    yes: 'ja, je kunt de was buiten ophangen',
    maybe: 'misschien, ideaal weer voor de was is het niet',
    no: 'nee, hang de was liever binnen op',
  },
  barbecue: {
    yes: 'ja, het is er goed weer voor',
    maybe: 'misschien, ideaal is het weer er niet voor',
    no: 'nee, het is er geen weer voor',
  },
  bicycle: {
    yes: 'ja, pak gerust de fiets',
    maybe: 'misschien, op de fiets kan het onaangenaam worden',
    no: 'nee, laat de fiets liever staan',
  },
  scraping: {
    yes: 'ja, je zult de ruiten moeten krabben',
    maybe: 'misschien moet je de ruiten krabben',
    no: 'nee, je hoeft de ruiten niet te krabben',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['nee', 'een T-shirt is genoeg'],
  lightJacket: ['ja', 'een dunne jas is genoeg'],
  warmJacket: ['ja', 'trek een warme jas aan'],
  winterCoat: ['ja', 'trek een winterjas aan en zet een muts op'],
  rainJacket: ['ja', 'neem een regenjas mee'],
  perhapsRainJacket: ['misschien', 'neem voor de zekerheid een regenjas mee'],
  warmRainJacket: ['ja', 'trek een warme en waterdichte jas aan'],
  rainproofWinterCoat: ['ja', 'trek een waterdichte winterjas aan'],
};

/** `ja, neem een paraplu mee, want morgen regent het in Utrecht`. */
export function describeAdvice(
  { content, opening, finding }: AdviceStatement,
  manner: SpeechOptions,
): string {
  return `${describeCounsel(content)}, want ${describeFinding(finding, opening, manner)}`;
}

function describeCounsel(counsel: AdviceContent): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}

export const verdicts = { answers, finding: describeFinding, advice: describeAdvice };
