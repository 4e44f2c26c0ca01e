import { createRadarDecoder } from '../../opendata/radar/decode-in-worker.ts';
import { NO_DATA, PER_MILLIMETRE } from '../../opendata/radar/frame.ts';
import { pixelAt } from '../../opendata/radar/grid.ts';
import { FORMS, LATE, radarRun } from '../../opendata/radar/latest-run.ts';
import { presentRuns } from '../../opendata/radar/present-runs.ts';
import { stepsAt, type RadarRun } from '../../opendata/radar/run.ts';
import { formatTime } from '../format-units.ts';
import { productCheck } from '../product-check.ts';

const NAMES = { hdf5: 'HDF5', radolan: 'binary' };

const STEPS_PER_HOUR = 12;

export const RADAR_CHECK = productCheck({
  name: 'radar',
  title: 'Radar composite RV',
  without: 'Without radar, the next hour is told from the forecast.',
  files({ clock }) {
    const decoder = presentRuns(createRadarDecoder(), clock);
    return FORMS.map(({ form, file }) => {
      return { product: radarRun(form, decoder), resource: file, form: NAMES[form] };
    });
  },
  goOnWhen: 'unusable',
  dated: ({ issued }) => issued,
  lateFrom: ({ dated }) => dated + LATE,
  describe(run, { clock, place, placeInGermany }) {
    const now = clock().getTime();
    const newest = formatTime(run.issued, now, place.timeZone);
    const count = `${run.frames.length} frames`;
    const most = `${maximumRate(run).toFixed(1)} mm/h`;
    return `${count}, newest run ${newest}, max ${most}, ${placeInGermany.name}: ${rateAt(run, placeInGermany)}`;
  },
});

/** mm per hour, of all pixels and frames. */
function maximumRate({ frames }: RadarRun): number {
  let most = 0;
  for (const { amounts } of frames) {
    for (const amount of amounts) if (amount !== NO_DATA && amount > most) most = amount;
  }
  return (most * STEPS_PER_HOUR) / PER_MILLIMETRE;
}

function rateAt(run: RadarRun, place: { latitude: number; longitude: number }): string {
  const pixel = pixelAt(place);
  const rate = pixel && stepsAt(run, pixel)[0]?.rate;
  return rate == null ? 'no data' : `${rate.toFixed(1)} mm/h`;
}
