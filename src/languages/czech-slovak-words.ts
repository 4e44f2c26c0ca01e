import { joinWords } from '../wording/grammar.ts';

/** What can happen, after its verb in the present and in the future, and as a label. */
export interface Words {
  verb: 'be' | 'beMany' | 'auxiliary';
  now: string;
  ahead: string;
  label: string;
}

/** What falls, as a verb of its own: `prší`, `pršet`. */
export interface Verb {
  now: string;
  infinitive: string;
}

/** `je zataženo`, `bude zataženo`. */
export function it(words: string): Words {
  return { verb: 'be', now: words, ahead: words, label: words };
}

/** `jsou přeháňky`, `budou přeháňky`. */
export function they(words: string): Words {
  return { ...it(words), verb: 'beMany' };
}

/** `slabě prší`, `bude slabě pršet`. */
export function does(adverb: string, { now, infinitive }: Verb, label: string): Words {
  return {
    verb: 'auxiliary',
    now: joinWords(adverb, now),
    ahead: joinWords(adverb, infinitive),
    label,
  };
}

/** `padá déšť se sněhem`, `bude padat déšť se sněhem`. */
export function falls(label: string, { now, infinitive }: Verb): Words {
  return { verb: 'auxiliary', now: `${now} ${label}`, ahead: `${infinitive} ${label}`, label };
}
