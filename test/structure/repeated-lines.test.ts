import { expect, it } from 'vitest';
import { countRepeatedLines } from './repeated-lines.ts';

const MAX_PERCENT = 12;

it('languages share their common lines', () => {
  const { lines, repeated, examples } = countRepeatedLines();
  const percent = (100 * repeated) / lines;
  const most = examples
    .slice(0, 20)
    .map(({ file, line, languages }) => `${languages} ${file}: ${line}`);
  expect({ percent, most }).toMatchObject({ percent: expect.toSatisfy(isFew) });
});

function isFew(percent: number): boolean {
  return percent <= MAX_PERCENT;
}
