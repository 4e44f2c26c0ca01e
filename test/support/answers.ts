const SOME_HOUR = '2026-11-18T13:00:00Z';

/** An answer of operation 5 as the voice-text document describes it: one hour, with its text. */
export function hoursAnswer(text: string, date = SOME_HOUR): Record<string, unknown> {
  const { hourly, ...shared } = threeHoursAnswer(text, date);
  return { ...shared, hourly: [{ ...hourly[0], text }] };
}

/** A response of operation 4: one hour without a text. */
export function threeHoursAnswer(text: string, date = SOME_HOUR) {
  return {
    forecastDate: '2026-11-18T09:00:00Z',
    nextUpdate: '2026-11-18T15:00:00Z',
    source: 'somebody',
    providerVersion: '1',
    lat: 52.52437,
    lon: 13.41053,
    region: 'Berlin',
    text,
    hourly: [
      {
        date,
        weather: { state: 0, text: 'klar', icon: 'd_0.svg' },
        prec: { sum: 0, probability: 0, sumAsRain: 0, class: 0 },
        temperature: { avg: 7 },
        wind: {
          unit: 'km/h',
          direction: 'Südwest',
          text: 'SW',
          avg: 9,
          min: 8,
          max: 10,
          mean: 9,
          degree: 225,
          gusts: {},
          significationWind: false,
        },
      },
    ],
  };
}

/** An answer of operation 3: an hour of radar steps, dry until the seventh of them. */
export function nextHourAnswer(text: string, start = SOME_HOUR) {
  const items = Array.from({ length: 12 }, (_, step) => ({
    date: new Date(Date.parse(start) + step * 300_000).toISOString(),
    value: step < 6 ? 0 : 1.2,
  }));
  return {
    fingerprint: 'f1',
    source: 'RV',
    lat: 52.52437,
    lon: 13.41053,
    region: 'Berlin',
    items,
    text,
  };
}

/** A response of operation 1: much birch today, less tomorrow, no data for the third day. */
export function pollenAnswer(...texts: string[]) {
  const days = ['2026-11-17T23:00:00Z', '2026-11-18T23:00:00Z', '2026-11-19T23:00:00Z'];
  return {
    lat: 52.52437,
    lon: 13.41053,
    region: 'Berlin',
    pollenType: 'Birke',
    items: [{ name: 'Birke', today: 3, tomorrow: 1, inTwoDays: null }],
    text: texts.map((text, i) => ({ date: days[i], text })),
  };
}

/** An answer of operation 2, from the day of the tests on. */
export function pollenTemplatesAnswer(...texts: { long: string; short: string }[]) {
  const data = texts.map(({ long, short }, i) => ({
    date: `2026-11-${18 + i}`,
    dayID_day: 'am Mittwoch',
    dayID_option: 'heute',
    location: 'Sylt',
    text_long: long,
    text_short: short,
  }));
  return { pollenType: '', pollen: { data } };
}
