import type * as z from 'zod';

/**
 * One operation of the weather service as data. The client methods, the routes, the validation on
 * both sides, the OpenAPI document and the MCP tools derive from it.
 */
export interface Operation<Parameters, Response> {
  /** One sentence for people. */
  summary: string;
  /** One to three sentences: what it returns, when to use it, and where its parameters come from. */
  description: string;
  /** Path below the version segment; `{name}` marks a path parameter. */
  path: string;
  /** Parses all parameters from strings of a URL; those not in `path` are query parameters. */
  parameters: z.ZodType<Parameters>;
  /** The body of a 200 answer. */
  response: z.ZodType<Response>;
  /** Whether it is an operation of this service that the documents do not have. */
  isExtension?: true;
}

type SchemaTable = Record<string, { parameters: z.ZodType; response: z.ZodType }>;

/** Parsed parameters, numbers and digit strings, by operation id. */
export type ParameterTypes<T extends SchemaTable> = {
  [Id in keyof T]: z.output<T[Id]['parameters']>;
};

/** Response bodies by operation id. */
export type ResponseTypes<T extends Record<string, { response: z.ZodType }>> = {
  [Id in keyof T]: z.output<T[Id]['response']>;
};

/** A table that can be indexed by a dynamic id. */
export type OperationTable<T extends SchemaTable> = {
  [Id in keyof T]: Operation<ParameterTypes<T>[Id], ResponseTypes<T>[Id]>;
};

/** Ids of a table, in its order. */
export function idsOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((id): id is keyof T & string => id in table);
}
