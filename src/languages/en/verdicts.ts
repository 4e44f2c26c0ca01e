import { toBeaufort } from '../../weather/atmosphere.ts';
import type { SpeechOptions, SkillLanguage } from '../../wording/language.ts';
import type {
  AlsoClause,
  WeatherFinding,
  Times,
  Condition,
  Presence,
  VerdictAnswer,
  AdviceContent,
  AdviceSubject,
  Garment,
} from '../../wording/plan/plan.ts';
import type { Opening, When } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import {
  toSpokenRain,
  toSpokenSnow,
  toSpokenTemperature,
  type Units,
} from '../../wording/units.ts';
import {
  clause,
  itIs,
  selectSkyWords,
  describeAmount,
  describeDegrees,
  describeGust,
  describeRange,
  describePlace,
  STORM_GUSTS,
  type Country,
} from './words.ts';
import { createSentenceFrames, withoutComma, createTimesWords } from './time.ts';

type Of<Form extends WeatherFinding['form']> = Extract<WeatherFinding, { form: Form }>;

/** Beaufort force from which on gusts have names of their own. */
const STORM = 9;

/** Percent up to which a probability is low. */
const FEW = 20;

/** English: a clause with place, time and hours at its end. */
export function createFindingWords(country: Country) {
  const { opened, closed, whenWords } = createSentenceFrames(country);
  const { timesWords, daysList } = createTimesWords(country);

  return (finding: WeatherFinding, opening: Opening, { units, now }: SpeechOptions): string => {
    switch (finding.form) {
      case 'sky':
        return (
          at(clause(selectSkyWords(finding.sky, country), now), finding.times) + also(finding.also)
        );
      case 'condition':
        return (
          at(describePresence(finding.of, finding.is, now), finding.times) + also(finding.also)
        );
      case 'probability': {
        const chance = at(`the chance of ${finding.of}`, finding.times);
        return `${chance} is ${finding.percent > 0 && finding.percent <= FEW ? 'only ' : ''}${finding.percent} percent${also(finding.also)}`;
      }
      case 'gusts': {
        const gusts = `${gustName(finding.gust)} of up to ${describeGust(finding.gust, units)}`;
        return at(`${now ? 'there are' : "there'll be"} ${gusts}`, finding.times);
      }
      case 'frost':
        return frostWords(finding);
      case 'frostFree': {
        const low = describeDegrees(finding.low, units);
        const value = finding.exactly ? `, at ${low}` : `, with a low of ${low}`;
        return (
          at(finding.exactly ? `${itIs(now)} above freezing` : "it'll stay above freezing") + value
        );
      }
      case 'warmth':
        return joinWords(
          at(describeWarmth(finding, units, now)),
          finding.daytime ? 'during the day' : '',
        );
      case 'sunshine': {
        const hours = Math.round(finding.hours);
        const words = hours === 1 ? 'an hour' : `${hours} hours`;
        return at(`there'll be about ${words} of sunshine`);
      }
      case 'drySpell':
        return at("it'll stay dry", finding.times);
      case 'amount': {
        const there = now ? "there's" : "there'll be";
        const peak = finding.peak ? `, most of it ${withoutComma(whenWords(finding.peak))}` : '';
        return at(`${there} ${describeDepth(finding, units)}`, finding.times) + peak;
      }
      case 'days':
        return daysWords(finding);
      case 'unknown':
        return at("there's no forecast for that");
    }

    /** The clause in its place and time. */
    function at(words: string, times: Times | null = null): string {
      return isLong(opening.when)
        ? `${opened(opening)}${joinWords(words, timesWords(times))}`
        : joinWords(words, closed(opening), timesWords(times));
    }

    function also(other: AlsoClause | null): string {
      if (!other) return '';
      const words = joinWords(
        clause(selectSkyWords(other.sky, country), now),
        timesWords(other.times),
      );
      return LINKS[other.link] + words;
    }

    function frostWords({ low, exactly, times }: Of<'frost'>): string {
      const isBarely = toSpokenTemperature(low, units) >= freezingPoint(units);
      if (isBarely) return at(`${itIs(now)} just below freezing`, times);
      const value = `${exactly ? 'at' : 'down to'} ${describeDegrees(low, units)}`;
      return `${at(`${itIs(now)} below freezing`, times)}, ${value}`;
    }

    /** `it'll rain in Cologne on Saturday, but it'll stay dry on Sunday`. */
    function daysWords({ of, groups }: Of<'days'>): string {
      const clauses = groups.map(({ is, whens, times }, index) => {
        const words = describePresence(of, is, false);
        if (whens === 'others') return `otherwise ${words}`;
        const days = joinWords(daysList(whens, isNegative(words), index === 0), timesWords(times));
        if (index === 0) return joinWords(words, describePlace(opening.place), days);
        return joinWords(is === 'maybe' ? 'and' : 'but', words, days);
      });
      return clauses.join(', ');
    }
  };

  function gustName(gust: number): string {
    const force = toBeaufort(gust);
    if (force < STORM) return 'strong gusts';
    return STORM_GUSTS[country].find(([from]) => force >= from)?.[1] ?? '';
  }
}

