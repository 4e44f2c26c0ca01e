import type { Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Manner } from '../../language.ts';
import type { Units } from '../../units.ts';
import { aroundWords, changeWords, degreesWords, rangeWords } from './numbers.ts';

interface Clause {
  subject: string;
  /** Null where it is plainly "to be". */
  verb: string | null;
  isPlural: boolean;
  value: string;
}

/** Beside the weather, without "to be": `teplota 8 stupňů`, `teploty 7 až 15 stupňů`. */
export function temperatureBeside(temperature: Temperature, units: Units): string {
  const { subject, verb, value } = clauseOf(temperature, units);
  return joined(subject, verb, value);
}

/** `nejvyšší teplota bude 12 stupňů`; after a time `dnes odpoledne bude nejvyšší teplota 12 stupňů`. */
export function temperatureWords(
  time: string,
  temperature: Temperature,
  { units, now }: Manner,
): string {
  const { subject, isPlural, value, ...clause } = clauseOf(temperature, units);
  const [one, many] = now ? ['je', 'jsou'] : ['bude', 'budou'];
  const verb = clause.verb ?? (isPlural ? many : one);
  return time === '' ? joined(subject, verb, value) : joined(time, verb, subject, value);
}

function clauseOf(temperature: Temperature, units: Units): Clause {
  switch (temperature.form) {
    case 'range': {
      const value = rangeWords(temperature.low, temperature.high, units);
      return { subject: 'teploty', verb: null, isPlural: true, value };
    }
    case 'around': {
      const value = aroundWords(temperature.value, units);
      return { subject: 'teploty', verb: null, isPlural: true, value };
    }
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stoupne' : 'klesne';
      const value = changeWords(temperature.from, temperature.to, units);
      return { subject: 'teplota', verb, isPlural: false, value };
    }
    default: {
      const subject = { exactly: 'teplota', high: 'nejvyšší teplota', low: 'nejnižší teplota' };
      const value = degreesWords(temperature.value, units);
      return { subject: subject[temperature.form], verb: null, isPlural: false, value };
    }
  }
}
