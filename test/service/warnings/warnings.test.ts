import { describe, expect, it, test } from 'vitest';
import { operations, type ParametersOf } from '../../../src/contract/operations.ts';
import type { Warnings } from '../../../src/opendata/warnings/warnings.ts';
import { warningHandlers } from '../../../src/service/operations/warnings.ts';
import type { WeatherWarning } from '../../../src/weather/warning.ts';
import { DEFAULT_LOCALE, findLocale } from '../../support/locales.ts';
import { down, sourcesWith } from '../fake-sources.ts';
import { STORM, text, warningsWith } from './some-warnings.ts';
import { SOURCE_TIMEOUTS } from '../../../src/opendata/timeouts.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const BERLIN_MITTE = { id: '711000101', name: 'Berl. - Mitte' };

function answersWith(warnings: Warnings) {
  const areas = [{ name: 'Berlin', ...BERLIN, isRecipient: false }];
  const postcodes = { find: async () => areas };
  const timeouts = { ...SOURCE_TIMEOUTS, warningAreaMs: 200 };
  return warningHandlers(sourcesWith('2026-11-21T12:00:00Z', { warnings, postcodes, timeouts }));
}

async function inBerlin(warnings: Warnings, tag = 'de-DE') {
  const locale = findLocale(tag) ?? DEFAULT_LOCALE;
  const body = await answersWith(warnings).activeWarningsByCoordinates(BERLIN, locale);
  return operations.activeWarningsByCoordinates.response.parse(body);
}

async function first(warning: Partial<WeatherWarning>, tag?: string) {
  const { activeWarnings } = await inBerlin(warningsWith([{ ...STORM, ...warning }]), tag);
  return activeWarnings[0];
}

describe('the warnings at coordinates', () => {
  it('have all fields of the document', async () => {
    const body = await inBerlin(warningsWith([STORM], { cellAt: async () => BERLIN_MITTE }));
    expect(body).toEqual({
      activeWarnings: [
        {
          id: STORM.id,
          code: '52',
          event: 'STURMBÖEN',
          onset: '2026-11-21T12:00:00.000Z',
          expires: null,
          groups: ['WIND', 'THUNDERSTORM'],
          groupsText: ['Wind', 'Gewitter'],
          language: 'de-DE',
          parameters: { gusts: ['~75 [km/h]'] },
          premonition: false,
          senderName: 'Deutscher Wetterdienst',
          severity: 'Warnung vor markantem Wetter',
          severityInt: 2,
          infos: {
            headline: 'Amtliche WARNUNG vor STURMBÖEN',
            description: 'Es treten Sturmböen auf.',
            instruction: null,
            sent: '2026-11-21T10:00:00.000Z',
            altitudeMin: 600,
            altitudeMax: null,
            web: 'https://www.wettergefahren.de',
            contact: null,
          },
        },
      ],
      highestWarnGroup: 'WIND',
      highestWarnGroupText: 'Wind',
      id: '711000101',
      name: 'Berl. - Mitte',
      source: 'CAP',
    });
  });

  it('are an empty list without warnings', async () => {
    expect(await inBerlin(warningsWith([], { cellAt: async () => undefined }))).toEqual({
      activeWarnings: [],
      highestWarnGroup: null,
      highestWarnGroupText: null,
      id: null,
      name: null,
      source: 'CAP',
    });
  });

  it('are returned even if the map of the areas fails or hangs', async () => {
    for (const cellAt of [down, async () => new Promise<never>(() => {})]) {
      const { activeWarnings, id, name } = await inBerlin(warningsWith([STORM], { cellAt }));
      expect([activeWarnings.length, id, name]).toEqual([1, null, null]);
    }
  });

  it('use the height of the place', async () => {
    const elevations: (number | null)[] = [];
    const at: Warnings['at'] = async ({ elevation }) => {
      elevations.push(elevation);
      return [];
    };
    await inBerlin(warningsWith([], { at }));
    expect(elevations).toEqual([expect.any(Number)]);
  });

  it('are an error if they are unavailable', async () => {
    await expect(inBerlin(warningsWith([], { at: down }))).rejects.toThrow('out of reach');
  });
});

