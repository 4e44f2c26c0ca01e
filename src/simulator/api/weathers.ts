import { SCENE_IDS, type SceneId } from '../../opendata/demo/scenes/scenes.ts';

/** The weathers of a simulated conversation: the server's `own`, `demo` weather, and its scenes. */
export const WEATHER_IDS = ['own', 'demo', ...SCENE_IDS] as const;

export type WeatherId = (typeof WEATHER_IDS)[number];

export interface Weather {
  id: WeatherId;
  /** Whether it is made up. */
  isDemo: boolean;
}

/**
 * Runs a turn with the skill that has a weather and, if it is given, a time that stands still.
 *
 * @param now undefined: the server's clock
 * @param turn takes the address of that skill, such as `http://localhost:3000/alexa`
 */
export type RunTurn = <T>(
  weather: WeatherId,
  now: Date | undefined,
  turn: (endpoint: string) => Promise<T>,
) => Promise<T>;

/** @param isOwnDemo whether the server's own weather is made up */
export function weatherOf(id: WeatherId, isOwnDemo: boolean): Weather {
  return { id, isDemo: id !== 'own' || isOwnDemo };
}

/** The scene of a weather; undefined where the demo's comes as it comes. */
export function sceneOf(id: WeatherId): SceneId | undefined {
  return SCENE_IDS.find((scene) => scene === id);
}
