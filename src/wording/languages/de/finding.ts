import { beaufort } from '../../../weather/wind.ts';
import type { Manner } from '../../language.ts';
import type { Also, DayGroup, Finding } from '../../plan/questions/verdict-statement.ts';
import type { Opening } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { frame, withoutComma } from './fact/frame.ts';
import { degreesWords, gustWords, rangeWords } from './numbers.ts';
import { placeWords } from './place.ts';
import { presenceWords } from './presence.ts';
import { predicate } from './sky.ts';
import { daysList, timesWords } from './times.ts';
import { whenWords } from './time.ts';
import { STORM_GUSTS } from './words.ts';

type Of<Form extends Finding['form']> = Extract<Finding, { form: Form }>;

const LINKS: Record<Also['link'], string> = {
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
      const gusts = `${gustName(finding.gust)} bis ${gustWords(finding.gust, units)}`;
      return joined(front, 'gibt es', middle, timesWords(finding.times), gusts);
    }
    case 'frost':
      return joined(
        front,
        'gibt es',
        middle,
        timesWords(finding.times),
        frostWords(finding, units),
      );
    case 'frostFree': {
      const low = degreesWords(finding.low, units, 'einem');
      const [verb, at] = finding.exactly ? ['ist es', 'bei'] : ['bleibt es', 'bei mindestens'];
      return joined(front, verb, middle, 'frostfrei', at, low);
    }
    case 'warmth': {
      const [verb, subject, value] = warmthWords(finding, units);
      return joined(front, verb, subject, middle, finding.daytime ? 'tagsüber' : '', value);
    }
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'rund eine Stunde' : `rund ${hours} Stunden`;
      return joined(front, 'scheint', middle, words, 'die Sonne');
    }
    case 'drySpell':
      return joined(front, 'bleibt es', middle, timesWords(finding.times), 'trocken');
    case 'amount': {
      const [verb, what] = amountWords(finding, units);
      const sum = finding.peak ? 'insgesamt' : '';
      const peak = finding.peak ? `, am meisten ${withoutComma(whenWords(finding.peak))}` : '';
      return joined(front, verb, middle, timesWords(finding.times), sum, what) + peak;
    }
    case 'days':
      return daysWords(finding, opening);
    case 'unknown':
      return joined(front, 'gibt es', middle, 'dazu keine Vorhersage');
  }
}

function alsoWords(also: Also | null): string {
  if (!also) return '';
  const [verb, rest] = predicate(also.sky);
  return `, ${joined(LINKS[also.link], verb, timesWords(also.times), rest)}`;
}

function probabilityWords({ of, percent, times }: Of<'probability'>, where: string): string {
  const noun = of === 'rain' ? 'die Regenwahrscheinlichkeit' : 'die Wahrscheinlichkeit für Schnee';
  return joined(
    noun,
    'liegt',
    where,
    timesWords(times),
    `${percent > 0 && percent <= FEW ? 'nur ' : ''}bei ${percent} Prozent`,
  );
}

function gustName(gust: number): string {
  const force = beaufort(gust);
  const names = force < STORM ? WEAK_GUSTS : STORM_GUSTS;
  return names.find(([from]) => force >= from)?.[1] ?? '';
}

function frostWords({ low, exactly }: Of<'frost'>, units: Units): string {
  const frost = FROSTS.find(([from]) => low >= from)?.[1] ?? '';
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (spokenTemperature(low, units) >= freezing) return `${frost} knapp unter dem Gefrierpunkt`;
  return `${frost} ${exactly ? 'bei' : 'mit bis zu'} ${degreesWords(low, units, 'einem')}`;
}

function warmthWords({ low, high, chilled }: Of<'warmth'>, units: Units) {
  const felt = chilled ? 'gefühlten ' : '';
  if (spokenTemperature(low, units) === spokenTemperature(high, units)) {
    const one = chilled ? 'gefühlte ' : '';
    return ['liegt', `die ${one}Temperatur`, `bei ${degreesWords(low, units, 'einem')}`] as const;
  }
  const range = rangeWords(low, 'und', high, units);
  return ['liegen', `die ${felt}Temperaturen`, `zwischen ${range}`] as const;
}

function amountWords({ of, amount }: Of<'amount'>, units: Units): readonly [string, string] {
  const noun = of === 'snow' ? 'Schnee' : 'Regen';
  if (amount === null) return ['ist', `kein ${noun} in Sicht`];
  const value = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  if (value === 0) return ['fällt', of === 'snow' ? 'kaum Schnee' : 'kaum messbarer Regen'];
  const litres = of === 'rain' && units.rain === 'litresPerSquareMetre';
  const unit = of === 'snow' ? 'Zentimeter' : 'Millimeter';
  const what = litres ? 'Liter Regen pro Quadratmeter' : `${unit} ${noun}`;
  return value === 1 ? ['fällt', `rund ein ${what}`] : ['fallen', `rund ${value} ${what}`];
}

/** `am Samstag regnet es in Köln, am Sonntag bleibt es trocken`. */
function daysWords({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }: DayGroup, at) => {
      const [verb, rest] = presenceWords(of, is, false);
      const front = whens === 'others' ? 'sonst' : daysList(whens, at === 0);
      return joined(front, verb, at === 0 ? placeWords(place) : '', timesWords(times), rest);
    })
    .join(', ');
}
