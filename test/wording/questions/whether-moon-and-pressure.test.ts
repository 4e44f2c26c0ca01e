import { describe, expect, test } from 'vitest';
import { planMoonCheck } from '../../../src/wording/plan/questions/moon.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { skillLocale } from '../plans.ts';

const TAGS = ['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'];
const timeZone = 'Europe/Berlin';
const today = '2026-07-15';

function askForFullMoon(date: string): string[] {
  return TAGS.map((tag) => {
    const audience = { today, place: 'Köln', timeZone };
    const plan = planMoonCheck('full', { date, today, timeZone, audience });
    return renderAnswer(plan, skillLocale(tag));
  });
}

describe('"Is there a full moon tonight?"', () => {
  test('no, and when there is one', () => {
    expect(askForFullMoon(today)).toEqual([
      'Nein, der nächste Vollmond ist am Mittwoch, dem neunundzwanzigsten Juli.',
      'No, the next full moon is on Wednesday the twenty-ninth of July.',
      'No, la próxima luna llena será el miércoles veintinueve de julio.',
      'Non, la prochaine pleine lune sera le mercredi vingt-neuf juillet.',
      'No, la prossima luna piena sarà mercoledì ventinove luglio.',
      'Nee, de volgende volle maan is woensdag negenentwintig juli.',
    ]);
  });

  test('yes', () => {
    const texts = askForFullMoon('2026-07-29');
    expect(texts.map((text) => /^\p{L}+,/u.exec(text)?.[0])).toEqual([
      'Ja,',
      'Yes,',
      'Sí,',
      'Oui,',
      'Sì,',
      'Ja,',
    ]);
  });
});

describe('"Is the pressure rising?"', () => {
  const pressure = {
    kind: 'reading',
    form: 'pressure',
    opening: { when: { kind: 'now' }, place: 'Köln' },
    value: 1000,
    tendency: 'rising',
    answer: 'yes',
  } as const;

  test('yes, and the pressure', () => {
    expect(TAGS.map((tag) => renderAnswer([pressure], skillLocale(tag)))).toEqual([
      'Ja, der Luftdruck liegt in Köln gerade bei 1000 Hektopascal und steigt.',
      'Yes, the air pressure is 1000 hectopascals and rising in Köln right now.',
      'Sí, ahora mismo en Köln la presión atmosférica es de 1000 hectopascales y está subiendo.',
      'Oui, en ce moment à Köln, la pression atmosphérique est de 1000 hectopascals, en hausse.',
      'Sì, al momento a Köln la pressione è di 1000 ettopascal, in aumento.',
      'Ja, de luchtdruk is in Köln nu 1000 hectopascal en stijgt.',
    ]);
  });
});
