import { Router } from 'express';
import type { Prometheus } from '../telemetry/prometheus.ts';
import { admission, type AdmissionOptions } from './admission.ts';
import { onlyMethods } from './methods.ts';
import { named } from './observe.ts';

/** `GET /metrics`: the figures, for those whom the service lets in. */
export function metricsRoute(prometheus: Prometheus, options: AdmissionOptions): Router {
  const router = Router();
  router
    .route('/metrics')
    .all(named('metrics'), admission(options))
    .get(async (_request, response) => {
      const text = await prometheus.text();
      response.set({ 'Content-Type': prometheus.contentType, 'Cache-Control': 'no-store' });
      response.send(text);
    })
    .all(onlyMethods('GET', 'HEAD'));
  return router;
}
