import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, type Problem } from '../contract/problem.ts';

const REFUSALS: Record<string, Pick<Problem, 'title' | 'status' | 'detail'>> = {
  HPE_HEADER_OVERFLOW: {
    title: 'Request Header Fields Too Large',
    status: 431,
    detail: 'The address and headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    title: 'Request Timeout',
    status: 408,
    detail: 'The request did not come in time.',
  },
};

const UNREADABLE = {
  title: 'Bad Request',
  status: 400,
  detail: 'The request is not HTTP as it should be.',
};

/** What the parser says of a request that is none. */
interface ClientError extends NodeJS.ErrnoException {
  /** What it read last. */
  rawPacket?: Buffer;
}

/** What is no request at all never reaches an app: it is answered on its connection. */
export function refuseClientError(error: ClientError, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { title, status, detail } = REFUSALS[error.code ?? ''] ?? UNREADABLE;
  const problem: Problem = { type: '/problems/bad-request', title, status, detail };
  const body = mayBeHead(error, socket) ? '' : JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    `Content-Type: ${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** An answer to HEAD has no body. Of a request that came in pieces, its method is no longer known. */
function mayBeHead({ rawPacket }: ClientError, { bytesRead }: Socket): boolean {
  if (!rawPacket) return true;
  const text = rawPacket.toString('latin1');
  const isBeginning = bytesRead === rawPacket.length || /^[A-Z]+ /.test(text);
  return !isBeginning || /(^|\n)HEAD /.test(text);
}
