import type { Warnings } from '../../../src/opendata/warnings/warnings.ts';
import type { WeatherWarning, WarningText } from '../../../src/weather/warning.ts';
import { down, servesGermany } from '../fake-sources.ts';

export function text(event: string, description: string | null = null): WarningText {
  return {
    event,
    headline: `Amtliche WARNUNG vor ${event}`,
    description,
    instruction: null,
    senderName: 'Deutscher Wetterdienst',
    web: 'https://www.wettergefahren.de',
    contact: null,
    parameters: { gusts: ['~75 [km/h]'] },
  };
}

/** Gale-force gusts in Berlin, in German and English. */
export const STORM: WeatherWarning = {
  id: '2.49.0.0.276.0.DWD.PVW.1795255200000.a',
  eventCode: 52,
  groups: ['WIND', 'THUNDERSTORM'],
  severity: 2,
  isPremonition: false,
  sent: Date.parse('2026-11-21T10:00:00Z'),
  onset: Date.parse('2026-11-21T12:00:00Z'),
  expires: null,
  lowest: 600,
  highest: null,
  texts: new Map([
    ['de', text('STURMBÖEN', 'Es treten Sturmböen auf.')],
    ['en', { ...text('gale-force gusts', 'There is a risk.'), headline: 'Official WARNING' }],
  ]),
  warncells: [{ id: '711000101', name: 'Berl. - Mitte' }],
  polygons: [],
};

/** Returns the same warnings everywhere; all other operations fail. */
export function warningsWith(
  all: readonly WeatherWarning[],
  overrides: Partial<Warnings> = {},
): Warnings {
  return {
    serviceAt: servesGermany,
    at: async () => [...all],
    ofCell: async () => [...all],
    find: async (id) => all.find((warning) => warning.id === id),
    cellAt: down,
    cell: down,
    ...overrides,
  };
}
