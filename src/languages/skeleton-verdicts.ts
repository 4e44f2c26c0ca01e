import type { SkillLanguage, SpeechOptions } from '../wording/language.ts';
import type {
  AdviceContent,
  AdviceSubject,
  AlsoClause,
  Condition,
  DayGroup,
  FirstWord,
  Garment,
  Presence,
  Times,
  WeatherFinding,
} from '../wording/plan/plan.ts';
import type { Opening, Sky, When } from '../wording/plan/statement.ts';
import { toSpokenRain, toSpokenSnow, toSpokenTemperature, type Units } from '../wording/units.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

/** A condition, or that the weather suits what somebody plans. */
export type Subject = Condition | 'suitable';

/** Percent up to which a probability is low. */
const LOW_PERCENT = 20;

/** Whether there is any; a language need not tell "hardly" and "dry" from "no". */
export interface Presences<Form> {
  yes: Record<Subject, Form>;
  maybe: Record<Subject, Form>;
  hardly: Partial<Record<Subject, Form>>;
  no: Record<Subject, Form>;
  /** Nothing falls at all. */
  dry?: Form;
}

/** Whether something can be done at all, and when at best. */
export interface Chances<Form> {
  dark: Form;
  late: Form;
  /** The sun stands too low to burn. */
  lowSun: Form;
  best: Form;
  /** What follows the best hours: `bei 12 bis 14 Grad`. */
  atDegrees: (low: number, high: number, units: Units) => string;
}

/** The first words of advice; `others` for every subject without words of its own. */
export type Errands = Record<
  'yes' | 'maybe' | 'no',
  { others: string } & Partial<Record<AdviceSubject, string>>
>;

/** Answers and advice, which go before what is found. */
export interface Counsels {
  answers: Readonly<Record<FirstWord, string>>;
  /** Yes, no or maybe before a counsel that can do without: `ja, ` + `nimm ruhig das Fahrrad`. */
  firstWords: RegExp;
  errands: Errands;
  /** What to wear, and whether that is a jacket. */
  garments: Record<Garment, readonly [isJacket: string, words: string]>;
  /** The advice and the reason for it. */
  advice: (counsel: string, reason: string) => string;
}

/**
 * The words of one language for what the weather is found to be. A `Clause` is what a language puts into
 * a sentence, such as `regnet es` + `leicht`; a `Form` is what it makes a clause of by tense.
 */
export interface VerdictWords<Clause, Form> extends Counsels {
  links: Readonly<Record<AlsoClause['link'], string>>;
  presences: Presences<Form>;
  chances: Chances<Form>;
  inTense: (form: Form, now: boolean) => Clause;
  describeSky: (sky: Sky, now: boolean) => Clause;
  /** The sentence of a clause with its time and place. */
  at: (opening: Opening, clause: Clause, times: Times | null) => string;
  /** The clause alone after a word. */
  after: (link: string, clause: Clause, times: Times | null) => string;
  probability: (finding: Of<'probability'>, isLow: boolean, opening: Opening) => string;
  gusts: (gust: number, options: SpeechOptions) => Clause;
  frost: (finding: Of<'frost'>, opening: Opening, options: SpeechOptions) => string;
  frostFree: (finding: Of<'frostFree'>, opening: Opening, options: SpeechOptions) => string;
  warmth: (finding: Of<'warmth'>, opening: Opening, options: SpeechOptions) => string;
  sunshine: (hours: number, opening: Opening) => string;
  fallen: (finding: Of<'amount'>, options: SpeechOptions) => Clause;
  /** When of several days most of it falls. */
  peak: (when: When) => string;
  /** Days with the same answer; the first group is said with the place. */
  days: (
    clause: Clause,
    group: DayGroup,
    index: number,
    place: string | null,
    first: DayGroup,
  ) => string;
  unknown: (opening: Opening) => string;
}

