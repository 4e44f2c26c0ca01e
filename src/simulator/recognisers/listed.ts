import { tokenise } from '../tokens.ts';
import type { SlotTypeModel } from '../../skill-package/interaction-model.ts';
import type { Words } from '../words/words.ts';
import { keyOf, textOf, type Recogniser } from './meaning.ts';

/** Values of a custom slot type, by their names and synonyms; the slot's value is what was said. */
export function listedRecogniser({ values }: SlotTypeModel, words: Words): Recogniser {
  const entries = new Map(
    values.flatMap(({ id, name }) =>
      [name.value, ...name.synonyms].map((phrase) => [
        keyOf(tokenise(phrase, words)),
        { id, name: name.value },
      ]),
    ),
  );
  return (said) => {
    const entry = entries.get(keyOf(said));
    return entry && { guesses: 0, value: () => textOf(said), entry };
  };
}
