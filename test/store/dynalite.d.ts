declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** DynamoDB in this process, in memory; a new table is ready after some milliseconds. */
  export default function dynalite(options: { createTableMs: number }): Server;
}
