import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPlaceIndex } from '../../../src/place/build-index.ts';
import { createGazetteer } from '../../../src/place/gazetteer.ts';
import { parseGeoNames } from '../../../src/place/geonames.ts';
import { openOrBuildIndex } from '../../../src/place/index-cache.ts';
import { DialogError } from '../../../src/simulator/dialogs/dialog.ts';
import { parseReplayDialog } from '../../../src/simulator/dialogs/file.ts';
import { parseTextDialog } from '../../../src/simulator/dialogs/text-format.ts';
import { inThisProcess } from '../../support/index-maker.ts';
import { expectThat } from '../decoded.ts';
import { mutated, mutatedText } from '../mutated.ts';
import { attacked, type Target, type Verdict } from '../target.ts';

const ROWS = parseGeoNames(
  '2867714\tMunich\tMunich\tMUC,München\t48.13743\t11.57549\tP\tPPLA\tDE\t\t02\t091\t09162\t09162000\t1260391\t\t-9999\tEurope/Berlin\t2019-09-05',
);

/** The stored place index: with any damage, the place is found. */
export const places: Target = {
  name: 'places',
  open: () => {
    const folder = mkdtempSync(join(tmpdir(), 'weather-voice-fuzz-'));
    const file = join(folder, 'places');
    const index = buildPlaceIndex(ROWS);
    openOrBuildIndex(
      file,
      inThisProcess(() => index),
    );
    const whole = readFileSync(file);
    return {
      property: attacked(mutated([whole]), (bytes) => {
        writeFileSync(file, bytes);
        let verdict: Verdict = 'accepted';
        const maker = inThisProcess(() => {
          verdict = 'refused';
          return index;
        });
        const read = openOrBuildIndex(file, maker);
        const found = createGazetteer(read).find('muenchen', { language: 'de' });
        expectThat(found?.name === 'München' && found.latitude === 48.13743, 'München is lost');
        return verdict;
      }),
      close: () => rmSync(folder, { recursive: true }),
    };
  },
};

const DIALOG = `locale: de-DE
now: 2026-04-18T11:55+02:00
device: phone in Hamburg
upstream: faithful

# Somebody comes home.
> Wie wird das Wetter?
< Heute ist es ... wolkig.
  forecastDays 20260418
  listens
-- 1 minute later
-- upstream answers 429
> Stopp
<
`;
const REPLAY =
  '{"skillId": "1", "locale": "de-DE", "type": "text", "userInput": ["hilfe", ".quit"]}\n';

/** Conversations that people write and send to each other. */
export const dialogs: Target = {
  name: 'dialogs',
  open: () => {
    const settings = { now: '2026-04-18T11:55+02:00', device: { kind: 'phone' as const } };
    const words = [
      '-- ',
      '> ',
      '< ',
      '  ',
      '# ',
      'locale: ',
      'device: ',
      'later',
      '\r\n',
      '__proto__',
    ];
    return {
      property: attacked(mutatedText([DIALOG, DIALOG, REPLAY], words), (file) => {
        const text = file.toString();
        try {
          if (text.startsWith('{')) parseReplayDialog(text, 'a.json', settings);
          else parseTextDialog(text, 'a.txt');
          return 'accepted';
        } catch (error) {
          if (error instanceof DialogError) return 'refused';
          throw error;
        }
      }),
    };
  },
};
