import { toBeaufort } from '../../weather/atmosphere.ts';
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
import { joinWords } from '../../wording/grammar.ts';
import {
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import { frameOpening, withoutComma, daysList, describeTimes, describeWhen } from './time.ts';
import {
  describeDegrees,
  describeGust,
  describeRange,
  describePlace,
  predicate,
  STORM_GUSTS,
} from './words.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

const LINKS: Record<AlsoClause['link'], string> = {
  otherwise: 'sonst',
  besides: 'außerdem',
  instead: 'dafür',
};

/** Lowest temperature (°C) of each, in the accusative (DWD). */
const FROSTS = [
  [-4, 'leichten Frost'],
  [-10, 'mäßigen Frost'],
  [-15, 'strengen Frost'],
  [-Infinity, 'sehr strengen Frost'],
] as const;

/** Gusts below a storm's, and the force (Beaufort) that a storm's have (DWD). */
const WEAK_GUSTS = [[8, 'stürmische Böen'], [0, 'kräftige Böen']] as const; // prettier-ignore
const STORM = 9;

/** Percent up to which a probability is low. */
const FEW = 20;

/** A clause whose verb stands second, as a sentence of its own or after "ja," and "denn". */
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
      const gusts = `${gustName(finding.gust)} bis ${describeGust(finding.gust, units)}`;
      return joinWords(front, 'gibt es', middle, describeTimes(finding.times), gusts);
    }
    case 'frost':
      return joinWords(
        front,
        'gibt es',
        middle,
        describeTimes(finding.times),
        describeFrost(finding, units),
      );
    case 'frostFree': {
      const low = describeDegrees(finding.low, units, 'einem');
      const [verb, at] = finding.exactly ? ['ist es', 'bei'] : ['bleibt es', 'bei mindestens'];
      return joinWords(front, verb, middle, 'frostfrei', at, low);
    }
    case 'warmth': {
      const [verb, subject, value] = describeWarmth(finding, units);
      return joinWords(front, verb, subject, middle, finding.daytime ? 'tagsüber' : '', value);
    }
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'rund eine Stunde' : `rund ${hours} Stunden`;
      return joinWords(front, 'scheint', middle, words, 'die Sonne');
    }
    case 'drySpell':
      return joinWords(front, 'bleibt es', middle, describeTimes(finding.times), 'trocken');
    case 'amount': {
      const [verb, what] = describeAmount(finding, units);
      const sum = finding.peak ? 'insgesamt' : '';
      const peak = finding.peak ? `, am meisten ${withoutComma(describeWhen(finding.peak))}` : '';
      return joinWords(front, verb, middle, describeTimes(finding.times), sum, what) + peak;
    }
    case 'days':
      return describeDays(finding, opening);
    case 'unknown':
      return joinWords(front, 'gibt es', middle, 'dazu keine Vorhersage');
  }
}

function describeAlso(also: AlsoClause | null): string {
  if (!also) return '';
  const [verb, rest] = predicate(also.sky);
  return `, ${joinWords(LINKS[also.link], verb, describeTimes(also.times), rest)}`;
}

function describeProbability({ of, percent, times }: Of<'probability'>, where: string): string {
  const noun = of === 'rain' ? 'die Regenwahrscheinlichkeit' : 'die Wahrscheinlichkeit für Schnee';
  return joinWords(
    noun,
    'liegt',
    where,
    describeTimes(times),
    `${percent > 0 && percent <= FEW ? 'nur ' : ''}bei ${percent} Prozent`,
  );
}

function gustName(gust: number): string {
  const force = toBeaufort(gust);
  const names = force < STORM ? WEAK_GUSTS : STORM_GUSTS;
  return names.find(([from]) => force >= from)?.[1] ?? '';
}

function describeFrost({ low, exactly }: Of<'frost'>, units: Units): string {
  const frost = FROSTS.find(([from]) => low >= from)?.[1] ?? '';
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (toSpokenTemperature(low, units) >= freezing) return `${frost} knapp unter dem Gefrierpunkt`;
  return `${frost} ${exactly ? 'bei' : 'mit bis zu'} ${describeDegrees(low, units, 'einem')}`;
}

function describeWarmth({ low, high, chilled }: Of<'warmth'>, units: Units) {
  const felt = chilled ? 'gefühlten ' : '';
  if (toSpokenTemperature(low, units) === toSpokenTemperature(high, units)) {
    const one = chilled ? 'gefühlte ' : '';
    return [
      'liegt',
      `die ${one}Temperatur`,
      `bei ${describeDegrees(low, units, 'einem')}`,
    ] as const;
  }
  const range = describeRange(low, 'und', high, units);
  return ['liegen', `die ${felt}Temperaturen`, `zwischen ${range}`] as const;
}

function describeAmount({ of, amount }: Of<'amount'>, units: Units): readonly [string, string] {
  const noun = of === 'snow' ? 'Schnee' : 'Regen';
  if (amount === null) return ['ist', `kein ${noun} in Sicht`];
  const value = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  if (value === 0) return ['fällt', of === 'snow' ? 'kaum Schnee' : 'kaum messbarer Regen'];
  const litres = of === 'rain' && units.rain === 'litresPerSquareMetre';
  const unit = of === 'snow' ? 'Zentimeter' : 'Millimeter';
  const what = litres ? 'Liter Regen pro Quadratmeter' : `${unit} ${noun}`;
  return value === 1 ? ['fällt', `rund ein ${what}`] : ['fallen', `rund ${value} ${what}`];
}

