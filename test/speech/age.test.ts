import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAnswerAge, toAgeHours } from '../../src/wording/units.ts';
import { selectPhrases } from '../../src/languages/phrases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The sentence before a stale answer, by its age in minutes. */
const BEFORE: Record<string, [minutes: number, said: string][]> = {
  'de-DE': [
    [0, 'Vor wenigen Minuten hieß es:'],
    [15, 'Vor einer Viertelstunde hieß es:'],
    [30, 'Vor etwa einer halben Stunde hieß es:'],
    [60, 'Vor etwa einer Stunde hieß es:'],
    [120, 'Vor zwei Stunden hieß es:'],
    [720, 'Vor zwölf Stunden hieß es:'],
    [800, 'Vor mehr als zwölf Stunden hieß es:'],
  ],
  'en-US': [
    [0, 'A few minutes ago it said:'],
    [15, 'A quarter of an hour ago it said:'],
    [30, 'About half an hour ago it said:'],
    [60, 'About an hour ago it said:'],
    [120, 'Two hours ago it said:'],
    [720, 'Twelve hours ago it said:'],
    [800, 'More than twelve hours ago it said:'],
  ],
  'fr-FR': [
    [0, 'Il y a quelques minutes, il indiquait :'],
    [15, "Il y a un quart d'heure, il indiquait :"],
    [30, 'Il y a environ une demi-heure, il indiquait :'],
    [60, 'Il y a environ une heure, il indiquait :'],
    [120, 'Il y a deux heures, il indiquait :'],
    [720, 'Il y a douze heures, il indiquait :'],
    [800, 'Il y a plus de douze heures, il indiquait :'],
  ],
  'it-IT': [
    [0, 'Pochi minuti fa diceva:'],
    [15, "Un quarto d'ora fa diceva:"],
    [30, "Circa mezz'ora fa diceva:"],
    [60, "Circa un'ora fa diceva:"],
    [120, 'Due ore fa diceva:'],
    [720, 'Dodici ore fa diceva:'],
    [800, 'Più di dodici ore fa diceva:'],
  ],
  'es-ES': [
    [0, 'Hace unos minutos decía:'],
    [15, 'Hace un cuarto de hora decía:'],
    [30, 'Hace una media hora decía:'],
    [60, 'Hace cerca de una hora decía:'],
    [120, 'Hace dos horas decía:'],
    [720, 'Hace doce horas decía:'],
    [800, 'Hace más de doce horas decía:'],
  ],
  'pl-PL': [
    [0, 'Kilka minut temu prognoza brzmiała:'],
    [15, 'Kwadrans temu prognoza brzmiała:'],
    [30, 'Około pół godziny temu prognoza brzmiała:'],
    [60, 'Około godziny temu prognoza brzmiała:'],
    [120, 'Dwie godziny temu prognoza brzmiała:'],
    [720, 'Dwanaście godzin temu prognoza brzmiała:'],
    [800, 'Ponad dwanaście godzin temu prognoza brzmiała:'],
  ],
  'nl-NL': [
    [0, 'Een paar minuten geleden luidde het antwoord:'],
    [15, 'Een kwartier geleden luidde het antwoord:'],
    [30, 'Ongeveer een halfuur geleden luidde het antwoord:'],
    [60, 'Ongeveer een uur geleden luidde het antwoord:'],
    [120, 'Twee uur geleden luidde het antwoord:'],
    [720, 'Twaalf uur geleden luidde het antwoord:'],
    [800, 'Meer dan twaalf uur geleden luidde het antwoord:'],
  ],
  'sv-SE': [
    [0, 'För några minuter sedan löd svaret:'],
    [15, 'För en kvart sedan löd svaret:'],
    [30, 'För ungefär en halvtimme sedan löd svaret:'],
    [60, 'För ungefär en timme sedan löd svaret:'],
    [120, 'För två timmar sedan löd svaret:'],
    [720, 'För tolv timmar sedan löd svaret:'],
    [800, 'För mer än tolv timmar sedan löd svaret:'],
  ],
};

