import type { SkillLanguage } from '../../wording/language.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Presence, Times } from '../../wording/plan/plan.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import { AMERICAN_THINGS, BRITISH_THINGS, createErrands, type Things } from './errands.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { nameGust } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import { describeDegrees, describeRange } from './temperatures.ts';
import { clause as skyClause, itIs, selectSkyWords } from './sky.ts';
import { createSentenceFrames, withoutComma, createTimesWords } from './time.ts';
import { listStormGusts } from './wind.ts';

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Form = readonly [ahead: string, now?: string];

const WEAK_GUSTS = [[0, 'strong gusts']] as const;

/** English: a clause with place, time and hours at its end. */
export function createVerdictWords(
  country: words.Country,
): Pick<SkillLanguage, 'answers' | 'finding' | 'advice' | 'joinAnswer'> {
  const { opened, closed, asObject, whenWords } = createSentenceFrames(country);
  const { timesWords, daysList } = createTimesWords(country);

  const verdicts = skeleton.createVerdicts<string, Form>({
    ...createCounsels(words.isAmerican(country) ? AMERICAN_THINGS : BRITISH_THINGS),
    presences: PRESENCES,
    links: { besides: 'and', instead: 'but' },
    describeSky: (sky, now) => skyClause(selectSkyWords(sky, country), now),
    inTense: ([ahead, present = ahead], now) => (now ? present : ahead),
    at,
    after: (link, clause, times) => joinWords(link, clause, timesWords(times)),
    probability({ of, percent, times }, isLow, opening) {
      if (percent === 0) return at(opening, `there's hardly any chance of ${of}`, times);
      const article = percent === 80 ? 'an' : 'a';
      const chance = `${isLow ? 'only ' : ''}${article} ${percent} percent chance`;
      return at(opening, `there's ${chance} of ${of}`, times);
    },
    gusts(gust, { units, now }) {
      const name = nameGust(gust, listStormGusts(country), WEAK_GUSTS);
      const there = now ? 'there are' : "there'll be";
      return `${there} ${name} up to ${words.describeGust(gust, units)}`;
    },
    frost({ low, exactly, times }, opening, { units, now }) {
      if (skeleton.isJustFreezing(low, units)) {
        return at(opening, `${itIs(now)} just below freezing`, times);
      }
      const value = `${exactly ? 'at' : 'down to'} ${describeDegrees(low, units)}`;
      return `${at(opening, `${itIs(now)} below freezing`, times)}, ${value}`;
    },
    frostFree({ low, exactly }, opening, { units, now }) {
      const degrees = describeDegrees(low, units);
      return exactly
        ? `${at(opening, `${itIs(now)} above freezing`)}, at ${degrees}`
        : `${at(opening, "it'll stay above freezing")}, with a low of ${degrees}`;
    },
    warmth({ low, high, chilled, daytime }, opening, { units, now }) {
      const degrees = skeleton.areSpokenAlike(low, high, units)
        ? describeDegrees(low, units)
        : describeRange(low, 'to', high, units);
      const feels = now ? 'it feels like' : "it'll feel like";
      const warmth = `${chilled ? feels : itIs(now)} ${degrees}`;
      const { when, place } = opening;
      return daytime
        ? joinWords(warmth, closed({ when, place }), 'during the day')
        : at(opening, warmth);
    },
    sunshine(hours, opening) {
      const time = hours === 1 ? 'an hour' : `${hours} hours`;
      return at(opening, `there'll be about ${time} of sunshine`);
    },
    fallen({ of, amount, isPossible }, { units, now }) {
      const there = isPossible ? 'there could be' : now ? "there's" : "there'll be";
      if (amount === null) return `${there} no ${of}`;
      if (skeleton.isHardlyAny(of, amount, units)) return `${there} hardly any ${of}`;
      return `${there} ${words.describeAmount(of, amount, units)}`;
    },
    chances: {
      ...CHANCES,
      atDegrees: (low, high, units) =>
        skeleton.areSpokenAlike(low, high, units)
          ? `at ${describeDegrees(low, units)}`
          : `at ${describeRange(low, 'to', high, units)}`,
    },
    peak: (when) => `most of it ${withoutComma(whenWords(when))}`,
    /** `it'll rain in Cologne on Saturday, but it'll stay dry on Sunday`; `it'll snow today, but not tomorrow`. */
    days(clause, { is, whens, times }, index, place, first) {
      const isLast = whens === 'others';
      const days = isLast
        ? 'on the other days'
        : joinWords(daysList(whens, isDenied(clause), index === 0), timesWords(times));
      if (index === 0) return joinWords(clause, words.describePlace(place), days);
      if (is === 'no' && CAN_BE_DENIED.has(first.is)) return joinWords('but not', days);
      return joinWords(is === 'maybe' && !isLast ? 'and' : 'but', clause, days);
    },
    unknown: (opening) => `I have no forecast for ${asObject(opening)}`,
  });
  return { ...verdicts, joinAnswer };

  /** The clause in its place and time; times after a stretch of hours would be mistaken for the end of it. */
  function at(opening: Opening, clause: string, times: Times | null = null): string {
    const { kind } = opening.when;
    return kind === 'hours' || kind === 'nextHours'
      ? `${opened(opening)}${joinWords(clause, timesWords(times))}`
      : joinWords(clause, closed(opening, isDenied(clause)), timesWords(times));
  }
}

