import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApi, OperationObject } from '../../src/service/openapi/routes.ts';

/** The published document and its schemas of answers. */
export interface PublishedDocument {
  document: OpenApi;
  operations: ({ path: string } & OperationObject)[];
  /** Every way in which an answer is not as the document has it. */
  validateAnswer: (operationId: string, status: number, body: unknown) => string[];
}

/** Fetches the document of a service. */
export async function fetchDocument(url: string): Promise<PublishedDocument> {
  const response = await fetch(`${url}/v4_0/openapi.json`);
  return published(JSON.parse(await response.text()));
}

function published(document: OpenApi): PublishedDocument {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, ...get }));

  function validateAnswer(operationId: string, status: number, body: unknown): string[] {
    const operation = operations.find((one) => one.operationId === operationId);
    if (!operation) return [`the document has no operation ${operationId}`];
    const pointer = schemaPointer(operation, status);
    const validate = pointer === undefined ? undefined : ajv.getSchema(`document#${pointer}`);
    if (!validate) return [`the document has no answer ${status} of ${operationId}`];
    validate(body);
    return (validate.errors ?? []).map(reported);
  }

  return { document, operations, validateAnswer };
}

/** Where the document has the schema of an answer; undefined where it has no such answer. */
function schemaPointer(
  { path, responses }: { path: string } & OperationObject,
  status: number,
): string | undefined {
  const response = responses[status];
  if (!response) return undefined;
  const media = status < 400 ? 'application~1json' : 'application~1problem+json';
  const where =
    '$ref' in response
      ? response.$ref.slice(1)
      : `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/get/responses/${status}`;
  return encodeURI(`${where}/content/${media}/schema`);
}

function reported({ instancePath, message = '', params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}
