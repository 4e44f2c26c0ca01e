import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The bytes that a server sent on a connection. */
export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are, as no client library would, and reads until the connection ends. */
export async function sendRaw(
  port: number,
  bytes: string,
  address = '127.0.0.1',
): Promise<RawAnswer> {
  const socket = connect(port, address);
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body };
}

/** Formats a request with all its headers, including `Host`; the connection closes after it. */
export function rawRequest(
  target: string,
  headers: readonly string[],
  { method = 'GET', version = '1.1', body = '' } = {},
): string {
  const lines = [
    `${method} ${target} HTTP/${version}`,
    ...headers,
    'Connection: close',
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
