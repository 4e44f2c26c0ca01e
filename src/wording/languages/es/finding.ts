import { beaufort } from '../../../weather/wind.ts';
import { joined } from '../../joined.ts';
import type { Manner } from '../../language.ts';
import type { Also, DayGroup, Finding, Times } from '../../plan/questions/verdict-statement.ts';
import type { Opening } from '../../plan/statement.ts';
import { spokenRain, spokenSnow, spokenTemperature, type Units } from '../../units.ts';
import {
  amountWords,
  betweenWords,
  degreesWords,
  feltWords,
  gustWords,
  rangeWords,
} from './numbers.ts';
import { placeWords } from './place.ts';
import { presenceWords } from './presence.ts';
import { clause, wordsOfSky } from './sky.ts';
import { forWhen, whenOfHours, whenWords } from './time.ts';
import { daysList, timesWords } from './times.ts';
import { GUSTS, THERE_IS, type Verb } from './words.ts';

type Of<Form extends Finding['form']> = Extract<Finding, { form: Form }>;

const LINKS: Record<Also['link'], string> = {
  otherwise: 'por lo demás',
  besides: 'y además',
  instead: 'pero',
};

/** Lowest temperature (°C) of each. */
const FROSTS = [
  [-4, 'heladas débiles'],
  [-10, 'heladas moderadas'],
  [-15, 'heladas fuertes'],
  [-Infinity, 'heladas muy fuertes'],
] as const;

/** Percent up to which a probability is low. */
const FEW = 20;

const THE_CHILL_IS: Verb = ['la sensación térmica será de', 'la sensación térmica es de'];

/** A clause with its time first and its place after the verb: `mañana lloverá en Sevilla`. */
export function findingWords(finding: Finding, opening: Opening, { units, now }: Manner): string {
  const said = (verb: Verb) => verb[now ? 1 : 0];
  switch (finding.form) {
    case 'sky':
      return at(clause(wordsOfSky(finding.sky), now), finding.times) + alsoWords(finding.also, now);
    case 'condition':
      return (
        at(presenceWords(finding.of, finding.is, now), finding.times) + alsoWords(finding.also, now)
      );
    case 'probability': {
      const { of, percent, times, also } = finding;
      const chance = at(`la probabilidad de ${of === 'rain' ? 'lluvia' : 'nieve'}`, times);
      const only = percent > 0 && percent <= FEW ? 'solo ' : '';
      return `${chance} es ${only}del ${percent} por ciento${alsoWords(also, now)}`;
    }
    case 'gusts': {
      const name = GUSTS.find(([from]) => beaufort(finding.gust) >= from)?.[1] ?? '';
      const gusts = `${name} de ${gustWords(finding.gust, units)}`;
      return at(`${said(THERE_IS)} ${gusts}`, finding.times);
    }
    case 'frost':
      return `${at(`${said(THERE_IS)} ${frostName(finding)}`, finding.times)}, ${frostDegrees(finding, units)}`;
    case 'frostFree': {
      const low = degreesWords(finding.low, units);
      const value = finding.exactly ? `con ${low}` : `con una mínima de ${low}`;
      return `${at(presenceWords('frost', 'no', now))}, ${value}`;
    }
    case 'warmth': {
      const verb = finding.chilled ? THE_CHILL_IS : THERE_IS;
      const words = `${said(verb)} ${warmthDegrees(finding, units)}`;
      return joined(at(words), finding.daytime ? 'durante el día' : '');
    }
    case 'sunshine': {
      const hours = Math.round(finding.hours);
      const words = hours === 1 ? 'alrededor de una hora de sol' : `unas ${hours} horas de sol`;
      return at(`habrá ${words}`);
    }
    case 'drySpell':
      return at('no lloverá', finding.times);
    case 'amount': {
      const peak = finding.peak ? `, sobre todo ${whenWords(finding.peak)}` : '';
      return at(fallenWords(finding, units, now), finding.times) + peak;
    }
    case 'days':
      return daysWords(finding, opening);
    case 'unknown':
      return joined('no hay previsión', forWhen(opening.when), placeWords(opening.place));
  }

  function at(words: string, times: Times | null = null): string {
    const hasHours = times !== null && 'spans' in times;
    const time = hasHours ? whenOfHours(opening.when) : whenWords(opening.when);
    return joined(time, words, placeWords(opening.place), timesWords(times));
  }
}

function alsoWords(also: Also | null, now: boolean): string {
  if (!also) return '';
  const words = clause(wordsOfSky(also.sky), now);
  return `, ${joined(LINKS[also.link], words, timesWords(also.times))}`;
}

function frostName({ low }: Of<'frost'>): string {
  return FROSTS.find(([from]) => low >= from)?.[1] ?? '';
}

function frostDegrees({ low, exactly }: Of<'frost'>, units: Units): string {
  const freezing = units.temperature === 'celsius' ? 0 : 32;
  if (spokenTemperature(low, units) >= freezing) return 'justo por debajo del punto de congelación';
  return `de ${exactly ? '' : 'hasta '}${degreesWords(low, units)}`;
}

function warmthDegrees({ low, high, chilled }: Of<'warmth'>, units: Units): string {
  if (spokenTemperature(low, units) === spokenTemperature(high, units)) {
    return chilled ? feltWords(low, units) : degreesWords(low, units);
  }
  return chilled ? rangeWords(low, 'a', high, units) : betweenWords(low, high, units);
}

/** `caerán unos 4 litros por metro cuadrado`, over several days `caerán en total`, `apenas lloverá`. */
function fallenWords({ of, amount, peak }: Of<'amount'>, units: Units, now: boolean): string {
  if (amount === null) return `no se espera ${of === 'snow' ? 'nieve' : 'lluvia'}`;
  const value = of === 'snow' ? spokenSnow(amount, units) : spokenRain(amount, units);
  if (value === 0 && units[of] !== 'inches') return presenceWords(of, 'hardly', now);
  const [verb, what] = amountWords(of, amount, units);
  return joined(verb[now ? 1 : 0], peak ? 'en total' : '', what);
}

/** `el sábado lloverá en Sevilla, pero el domingo no`. */
function daysWords({ of, groups }: Of<'days'>, { place }: Opening): string {
  return groups
    .map(({ is, whens, times }: DayGroup, index) => {
      const isOpposite = index > 0 && groups[0]?.is !== is && (is === 'no' || is === 'dry');
      const words = isOpposite ? 'no' : presenceWords(of, is, false);
      if (whens === 'others') return `y el resto de los días ${words}`;
      const days = daysList(whens, index === 0);
      if (index === 0) return joined(days, words, placeWords(place), timesWords(times));
      return joined(is === 'maybe' ? '' : 'pero', days, words, timesWords(times));
    })
    .join(', ');
}
