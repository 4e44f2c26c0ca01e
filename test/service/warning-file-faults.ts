import { zipFile } from '../support/zip-file.ts';
import { LAUGHS, unzipped, zipFaults, type FileFault } from './damage.ts';

/** A warning of the zip, changed as text. */
const changed = (what: string, change: (cap: string) => string): FileFault => ({
  product: 'warnings',
  what,
  change: async (file) => {
    const { name, body } = await unzipped(file, /\.xml$/);
    const text = change(body.toString());
    if (text === body.toString()) throw new Error(`Nothing is changed by ${what}`);
    return zipFile({ name, body: Buffer.from(text) });
  },
});

/** Without any file a zip is that of a quiet day; one warning of several is not all of them. */
const NO_FAULTS = new Set(['no member', 'a readme before it']);

export const WARNING_FAULTS: FileFault[] = [
  ...zipFaults('warnings', /\.xml$/).filter(({ what }) => !NO_FAULTS.has(what)),
  changed('a billion laughs', (cap) =>
    cap.replace('<alert', `${LAUGHS}<alert`).replace(/(<headline>)[^<]+/, '$1&a11;'),
  ),
  changed('an entity from elsewhere', (cap) =>
    cap
      .replace('<alert', '<!DOCTYPE alert [<!ENTITY x SYSTEM "file:///etc/passwd">]><alert')
      .replace(/(<headline>)[^<]+/, '$1&x;'),
  ),
  changed('elements in elements in elements', (cap) =>
    cap.replace('<info>', `${'<x>'.repeat(100_000)}${'</x>'.repeat(100_000)}<info>`),
  ),
  changed('an end too early', (cap) => cap.slice(0, cap.lastIndexOf('</info>'))),
  changed('a severity that is none', (cap) => cap.replaceAll(/<severity>\w+/g, '<severity>Dire')),
  changed('a time that is none', (cap) => cap.replaceAll(/<expires>[^<]+/g, '<expires>soon')),
  changed('an area without corners', (cap) => cap.replaceAll(/<polygon>[^<]+/g, '<polygon>')),
  changed('an area beyond the earth', (cap) =>
    cap.replaceAll(/<polygon>[^<]+/g, '<polygon>95,9 95,10 96,10 95,9'),
  ),
  changed('an event without a number', (cap) =>
    cap.replaceAll(/(<valueName>II<\/valueName>\s*<value>)[^<]+/g, '$1wind'),
  ),
];
