import * as z from 'zod';
import { FORECAST_PATH } from '../../open-meteo/request.ts';
import { replyWith, type MirrorPart } from '../part.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { forecastText } from './file.ts';

const QUARTER = 15 * 60_000;

/** What of a request the answer depends on; the defaults are the provider's. */
const Query = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  elevation: z.coerce.number().default(0),
  past_days: z.coerce.number().int().min(0).max(92).default(0),
  forecast_days: z.coerce.number().int().min(0).max(16).default(7),
});

/** The forecast of any point, as it is asked for; made anew every quarter of an hour. */
export function createOpenMeteoPart(scene?: SceneId): MirrorPart {
  return ({ host, path }, conditions, now) => {
    const { pathname, searchParams } = new URL(path, 'http://open-meteo');
    if (host !== 'openMeteo' || pathname !== FORECAST_PATH) return undefined;
    const query = Query.safeParse(Object.fromEntries(searchParams));
    if (!query.success) return undefined;
    const { past_days: past, forecast_days: ahead, ...point } = query.data;
    const time = now.getTime();
    const answered = time - (time % QUARTER);
    const body = Buffer.from(forecastText({ point, days: { past, ahead }, answered, scene }));
    const etag = `"demo-${answered}"`;
    return replyWith(body, etag, answered, conditions);
  };
}
