import { joinWords } from '../wording/grammar.ts';

/** What can happen, after its verb in the present and in the future, and as a label. */
export interface SkyClause {
  verb: 'be' | 'beMany' | 'auxiliary';
  now: string;
  ahead: string;
  label: string;
}

/** What falls, as a verb of its own: `prší`, `pršet`. */
export interface VerbForms {
  now: string;
  infinitive: string;
}

/** `je zataženo`, `bude zataženo`. */
export function it(words: string): SkyClause {
  return { verb: 'be', now: words, ahead: words, label: words };
}

/** `jsou přeháňky`, `budou přeháňky`. */
export function they(words: string): SkyClause {
  return { ...it(words), verb: 'beMany' };
}

/** `slabě prší`, `bude slabě pršet`. */
export function does(adverb: string, { now, infinitive }: VerbForms, label: string): SkyClause {
  return {
    verb: 'auxiliary',
    now: joinWords(adverb, now),
    ahead: joinWords(adverb, infinitive),
    label,
  };
}

/** `padá déšť se sněhem`, `bude padat déšť se sněhem`. */
export function falling(label: string, { now, infinitive }: VerbForms): SkyClause {
  return { verb: 'auxiliary', now: `${now} ${label}`, ahead: `${infinitive} ${label}`, label };
}
