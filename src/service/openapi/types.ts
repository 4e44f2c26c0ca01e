import type { JsonSchema } from '../../contract/json-schema.ts';

/** The subset of OpenAPI 3.1 that the document uses. */
export interface OpenApi {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  security: Record<string, string[]>[];
  tags: Tag[];
  paths: Record<string, { get: OperationObject }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    headers: Record<string, HeaderObject>;
    parameters: Record<string, ParameterObject>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string }>;
  };
}

export interface Tag {
  name: string;
  description: string;
}

export interface Reference {
  $ref: string;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-extension'?: string;
  parameters: (ParameterObject | Reference)[];
  /** By status. */
  responses: { 200: ResponseObject } & Record<string, ResponseObject | Reference>;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
  /** The part that extends the documents. */
  'x-extension'?: string;
}

export interface ResponseObject {
  description: string;
  headers: Record<string, Reference>;
  /** By media type. */
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface HeaderObject {
  description: string;
  schema: JsonSchema;
}
