import * as z from 'zod';
import { OpenDataError } from '../../server.ts';
import { eachElement } from './elements.ts';
import { createReportReader, type SynopReport } from './report-reader.ts';

const file = z.object({ messages: z.array(z.unknown()) });

/**
 * Reads SYNOP messages (WMO's FM 94 BUFR) in the JSON of ecCodes. A message's elements stand before
 * the list of its subsets, each of which is a station's report.
 *
 * @throws {OpenDataError} when it is no JSON, cut off or of another shape
 */
export function readMessages(text: string): SynopReport[] {
  const { data } = file.safeParse(parse(text));
  if (!data) throw new OpenDataError('SYNOP file without a list of messages');
  return data.messages.flatMap(subsetsOf).flatMap((subset) => reportOf(subset) ?? []);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OpenDataError('SYNOP file is no JSON or cut off', { cause });
  }
}

function subsetsOf(message: unknown): unknown[] {
  const last: unknown = Array.isArray(message) ? message.at(-1) : undefined;
  return Array.isArray(last) ? last : [];
}

function reportOf(subset: unknown): SynopReport | undefined {
  if (!Array.isArray(subset)) return undefined;
  const reader = createReportReader();
  eachElement(subset, reader.take);
  return reader.report();
}
