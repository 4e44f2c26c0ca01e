import { HOUR_MS } from '../../../time/units.ts';
import { isInBox, type BoundingBox } from '../../geometry.ts';
import { NWS_ACTIVE_PATH } from '../../warnings/nws-alerts.ts';
import { createFileResponse, type MirrorPart } from '../part.ts';
import type { SceneId } from '../weather/scenes.ts';
import { HAZARDS, listPlaceAlerts } from './alerts.ts';

/** The place that has warnings, in a storm alone. */
const CHICAGO = { latitude: 41.85, longitude: -87.65, elevation: 179 };
const COOK_COUNTY: BoundingBox = [-88.3, 41.4, -87.5, 42.2];

const NOTICE = 'demonstration, not an official warning';

/** From this code of DWD on, gusts are worth a warning; before it, an advisory. */
const MIN_HIGH_WIND_CODE = 53;

/** Alerts of the National Weather Service in the demo weather, at any point of the United States. */
export function createNwsPart(scene?: SceneId): MirrorPart {
  return ({ host, path }, conditions, now) => {
    if (host !== 'nws') return undefined;
    const published = now.getTime() - (now.getTime() % HOUR_MS);
    const { pathname, searchParams } = new URL(path, 'http://nws');
    const alerts = createFeatures(published, scene);
    const body =
      pathname === NWS_ACTIVE_PATH
        ? formatList(searchParams.get('point') ?? '', alerts, published)
        : alerts.find(({ id }) => new URL(id).pathname === pathname);
    if (body === undefined) return undefined;
    const etag = `"demo-nws-${published}-${scene ?? 'any'}"`;
    return createFileResponse(Buffer.from(JSON.stringify(body)), etag, published, conditions);
  };
}

/** The list of a point: `41.85,-87.65`. */
function formatList(point: string, alerts: readonly object[], published: number) {
  const [latitude = NaN, longitude = NaN] = point.split(',').map(Number);
  return {
    type: 'FeatureCollection',
    features: isInBox([longitude, latitude], COOK_COUNTY) ? alerts : [],
    title: `Current watches, warnings, and advisories (${NOTICE})`,
    updated: new Date(published).toISOString(),
  };
}

function createFeatures(now: number, scene: SceneId | undefined) {
  if (scene !== 'storm') return [];
  return listPlaceAlerts(CHICAGO, now, scene)
    .filter(({ code }) => HAZARDS[code].group === 'WIND')
    .map(({ code, sent, onset, expires, parameter }) => {
      const isHigh = code >= MIN_HIGH_WIND_CODE;
      const id = `urn:oid:2.49.0.1.840.0.DEMO.${sent}.${code}`;
      return {
        id: `https://api.weather.gov/alerts/${id}`,
        type: 'Feature',
        geometry: null,
        properties: {
          id,
          areaDesc: 'Cook',
          references: [],
          ...formatTimes({ sent, effective: sent, onset, expires, ends: expires }),
          status: 'Actual',
          messageType: 'Alert',
          category: 'Met',
          severity: isHigh ? 'Severe' : 'Moderate',
          certainty: 'Likely',
          urgency: 'Expected',
          event: isHigh ? 'High Wind Warning' : 'Wind Advisory',
          sender: 'demo@weather-voice.invalid',
          senderName: `DEMO: ${NOTICE}`,
          headline: NOTICE,
          description: `${NOTICE}. Gusts: ${parameter.value.replaceAll(/[[\]]/g, '')}`,
          instruction: null,
          parameters: {},
          language: 'en-US',
          eventCode: { NationalWeatherService: [isHigh ? 'HWW' : 'WIY'] },
        },
      };
    });
}

function formatTimes<Name extends string>(times: Record<Name, number>): Record<string, string> {
  const entries = Object.entries<number>(times);
  return Object.fromEntries(entries.map(([name, time]) => [name, new Date(time).toISOString()]));
}
