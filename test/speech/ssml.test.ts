import { SaxesParser } from 'saxes';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeSsml } from '../../src/speech/turn.ts';
import { codePoint } from '../support/code-points.ts';

/** The text from an XML parser, which throws at invalid XML. */
function read(xml: string): string {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.write(`<speak>${xml}</speak>`).close();
  return texts.join('');
}

it.each([
  ['Rhein & Main <x>', 'Rhein &amp; Main &lt;x&gt;'],
  ['a &amp; b', 'a &amp;amp; b'],
  [`it's "fine"`, `it's "fine"`],
  ['L’Aquila', 'L’Aquila'],
  ['12 °C – 14 °C', '12 °C – 14 °C'],
  ['a\u0000\u0008\u001Fb\uFFFF', 'ab'],
  ['tab\tand\nline', 'tab\tand\nline'],
  ['half a \uD83C sign', 'half a \uFFFD sign'],
  ['', ''],
])('escapes %j once', (text, ssml) => {
  expect(escapeSsml(text)).toBe(ssml);
});

it('is always well-formed, and parses to the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(read(escapeSsml(text))).toBe(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      read(escapeSsml(text));
    }),
  );
});
