import * as messages from './hdf5-messages.ts';
import {
  padToEight,
  padToLength,
  concatBytes,
  zeroTerminated,
  u16,
  u32,
  u64,
  u8,
  type AttributeValue,
} from './hdf5-messages.ts';

export interface Hdf5GroupContent {
  attributes?: Record<string, AttributeValue>;
  members?: Record<string, Hdf5GroupContent | Hdf5DatasetContent>;
}

/** A two-dimensional array of unsigned 32-bit integers. */
export interface Hdf5DatasetContent {
  rows: number;
  columns: number;
  /** All values, row by row, little-endian, as one zlib stream. */
  deflated: Uint8Array;
  /** Compression level. */
  level: number;
  /** Epoch milliseconds. */
  modified: number;
}

/** The growing file: a structure is written after all structures that it refers to. */
interface Hdf5Output {
  parts: Uint8Array[];
  length: number;
}

/** Addresses of an object's header and of a group's index of names. */
interface ObjectAddress {
  header: number;
  names?: { tree: number; heap: number };
}

const SIGNATURE = Buffer.from('\u0089HDF\r\n\u001a\n', 'latin1');
const SUPERBLOCK_BYTES = 96;
const NOWHERE = 0xffff_ffff_ffff_ffffn;
/** Entries of a leaf, children of a group's tree and of a chunk tree: twice HDF5's defaults 4, 16, 32. */
const MAX_LEAF_ENTRIES = 8;
const MAX_GROUP_CHILDREN = 32;
const MAX_CHUNK_CHILDREN = 64;
const ENTRY_BYTES = 40;
const HEAP_BYTES = 88;

/**
 * Creates an HDF5 file of the oldest format version, like the radar composites: superblock version 0,
 * object headers version 1, groups with symbol tables, and data in one chunk (The HDF Group, File
 * Format Specification 3.0). A group has at most eight members with short names.
 */
export function createHdf5File(root: Hdf5GroupContent): Buffer {
  const output: Hdf5Output = { parts: [], length: SUPERBLOCK_BYTES };
  const place = appendGroup(output, root);
  return concatBytes(createSuperblock(place, output.length), ...output.parts);
}

function createSuperblock(root: ObjectAddress, endOfFile: number): Buffer {
  const OFFSETS_AND_LENGTHS = 8;
  return concatBytes(
    SIGNATURE,
    u8(0, 0, 0, 0, 0, OFFSETS_AND_LENGTHS, OFFSETS_AND_LENGTHS, 0),
    u16(MAX_LEAF_ENTRIES / 2, MAX_GROUP_CHILDREN / 2),
    u32(0),
    u64(0, NOWHERE, endOfFile, NOWHERE),
    createEntry(0, root),
  );
}

function append(output: Hdf5Output, part: Uint8Array): number {
  const address = output.length;
  output.parts.push(part);
  output.length += part.length;
  return address;
}

function appendGroup(
  output: Hdf5Output,
  { attributes = {}, members = {} }: Hdf5GroupContent,
): ObjectAddress {
  const places = Object.entries(members).map(([name, member]): [string, ObjectAddress] => [
    name,
    appendMember(output, member),
  ]);
  const names = appendNames(output, new Map(places));
  const index = messages.symbolTable(names.tree, names.heap);
  const described = Object.entries(attributes).map(([name, value]) =>
    messages.attribute(name, value),
  );
  return { header: appendGroupHeader(output, index, described), names };
}

function appendMember(
  output: Hdf5Output,
  member: Hdf5GroupContent | Hdf5DatasetContent,
): ObjectAddress {
  return 'deflated' in member ? appendDataset(output, member) : appendGroup(output, member);
}

/** Writes attributes into a continuation block, because they follow the group's creation. */
function appendGroupHeader(output: Hdf5Output, index: Buffer, attributes: Buffer[]): number {
  if (attributes.length === 0) return append(output, createObjectHeader([index]));
  const more = concatBytes(index, ...attributes);
  const link = messages.continuation(append(output, more), more.length);
  return append(output, createObjectHeader([link], 1 + attributes.length));
}

