import { describe, expect, test } from 'vitest';
import type { WarnGroup, WarningEntry } from '../../../src/contract/public/warnings.ts';
import { addOfficialWarning } from '../../../src/wording/plan/questions/warnings.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { lasting, skillLocale } from '../plans.ts';
import { CLOUDY, tomorrow } from './example-weather.ts';
import { QUESTIONS } from './questions.ts';

const CALM = tomorrow(...lasting(24, CLOUDY));
const STORMY = tomorrow(...lasting(24, { ...CLOUDY, gust: 100, windSpeed: 70 }));
const HOUR = 3_600_000;

/** Whether a storm comes tomorrow, with official warnings; hours count from now. */
function answerStorm(facts: AnswerFacts, warnings: readonly WarningEntry[]): string {
  const { audience, timeZone, now } = facts;
  const body = {
    activeWarnings: [...warnings],
    highestWarnGroup: null,
    highestWarnGroupText: null,
    id: null,
    name: null,
    source: 'demo',
  };
  const when = facts.ranges[0]?.when ?? { kind: 'now' };
  const asked = { when, from: now, to: now + 36 * HOUR };
  const answer = QUESTIONS.storm(facts);
  const input = { body, asked, audience, timeZone, now };
  return renderAnswer(addOfficialWarning(answer, ['WIND'], input), skillLocale('de-DE'));
}

function warn(now: number, group: WarnGroup, headline: string, severityInt = 2): WarningEntry {
  return {
    id: headline,
    code: '51',
    event: headline,
    onset: new Date(now - HOUR).toISOString(),
    expires: new Date(now + 30 * HOUR).toISOString(),
    groups: [group],
    groupsText: [],
    language: 'de-DE',
    parameters: {},
    premonition: false,
    senderName: 'DWD',
    severity: '',
    severityInt,
    infos: {
      headline,
      description: null,
      instruction: null,
      sent: new Date(now).toISOString(),
      altitudeMin: null,
      altitudeMax: null,
      web: null,
      contact: null,
    },
  };
}

describe('whether a storm comes', () => {
  const { now } = CALM;

  test('is no, and then that there is an official warning of one', () => {
    const answer = answerStorm(CALM, [
      warn(now, 'WIND', 'Amtliche WARNUNG vor WINDBÖEN', 1),
      warn(now, 'WIND', 'Amtliche WARNUNG vor ORKANBÖEN', 4),
    ]);
    expect(answer).toMatch(/^Nein, morgen .*kein/);
    expect(answer).toContain('Morgen gibt es zwei Wetterwarnungen. Amtliche Warnung vor Orkanböen');
    expect(answer).not.toContain('Windböen,');
  });

  test('is answered without the warning of another danger', () => {
    expect(answerStorm(CALM, [warn(now, 'FOG', 'Warnung vor NEBEL')])).toBe(answerStorm(CALM, []));
  });

  test('names a storm once if the answer is yes', () => {
    const answer = answerStorm(STORMY, [warn(now, 'WIND', 'Warnung vor ORKANBÖEN')]);
    expect(answer).toMatch(/^Ja, /);
    expect(answer).not.toContain('Wetterwarnung');
  });

  test('is answered without a warning that is over', () => {
    const past = { ...warn(now, 'WIND', 'WINDBÖEN'), expires: new Date(now - 1).toISOString() };
    expect(answerStorm(CALM, [past])).toBe(answerStorm(CALM, []));
  });
});