const LINKS: Record<AlsoClause['link'], string> = {
  otherwise: ', otherwise ',
  besides: ', and ',
  instead: ', but ',
};

/** Times after these would be mistaken for the end of them. */
function isLong({ kind }: When): boolean {
  return kind === 'hours' || kind === 'nextHours';
}

function isNegative(words: string): boolean {
  return words.includes("n't");
}

function freezingPoint({ temperature }: Units): number {
  return temperature === 'celsius' ? 0 : 32;
}

function describeWarmth({ low, high, chilled }: Of<'warmth'>, units: Units, now: boolean) {
  const isOne = toSpokenTemperature(low, units) === toSpokenTemperature(high, units);
  const range = isOne ? describeDegrees(low, units) : describeRange(low, 'to', high, units);
  const feels = now ? 'it feels like' : "it'll feel like";
  return chilled ? `${feels} ${range}` : `${itIs(now)} ${range}`;
}

function describeDepth({ of, amount }: Of<'amount'>, units: Units): string {
  if (amount === null) return `no ${of}`;
  const metric = of === 'snow' ? toSpokenSnow(amount, units) : toSpokenRain(amount, units);
  const isInches = units[of] === 'inches';
  return metric === 0 && !isInches ? `hardly any ${of}` : describeAmount(of, amount, units);
}

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Clause = readonly [ahead: string, now?: string];

type Clauses = Record<'yes' | 'maybe' | 'no', Clause> & Partial<Record<'hardly' | 'dry', Clause>>;

const CLAUSES: Record<Condition | 'suitable', Clauses> = {
  rain: {
    yes: ["it'll rain", "it's raining"],
    maybe: ['rain is possible'],
    hardly: ["there'll be hardly any rain", "there's hardly any rain"],
    no: ["it won't rain", "it isn't raining"],
    dry: ["it'll stay dry", "it's dry"],
  },
  snow: {
    yes: ["it'll snow", "it's snowing"],
    maybe: ['snow is possible'],
    hardly: ["there'll be hardly any snow", "there's hardly any snow"],
    no: ["it won't snow", "it isn't snowing"],
  },
  sun: {
    yes: ['the sun will shine', 'the sun is shining'],
    maybe: ["there'll be some sun", "there's some sun"],
    hardly: ["there'll be hardly any sun", "there's hardly any sun"],
    no: ["the sun won't come out", "the sun isn't shining"],
  },
  fog: {
    yes: ["there'll be fog", "there's fog"],
    maybe: ['fog is possible'],
    no: ["there won't be any fog", "there isn't any fog"],
  },
  storm: {
    yes: ["it'll be stormy", "it's stormy"],
    maybe: ['a thunderstorm is possible'],
    no: ["there won't be any storms", "there aren't any storms"],
  },
  thunder: {
    yes: ["there'll be thunderstorms", 'there are thunderstorms'],
    maybe: ['a thunderstorm is possible'],
    no: ["there won't be any thunderstorms", "there aren't any thunderstorms"],
  },
  frost: {
    yes: ["it'll be below freezing", "it's below freezing"],
    maybe: ['frost is possible'],
    no: ["it'll stay above freezing", "it's above freezing"],
  },
  ice: {
    yes: ["it'll be icy", "it's icy"],
    maybe: ['icy patches are possible'],
    hardly: ["there'll be frost but hardly any ice", "there's frost but hardly any ice"],
    no: ["there won't be any ice", "there isn't any ice"],
  },
  suitable: {
    yes: ['the weather will be fine for that', 'the weather is fine for that'],
    maybe: ['it might just work'],
    no: ["it won't work out"],
  },
};