function createObjectHeader(content: Buffer[], messagesElsewhere = 0): Buffer {
  const body = concatBytes(...content);
  const count = content.length + messagesElsewhere;
  const references = 1;
  return concatBytes(u8(1, 0), u16(count), u32(references, body.length, 0), body);
}

/** Writes the names of a group's members: a heap with the texts, a leaf with the entries, and a tree. */
function appendNames(output: Hdf5Output, places: Map<string, ObjectAddress>) {
  const { heap, offsets } = appendHeap(output, [...places.keys()]);
  const sorted = [...places].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries = sorted.map(([name, place]) => createEntry(offsets.get(name) ?? 0, place));
  const [last = ''] = sorted.at(-1) ?? [];
  const leaf = entries.length > 0 ? [append(output, createLeaf(entries))] : [];
  const keys = leaf.flatMap((address) => [u64(address), u64(offsets.get(last) ?? 0)]);
  const length = 24 + 8 * (2 * MAX_GROUP_CHILDREN + 1);
  const tree = append(output, padToLength(length, createTreeHead(0, leaf.length), u64(0), ...keys));
  return { tree, heap };
}

function appendHeap(output: Hdf5Output, names: string[]) {
  const offsets = new Map<string, number>();
  let space: Buffer = Buffer.alloc(8);
  for (const name of names) {
    offsets.set(name, space.length);
    space = concatBytes(space, padToEight(zeroTerminated(name)));
  }
  const LAST_FREE = 1;
  const free = u64(LAST_FREE, HEAP_BYTES - space.length);
  const data = padToLength(HEAP_BYTES, space, free);
  const start = output.length + 32;
  const head = concatBytes(Buffer.from('HEAP'), u32(0), u64(HEAP_BYTES, space.length, start));
  return { heap: append(output, concatBytes(head, data)), offsets };
}

function createLeaf(entries: Buffer[]): Buffer {
  const head = concatBytes(Buffer.from('SNOD'), u8(1, 0), u16(entries.length));
  return padToLength(8 + MAX_LEAF_ENTRIES * ENTRY_BYTES, head, ...entries);
}

/** Writes a member into its group's leaf; the entry of a group includes the addresses of its names. */
function createEntry(nameOffset: number, { header, names }: ObjectAddress): Buffer {
  const cached = names ? concatBytes(u32(1, 0), u64(names.tree, names.heap)) : u32(0, 0);
  return padToLength(ENTRY_BYTES, u64(nameOffset, header), cached);
}

function createTreeHead(kind: number, entries: number): Buffer {
  return concatBytes(Buffer.from('TREE'), u8(kind, 0), u16(entries), u64(NOWHERE, NOWHERE));
}

function appendDataset(output: Hdf5Output, dataset: Hdf5DatasetContent): ObjectAddress {
  const { rows, columns, level, modified } = dataset;
  const tree = appendChunk(output, dataset);
  const header = createObjectHeader([
    messages.dataspace(rows, columns),
    messages.uint32Datatype(),
    messages.fillValue(),
    messages.deflateFilter(level),
    messages.chunkedLayout(tree, rows, columns),
    messages.modificationTime(modified),
  ]);
  return { header: append(output, header) };
}

/** Writes the chunk and its B-tree, whose keys are the offsets of the chunk's start and end. */
function appendChunk(output: Hdf5Output, { rows, columns, deflated }: Hdf5DatasetContent): number {
  const chunk = append(output, deflated);
  const keyLength = 32;
  const first = concatBytes(u32(deflated.length, 0), u64(0, 0, 0));
  const end = concatBytes(u32(0, 0), u64(rows, columns, 4));
  const length = 24 + (MAX_CHUNK_CHILDREN + 1) * keyLength + MAX_CHUNK_CHILDREN * 8;
  return append(output, padToLength(length, createTreeHead(1, 1), first, u64(chunk), end));
}
