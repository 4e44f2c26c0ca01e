import { describe, expect, it, test } from 'vitest';
import { selectPhrases } from '../../src/languages/phrases.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import { renderAnswer, renderPlan } from '../../src/wording/render.ts';
import { lasting, locale, skillLocale } from './plans.ts';
import { at, tomorrow, tonight } from './questions/example-weather.ts';
import { QUESTIONS } from './questions/questions.ts';
import { situations, type Situation } from './situations.ts';

/** Where Canadians have words of their own. */
const CANADIAN: readonly (readonly [Situation, string])[] = [
  [
    'now, a storm',
    "En ce moment à Hamburg, de très fortes rafales atteignent 95 kilomètres à l'heure. Il fait 8 degrés avec un ciel peu nuageux.",
  ],
  [
    'today, sun and a thunderstorm',
    "Aujourd'hui à Hamburg, il y aura de violents orages vers 17 heures. Le temps sera généralement ensoleillé et il fera autour de 8 degrés.",
  ],
  [
    'tomorrow, sleet until noon',
    'Demain à Hamburg, il y aura de faibles chutes de neige fondante jusque vers midi, puis le ciel sera nuageux. Il fera autour de 8 degrés.',
  ],
  [
    'weekend, alike',
    'Cette fin de semaine à Hamburg, le ciel sera nuageux et les maximums iront de 3 à 5 degrés.',
  ],
];

test.each(CANADIAN)('in Canada: %s', (situation, text) => {
  expect(renderPlan(situations[situation], locale('fr-CA'))).toBe(text);
});

test('gusts in miles are "milles" in Canada', () => {
  const { language } = skillLocale('fr-CA');
  const units = { ...skillLocale('fr-CA').units, speed: 'milesPerHour' } as const;
  expect(language.gustText(95, units)).toBe("rafales à 60 milles à l'heure");
});

test.each([
  ['fr-FR', "Oui, mettez un manteau d'hiver et un bonnet,"],
  ['fr-CA', "Oui, mets un manteau d'hiver et une tuque,"],
])('who asks for a jacket is addressed as in %s', (tag, advice) => {
  const text = renderAnswer(QUESTIONS.jacket(tonight(at(-4))), skillLocale(tag));
  expect(text.startsWith(advice)).toBe(true);
});

test.each([
  ['fr-FR', "Non, vous n'avez pas besoin de parapluie,"],
  ['fr-CA', "Non, tu n'as pas besoin de parapluie,"],
])('who asks for an umbrella is addressed as in %s', (tag, advice) => {
  const dry = tomorrow(...lasting(24, at(12)));
  expect(renderAnswer(QUESTIONS.umbrella(dry), skillLocale(tag)).startsWith(advice)).toBe(true);
});

describe("the skill's own sentences", () => {
  const FORMAL = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu;
  const FAMILIAR = /(?<!\p{L})(?:(?:tu|te|ton|ta|tes|toi)(?!\p{L})|t')/iu;

  it('say vous in France', () => {
    expect(spoken('fr-FR').filter((text) => FAMILIAR.test(text))).toEqual([]);
  });

  it('say tu in Canada', () => {
    expect(spoken('fr-CA').filter((text) => FORMAL.test(text))).toEqual([]);
  });
});

/** The sentences of a locale that nothing said before is part of. */
function spoken(tag: string): string[] {
  const texts = (phrases: unknown): string[] => {
    if (typeof phrases === 'string') return [phrases];
    return typeof phrases === 'object' && phrases ? Object.values(phrases).flatMap(texts) : [];
  };
  return texts(selectPhrases(tag));
}

const SATURDAY = { date: '2026-11-28', ahead: 3 };
const SUNDAY = { date: '2026-11-29', ahead: 4 };
const hours = (from: number, to: number): When => ({
  kind: 'hours',
  from: { day: SATURDAY, hour: from },
  to: { day: SATURDAY, hour: to },
});

test.each<[string, When]>([
  ['pour les trois prochaines heures', { kind: 'nextHours', count: 3 }],
  ['pour samedi à une heure du matin', { kind: 'hour', day: SATURDAY, hour: 1 }],
  ['pour samedi à 6 heures', { kind: 'hour', day: SATURDAY, hour: 6 }],
  ['pour samedi entre 3 et 8 heures du matin', hours(3, 8)],
  ['pour samedi entre une heure et 4 heures du matin', hours(1, 4)],
  ['pour samedi entre 4 heures du matin et 14 heures', hours(4, 14)],
  ['pour samedi entre minuit et 5 heures du matin', hours(0, 5)],
  ['pour samedi entre 18 et vingt et une heures', hours(18, 21)],
  ['pour samedi entre 9 heures et midi', hours(9, 12)],
  ['pour ce week-end', { kind: 'weekend', saturday: SATURDAY }],
  ['pour cette nuit', { kind: 'part', day: SATURDAY, part: 'night', running: true }],
  ['pour la nuit de samedi à dimanche', { kind: 'part', day: SATURDAY, part: 'night', running: false }],
  ['pour mercredi matin', { kind: 'part', day: { date: '2026-11-25', ahead: 0, byWeekday: true }, part: 'morning', running: false }],
  ["jusqu'à dimanche", { kind: 'days', first: { date: '2026-11-25', ahead: 0 }, last: SUNDAY }],
  ["pour aujourd'hui, demain et après-demain", { kind: 'days', first: { date: '2026-11-25', ahead: 0 }, last: { date: '2026-11-27', ahead: 2 } }],
])('in France a time without a forecast: %s', (time, when) => {
  const plan = [{ kind: 'noData' as const, opening: { when, place: null } }];
  expect(renderPlan(plan, locale('fr-FR'))).toBe(`Je n'ai pas de prévisions ${time}.`);
}); // prettier-ignore

test.each([
  ['chêne', 'de chêne'],
  ['hêtre', 'de hêtre'],
  ['le hêtre', 'de hêtre'],
  ['pollen de chêne', 'de chêne'],
  ['herbes', "d'herbes"],
  ['olivier', "d'olivier"],
])('the pollen of %s is that %s', (said, ofIt) => {
  const { speech } = selectPhrases('fr-FR').pollen.unknownType(said);
  expect(speech).toContain(`pour le pollen ${ofIt}, seulement pour`);
});
