import { expect, test } from 'vitest';
import type { SpokenWarning } from '../../src/contract/voice-text/responses.ts';
import { chooseWarning, joinTexts } from '../../intents/support/spoken-warnings.ts';
import type { AnswerPlan } from '../../src/wording/plan/plan.ts';
import type { VerdictAnswer } from '../../src/wording/plan/plan.ts';

const NIGHT: SpokenWarning = { text: 'Warnung vor Frost.', groups: ['FROST'], severityInt: 1 };
const STORM: SpokenWarning = { text: 'Warnung vor Sturm.', groups: ['WIND'], severityInt: 2 };
const FLOOD: SpokenWarning = { text: 'Warnung vor Regen.', groups: ['RAIN'], severityInt: 3 };

const told = (answer: VerdictAnswer): AnswerPlan => [
  {
    kind: 'verdict',
    answer,
    opening: { when: { kind: 'now' }, place: 'Kiel' },
    finding: { form: 'unknown' },
  },
];

test.each([
  ['no storm is told the warning of one', 'no', [NIGHT, STORM], STORM],
  ['a storm needs no warning of it', 'yes', [STORM], undefined],
  ['a storm is told a severe warning of something else', 'yes', [FLOOD, STORM], FLOOD],
  ['no storm is told no minor warning of something else', 'no', [NIGHT], undefined],
] as const)('who asks for a storm: %s', (_, answer, warnings, expected) => {
  expect(chooseWarning(told(answer), warnings, ['WIND'])).toBe(expected);
});

test('who asks for a storm hears no minor warning of the gusts that the answer names', () => {
  const answer: AnswerPlan = [...told('no'), { kind: 'wind', force: 5, direction: 'W', gust: 62 }];
  expect(chooseWarning(answer, [{ ...STORM, severityInt: 1 }], ['WIND'])).toBeUndefined();
});

test('a warning that holds in the night and the day after is told once', () => {
  const warned = { warningText: STORM.text, warnings: [STORM] };
  const texts = [
    { text: `${STORM.text} Heute Nacht regnet es.`, ...warned },
    { text: `${STORM.text} Morgen ist es sonnig.`, ...warned },
  ];
  expect(joinTexts(texts)).toBe('Warnung vor Sturm. Heute Nacht regnet es. Morgen ist es sonnig.');
});

test('a text that is worded anew keeps its warning', () => {
  const text = 'Today it will be sunny.';
  expect(joinTexts([{ text, warningText: STORM.text, warnings: [STORM] }])).toBe(
    'Warnung vor Sturm. Today it will be sunny.',
  );
});
