import { ADDED_LANGUAGES, DOCUMENTED_LANGUAGES } from '../../contract/languages.ts';
import { DEFAULT_TAG } from '../../wording/skill-locales.ts';
import { refTo } from './components.ts';
import type { HeaderObject, ParameterObject, Reference } from './types.ts';

/** What requests may have beside the key. */
export const requestHeaders = {
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description:
      `Language of the texts: ${DOCUMENTED_LANGUAGES.join(', ')}; as an extension of ours ` +
      `${ADDED_LANGUAGES.join(', ')}. A bare language (\`en\`) is the first of these that has it. Where there is ` +
      `none of them, and for any other full tag, it is ${DEFAULT_TAG}; \`Content-Language\` says which it is`,
    'x-extension': `Of ours: ${ADDED_LANGUAGES.join(', ')}`,
    required: false,
    schema: { type: 'string', default: DEFAULT_TAG },
    example: DEFAULT_TAG,
  },
  IfNoneMatch: {
    name: 'if-none-match',
    in: 'header',
    description: 'Tag of the answer that the caller has; where it is the same still, 304 says so',
    required: false,
    schema: { type: 'string' },
  },
} satisfies Record<string, ParameterObject>;

/** What answers have. */
export const responseHeaders: Record<string, HeaderObject> = {
  'Content-Language': header('Language of the texts'),
  ETag: header('Tag of the answer: the same answer has the same one'),
  'Cache-Control': header('For how many seconds there is no newer answer'),
  Vary: header('What of a request the answer depends on'),
  'x-trace-id': header('Trace by which the request is found in the log of the service'),
  RateLimit: header('Requests that are left, where their number is limited'),
  'RateLimit-Policy': header('How many requests there may be, where their number is limited'),
  'Retry-After': header('Seconds after which it is worth another try', 'integer'),
  Allow: header('The methods that there are'),
};

export function headersNamed(names: readonly string[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

function header(description: string, type: 'string' | 'integer' = 'string'): HeaderObject {
  return { description, schema: { type } };
}
