import type * as z from 'zod';

/**
 * One operation of the weather service as data. The client's methods, the service's routes, the
 * checks on both sides, the OpenAPI document and the MCP tools are derived from it.
 */
export interface Operation<Parameters, Response> {
  /** One sentence for people. */
  summary: string;
  /** One to three sentences: what the answer has, when to ask for it, and what gives its parameters. */
  description: string;
  /** Below the version segment; `{name}` marks a parameter of the path. */
  path: string;
  /** All parameters by name, from strings of a URL; those not named in `path` are of the query. */
  parameters: z.ZodType<Parameters>;
  /** The body of a 200 answer. */
  response: z.ZodType<Response>;
}

type SchemaTable = Record<string, { parameters: z.ZodType; response: z.ZodType }>;

/** What a caller gives, numbers and digit strings, by the operation's id. */
export type ParameterTypes<T extends SchemaTable> = {
  [Id in keyof T]: z.output<T[Id]['parameters']>;
};

/** The bodies of answers by the operation's id. */
export type ResponseTypes<T extends SchemaTable> = { [Id in keyof T]: z.output<T[Id]['response']> };

/** A table whose entries can be taken by an id that is not known before. */
export type OperationTable<T extends SchemaTable> = {
  [Id in keyof T]: Operation<ParameterTypes<T>[Id], ResponseTypes<T>[Id]>;
};

/** The ids of a table, in its order. */
export function idsOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((id): id is keyof T & string => id in table);
}
