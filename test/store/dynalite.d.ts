declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** DynamoDB in this process, in memory; a new table is ready after so many milliseconds. */
  export default function dynalite(options: { createTableMs: number }): Server;
}
