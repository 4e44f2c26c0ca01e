import { inTime } from '../opendata/in-time.ts';
import { OpenDataError } from '../opendata/server.ts';

/**
 * What only adds to an answer: undefined where the open-data server fails, or takes longer than so
 * many milliseconds.
 */
export async function ifObtainable<T>(asked: Promise<T>, patience: number): Promise<T | undefined> {
  return inTime(orNothing(asked), patience);
}

async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}
