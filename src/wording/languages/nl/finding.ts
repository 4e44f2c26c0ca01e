import { beaufort } from '../../../weather/wind.ts';
import type { Manner } from '../../language.ts';
import type { Also, Finding } from '../../plan/questions/verdict-statement.ts';
import type { Opening } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { frame } from './fact/frame.ts';
import { amountWords, degreesWords, gustWords, rangeWords } from './numbers.ts';
import { placeWords } from './place.ts';
import { presenceWords } from './presence.ts';
import { predicate } from './sky.ts';
import { daysList, timesWords } from './times.ts';
import { whenWords } from './time.ts';
import { STORM_GUSTS } from './words.ts';

type Of<Form extends Finding['form']> = Extract<Finding, { form: Form }>;

const LINKS: Record<Also['link'], string> = {
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
export function findingWords(finding: Finding, opening: Opening, { units, now }: Manner): string {
  const { front, middle } = frame(opening);
  switch (finding.form) {
    case 'sky': {
      const [verb, rest] = predicate(finding.sky);
      return joined(front, verb, middle, timesWords(finding.times), rest) + alsoWords(finding.also);
    }
    case 'condition': {
      const [verb, rest] = presenceWords(finding.of, finding.is, now);
      return joined(front, verb, middle, timesWords(finding.times), rest) + alsoWords(finding.also);
    }
    case 'probability':
      return probabilityWords(finding, joined(front, middle)) + alsoWords(finding.also);
    case 'gusts': {
      const gusts = `${gustName(finding.gust)} tot ${gustWords(finding.gust, units)}`;
      return joined(front, 'zijn er', middle, timesWords(finding.times), gusts);
    }
    case 'frost': {
      const frost = frostWords(finding, units);
      return joined(front, 'vriest het', middle, timesWords(finding.times), frost);
    }
    case 'frostFree': {
      const low = degreesWords(finding.low, units);
      return finding.exactly
        ? joined(front, 'is het', middle, 'vorstvrij bij', low)
        : joined(front, 'blijft het', middle, 'vorstvrij met een minimum van', low);
    }
    case 'warmth': {
      const [verb, value] = warmthWords(finding, units);
      return joined(front, verb, middle, finding.daytime ? 'overdag' : '', value);
    }
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'een uur' : `${hours} uur`;
      return joined(front, 'schijnt', middle, 'ongeveer', words, 'de zon');
    }
    case 'drySpell':
      return joined(front, 'blijft het', middle, timesWords(finding.times), 'droog');
    case 'amount': {
      const [verb, what] = depthWords(finding, units);
      const sum = finding.peak ? 'in totaal' : '';
      const peak = finding.peak ? `, het meeste ${whenWords(finding.peak)}` : '';
      return joined(front, verb, middle, timesWords(finding.times), sum, what) + peak;
    }
    case 'days':
      return daysWords(finding, opening);
    case 'unknown':
      return joined(front, 'is er', middle, 'geen verwachting beschikbaar');
  }
}

function alsoWords(also: Also | null): string {
  if (!also) return '';
  const [verb, rest] = predicate(also.sky);
  return `, ${joined(LINKS[also.link], verb, timesWords(also.times), rest)}`;
}

function probabilityWords({ of, percent, times }: Of<'probability'>, where: string): string {
  const chance = `de kans op ${of === 'rain' ? 'regen' : 'sneeuw'} is`;
  const only = percent > 0 && percent <= FEW ? 'maar' : '';
  return joined(chance, where, timesWords(times), only, `${percent} procent`);
}

function gustName(gust: number): string {
  const force = beaufort(gust);
  if (force < STORM) return 'stevige windstoten';
  return STORM_GUSTS.find(([from]) => force >= from)?.[1] ?? '';
}

/** `licht, met een minimum van min 3 graden`. */
function frostWords({ low, exactly }: Of<'frost'>, units: Units): string {
  const frost = FROSTS.find(([from]) => low >= from)?.[1] ?? '';
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (spokenTemperature(low, units) >= freezing) return `${frost}, net onder het vriespunt`;
  const degrees = degreesWords(low, units);
  return exactly ? `${frost} bij ${degrees}` : `${frost}, met een minimum van ${degrees}`;
}

function warmthWords({ low, high, chilled }: Of<'warmth'>, units: Units) {
  const subject = chilled ? 'de gevoelstemperatuur' : 'de temperatuur';
  if (spokenTemperature(low, units) !== spokenTemperature(high, units)) {
    return [`ligt ${subject}`, `tussen ${rangeWords(low, 'en', high, units)}`] as const;
  }
  return [chilled ? `is ${subject}` : 'is het', degreesWords(low, units)] as const;
}

function depthWords({ of, amount }: Of<'amount'>, units: Units): readonly [string, string] {
  const noun = of === 'snow' ? 'sneeuw' : 'regen';
  if (amount === null) return ['is er', `geen ${noun} in zicht`];
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  const hardly = depth === 0 && units[of] !== 'inches';
  return ['valt er', hardly ? `nauwelijks ${noun}` : amountWords(of, amount, units)];
}

/** `zaterdag regent het in Utrecht, zondag blijft het droog`. */
function daysWords({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }, at) => {
      const [verb, rest] = presenceWords(of, is, false);
      const front = whens === 'others' ? 'verder' : daysList(whens, at === 0);
      return joined(front, verb, at === 0 ? placeWords(place) : '', timesWords(times), rest);
    })
    .join(', ');
}