/** `it won't rain`, `there'll be no snow`: on one day or the other. */
function isDenied(clause: string): boolean {
  return /n't |\bno\b|hardly any/.test(clause);
}

/** After which "not" is enough: `fog is possible today, but not tomorrow`. */
const CAN_BE_DENIED: ReadonlySet<Presence> = new Set(['yes', 'maybe']);

/** After maybe and the like, a new sentence begins. */
function joinAnswer(answer: string, finding: string): string {
  if (['yes', 'no', 'sorry'].includes(answer)) return `${answer}, ${finding}`;
  return `${answer}. ${finding.charAt(0).toUpperCase()}${finding.slice(1)}`;
}

const PRESENCES: skeleton.Presences<Form> = {
  yes: {
    rain: ["it'll rain", "it's raining"],
    snow: ["it'll snow", "it's snowing"],
    sun: ['the sun will shine', 'the sun is shining'],
    fog: ["there'll be fog", "there's fog"],
    storm: ["it'll be stormy", "it's stormy"],
    thunder: ["there'll be thunderstorms", 'there are thunderstorms'],
    hail: ["it'll hail", "it's hailing"],
    frost: ["it'll be below freezing", "it's below freezing"],
    ice: ["it'll be icy", "it's icy"],
    suitable: ['the weather will be fine for that', 'the weather is fine for that'],
  },
  maybe: {
    rain: ['rain is possible'],
    snow: ['snow is possible'],
    sun: ["there'll be some sun", "there's some sun"],
    fog: ['fog is possible'],
    storm: ['storm-force winds are possible'],
    thunder: ['a thunderstorm is possible'],
    hail: ['hail is possible'],
    frost: ['frost is possible'],
    ice: ['icy patches are possible'],
    suitable: ['it might just work'],
  },
  hardly: {
    rain: ["there'll be hardly any rain", "there's hardly any rain"],
    snow: ["there'll be hardly any snow", "there's hardly any snow"],
    sun: ["there'll be hardly any sun", "there's hardly any sun"],
    ice: [
      'despite the frost, the roads should stay dry',
      'despite the frost, the roads should be dry',
    ],
  },
  no: {
    rain: ["it won't rain", "it isn't raining"],
    snow: ["it won't snow", "it isn't snowing"],
    sun: ["the sun won't come out", "the sun isn't shining"],
    fog: ["there won't be any fog", "there isn't any fog"],
    storm: ["there won't be any storm-force winds", "there aren't any storm-force winds"],
    thunder: ["there won't be any thunderstorms", "there aren't any thunderstorms"],
    hail: ["hail isn't expected"],
    frost: ["it'll stay above freezing", "it's above freezing"],
    ice: ["icy roads aren't expected"],
    suitable: ["it won't work out"],
  },
  dry: ["it'll stay dry", "it's dry"],
};

const CHANCES: Omit<skeleton.Chances<Form>, 'atDegrees'> = {
  dark: ["it'll be dark", "it's dark already"],
  late: ["it'll be too late for that", "it's too late for that"],
  lowSun: ['the sun is too low to burn'],
  best: ["it'll be best", "it's best"],
};

function createCounsels(things: Things): skeleton.Counsels {
  return {
    /** In two sentences: `yes, take an umbrella. It'll rain in Cologne tomorrow`. */
    advice: (counsel, reason) => `${counsel}. ${reason.charAt(0).toUpperCase()}${reason.slice(1)}`,
    answers: {
      yes: 'yes',
      contrary: 'yes',
      likely: 'probably',
      partly: 'yes, partly',
      possible: 'maybe',
      unlikely: 'probably not',
      no: 'no',
      notNow: 'no, not right now',
      unknown: 'sorry',
    },
    firstWords: /^(?:yes|no|maybe)[,.] (?:but )?/,
    errands: createErrands(things),
    garments: {
      tShirt: ['no', 'a T-shirt is enough'],
      lightJacket: ['yes', 'a light jacket is enough'],
      warmJacket: ['yes', 'wear a warm jacket'],
      winterCoat: ['yes', 'wear a winter coat and a hat'],
      rainJacket: ['yes', 'take a rain jacket'],
      perhapsRainJacket: ['maybe', 'take a rain jacket just in case'],
      warmRainJacket: ['yes', 'wear a warm, waterproof jacket'],
      rainproofWinterCoat: ['yes', 'wear a waterproof winter coat'],
    },
  };
}
