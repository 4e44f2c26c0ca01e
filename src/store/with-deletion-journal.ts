import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DeletionJournal, PendingDeletion } from './deletion-journal.ts';
import { isWrittenAfter } from './record.ts';
import { repeatWithBackoff } from './repeat.ts';
import type { Records } from './store.ts';
import { reasonOf } from './store-error.ts';

/**
 * Records whose deletions are noted before they are tried, and tried again, now and after the next
 * start, until they are done. While one is pending, its record is as good as gone; what its user says
 * after it replaces the record and settles it.
 */
export function withDeletionJournal(
  records: Records,
  journal: DeletionJournal,
  log: Logger,
): Records {
  let hasFailed = false;
  let isClosed = false;
  const retry = repeatWithBackoff(retryPending);

  async function deleteNow(deletion: PendingDeletion): Promise<void> {
    await records.delete(deletion.key, deletion.upTo);
    journal.settle(deletion);
  }

  /** Whether nothing is left to do; where one deletion fails, the others are not tried. */
  async function retryPending(): Promise<boolean> {
    let done = 0;
    try {
      for (const deletion of journal.list()) {
        await deleteNow(deletion);
        done += 1;
        // Answers go on meanwhile.
        await setImmediate();
        if (isClosed) return true;
      }
    } catch (error) {
      report(error, 'A pending deletion failed: it is tried again');
      return false;
    }
    if (done > 0) log.info({ count: done }, 'Pending deletions are done');
    hasFailed = false;
    return true;
  }

  function report(error: unknown, message: string): void {
    const level = hasFailed ? 'debug' : 'error';
    hasFailed = true;
    log[level]({ reason: reasonOf(error) }, message);
  }

  function note(deletion: PendingDeletion): boolean {
    try {
      journal.add(deletion);
      return true;
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'A deletion cannot be noted in the journal');
      return false;
    }
  }

  return {
    ...records,
    async read(key) {
      const row = await records.read(key);
      const upTo = journal.find(key);
      return upTo === undefined || isWrittenAfter(row, upTo) ? row : undefined;
    },
    async write(key, record) {
      await records.write(key, record);
      const upTo = journal.find(key);
      if (upTo !== undefined && isWrittenAfter(record, upTo)) journal.settle({ key, upTo });
    },
    async delete(key, upTo) {
      const deletion = { key, upTo };
      const isNoted = note(deletion);
      try {
        await deleteNow(deletion);
      } catch (error) {
        if (isNoted) retry.soon();
        log.error(
          { reason: reasonOf(error) },
          isNoted
            ? 'A deletion failed: it is tried again'
            : 'A deletion failed and is not tried again: the platform has to send it again',
        );
        throw error;
      }
    },
    close() {
      isClosed = true;
      retry.stop();
      records.close();
    },
  };
}
