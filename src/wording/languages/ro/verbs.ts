/** `va` + `ploua`, of this moment `plouă`. */
export interface Verb {
  will: string;
  infinitive: string;
  present: string;
}

/** The verb of what can fall: `este posibil` + `să plouă`. */
export interface FallVerb extends Verb {
  subjunctive: string;
}

/** Of the sky. */
export const SKY_IS: Verb = { will: 'cerul va', infinitive: 'fi', present: 'cerul este' };

/** There is, there are. */
export const IS: Verb = { will: 'va', infinitive: 'fi', present: 'este' };
export const ARE: Verb = { will: 'vor', infinitive: 'fi', present: 'sunt' };

export const DRIZZLES: Verb = { will: 'va', infinitive: 'burnița', present: 'burnițează' };

export const RAINS: FallVerb = {
  will: 'va',
  infinitive: 'ploua',
  present: 'plouă',
  subjunctive: 'să plouă',
};

export const SNOWS: FallVerb = {
  will: 'va',
  infinitive: 'ninge',
  present: 'ninge',
  subjunctive: 'să ningă',
};

export const FALLS: FallVerb = {
  will: 'va',
  infinitive: 'cădea',
  present: 'cade',
  subjunctive: 'să cadă',
};

/** The same of several. */
export const FALL: FallVerb = { ...FALLS, will: 'vor', present: 'cad' };

/** `va ploua`, of this moment `plouă`. */
export function inTense({ will, infinitive, present }: Verb, now: boolean): string {
  return now ? present : `${will} ${infinitive}`;
}

/** `va mai ploua`: as it has before. */
export function furtherOn({ will, infinitive }: Verb): string {
  return `${will} mai ${infinitive}`;
}
