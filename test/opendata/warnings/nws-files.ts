/** Alerts in the form of the National Weather Service's API, GeoJSON; all times and texts are made up. */

const OID = 'urn:oid:2.49.0.1.840.0';

export const idOf = (name: string) => `${OID}.${name}.001.1`;

/** A High Wind Warning of some hours in Chicago, unless it says otherwise. */
export function nwsAlert({ name = 'a', ...properties }: Record<string, unknown> = {}) {
  const id = idOf(String(name));
  return {
    id: `https://api.weather.gov/alerts/${id}`,
    type: 'Feature',
    geometry: null,
    properties: {
      '@id': `https://api.weather.gov/alerts/${id}`,
      '@type': 'wx:Alert',
      id,
      areaDesc: 'Cook',
      geocode: { SAME: ['017031'], UGC: ['ILZ104'] },
      affectedZones: ['https://api.weather.gov/zones/forecast/ILZ104'],
      references: [],
      sent: '2026-11-21T03:16:00-06:00',
      effective: '2026-11-21T03:16:00-06:00',
      onset: '2026-11-21T06:00:00-06:00',
      expires: '2026-11-21T13:00:00-06:00',
      ends: '2026-11-21T18:00:00-06:00',
      status: 'Actual',
      messageType: 'Alert',
      category: 'Met',
      severity: 'Severe',
      certainty: 'Likely',
      urgency: 'Expected',
      event: 'High Wind Warning',
      sender: 'w-nws.webmaster@noaa.gov',
      senderName: 'NWS Chicago IL',
      headline: `High Wind Warning issued November 21 at 3:16AM CST until 6:00PM CST by NWS Chicago IL`,
      description: '* WHAT...West winds 30 to 40 mph with gusts up to 65 mph.',
      instruction: 'Remain in the lower levels of your home.',
      response: 'Shelter',
      note: null,
      parameters: {
        AWIPSidentifier: ['NPWLOT'],
        NWSheadline: ['HIGH WIND WARNING IN EFFECT UNTIL 6 PM CST THIS EVENING'],
        VTEC: ['/O.NEW.KLOT.HW.W.0001.261121T1200Z-261122T0000Z/'],
      },
      scope: 'Public',
      code: 'IPAWSv1.0',
      language: 'en-US',
      web: 'http://www.weather.gov',
      eventCode: { SAME: ['HWW'], NationalWeatherService: ['HWW'] },
      ...properties,
    },
  };
}

export function nwsList(...alerts: object[]): string {
  return JSON.stringify({
    '@context': ['https://geojson.org/geojson-ld/geojson-context.jsonld'],
    type: 'FeatureCollection',
    features: alerts,
    title: 'Current watches, warnings, and advisories for 41.85 N, 87.65 W',
    updated: '2026-11-21T12:00:00+00:00',
  });
}

export const reference = (name: string) => ({ '@id': idOf(name), identifier: idOf(name) });