describe('a warning in another language', () => {
  test.each([
    [
      'en-US',
      'gale-force gusts',
      'Official WARNING',
      'There is a risk.',
      'Significant weather warning',
    ],
    [
      'de-AT',
      'STURMBÖEN',
      'Amtliche WARNUNG vor STURMBÖEN',
      'Es treten Sturmböen auf.',
      'Warnung vor markantem Wetter',
    ],
    [
      'it-IT',
      'raffiche di burrasca',
      'Allerta meteo moderata: raffiche di burrasca',
      null,
      'Allerta meteo moderata',
    ],
    [
      'sv-SE',
      'kulingbyar',
      'Varning för besvärligt väder: kulingbyar',
      null,
      'Varning för besvärligt väder',
    ],
  ])(
    'is in %s all in its words, or in ours',
    async (tag, event, headline, description, severity) => {
      const warning = await first({}, tag);
      expect(warning).toMatchObject({
        language: tag,
        event,
        severity,
        parameters: { gusts: ['~75 [km/h]'] },
      });
      expect(warning?.infos).toMatchObject({ headline, description });
    },
  );

  it('is in English without a translation, and says so', async () => {
    const warning = await first({ eventCode: 777 }, 'it-IT');
    expect(warning).toMatchObject({ language: 'en-US', event: 'gale-force gusts' });
    expect(warning?.infos.description).toBe('There is a risk.');
  });

  it('is in German if there is no other text, and says so', async () => {
    const texts = new Map([['de', text('STURMBÖEN')]]);
    expect(await first({ texts, eventCode: 777 }, 'fr-FR')).toMatchObject({
      language: 'de-DE',
      event: 'STURMBÖEN',
    });
    expect(await first({ texts }, 'cs-CZ')).toMatchObject({
      language: 'cs-CZ',
      event: 'bouřlivé nárazy větru',
    });
  });

  it('is marked if it is an early notice', async () => {
    const warning = await first({ eventCode: 55, isPremonition: true }, 'nl-NL');
    expect(warning).toMatchObject({ premonition: true, event: 'windstoten van orkaankracht' });
    expect(warning?.infos.headline).toBe('Vooraankondiging: windstoten van orkaankracht');
  });
});

describe('a warning by its id', () => {
  it('returns that warning', async () => {
    const { warningById } = answersWith(warningsWith([STORM]));
    expect(await warningById({ id: STORM.id }, DEFAULT_LOCALE)).toMatchObject({
      id: STORM.id,
      code: '52',
      source: 'CAP',
    });
  });

  it('gets 404 when it is over', async () => {
    const { warningById } = answersWith(warningsWith([]));
    await expect(warningById({ id: STORM.id }, DEFAULT_LOCALE)).rejects.toMatchObject({
      problem: { type: '/problems/unknown-warning', status: 404 },
    });
  });
});

async function forBerlinMitte(overrides: Partial<Warnings>) {
  const { activeWarningsByWarncell } = answersWith(warningsWith([STORM], overrides));
  return activeWarningsByWarncell({ warncellId: BERLIN_MITTE.id }, DEFAULT_LOCALE);
}

describe('the warnings for a warncell', () => {
  it('have its name', async () => {
    expect(await forBerlinMitte({ cell: async () => BERLIN_MITTE })).toMatchObject(BERLIN_MITTE);
  });

  it('get 404 for an invalid one', async () => {
    const none = { cell: async () => undefined, ofCell: async () => [] };
    await expect(forBerlinMitte(none)).rejects.toMatchObject({
      problem: { type: '/problems/unknown-warncell', status: 404 },
    });
  });

  it('are returned for one that is not on the list yet', async () => {
    const body = await forBerlinMitte({ cell: async () => undefined });
    expect(body).toMatchObject({ id: '711000101', name: null, activeWarnings: [{ code: '52' }] });
  });

  it('are returned even if the list of warncells fails', async () => {
    const body = await forBerlinMitte({ cell: down });
    expect(body).toMatchObject({ id: '711000101', name: null, activeWarnings: [{ code: '52' }] });
  });
});

async function atPostcode(
  parameters: ParametersOf<'activeWarningsByLocation'>,
  overrides: Partial<Warnings>,
) {
  const { activeWarningsByLocation } = answersWith(warningsWith([STORM], overrides));
  return activeWarningsByLocation(parameters, DEFAULT_LOCALE);
}

describe('the warnings at a postcode', () => {
  it('are those of its position', async () => {
    const body = await atPostcode(
      { countryCode: 'DE', postCode: '10115' },
      { cellAt: async () => BERLIN_MITTE },
    );
    expect(body).toMatchObject({ activeWarnings: [{ code: '52' }], ...BERLIN_MITTE });
  });

  test.each(['AT', 'CH', 'LI'] as const)('are not known in %s', async (countryCode) => {
    const body = await atPostcode({ countryCode, postCode: '1010' }, { at: down });
    expect(body).toMatchObject({ activeWarnings: [], id: null, source: null });
  });
});
