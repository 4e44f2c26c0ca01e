import { IntlMessageFormat } from 'intl-messageformat';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { forecastTextHandlers } from '../src/service/operations/forecast-text.ts';
import { openSources } from '../src/app/sources.ts';
import { addDays, toLocalDate } from '../src/time/local-time.ts';
import { DEFAULT_TAG } from '../src/languages/skill-locales.ts';
import type { Locale } from '../src/wording/language.ts';
import { loadLocale, localeTags } from '../src/languages/locales.ts';
import { answerPlanners } from '../src/wording/plan/answer-planners.ts';
import type { Plan } from '../src/wording/plan/plan.ts';
import { renderPlan } from '../src/wording/render.ts';
import { compare, type Figure } from './support/compare.ts';

const NOW = new Date('2026-11-18T14:05:00+01:00');
const TOWNS = ['Hamburg', 'Köln', 'München', 'Zürich', 'Oslo', 'Rom', 'London', 'Madrid'];
const DAYS = 8;

/** Number of texts per run. */
const TEXTS = 1000;

/** Length of an average text of a day. */
const SENTENCE =
  '{day} ist es in {place} {sky}. Die Temperaturen liegen zwischen {low, number} und {high, number} Grad. Dazu weht {wind} aus {direction}.';

/**
 * Rendered texts of days per second, in each locale, from plans of demo weather; the baseline is the
 * ICU library intl-messageformat, which formats one sentence of the same length.
 */
export async function wording(): Promise<Figure[]> {
  const plans = await plansOfDays();
  const figures: Figure[] = [];
  for (const tag of localeTags) figures.push(await figureOf(await loadLocale(tag), plans));
  return figures;
}

async function figureOf(locale: Locale, plans: readonly Plan[]): Promise<Figure> {
  const message = new IntlMessageFormat(SENTENCE, locale.tag);
  const figure = await compare({
    name: `wording, ${locale.tag}`,
    ours: async () => worded(plans, locale),
    baseline: async () => formatted(message),
    runs: 60,
    warmUp: 30,
  });
  const [median, baseline] = [perSecond(figure.median), perSecond(figure.baseline)];
  const ratio = median / baseline;
  return { ...figure, ratio, median, baseline, unit: 'texts/s', higherIsBetter: true };
}

function perSecond(milliseconds: number): number {
  return Math.round((TEXTS * 1000) / milliseconds);
}

function worded(plans: readonly Plan[], locale: Locale): number {
  let length = 0;
  for (let i = 0; i < TEXTS; i++) {
    length += renderPlan(plans[i % plans.length] ?? [], locale).length;
  }
  return length;
}

function formatted(message: IntlMessageFormat): number {
  let length = 0;
  for (let i = 0; i < TEXTS; i++) {
    const values = { day: 'Morgen', place: 'Hamburg', sky: 'wolkig', low: i % 10, high: i % 30 };
    length += String(
      message.format({ ...values, wind: 'frischer Wind', direction: 'West' }),
    ).length;
  }
  return length;
}

/** Plans of the coming days in some towns. */
async function plansOfDays(): Promise<Plan[]> {
  const log = pino({ level: 'silent' });
  const sources = await openSources(readConfig({ WEATHER_DATA: 'demo' }), () => NOW, log);
  const answers = forecastTextHandlers(sources);
  const plans: Plan[] = [];
  for (const town of TOWNS) {
    const place = sources.gazetteer.find(town, { language: 'de' });
    if (!place) throw new Error(`The gazetteer does not know ${town}`);
    const { latitude, longitude, name, timeZone } = place;
    const today = toLocalDate(NOW.getTime(), timeZone);
    for (let ahead = 0; ahead < DAYS; ahead++) {
      const datefrom = addDays(today, ahead).replaceAll('-', '');
      const parameters = { latitude, longitude, location: name, datefrom };
      const body = await answers.forecastDays(parameters, await loadLocale(DEFAULT_TAG));
      const audience = { today, place: name };
      const context = { now: NOW.getTime(), timeZone, today, audience };
      plans.push(answerPlanners.forecastDays(body, context));
    }
  }
  return plans;
}
