import { describe, expect, expectTypeOf, test } from 'vitest';
import type { TurnResponse } from '../../src/simulator/api/turn-response.ts';
import type { PageTurn } from '../../src/simulator/page/contract.ts';
import { ask, IS_LEFT_OUT, NOTE, openChoices, withBrowser } from './browser.ts';

const EXPRESSIONS = [
  ["viewport.shape == 'round'", false],
  ['viewport.width > viewport.height', true],
  ['viewport.width >= 1200 && viewport.height >= 700', false],
  ['weather.course != null', false],
  ['weather.isAlone ? @alone : @body', 36],
  ['weather.days != null && !weather.days.isLong', false],
  ["weather.subtitle != ''", true],
  ['Math.min(viewport.width * 0.56, viewport.height * 1.1) * 0.5', 286.72],
  ['1 + 2 * 3 - 4 / 2', 5],
  ['(1 + 2) * 3', 9],
  ["!false && -1 < 0 || 'a' == 'b'", true],
  ['nothing.at.all', undefined],
] as const;

const BROKEN = ['', '1 +', '(1', '1 2', 'a # b', 'eval(1)'];

const SCOPE = {
  viewport: { width: 1024, height: 600, shape: 'rectangle' },
  weather: { course: null, days: null, isAlone: true, subtitle: 'Morgen' },
  '@body': 27,
  '@alone': '${@large}',
  '@large': 36,
};

describe.skipIf(IS_LEFT_OUT)(`the screen's picture on the page${NOTE}`, () => {
  const { open } = withBrowser();

  test('evaluates the expressions of the documents', async () => {
    const { page } = await open();
    const values = await page.evaluate(
      `import('/simulator/page/apl-expression.js').then(({ evaluate }) =>
         ${JSON.stringify(EXPRESSIONS)}.map(([each]) => evaluate(each, ${JSON.stringify(SCOPE)})))`,
    );
    expect(values).toEqual(EXPRESSIONS.map(([, value]) => value));
  });

  test('rejects invalid expressions', async () => {
    const { page } = await open();
    const refusals = await page.evaluate(
      `import('/simulator/page/apl-expression.js').then(({ evaluate }) =>
         ${JSON.stringify(BROKEN)}.map((each) => {
           try { return evaluate(each, {}); } catch (error) { return error.name; }
         }))`,
    );
    expect(refusals).toEqual(BROKEN.map(() => 'SyntaxError'));
  });

  test('shows what the document shows, inside its display and in the colours of the page', async () => {
    const { page, problems } = await open({ colorScheme: 'dark' });
    await openChoices(page);
    await page.getByLabel('Display').click();
    const answered = page.waitForResponse('**/simulator/turns');
    const answer = await ask(page, 'Wie wird das Wetter morgen in Hamburg?');
    const turn: PageTurn = await (await answered).json();
    const display = page.locator('#display');
    const shown = await display.innerText();
    for (const part of ['Hamburg', 'Demowetter', answer]) expect(shown).toContain(part);
    expect(await display.locator('svg').count()).toBeGreaterThan(3);
    expect(await display.locator('svg text').count()).toBeGreaterThan(3);
    expect(turn.screen).not.toBeNull();
    const ground = () =>
      page.evaluate<string>(`document.querySelector('.apl > div').style.backgroundColor`);
    expect(await ground()).toBe('rgb(16, 28, 46)');
    await page.getByRole('button', { name: 'Dunkle Farben' }).click();
    expect(await ground()).toBe('rgb(244, 247, 251)');
    expect(problems).toEqual([]);
  });

  test('shows all words of an answer without a drawing', async () => {
    const { page } = await open();
    await openChoices(page);
    await page.getByLabel('Display').click();
    const answer = await ask(page, 'Wie ist morgen der Pollenflug?');
    expect(await page.locator('#display').innerText()).toContain(answer);
  });
});

test("the page parses the server's response", () => {
  expectTypeOf<TurnResponse>().toExtend<PageTurn>();
});
