import { readProjectFile } from './source-files.ts';

const PAGE = 'docs/architecture.md';

/** A row of the page's table of rooms. */
export interface RoomRule {
  /** `src/app`, `intents` */
  room: string;
  /** The rooms that its files may import, besides itself. */
  allowed: readonly string[];
}

/** An import that the rules forbid and that is still there. */
export interface Exception {
  from: string;
  to: string;
}

/** From the top of the house to its ground. */
export function readRoomRules(): RoomRule[] {
  return readTable('Rooms').map((cells) => {
    const [room = ''] = readCodes(cells[0]);
    return { room, allowed: readCodes(cells.at(-1)).map(toPath) };
  });
}

export function readExceptions(): Exception[] {
  return readTable('Imports that still go up').map((cells) => {
    const [from = ''] = readCodes(cells[0]);
    const [to = ''] = readCodes(cells[1]);
    return { from, to };
  });
}

/** The files that the drawn way of a request passes, sorted. */
export function readDrawnFiles(title: string): string[] {
  const paths = readCodes(readSection(title)).filter((code) =>
    /^(?:src|intents)\/.*\.ts$/.test(code),
  );
  return [...new Set(paths)].toSorted();
}

/** The cells of a section's first table, without its head. */
function readTable(title: string): string[][] {
  return readSection(title)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1));
}

function readSection(title: string): string {
  const section = readProjectFile(PAGE)
    .split(/^## /m)
    .find((text) => text.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`${PAGE} has no section "${title}"`);
  return section;
}

function readCodes(text = ''): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
}

/** A room is named without `src/` in a list. */
function toPath(name: string): string {
  return ['intents', 'interaction-models'].includes(name) ? name : `src/${name}`;
}
