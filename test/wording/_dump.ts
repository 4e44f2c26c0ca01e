import { renderPlan } from '../../src/wording/render.ts';
import { situations, SITUATIONS } from './situations.ts';
import { locale } from './plans.ts';
for (const tag of ['en-US','en-GB']) { console.log('##', tag); for (const s of SITUATIONS) console.log(`${s}\t${renderPlan(situations[s], locale(tag))}`); }
