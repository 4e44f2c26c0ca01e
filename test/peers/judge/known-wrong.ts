import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** Kind of wrong by sentence, by row or conversation. */
export type KnownWrong = Record<string, Record<string, string>>;

/**
 * What is known to be wrong, so that a test can tell what got better and what got worse. `WRITE_PEERS=1` takes
 * out what is right now; `WRITE_PEERS=anew` also adds what got worse, which needs a reason.
 */
const { WRITE_PEERS } = process.env;

function readKnownWrong(name: string): KnownWrong {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** How the wrong sentences differ from the known ones: `row: sentence`. */
export interface WrongChanges {
  newlyWrong: string[];
  newlyRight: string[];
}

export const UNCHANGED: WrongChanges = { newlyWrong: [], newlyRight: [] };

/** Compares with the file of known wrongs, after it was written if that is asked for. */
export async function compareWithKnown(name: string, wrong: KnownWrong): Promise<WrongChanges> {
  const known = readKnownWrong(name);
  const next = WRITE_PEERS === 'anew' ? wrong : keepKnown(known, wrong);
  if (WRITE_PEERS !== undefined) await writeKnownWrong(name, next);
  const before = WRITE_PEERS === undefined ? known : next;
  return { newlyWrong: listMissing(wrong, before), newlyRight: listMissing(before, wrong) };
}

/** The sentences of one that the other does not have; an error shows why they are wrong. */
function listMissing(one: KnownWrong, other: KnownWrong): string[] {
  return Object.entries(one).flatMap(([row, sentences]) =>
    Object.entries(sentences)
      .filter(([say]) => other[row]?.[say] === undefined)
      .map(([say, kind]) => `${row}: ${say} (${kind})`),
  );
}

async function writeKnownWrong(name: string, wrong: KnownWrong): Promise<void> {
  const path = fileURLToPath(fileOf(name));
  const style = await resolveConfig(path);
  writeFileSync(path, await format(JSON.stringify(wrong), { ...style, filepath: path }));
}

function fileOf(name: string): URL {
  return new URL(`../known-wrong/${name}.json`, import.meta.url);
}

/** What was known and is still wrong, with its present kind. */
function keepKnown(known: KnownWrong, wrong: KnownWrong): KnownWrong {
  const rows = Object.entries(known).map(([row, sentences]) => {
    const still = Object.keys(sentences).flatMap((say) => {
      const kind = wrong[row]?.[say];
      return kind === undefined ? [] : [[say, kind] as const];
    });
    return [row, Object.fromEntries(still)] as const;
  });
  return Object.fromEntries(rows.filter(([, sentences]) => Object.keys(sentences).length > 0));
}
