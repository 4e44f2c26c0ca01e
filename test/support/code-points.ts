import * as fc from 'fast-check';

const FIRST_SURROGATE = 0xd8_00;
const SURROGATES = 0x8_00;
const LAST_CODE_POINT = 0x10_ff_ff;

/** Any code point but the halves of pairs; fast-check's own of this kind takes a second to create. */
export const codePoint: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST_CODE_POINT - SURROGATES })
  .map((number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES));
