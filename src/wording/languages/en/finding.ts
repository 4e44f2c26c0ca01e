import { beaufort } from '../../../weather/wind.ts';
import type { Manner } from '../../language.ts';
import type { Also, Finding, Times } from '../../plan/questions/verdict-statement.ts';
import type { Opening, When } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { clause, itIs, wordsOfSky } from './clause.ts';
import { frames, withoutComma } from './fact/frame.ts';
import { amountWords, degreesWords, gustWords, rangeWords } from './numbers.ts';
import { placeWords } from './place.ts';
import { presenceWords } from './presence.ts';
import { timesWordsOf } from './times.ts';
import { STORM_GUSTS, type Country } from './words.ts';

type Of<Form extends Finding['form']> = Extract<Finding, { form: Form }>;

/** Beaufort force from which on gusts have names of their own. */
const STORM = 9;

/** Percent up to which a probability is low. */
const FEW = 20;

/** English: a clause with place, time and hours at its end. */
export function findingWordsOf(country: Country) {
  const { opened, closed, whenWords } = frames(country);
  const { timesWords, daysList } = timesWordsOf(country);

  return (finding: Finding, opening: Opening, { units, now }: Manner): string => {
    switch (finding.form) {
      case 'sky':
        return (
          at(clause(wordsOfSky(finding.sky, country), now), finding.times) + also(finding.also)
        );
      case 'condition':
        return at(presenceWords(finding.of, finding.is, now), finding.times) + also(finding.also);
      case 'probability': {
        const chance = at(`the chance of ${finding.of}`, finding.times);
        return `${chance} is ${finding.percent > 0 && finding.percent <= FEW ? 'only ' : ''}${finding.percent} percent${also(finding.also)}`;
      }
      case 'gusts': {
        const gusts = `${gustName(finding.gust)} of up to ${gustWords(finding.gust, units)}`;
        return at(`${now ? 'there are' : "there'll be"} ${gusts}`, finding.times);
      }
      case 'frost':
        return frostWords(finding);
      case 'frostFree': {
        const low = degreesWords(finding.low, units);
        const value = finding.exactly ? `, at ${low}` : `, with a low of ${low}`;
        return (
          at(finding.exactly ? `${itIs(now)} above freezing` : "it'll stay above freezing") + value
        );
      }
      case 'warmth':
        return joined(
          at(warmthWords(finding, units, now)),
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
        return at(`${there} ${depthWords(finding, units)}`, finding.times) + peak;
      }
      case 'days':
        return daysWords(finding);
      case 'unknown':
        return at("there's no forecast for that");
    }

    /** The clause in its place and time. */
    function at(words: string, times: Times | null = null): string {
      return isLong(opening.when)
        ? `${opened(opening)}${joined(words, timesWords(times))}`
        : joined(words, closed(opening), timesWords(times));
    }

    function also(other: Also | null): string {
      if (!other) return '';
      const words = joined(clause(wordsOfSky(other.sky, country), now), timesWords(other.times));
      return LINKS[other.link] + words;
    }

    function frostWords({ low, exactly, times }: Of<'frost'>): string {
      const isBarely = spokenTemperature(low, units) >= freezingPoint(units);
      if (isBarely) return at(`${itIs(now)} just below freezing`, times);
      const value = `${exactly ? 'at' : 'down to'} ${degreesWords(low, units)}`;
      return `${at(`${itIs(now)} below freezing`, times)}, ${value}`;
    }

    /** `it'll rain in Cologne on Saturday, but it'll stay dry on Sunday`. */
    function daysWords({ of, groups }: Of<'days'>): string {
      const clauses = groups.map(({ is, whens, times }, index) => {
        const words = presenceWords(of, is, false);
        if (whens === 'others') return `otherwise ${words}`;
        const days = joined(daysList(whens, isNegative(words), index === 0), timesWords(times));
        if (index === 0) return joined(words, placeWords(opening.place), days);
        return joined(is === 'maybe' ? 'and' : 'but', words, days);
      });
      return clauses.join(', ');
    }
  };

  function gustName(gust: number): string {
    const force = beaufort(gust);
    if (force < STORM) return 'strong gusts';
    return STORM_GUSTS[country].find(([from]) => force >= from)?.[1] ?? '';
  }
}

const LINKS: Record<Also['link'], string> = {
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

function warmthWords({ low, high, chilled }: Of<'warmth'>, units: Units, now: boolean) {
  const isOne = spokenTemperature(low, units) === spokenTemperature(high, units);
  const range = isOne ? degreesWords(low, units) : rangeWords(low, 'to', high, units);
  const feels = now ? 'it feels like' : "it'll feel like";
  return chilled ? `${feels} ${range}` : `${itIs(now)} ${range}`;
}

function depthWords({ of, amount }: Of<'amount'>, units: Units): string {
  if (amount === null) return `no ${of}`;
  const metric = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const isInches = units[of] === 'inches';
  return metric === 0 && !isInches ? `hardly any ${of}` : amountWords(of, amount, units);
}
