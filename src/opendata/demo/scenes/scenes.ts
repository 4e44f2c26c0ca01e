import { fog } from './fog.ts';
import { heatWave } from './heat-wave.ts';
import type { Scene } from './scene.ts';
import { snow } from './snow.ts';
import { storm } from './storm.ts';
import { thunderstorm } from './thunderstorm.ts';

/** The kinds of weather that the demo can be given. */
export const SCENE_IDS = ['heatWave', 'thunderstorm', 'snow', 'storm', 'fog'] as const;

export type SceneId = (typeof SCENE_IDS)[number];

export const SCENES: Record<SceneId, Scene> = { heatWave, thunderstorm, snow, storm, fog };
