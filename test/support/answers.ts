const SOME_HOUR = '2026-11-18T13:00:00Z';

/** An answer of operation 5 as the voice-text document describes it: one hour, with its text. */
export function hoursAnswer(text: string, date = SOME_HOUR): Record<string, unknown> {
  const { hourly, ...shared } = threeHoursAnswer(text, date);
  return { ...shared, hourly: [{ ...hourly[0], text }] };
}

/** An answer of operation 4: an hour without a text of its own. */
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
