import type { RequestHandler } from 'ask-sdk-core';
import type { Collaborators } from '../src/collaborators.ts';
import { isIntent } from '../src/speech/is-intent.ts';
import { keep, recall } from '../src/speech/memory.ts';
import { phrasesOf } from '../src/speech/phrases/index.ts';
import { ask, sayAndGoOn } from '../src/speech/respond.ts';
import { saidSlots } from '../src/speech/said-slots.ts';
import { unitChoice } from '../src/speech/units.ts';

/** "Always say miles per hour." */
export function units({ store }: Collaborators): RequestHandler {
  return {
    canHandle: (input) => isIntent(input, 'UnitsIntent'),
    async handle(input) {
      const phrases = phrasesOf(input);
      const choice = unitChoice(saidSlots(input).unit);
      if (!choice) return ask(input, phrases.units.unknown);
      if (!store) return sayAndGoOn(input, phrases.cannotKeep);
      const kept = await recall(input);
      await keep(input, { units: { ...kept.units, ...choice } });
      return sayAndGoOn(input, phrases.units.chosen(choice));
    },
  };
}