function describePresence(of: Condition | 'suitable', is: Presence, now: boolean): string {
  const clauses = CLAUSES[of];
  const [ahead, present = ahead] = clauses[is] ?? clauses.no;
  return now ? present : ahead;
}

/** First words of answers to questions for yes or no. */
export const verdictWords: Record<VerdictAnswer, string> = {
  yes: 'yes',
  likely: 'probably',
  partly: 'partly',
  possible: 'maybe',
  unlikely: 'probably not',
  no: 'no',
  unknown: "sorry, I don't know",
};

type Answers = Record<'yes' | 'maybe' | 'no', string>;

const LAUNDRY: Record<Country, string> = { US: 'laundry', GB: 'washing' };

const ERRANDS: Record<Exclude<AdviceSubject, 'laundry'>, Answers> = {
  umbrella: {
    yes: 'yes, take an umbrella',
    maybe: 'maybe, take an umbrella just in case',
    no: "no, you won't need an umbrella",
  },
  barbecue: {
    yes: 'yes, the weather suits that',
    maybe: "maybe, though the weather isn't ideal for that",
    no: "no, the weather isn't right for that",
  },
  bicycle: {
    yes: 'yes, take your bike',
    maybe: 'maybe, but it might not be a pleasant ride',
    no: 'no, better leave your bike at home',
  },
  scraping: {
    yes: "yes, you'll have to scrape ice",
    maybe: "maybe you'll have to scrape ice",
    no: "no, you won't have to scrape ice",
  },
};

/** What to wear, and whether that is a jacket. */
const GARMENTS: Record<Garment, readonly [isJacket: string, words: string]> = {
  tShirt: ['no', 'a T-shirt is enough'],
  lightJacket: ['yes', 'a light jacket is enough'],
  warmJacket: ['yes', 'wear a warm jacket'],
  winterCoat: ['yes', 'wear a winter coat and a hat'],
  rainJacket: ['yes', 'take a rain jacket'],
  perhapsRainJacket: ['maybe', 'take a rain jacket just in case'],
  warmRainJacket: ['yes', 'wear a warm, waterproof jacket'],
  rainproofWinterCoat: ['yes', 'wear a waterproof winter coat'],
};

/** English, in two sentences: `yes, take an umbrella. It'll rain in Cologne tomorrow`. */
export function describeAdvice(country: Country): SkillLanguage['advice'] {
  const findingWords = createFindingWords(country);
  return ({ content, opening, finding }, manner) => {
    const why = findingWords(finding, opening, manner);
    return `${describeCounsel(content, country)}. ${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  };
}

function describeCounsel(counsel: AdviceContent, country: Country): string {
  if ('garment' in counsel) {
    const [isJacket, words] = GARMENTS[counsel.garment];
    return counsel.of === 'jacket' ? `${isJacket}, ${words}` : words;
  }
  const answers = counsel.of === 'laundry' ? laundry(LAUNDRY[country]) : ERRANDS[counsel.of];
  return answers[counsel.answer];
}

function laundry(noun: string): Answers {
  return {
    yes: `yes, you can hang the ${noun} outside`,
    maybe: `maybe, but it isn't ideal for hanging out the ${noun}`,
    no: `no, better dry the ${noun} inside`,
  };
}

export const createVerdictWords = (country: Country) => ({ answers: verdictWords, finding: createFindingWords(country), advice: describeAdvice(country) });
