/** The genitive from 0 on, which is also the locative. */
const SMALL = [
  'zera', 'jednego', 'dwóch', 'trzech', 'czterech', 'pięciu', 'sześciu', 'siedmiu', 'ośmiu',
  'dziewięciu', 'dziesięciu', 'jedenastu', 'dwunastu', 'trzynastu', 'czternastu', 'piętnastu',
  'szesnastu', 'siedemnastu', 'osiemnastu', 'dziewiętnastu',
]; // prettier-ignore
const TENS = [
  '', '', 'dwudziestu', 'trzydziestu', 'czterdziestu', 'pięćdziesięciu', 'sześćdziesięciu',
  'siedemdziesięciu', 'osiemdziesięciu', 'dziewięćdziesięciu',
]; // prettier-ignore
const HUNDREDS = ['', 'stu ', 'dwustu ', 'trzystu '];

/** At the end of a longer number, one does not change: `dwudziestu jeden`. */
const ONE_AT_END = 'jeden';

const GENITIVES = Array.from({ length: HUNDREDS.length * 100 }, (_, value) =>
  `${HUNDREDS[Math.floor(value / 100)]}${belowHundred(value % 100, value >= 100)}`.trim(),
);

/** Stems of the ordinals, from the first on. */
const ORDINALS = [
  '', 'pierwsz', 'drug', 'trzeci', 'czwart', 'piąt', 'szóst', 'siódm', 'ósm', 'dziewiąt',
  'dziesiąt', 'jedenast', 'dwunast', 'trzynast', 'czternast', 'piętnast', 'szesnast', 'siedemnast',
  'osiemnast', 'dziewiętnast',
]; // prettier-ignore
const ORDINAL_TENS = ['', '', 'dwudziest', 'trzydziest'];

/** Of a date in the genitive, and of an hour in the genitive or locative, and in the instrumental. */
export type OrdinalEnding = 'ego' | 'ej' | 'ą';

/** `ośmiu`, `dwudziestu jeden`: digits would be read in the nominative. */
export function genitive(value: number): string {
  return GENITIVES[value] ?? String(value);
}

/** `piętnastej`, `dwudziestego pierwszego`: both words of a number change; 1 to 39. */
export function ordinal(value: number, ending: OrdinalEnding): string {
  const whole = ORDINALS[value];
  if (whole !== undefined) return ended(whole, ending);
  const tens = ended(ORDINAL_TENS[Math.floor(value / 10)] ?? '', ending);
  const stem = ORDINALS[value % 10] ?? '';
  return stem === '' ? tens : `${tens} ${ended(stem, ending)}`;
}

/** After g an e is spelled with i: `drugiej`, but `drugą`. */
function ended(stem: string, ending: OrdinalEnding): string {
  return stem.endsWith('g') && ending !== 'ą' ? `${stem}i${ending}` : `${stem}${ending}`;
}

function belowHundred(value: number, isRest: boolean): string {
  if (value === 0 && isRest) return '';
  if (value === 1 && isRest) return ONE_AT_END;
  const small = SMALL[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const units = belowHundred(value % 10, true);
  return units === '' ? tens : `${tens} ${units}`;
}
