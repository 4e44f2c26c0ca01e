import { describe, expect, it } from 'vitest';
import { readExceptions, readRoomRules } from './architecture-page.ts';
import { findRoom, listImports, type ImportEdge } from './import-graph.ts';
import { listSourceFiles } from './source-files.ts';

const rules = readRoomRules();
const exceptions = readExceptions();
const rooms = new Set(rules.map(({ room }) => room));
const crossings = listImports().filter(
  ({ from, to }) => findRoom(from) !== findRoom(to) && isInTree(to),
);

/** `package.json` and folders for what a program writes are no rooms. */
function isInTree(path: string): boolean {
  return /^(?:src|intents|interaction-models)\//.test(path);
}

function isAllowed({ from, to }: ImportEdge): boolean {
  const rule = rules.find(({ room }) => room === findRoom(from));
  return rule?.allowed.includes(findRoom(to)) ?? false;
}

function isException({ from, to }: ImportEdge): boolean {
  return exceptions.some((one) => one.from === from && one.to === to);
}

function format({ from, to }: ImportEdge): string {
  return `${from} imports ${to}`;
}

describe('a newcomer who reads docs/architecture.md', () => {
  it('finds each folder of the tree in its table', () => {
    const folders = ['src', 'intents'].flatMap((top) => listSourceFiles(top));
    const found = new Set(folders.map(({ path }) => findRoom(path)));
    expect([...found, 'interaction-models'].toSorted()).toEqual([...rooms].toSorted());
  });

  it('finds imports of those rooms alone that a row allows', () => {
    const forbidden = crossings.filter((edge) => !isAllowed(edge) && !isException(edge));
    expect(forbidden.map(format)).toEqual([]);
  });

  it('finds in a row no room that nothing imports', () => {
    const used = new Set(crossings.map(({ from, to }) => `${findRoom(from)} ${findRoom(to)}`));
    const unused = rules.flatMap(({ room, allowed }) =>
      allowed.map((other) => `${room} ${other}`).filter((pair) => !used.has(pair)),
    );
    expect(unused).toEqual([]);
  });

  it('follows imports down the table, never up', () => {
    const order = rules.map(({ room }) => room);
    const upward = rules.flatMap(({ room, allowed }) =>
      allowed
        .filter((other) => order.indexOf(other) <= order.indexOf(room))
        .map((other) => `${room} imports ${other}`),
    );
    expect(upward).toEqual([]);
  });

  it('finds no exception that is no longer needed', () => {
    const needed = new Set(crossings.filter((edge) => !isAllowed(edge)).map(format));
    expect(exceptions.map(format).filter((one) => !needed.has(one))).toEqual([]);
  });

  it('finds no file that does nothing but re-export others', () => {
    const barrels = listSourceFiles('src', 'intents').filter(({ text }) => isBarrel(text));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

/** Every statement of a barrel is an import, or an export of what it imported or has from elsewhere. */
function isBarrel(text: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const isReexporting = /^export (?:type )?(?:\*|\{)/m.test(code);
  const rest = code
    .replaceAll(/^export (?:type )?(?:\*|\{)[^;]*;/gm, '')
    .replaceAll(/^import [^;]*;/gm, '')
    .trim();
  return isReexporting && rest === '';
}
