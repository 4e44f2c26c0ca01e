import { inTime } from '../opendata/in-time.ts';
import { OpenDataError } from '../opendata/server.ts';

/** What only adds to an answer; undefined where the open data fails, or takes more than so many ms. */
export async function hadInTime<T>(asked: Promise<T>, patience: number): Promise<T | undefined> {
  return inTime(ifToBeHad(asked), patience);
}

async function ifToBeHad<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OpenDataError) return undefined;
    throw error;
  }
}
