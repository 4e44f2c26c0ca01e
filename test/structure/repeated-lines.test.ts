import { expect, it } from 'vitest';
import { countRepeatedLines } from './repeated-lines.ts';

const MAX_PERCENT = 12;

it('says in one place what languages have in common', () => {
  const { lines, repeated, examples } = countRepeatedLines();
  const percent = (100 * repeated) / lines;
  const shown = examples
    .slice(0, 20)
    .map(({ file, line, languages }) => `${languages} ${file}: ${line}`);
  expect(percent, shown.join('\n')).toBeLessThanOrEqual(MAX_PERCENT);
});
