import { beaufort } from '../../../weather/wind.ts';
import type { Manner } from '../../language.ts';
import type { Also, Finding } from '../../plan/questions/verdict-statement.ts';
import type { Opening } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import { spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import { clause, wordsOfSky } from './clause.ts';
import { amountFalls, degreesWords, gustWords, rangeWords } from './numbers.ts';
import { noForecastWords, openingWords } from './opening.ts';
import { placeWords } from './place.ts';
import { presenceWords } from './presence.ts';
import { whenWords } from './time.ts';
import { daysList, timesWords } from './times.ts';
import { STORM_GUSTS, THERE_ARE } from './words.ts';

type Of<Form extends Finding['form']> = Extract<Finding, { form: Form }>;

const LINKS: Record<Also['link'], string> = {
  otherwise: 'per il resto',
  besides: 'inoltre',
  instead: 'ma',
};

/** Gusts below a storm's, and the force (Beaufort) that a storm's have. */
const WEAK_GUSTS = [[8, 'raffiche molto forti'], [0, 'raffiche forti']] as const; // prettier-ignore
const STORM = 9;

/** Percent up to which a probability is low. */
const FEW = 20;

/** A clause with time and place in front, as a sentence of its own or after "sì," and "perché". */
export function findingWords(finding: Finding, opening: Opening, manner: Manner): string {
  if (finding.form === 'days') return daysWords(finding, opening);
  if (finding.form === 'unknown') return noForecastWords(opening);
  return joined(openingWords(opening), clauseOf(finding, manner));
}

function clauseOf(
  finding: Exclude<Finding, { form: 'days' | 'unknown' }>,
  { units, now }: Manner,
): string {
  switch (finding.form) {
    case 'sky':
      return withTimes(clause(wordsOfSky(finding.sky), now), finding, now);
    case 'condition':
      return withTimes(presenceWords(finding.of, finding.is, now), finding, now);
    case 'probability':
      return probabilityWords(finding) + alsoWords(finding.also, now);
    case 'gusts': {
      const gusts = `${gustName(finding.gust)} fino a ${gustWords(finding.gust, units)}`;
      return joined(now ? THERE_ARE.now : THERE_ARE.later, gusts, timesWords(finding.times));
    }
    case 'frost':
      return frostWords(finding, units, now);
    case 'frostFree': {
      const low = degreesWords(finding.low, units);
      const freezes = presenceWords('frost', 'no', now);
      return `${freezes}, con ${finding.exactly ? low : `una minima di ${low}`}`;
    }
    case 'warmth':
      return joined(finding.daytime ? 'di giorno' : '', warmthWords(finding, units, now));
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      return hours === 1 ? "ci sarà circa un'ora di sole" : `ci saranno circa ${hours} ore di sole`;
    }
    case 'drySpell':
      return joined(presenceWords('rain', 'dry', now), timesWords(finding.times));
    case 'amount': {
      const peak = finding.peak ? `, soprattutto ${whenWords(finding.peak)}` : '';
      return joined(depthWords(finding, units), timesWords(finding.times)) + peak;
    }
  }
}

function withTimes(
  words: string,
  { times, also }: Pick<Of<'sky'>, 'times' | 'also'>,
  now: boolean,
): string {
  return joined(words, timesWords(times)) + alsoWords(also, now);
}

function alsoWords(also: Also | null, now: boolean): string {
  if (!also) return '';
  return `, ${joined(LINKS[also.link], clause(wordsOfSky(also.sky), now), timesWords(also.times))}`;
}

/** `la probabilità di pioggia dalle 15 è solo del 20 per cento`. */
function probabilityWords({ of, percent, times }: Of<'probability'>): string {
  const noun = of === 'rain' ? 'la probabilità di pioggia' : 'la probabilità di neve';
  const only = percent > 0 && percent <= FEW ? 'solo' : '';
  return joined(noun, timesWords(times), 'è', only, `${ofThe(percent)} per cento`);
}

/** `dello 0`, `del 20`, `dell'80`: the article of a ten as it is read. */
function ofThe(ten: number): string {
  if (ten === 0) return 'dello 0';
  return ten === 80 ? "dell'80" : `del ${ten}`;
}

function gustName(gust: number): string {
  const force = beaufort(gust);
  const names = force < STORM ? WEAK_GUSTS : STORM_GUSTS;
  return names.find(([from]) => force >= from)?.[1] ?? '';
}

function frostWords({ low, exactly, times }: Of<'frost'>, units: Units, now: boolean): string {
  const freezes = presenceWords('frost', 'yes', now);
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (spokenTemperature(low, units) >= freezing) {
    return joined(freezes, 'leggermente', timesWords(times));
  }
  const value = exactly ? '' : 'temperature fino a';
  return `${joined(freezes, timesWords(times))}, ${joined('con', value, degreesWords(low, units))}`;
}

function warmthWords({ low, high, chilled }: Of<'warmth'>, units: Units, now: boolean): string {
  if (spokenTemperature(low, units) === spokenTemperature(high, units)) {
    const is = `${now ? 'è' : 'sarà'} di ${degreesWords(low, units)}`;
    return joined('la temperatura', chilled ? 'percepita' : '', is);
  }
  const are = `${now ? 'sono' : 'saranno'} tra ${rangeWords(low, 'e', high, units)}`;
  return joined('le temperature', chilled ? 'percepite' : '', are);
}

function depthWords({ of, amount, peak }: Of<'amount'>, units: Units): string {
  const noun = of === 'snow' ? 'neve' : 'pioggia';
  if (amount === null) return `non è prevista ${noun}`;
  const depth = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  if (depth === 0 && units[of] !== 'inches') return `cadrà pochissima ${noun}`;
  return amountFalls(of, amount, units, peak ? 'in tutto' : '');
}

/** `sabato a Roma pioverà, domenica il tempo resterà asciutto`. */
function daysWords({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }, at) => {
      const days = whens === 'others' ? 'negli altri giorni' : daysList(whens, at === 0);
      const where = at === 0 ? placeWords(place) : '';
      return joined(days, where, presenceWords(of, is, false), timesWords(times));
    })
    .join(', ');
}
