import { hasScreen } from '../../src/speech/screen/render.ts';
import type { ScreenContent } from '../../src/speech/screen/screen-content.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import type { Locale } from '../../src/wording/locale.ts';
import type { Forecast } from './forecast.ts';
import { placeOf, type Asked } from './topic.ts';

const NIGHT_ICON = 'n_';

/** What a device with a screen shows of a forecast; undefined for all others. */
export function screenOf(
  forecast: Forecast,
  text: string,
  asked: Asked,
): ScreenContent | undefined {
  const { told, source } = forecast;
  const [stretch] = told.stretches;
  if (!stretch || !hasScreen(asked.input.requestEnvelope)) return undefined;
  const { entry } = stretch;
  const hours = told.stretches.flatMap((one) => one.hours);
  return {
    title: placeOf(asked).name,
    subtitle: subtitleOf(stretch.when, asked.locale),
    text,
    hours: hours.map(({ date, temperature, prec, weather }) => ({
      start: Date.parse(date),
      temperature: temperature.avg,
      precipitation: prec.sum,
      state: weather.state,
      night: weather.icon.startsWith(NIGHT_ICON),
    })),
    timeZone: told.timeZone,
    locale: asked.locale,
    state: entry.weather.state,
    night: entry.weather.icon.startsWith(NIGHT_ICON),
    high: entry.temperature.max,
    low: entry.temperature.min,
    isDemo: source === 'demo',
  };
}

/** The day, as a heading. */
function subtitleOf(when: When, { tag, language }: Locale): string {
  if (!('day' in when)) return '';
  const words = language.day(when.day);
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