/** `am Samstag regnet es in Köln, am Sonntag bleibt es trocken`. */
function describeDays({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }: DayGroup, at) => {
      const [verb, rest] = describePresence(of, is, false);
      const front = whens === 'others' ? 'sonst' : daysList(whens, at === 0);
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

/** What stands around place and times: `ist` + `in Köln ab 15 Uhr` + `Regen möglich`. */
type Predicate = readonly [verb: string, rest: string];

type Predicates = Record<'yes' | 'maybe' | 'no', Predicate> &
  Partial<Record<'hardly' | 'dry', Predicate>>;

const PREDICATES: Record<Condition | 'suitable', Predicates> = {
  rain: {
    yes: ['regnet es', ''],
    maybe: ['ist', 'Regen möglich'],
    hardly: ['fällt', 'kaum Regen'],
    no: ['regnet es', 'nicht'],
    dry: ['bleibt es', 'trocken'],
  },
  snow: {
    yes: ['schneit es', ''],
    maybe: ['ist', 'Schnee möglich'],
    hardly: ['fällt', 'kaum Schnee'],
    no: ['schneit es', 'nicht'],
  },
  sun: {
    yes: ['scheint', 'die Sonne'],
    maybe: ['scheint', 'ab und zu die Sonne'],
    hardly: ['scheint', 'kaum die Sonne'],
    no: ['scheint', 'die Sonne nicht'],
  },
  fog: {
    yes: ['gibt es', 'Nebel'],
    maybe: ['ist', 'Nebel möglich'],
    no: ['gibt es', 'keinen Nebel'],
  },
  storm: {
    yes: ['gibt es', 'Gewitter oder Sturm'],
    maybe: ['ist', 'ein Gewitter möglich'],
    no: ['gibt es', 'weder Gewitter noch Sturm'],
  },
  thunder: {
    yes: ['gibt es', 'Gewitter'],
    maybe: ['ist', 'ein Gewitter möglich'],
    no: ['gibt es', 'kein Gewitter'],
  },
  frost: {
    yes: ['gibt es', 'Frost'],
    maybe: ['ist', 'leichter Frost möglich'],
    no: ['bleibt es', 'frostfrei'],
  },
  ice: {
    yes: ['wird es', 'glatt'],
    maybe: ['ist', 'Glätte möglich'],
    hardly: ['ist', 'trotz Frost kaum mit Glätte zu rechnen'],
    no: ['ist', 'nicht mit Glätte zu rechnen'],
  },
  suitable: {
    yes: ['passt das Wetter', 'dafür'],
    maybe: ['könnte es', 'passen'],
    no: ['passt es', 'nicht'],
  },
};

/** What does not change at this moment does not stay either: `ist es trocken`. */
function describePresence(of: Condition | 'suitable', is: Presence, now: boolean): Predicate {
  const predicates = PREDICATES[of];
  const [verb, rest] = predicates[is] ?? predicates.no;
  return [now && verb === 'bleibt es' ? 'ist es' : verb, rest];
}

/** First words of answers to questions for yes or no. */
export const answers: Record<VerdictAnswer, string> = {
  yes: 'ja',
  likely: 'vermutlich ja',
  partly: 'teilweise',
  possible: 'vielleicht',
  unlikely: 'vermutlich nicht',
  no: 'nein',
  unknown: 'das weiß ich leider nicht',
};

const ERRANDS: Record<AdviceSubject, Record<'yes' | 'maybe' | 'no', string>> = {
  umbrella: {
    yes: 'ja, nimm einen Schirm mit',
    maybe: 'vielleicht, nimm zur Sicherheit einen Schirm mit',
    no: 'nein, einen Schirm brauchst du nicht',
  },
  laundry: {
    yes: 'ja, du kannst die Wäsche draußen aufhängen',
    maybe: 'vielleicht, ideal ist es für die Wäsche draußen nicht',
    no: 'nein, häng die Wäsche lieber drinnen auf',
  },
  barbecue: {
    yes: 'ja, dafür passt das Wetter',
    maybe: 'vielleicht, ideal ist das Wetter dafür nicht',
    no: 'nein, dafür passt das Wetter nicht',
  },
  bicycle: {
    yes: 'ja, nimm ruhig das Fahrrad',
    maybe: 'vielleicht, mit dem Fahrrad könnte es unangenehm werden',
    no: 'nein, lass das Fahrrad lieber stehen',
  },
  scraping: {
    yes: 'ja, du musst wohl Eis kratzen',
    maybe: 'vielleicht musst du Eis kratzen',
    no: 'nein, Eis kratzen musst du nicht',
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['nein', 'ein T-Shirt reicht'],
  lightJacket: ['ja', 'eine leichte Jacke reicht'],
  warmJacket: ['ja', 'zieh eine warme Jacke an'],
  winterCoat: ['ja', 'zieh einen Wintermantel und eine Mütze an'],
  rainJacket: ['ja', 'nimm eine Regenjacke mit'],
  perhapsRainJacket: ['vielleicht', 'nimm zur Sicherheit eine Regenjacke mit'],
  warmRainJacket: ['ja', 'zieh eine warme und regenfeste Jacke an'],
  rainproofWinterCoat: ['ja', 'zieh einen regenfesten Wintermantel an'],
};

/** `ja, nimm einen Schirm mit, denn morgen regnet es in Köln`. */
export function describeAdvice(
  { content, opening, finding }: AdviceStatement,
  manner: SpeechOptions,
): string {
  return `${describeCounsel(content)}, denn ${describeFinding(finding, opening, manner)}`;
}

function describeCounsel(counsel: AdviceContent): string {
  if (!('garment' in counsel)) return ERRANDS[counsel.of][counsel.answer];
  const [isJacket, words] = GARMENTS[counsel.garment];
  return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
}

export const verdicts = { answers, finding: describeFinding, advice: describeAdvice };
