import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What breaks the rules of WCAG 2.2 AA and axe's good practice, each with where it does. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
       nodes.map(({ html, failureSummary }) => id + ': ' + html + ' ' + failureSummary)))`,
  );
}

/** Narrow and wide, in both colours. */
export const LOOKS = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
