import type { IntentModel, SlotTypeModel } from '../../src/skill-package/interaction-model.ts';

const SLOT = /\{(\w+)\}/g;

/** A sample with slot types in place of slot names, which is all that Alexa can distinguish. */
export function withTypes(sample: string, { slots }: IntentModel): string {
  return sample.replace(SLOT, (_, slot: string) => `{${typeOf(slot, slots)}}`);
}

/** Lists every sentence of a sample with the values of the model's own types. */
export function sentencesOf(
  sample: string,
  intent: IntentModel,
  types: readonly SlotTypeModel[],
): string[] {
  const pieces = withTypes(sample, intent).split(/(\{[\w.]+\})/);
  return pieces.reduce<string[]>(
    (begun, piece) => {
      const endings = phrasesOf(piece, types);
      return begun.flatMap((start) => endings.map((end) => start + end));
    },
    [''],
  );
}

/** The phrases of a slot; literal text and slots of Alexa's types are unchanged. */
function phrasesOf(piece: string, types: readonly SlotTypeModel[]): string[] {
  const type = types.find(({ name }) => piece === `{${name}}`);
  return type?.values.flatMap(({ name }) => [name.value, ...name.synonyms]) ?? [piece];
}

function typeOf(slot: string, slots: IntentModel['slots']): string {
  return slots.find(({ name }) => name === slot)?.type ?? slot;
}
