import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deflateBlocks } from '../../../../src/opendata/demo/radar/deflate-blocks.ts';
import { createDemoFrame, writePixels } from '../../../../src/opendata/demo/radar/blocks.ts';

/** All four bytes of a value matter. */
const toValue = (amount: number) => Math.imul(amount, 0x9e37_79b1) >>> 0;

test.each<[string, (block: number) => number]>([
  ['without data', () => 0xffff],
  ['with another amount in each block', (block) => block % 0xffff],
  ['with runs of all lengths', (block) => Math.floor(Math.sqrt(block))],
  ['with single wet blocks', (block) => (block % 97 === 0 ? 700 : 0)],
])('a frame %s inflates to its pixels, checksum included', (_, amountOf) => {
  const frame = createDemoFrame().map((_amount, block) => amountOf(block));
  const inflated = inflateSync(deflateBlocks(frame, toValue));
  const amounts = new Uint16Array(1100 * 1200);
  writePixels(frame, 'northern', amounts, (amount) => amount);
  const pixels = new Uint32Array(inflated.buffer, inflated.byteOffset, inflated.length / 4);
  expect(pixels.length).toBe(amounts.length);
  expect(pixels.findIndex((value, pixel) => value !== toValue(amounts[pixel] ?? 0))).toBe(-1);
});
