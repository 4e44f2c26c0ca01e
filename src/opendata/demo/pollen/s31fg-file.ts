import { POLLEN_TYPES } from '../../../contract/parameters.ts';
import { HOUR } from '../../../weather/hour.ts';
import { addDays, type LocalDate } from '../../../weather/local-time.ts';
import type { SceneId } from '../scenes/scenes.ts';
import { DEMO_REGIONS, type Region } from './regions.ts';
import { dayAt, pollenIndex } from './season.ts';

/** The words of the index, from 0 to 3 in half steps, and what they mean. */
const WORDS = [
  ['0', 'keine Belastung'],
  ['0-1', 'keine bis geringe Belastung'],
  ['1', 'geringe Belastung'],
  ['1-2', 'geringe bis mittlere Belastung'],
  ['2', 'mittlere Belastung'],
  ['2-3', 'mittlere bis hohe Belastung'],
  ['3', 'hohe Belastung'],
] as const;

const DAYS = ['today', 'tomorrow', 'dayafter_to'] as const;

/** The pollen file of a day, as the weather service writes it, but with invented values. */
export function pollenFile(date: LocalDate, scene?: SceneId): string {
  return JSON.stringify({
    name: 'DEMO: erfundener Pollenflug-Gefahrenindex für Deutschland',
    sender: 'DEMO - kein Wetterdienst, erfundene Werte',
    last_update: wallTime(date),
    next_update: wallTime(addDays(date, 1)),
    legend: Object.fromEntries(
      WORDS.flatMap(([word, meaning], at) => [
        [`id${at + 1}`, word],
        [`id${at + 1}_desc`, meaning],
      ]),
    ),
    content: DEMO_REGIONS.map((region) => ({
      region_id: region.region,
      region_name: region.regionName,
      partregion_id: region.part,
      partregion_name: region.partName,
      Pollen: pollenOf(region, date, scene),
    })),
  });
}

/** The weather service writes its file at eleven o'clock. */
function wallTime(date: LocalDate): string {
  return `${date} 11:00 Uhr`;
}

function pollenOf(
  { latitude, longitude, elevation }: Region,
  date: LocalDate,
  scene: SceneId | undefined,
) {
  const days = DAYS.map((name, ahead) => {
    const time = Date.parse(addDays(date, ahead)) + 12 * HOUR;
    const spot = { latitude, longitude, elevation, time };
    return { name, ahead, spot, day: dayAt(spot, scene) };
  });
  return Object.fromEntries(
    POLLEN_TYPES.map((type) => [
      type,
      Object.fromEntries(
        days.map(({ name, ahead, spot, day: { isFrozen, wetness } }) => [
          name,
          wordOf(isFrozen ? 0 : pollenIndex(type, spot, ahead, wetness)),
        ]),
      ),
    ]),
  );
}

function wordOf(index: number): string {
  return WORDS[Math.round(2 * index)]?.[0] ?? '-1';
}
