import type { IntentModel, SlotTypeModel } from '../../src/skill-package/interaction-model.ts';

const SLOT = /\{(\w+)\}/g;

/** A sample with slot types in place of slot names, which is all that Alexa can distinguish. */
export function withTypes(sample: string, { slots }: IntentModel): string {
  return sample.replace(SLOT, (_, slot: string) => `{${typeOf(slot, slots)}}`);
}

/** Lists the sentences of a sample with the values of the model's own types, those of one slot at a time. */
export function sentencesOf(
  sample: string,
  intent: IntentModel,
  types: readonly SlotTypeModel[],
): string[] {
  const pieces = withTypes(sample, intent).split(/(\{[\w.]+\})/);
  const sentences = pieces.flatMap((piece, at) =>
    phrasesOf(piece, types).map((phrase) => pieces.with(at, phrase).join('')),
  );
  return [...new Set(sentences)];
}

/** The phrases of a slot; literal text and slots of Alexa's types are unchanged. */
function phrasesOf(piece: string, types: readonly SlotTypeModel[]): string[] {
  const type = types.find(({ name }) => piece === `{${name}}`);
  return type?.values.flatMap(({ name }) => [name.value, ...name.synonyms]) ?? [piece];
}

function typeOf(slot: string, slots: IntentModel['slots']): string {
  return slots.find(({ name }) => name === slot)?.type ?? slot;
}

/** What stands for different things, with these. */
export function withTwoMeanings(said: readonly (readonly [string, string])[]): string[] {
  const first = new Map<string, string>();
  return said.flatMap(([phrase, meaning]) => {
    const other = first.get(phrase) ?? meaning;
    first.set(phrase, other);
    return other === meaning ? [] : [`${phrase}: ${other} or ${meaning}`];
  });
}