export function createVerdicts<Clause, Form>(
  words: VerdictWords<Clause, Form>,
): Pick<SkillLanguage, 'answers' | 'finding' | 'advice'> {
  const { at } = words;

  return {
    answers: words.answers,
    finding: describeFinding,
    advice({ content, opening, finding, isChoice }, options) {
      const counsel = describeCounsel(content);
      const told = isChoice ? counsel.replace(words.firstWords, '') : counsel;
      return words.advice(told, describeFinding(finding, opening, options));
    },
  };

  function describeFinding(
    finding: WeatherFinding,
    opening: Opening,
    options: SpeechOptions,
  ): string {
    const { now } = options;
    switch (finding.form) {
      case 'sky':
        return at(opening, words.describeSky(finding.sky, now), finding.times) + also(finding, now);
      case 'condition': {
        const clause = presence(finding.of, finding.is, now);
        return at(opening, clause, finding.times) + also(finding, now);
      }
      case 'probability': {
        const isLow = finding.percent > 0 && finding.percent <= LOW_PERCENT;
        return words.probability(finding, isLow, opening) + also(finding, now);
      }
      case 'gusts':
        return at(opening, words.gusts(finding.gust, options), finding.times);
      case 'sunshine':
        return words.sunshine(Math.round(finding.hours), opening);
      case 'drySpell':
        return at(opening, presence('rain', 'dry', false), finding.times);
      case 'amount': {
        const peak = finding.peak ? `, ${words.peak(finding.peak)}` : '';
        return at(opening, words.fallen(finding, options), finding.times) + peak;
      }
      case 'days':
        return finding.groups
          .map((group, index, [first = group]) => {
            const clause = presence(finding.of, group.is, false);
            return words.days(clause, group, index, opening.place, first);
          })
          .join(', ');
      case 'frost':
        return words.frost(finding, opening, options);
      case 'frostFree':
        return words.frostFree(finding, opening, options);
      case 'warmth':
        return words.warmth(finding, opening, options);
      case 'best': {
        const { low, high, times } = finding;
        const degrees = words.chances.atDegrees(low, high, options.units);
        return `${at(opening, words.inTense(words.chances.best, now), times)}, ${degrees}`;
      }
      case 'dark':
      case 'late':
      case 'lowSun':
        return at(opening, words.inTense(words.chances[finding.form], now), null);
      case 'unknown':
        return words.unknown(opening);
    }
  }

  function presence(of: Subject, is: Presence, now: boolean): Clause {
    const { presences } = words;
    const dry = of === 'rain' ? presences.dry : undefined;
    const form = is === 'dry' ? dry : presences[is][of];
    return words.inTense(form ?? presences.no[of], now);
  }

  function also({ also: other }: { also: AlsoClause | null }, now: boolean): string {
    if (!other) return '';
    const clause = words.describeSky(other.sky, now);
    return `, ${words.after(words.links[other.link], clause, other.times)}`;
  }

  function describeCounsel(content: AdviceContent): string {
    if (!('garment' in content)) {
      const errands = words.errands[content.answer];
      return errands[content.of] ?? errands.others;
    }
    const [isJacket, garment] = words.garments[content.garment];
    return content.of === 'jacket' ? `${isJacket}, ${garment}` : garment;
  }
}

/** Of the first name whose limit (°C) the temperature is not below. */
export function nameFrost(
  low: number,
  names: readonly (readonly [from: number, name: string])[],
): string {
  return names.find(([from]) => low >= from)?.[1] ?? '';
}

/** In the numbers that are said, a frost may be at the freezing point. */
export function isJustFreezing(low: number, units: Units): boolean {
  return toSpokenTemperature(low, units) >= (units.temperature === 'celsius' ? 0 : 32);
}

export function areSpokenAlike(low: number, high: number, units: Units): boolean {
  return toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
}

/** Rain or snow as it is said: centimetres, litres, millimetres or inches. */
export function toSpokenDepth(of: 'rain' | 'snow', amount: number, units: Units): number {
  return of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
}

/** Whether an amount is too small for a number, except in inches. */
export function isHardlyAny(of: 'rain' | 'snow', amount: number, units: Units): boolean {
  return units[of] !== 'inches' && toSpokenDepth(of, amount, units) === 0;
}
