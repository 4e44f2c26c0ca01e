import type { Temperature } from '../../plan/statement.ts';
import { joined } from '../../joined.ts';
import type { Manner } from '../../language.ts';
import type { Units } from '../../units.ts';
import { aroundWords, changeWords, degreesWords, rangeWords } from './numbers.ts';

interface Clause {
  subject: string;
  /** Null where it is plainly "to be". */
  verb: string | null;
  value: string;
}

/** Beside the weather, without "to be": `teplota 8 stupňov`, `teplota klesne z dvoch na jeden stupeň`. */
export function temperatureBeside(temperature: Temperature, units: Units): string {
  const { subject, verb, value } = clauseOf(temperature, units);
  return joined(subject, verb, value);
}

/** `najvyššia teplota bude 12 stupňov`; after a time `dnes popoludní bude najvyššia teplota 12 stupňov`. */
export function temperatureWords(
  time: string,
  temperature: Temperature,
  { units, now }: Manner,
): string {
  const { subject, value, ...clause } = clauseOf(temperature, units);
  const verb = clause.verb ?? (now ? 'je' : 'bude');
  return time === '' ? joined(subject, verb, value) : joined(time, verb, subject, value);
}

function clauseOf(temperature: Temperature, units: Units): Clause {
  switch (temperature.form) {
    case 'range': {
      const value = rangeWords(temperature.low, temperature.high, units);
      return { subject: 'teplota', verb: null, value };
    }
    case 'around':
      return { subject: 'teplota', verb: null, value: aroundWords(temperature.value, units) };
    case 'change': {
      const verb = temperature.to > temperature.from ? 'stúpne' : 'klesne';
      const value = changeWords(temperature.from, temperature.to, units);
      return { subject: 'teplota', verb, value };
    }
    default: {
      const subject = { exactly: 'teplota', high: 'najvyššia teplota', low: 'najnižšia teplota' };
      const value = degreesWords(temperature.value, units);
      return { subject: subject[temperature.form], verb: null, value };
    }
  }
}
