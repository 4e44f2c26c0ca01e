import { describe, expect, it } from 'vitest';
import { canonicalizeAddress, isLoopbackHost, parseHost } from '../../src/http/host.ts';

describe('a host', () => {
  it.each([
    ['localhost', { name: 'localhost', port: undefined }],
    ['LocalHost:3000', { name: 'localhost', port: 3000 }],
    ['weather.home:', { name: 'weather.home', port: undefined }],
    ['my_container:80', { name: 'my_container', port: 80 }],
    ['127.0.0.1:3000', { name: '127.0.0.1', port: 3000 }],
    ['[::1]', { name: '::1', port: undefined }],
    ['[0:0:0:0:0:0:0:1]:3000', { name: '::1', port: 3000 }],
    ['[::FFFF:192.168.1.5]', { name: '192.168.1.5', port: undefined }],
    ['localhost.', { name: 'localhost.', port: undefined }],
    ['2130706433', { name: '2130706433', port: undefined }],
    ['0x7f000001', { name: '0x7f000001', port: undefined }],
  ])('%s is valid', (text, host) => {
    expect(parseHost(text)).toEqual(host);
  });

  it.each([
    '',
    ' ',
    ':3000',
    'localhost:3000@evil.example',
    'user@localhost',
    'localhost:65536',
    'localhost:http',
    'localhost:+80',
    'localhost:3000:3000',
    'localhost/',
    'localhost?',
    'localhost#',
    'localhost\\evil',
    'localhost evil',
    'localhost,evil',
    'local%68ost',
    'wetter.härtetest',
    '::1',
    '[::1',
    '[::1]evil',
    '[fe80::1%25eth0]',
    '[localhost]',
    '[127.0.0.1]',
    'x'.repeat(254),
  ])('%s is invalid', (text) => {
    expect(parseHost(text)).toBeUndefined();
  });
});

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::ffff:c0a8:105', '192.168.1.5'],
  ['2001:DB8::0001', '2001:db8::1'],
  ['10.0.0.1', '10.0.0.1'],
])('the address %s is %s', (address, canonical) => {
  expect(canonicalizeAddress(address)).toBe(canonical);
});

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false],
  ['127.0.0.1.evil.example', false],
  ['127.1', false],
  ['localhost.evil.example', false],
])('a server on %s is reachable only from this machine: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});