/** The sentence after an answer, by the age of its data in hours. */
const AFTER: Record<string, [hours: number, said: string][]> = {
  'de-DE': [
    [1, 'Die Vorhersage ist schon eine Stunde alt.'],
    [9, 'Die Vorhersage ist schon neun Stunden alt.'],
    [13, 'Die Vorhersage ist schon mehr als zwölf Stunden alt.'],
    [30, 'Die Vorhersage ist schon mehr als einen Tag alt.'],
  ],
  'en-US': [
    [1, 'This forecast is already an hour old.'],
    [9, 'This forecast is already nine hours old.'],
    [13, 'This forecast is already more than twelve hours old.'],
    [30, 'This forecast is already more than a day old.'],
  ],
  'fr-FR': [
    [1, 'Cette prévision a été établie il y a déjà une heure.'],
    [9, 'Cette prévision a été établie il y a déjà neuf heures.'],
    [13, 'Cette prévision a été établie il y a déjà plus de douze heures.'],
    [30, "Cette prévision a été établie il y a déjà plus d'un jour."],
  ],
  'it-IT': [
    [1, "Queste previsioni risalgono già a un'ora fa."],
    [9, 'Queste previsioni risalgono già a nove ore fa.'],
    [13, 'Queste previsioni risalgono già a più di dodici ore fa.'],
    [30, 'Queste previsioni risalgono già a più di un giorno fa.'],
  ],
  'es-ES': [
    [1, 'Esta previsión es de hace ya una hora.'],
    [9, 'Esta previsión es de hace ya nueve horas.'],
    [13, 'Esta previsión es de hace ya más de doce horas.'],
    [30, 'Esta previsión es de hace ya más de un día.'],
  ],
  'pl-PL': [
    [1, 'To prognoza sprzed godziny.'],
    [9, 'To prognoza sprzed dziewięciu godzin.'],
    [13, 'To prognoza sprzed ponad dwunastu godzin.'],
    [30, 'To prognoza sprzed ponad doby.'],
  ],
  'nl-NL': [
    [1, 'Deze verwachting is al een uur oud.'],
    [9, 'Deze verwachting is al negen uur oud.'],
    [13, 'Deze verwachting is al meer dan twaalf uur oud.'],
    [30, 'Deze verwachting is al meer dan een dag oud.'],
  ],
  'sv-SE': [
    [1, 'Den här prognosen är redan en timme gammal.'],
    [9, 'Den här prognosen är redan nio timmar gammal.'],
    [13, 'Den här prognosen är redan mer än tolv timmar gammal.'],
    [30, 'Den här prognosen är redan mer än ett dygn gammal.'],
  ],
};

const LOCALES = Object.keys(BEFORE);

describe.each(LOCALES)('in %s', (locale) => {
  const { age, errors } = selectPhrases(locale);

  it.each(BEFORE[locale] ?? [])('an answer of %d minutes ago: "%s"', (minutes, said) => {
    const [outage, ...before] = age.staleAnswer(toAnswerAge(minutes * MINUTE)).split(/(?<=\.) /);
    expect(before).toEqual([said]);
    // The same words as without any answer.
    expect(errors.unreachable.startsWith(`${outage} `)).toBe(true);
  });

  it.each(AFTER[locale] ?? [])('data of %d hours ago: "%s"', (hours, said) => {
    expect(age.staleData(toAgeHours(hours * HOUR))).toBe(said);
  });

  it('every age is one short sentence of words with a full stop', () => {
    const ages = fc.integer({ min: 0, max: 20 * 24 * HOUR });
    fc.assert(
      fc.property(ages, (milliseconds) => {
        const before = age.staleAnswer(toAnswerAge(milliseconds));
        const after = age.staleData(toAgeHours(milliseconds));
        expect(before).toMatch(/^\p{Lu}[\p{L}' -]+\. \p{Lu}[\p{L}', -]+ ?:$/u);
        expect(after).toMatch(/^\p{Lu}[\p{L}' -]+\.$/u);
        for (const said of [before, after]) {
          expect(said).not.toMatch(/\d|undefined|null| {2}/);
          expect(said.length).toBeLessThan(120);
        }
      }),
    );
  });

  it('older answers never sound newer', () => {
    const said = Array.from({ length: 26 * 60 }, (_, i) =>
      age.staleAnswer(toAnswerAge(i * MINUTE)),
    );
    const changes = said.filter((words, i) => words !== said[i - 1]);
    expect(new Set(changes).size).toBe(changes.length);
    // Minutes, a quarter, half an hour, one to twelve hours, more, more than a day.
    expect(changes).toHaveLength(17);
  });
});

it('hours are rounded to the nearest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 46, max: 12 * 60 + 29 }), (minutes) => {
      const age = toAnswerAge(minutes * MINUTE);
      const hours = typeof age === 'string' ? 0 : Number(age.hours);
      expect(Math.abs(hours * 60 - minutes)).toBeLessThanOrEqual(30);
    }),
  );
});
