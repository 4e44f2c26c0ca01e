import { describe, expect, test } from 'vitest';
import type { WarnGroup } from '../../src/contract/parameters.ts';
import type { SpokenWarning } from '../../src/contract/voice-text/responses.ts';
import { joinTexts } from '../../intents/support/spoken-warnings.ts';
import { chooseWarning } from '../../src/wording/plan/official-warning.ts';
import { admitWarned } from '../../src/wording/plan/official-warning.ts';
import type { AnswerPlan, VerdictAnswer, WeatherFinding } from '../../src/wording/plan/plan.ts';
import type { Opening } from '../../src/wording/plan/statement.ts';

const NIGHT: SpokenWarning = { text: 'Warnung vor Frost.', groups: ['FROST'], severityInt: 1 };
const STORM: SpokenWarning = { text: 'Warnung vor Sturm.', groups: ['WIND'], severityInt: 2 };
const FLOOD: SpokenWarning = { text: 'Warnung vor Regen.', groups: ['RAIN'], severityInt: 3 };

const OPENING: Opening = { when: { kind: 'now' }, place: 'Kiel' };

const told = (answer: VerdictAnswer): AnswerPlan => [
  {
    kind: 'verdict',
    answer,
    opening: OPENING,
    finding: { form: 'unknown' },
  },
];

test.each([
  ['no storm is told the warning of one', 'no', [NIGHT, STORM], STORM],
  ['a storm needs no warning of it', 'yes', [STORM], undefined],
  ['a storm is told a severe warning of something else', 'yes', [FLOOD, STORM], FLOOD],
  ['no storm is told no minor warning of something else', 'no', [NIGHT], undefined],
] as const)('who asks for a storm: %s', (_, answer, warnings, expected) => {
  expect(chooseWarning(told(answer), warnings, ['WIND'])).toBe(expected?.text);
});

test('who asks for a storm hears no minor warning of the gusts that the answer names', () => {
  const answer: AnswerPlan = [...told('no'), { kind: 'wind', force: 5, direction: 'W', gust: 62 }];
  expect(chooseWarning(answer, [{ ...STORM, severityInt: 1 }], ['WIND'])).toBeUndefined();
});

describe('a danger that the answer names is not named again', () => {
  const glaze: SpokenWarning = {
    text: 'Warnung: Glatteis, heute zwischen 2 und 8 Uhr.',
    levelText: 'Unwetterwarnung, heute zwischen 2 und 8 Uhr.',
    groups: ['GLAZE'],
    severityInt: 3,
  };
  const icy: AnswerPlan = [...told('no'), { kind: 'ice' }];

  test('but a severe warning of it is told with its level', () => {
    expect(chooseWarning(icy, [glaze], [])).toBe(glaze.levelText);
    expect(chooseWarning(told('no'), [glaze], [])).toBe(glaze.text);
  });

  test('by a service that has no such sentence', () => {
    const { levelText, ...others } = glaze;
    expect(levelText).toBeDefined();
    expect(chooseWarning(icy, [others], [])).toBeUndefined();
  });

  test.each<[string, WarnGroup, AnswerPlan]>([
    ['thunder in the reason', 'THUNDERSTORM', [verdictOf({ form: 'sky', sky: { state: 95, night: false }, times: null, also: null })]],
    ['freezing rain in the reason', 'GLAZE', [verdictOf({ form: 'sky', sky: { state: 66, night: false }, times: null, also: null })]],
    ['gusts in the reason', 'WIND', [verdictOf({ form: 'gusts', gust: 90, times: null })]],
  ])('as %s', (_, group, answer) => {
    const severe = { ...glaze, groups: [group] };
    expect(chooseWarning(answer, [severe], [])).toBe(glaze.levelText);
  }); // prettier-ignore
});

function verdictOf(finding: WeatherFinding): AnswerPlan[number] {
  return { kind: 'verdict', answer: 'likely', opening: OPENING, finding };
}

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

const denied = (of: 'thunder' | 'storm'): AnswerPlan => [
  {
    kind: 'verdict',
    answer: 'no',
    opening: OPENING,
    finding: { form: 'condition', of, is: 'no', times: null, also: null },
  },
];

describe('a danger that is warned of, although the forecast has none', () => {
  const thunder = { groups: ['THUNDERSTORM'] } as const;

  test('is possible', () => {
    expect(admitWarned(denied('thunder'), [thunder])).toMatchObject([
      { answer: 'possible', finding: { of: 'thunder', is: 'maybe' } },
    ]);
  });

  test('stays denied if the warning is of another, and gusts are no storm', () => {
    expect(admitWarned(denied('thunder'), [STORM])).toEqual(denied('thunder'));
    expect(admitWarned(denied('storm'), [STORM])).toEqual(denied('storm'));
  });
});
