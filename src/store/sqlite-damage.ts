/** What is wrong with a file that cannot be used as it is, though it can be reached. */
export class DamagedStoreError extends Error {
  override name = 'DamagedStoreError';
}

/** The file is a whole one of another program. */
export class ForeignStoreError extends Error {
  override name = 'ForeignStoreError';
}

/** Primary result codes of SQLite, https://www.sqlite.org/rescode.html */
const SQLITE_ERROR = 1;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Extended ones: a file that is shorter than it was, and a file system that says so itself. */
const SQLITE_IOERR_SHORT_READ = 522;
const SQLITE_IOERR_CORRUPTFS = 8458;

/** Whether an error says that a file is damaged, not that it is locked, full or out of reach. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DamagedStoreError) return true;
  const code = resultCodeOf(error);
  if (code === SQLITE_IOERR_SHORT_READ || code === SQLITE_IOERR_CORRUPTFS) return true;
  const primary = code & 0xff;
  return primary === SQLITE_CORRUPT || primary === SQLITE_NOTADB;
}

/** Whether a statement that fitted the tables no longer does: another program has changed them. */
export function isOtherSchema(error: unknown): boolean {
  return resultCodeOf(error) === SQLITE_ERROR;
}

/** 0 where it is no error of SQLite. */
function resultCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
