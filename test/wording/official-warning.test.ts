import { describe, expect, test } from 'vitest';
import type { WarnGroup } from '../../src/contract/parameters.ts';
import { HOUR_MS } from '../../src/time/units.ts';
import {
  planOfficialWarning,
  type OfficialWarning,
} from '../../src/wording/plan/official-warning.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale } from './plans.ts';

/** A Wednesday, 13:00 in Berlin. */
const NOW = Date.parse('2026-11-18T12:00:00Z');
const LISTENER = {
  audience: { today: '2026-11-18', place: 'Kiel' },
  timeZone: 'Europe/Berlin',
  now: NOW,
};
const TODAY = { from: NOW, to: NOW + 11 * HOUR_MS };
const OPENING = {
  when: { kind: 'day', day: { date: '2026-11-18', ahead: 0 } },
  place: 'Kiel',
} as const;

const CALM: Plan = [
  {
    kind: 'course',
    opening: OPENING,
    course: { form: 'steady', sky: { state: 0, night: false } },
    temperature: { form: 'high', value: 9 },
  },
];
const GUSTY: Plan = [...CALM, { kind: 'wind', force: 5, direction: 'W', gust: 62 }];
const STORMY: Plan = [{ kind: 'storm', opening: OPENING, gust: 104 }, ...CALM];
const FOGGY: Plan = [
  {
    kind: 'course',
    opening: OPENING,
    course: { form: 'steady', sky: { state: 45, night: false } },
    temperature: { form: 'low', value: -3 },
  },
];

function warn(group: WarnGroup, severity: number, hours = { from: -1, to: 16 }): OfficialWarning {
  return {
    headline: 'Amtliche WARNUNG vor STURMBÖEN',
    level: 'Unwetterwarnung',
    severity,
    groups: [group],
    onset: NOW + hours.from * HOUR_MS,
    expires: NOW + hours.to * HOUR_MS,
  };
}

function say(warning: OfficialWarning, text: Plan, tag = 'de-DE'): string {
  const clause = planOfficialWarning(warning, text, TODAY, LISTENER);
  return renderPlan(clause ? [clause, ...text] : text, locale(tag));
}

describe('the text of a forecast', () => {
  test('begins with the warning that is in force, and its end', () => {
    expect(say(warn('WIND', 2), CALM)).toBe(
      'Amtliche Warnung vor Sturmböen, bis morgen 5 Uhr. Heute ist es in Kiel sonnig, bis 9 Grad.',
    );
  });

  test('begins with the warning that is announced, and its hours', () => {
    expect(say(warn('WIND', 2, { from: 6, to: 9 }), CALM)).toMatch(
      /^Amtliche Warnung vor Sturmböen, heute zwischen 19 und 22 Uhr\. Heute/,
    );
  });

  test('tells the level of a warning alone if it names the danger', () => {
    expect(say(warn('WIND', 3), STORMY)).toMatch(/^Unwetterwarnung, bis morgen 5 Uhr\. Heute/);
    expect(say(warn('WIND', 2), GUSTY)).toMatch(/^Amtliche Warnung vor Sturmböen/);
  });

  test('tells the danger of a warning that the named one may not be', () => {
    expect(say(warn('WIND', 3, { from: 8, to: 20 }), STORMY)).toMatch(/^Amtliche Warnung vor Stu/);
  });

  test('tells the level alone beside "watch out for ice", whenever that is', () => {
    const icy: Plan = [{ kind: 'ice' }, ...CALM];
    expect(say(warn('GLAZE', 3, { from: 8, to: 20 }), icy)).toMatch(
      /^Unwetterwarnung, von heute 21 Uhr bis morgen 9 Uhr\. Vorsicht, Glatteis\./,
    );
  });

  test.each([
    ['gusts', 'WIND', GUSTY],
    ['fog', 'FOG', FOGGY],
    ['degrees below zero', 'FROST', FOGGY],
  ] as const)('that names %s has no minor warning of them', (_, group, text) => {
    expect(say(warn(group, 1), text)).toBe(renderPlan(text, locale('de-DE')));
    expect(say(warn(group, 1), CALM)).toMatch(/^Amtliche Warnung/);
  });
});

/** For native speakers to read aloud; their headlines come from the tables of the languages. */
test.each([
  ['cs-CZ', 'amtliche Warnung vor Sturmböen, dnes od třinácti do pěti hodin ráno'],
  ['da-DK', 'amtliche Warnung vor Sturmböen, fra klokken 13 i dag til klokken 5 i morgen tidlig'],
  ['pl-PL', 'amtliche Warnung vor Sturmböen, dziś od trzynastej do piątej rano'],
  ['ro-RO', 'amtliche Warnung vor Sturmböen, astăzi de la ora 13 până mâine la ora 5 dimineața'],
  ['sk-SK', 'amtliche Warnung vor Sturmböen, dnes od trinástej do piatej ráno'],
  ['sv-SE', 'amtliche Warnung vor Sturmböen, från klockan 13 i dag till klockan 5 i morgon bitti'],
])('%s says the hours of a warning, from the running one on', (tag, expected) => {
  const text = say(warn('WIND', 2), [], tag);
  expect(text.toLowerCase()).toBe(`${expected.toLowerCase()}.`);
});
