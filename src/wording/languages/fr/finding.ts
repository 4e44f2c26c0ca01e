import { joined } from '../../joined.ts';
import type { Manner } from '../../language.ts';
import type { Also, DayGroup, Finding } from '../../plan/questions/verdict-statement.ts';
import type { Opening } from '../../plan/statement.ts';
import { spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { amountWords, degreesWords, rangeWords } from './numbers.ts';
import { forWhenAndWhere, opened } from './opening.ts';
import { placeWords } from './place.ts';
import { presenceWords } from './presence.ts';
import { clause, tenseOf, wordsOf, type Tense } from './sky.ts';
import { daysList, timesWords } from './times.ts';
import { whenWords } from './time.ts';
import { gustsReach } from './wind.ts';

type Of<Form extends Finding['form']> = Extract<Finding, { form: Form }>;

const LINKS: Record<Also['link'], string> = {
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
export function findingWords(finding: Finding, opening: Opening, { units, now }: Manner): string {
  const tense = tenseOf(now);
  if (finding.form === 'days') return daysWords(finding, opening);
  if (finding.form === 'unknown') {
    return `il n'y a pas de prévision à ce sujet ${forWhenAndWhere(opening)}`;
  }
  const words = `${opened(opening)}${clauseWords(finding, tense, units)}`;
  return 'also' in finding ? words + alsoWords(finding.also, tense) : words;
}

function clauseWords(
  finding: Exclude<Finding, { form: 'days' | 'unknown' }>,
  tense: Tense,
  units: Units,
): string {
  switch (finding.form) {
    case 'sky':
      return joined(clause(wordsOf(finding.sky), tense), timesWords(finding.times));
    case 'condition':
      return joined(presenceWords(finding.of, finding.is, tense), timesWords(finding.times));
    case 'probability':
      return probabilityWords(finding);
    case 'gusts':
      return joined(gustsReach(finding.gust, '', tense, units), timesWords(finding.times));
    case 'frost':
      return frostWords(finding, tense, units);
    case 'frostFree': {
      const low = degreesWords(finding.low, units);
      return joined(`${presenceWords('frost', 'no', tense)}, avec`, atLeast(finding.exactly), low);
    }
    case 'warmth':
      return joined(warmthWords(finding, tense, units), finding.daytime ? 'en journée' : '');
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'une heure' : `${hours} heures`;
      return `il y aura environ ${words} de soleil`;
    }
    case 'drySpell':
      return joined(presenceWords('rain', 'dry', tense), timesWords(finding.times));
    case 'amount':
      return fallenWords(finding, units);
  }
}

function alsoWords(also: Also | null, tense: Tense): string {
  if (!also) return '';
  const words = clause(wordsOf(also.sky), tense);
  return `, ${joined(LINKS[also.link], words, timesWords(also.times))}`;
}

function probabilityWords({ of, percent, times }: Of<'probability'>): string {
  const noun = of === 'rain' ? 'la probabilité de pluie' : 'la probabilité de neige';
  const is = percent > 0 && percent <= FEW ? "n'est que de" : 'est de';
  return joined(noun, is, `${percent} pour cent`, timesWords(times));
}

/** `il gèlera légèrement jusqu'à 9 heures, avec un minimum de moins 3 degrés`. */
function frostWords({ low, exactly, times }: Of<'frost'>, tense: Tense, units: Units): string {
  const how = FROSTS.find(([from]) => low >= from)?.[1] ?? '';
  const freezes = joined(presenceWords('frost', 'yes', tense), how, timesWords(times));
  const [freezing, name] = FREEZING[units.temperature];
  if (spokenTemperature(low, units) >= freezing) return `${freezes}, juste en dessous de ${name}`;
  return joined(`${freezes}, avec`, atLeast(exactly), degreesWords(low, units));
}

/** Never "au moins", which would be heard as a sign. */
function atLeast(exactly: boolean): string {
  return exactly ? '' : 'un minimum de';
}

function warmthWords({ low, high, chilled }: Of<'warmth'>, tense: Tense, units: Units): string {
  const isOne = spokenTemperature(low, units) === spokenTemperature(high, units);
  const degrees = isOne ? degreesWords(low, units) : `entre ${rangeWords(low, 'et', high, units)}`;
  if (chilled) return `${tense === 'present' ? 'on ressent' : 'on ressentira'} ${degrees}`;
  return `${tense === 'present' ? 'il fait' : 'il fera'} ${degrees}`;
}

function fallenWords({ of, amount, times, peak }: Of<'amount'>, units: Units): string {
  if (amount === null) return `aucune ${of === 'snow' ? 'chute de neige' : 'pluie'} n'est prévue`;
  const sum = peak ? 'en tout' : '';
  const most = peak ? `, surtout ${whenWords(peak)}` : '';
  return joined(depthWords(of, amount, sum, units), timesWords(times)) + most;
}

function depthWords(of: 'rain' | 'snow', amount: number, sum: string, units: Units): string {
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  if (depth === 0 && units[of] !== 'inches') {
    return `il ne tombera presque pas de ${of === 'snow' ? 'neige' : 'pluie'}`;
  }
  return joined('il tombera', sum, amountWords(of, amount, units));
}

/** `samedi à Lille, il pleuvra, dimanche le temps restera sec`. */
function daysWords({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }: DayGroup, at) => {
      const words = joined(presenceWords(of, is, 'future'), timesWords(times));
      const days = whens === 'others' ? 'sinon' : daysList(whens, at === 0);
      return at === 0 ? `${joined(days, placeWords(place))}, ${words}` : `${days} ${words}`;
    })
    .join(', ');
}
