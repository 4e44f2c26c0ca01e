import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { OpenDataError } from '../server.ts';

/** The text of an element, or its child elements by name. */
export type XmlValue = string | XmlElements;
export interface XmlElements {
  [name: string]: XmlValue[];
}

/** CAP has five levels. */
const MAX_NESTING = 16;

interface OpenElement {
  text: string;
  elements: XmlElements;
  isEmpty: boolean;
}

/**
 * Parses an XML document with elements and texts; it ignores all attributes except the namespace.
 *
 * @param root name of the root element
 * @param namespace namespace of all elements, without a prefix
 * @param includes whether to include an element, by its name and the children of its parent so far
 * @throws {OpenDataError} if it is not well-formed, or another document
 */
export function parseXml(
  text: string,
  root: string,
  namespace: string,
  includes: (name: string, parent: XmlElements) => boolean,
): XmlElements {
  const parser = new SaxesParser();
  const document = createOpenElement();
  const path = [document];
  /** Number of open elements that are skipped. */
  let skipped = 0;

  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const parent = path.at(-1) ?? document;
    if (path.length === 1 && (name !== root || attributes['xmlns'] !== namespace)) {
      throw new OpenDataError(
        `XML file of <${name.slice(0, 40)}> where <${root}> of ${namespace} is expected`,
      );
    }
    if (path.length + skipped > MAX_NESTING) {
      throw new OpenDataError('XML file that nests too deep');
    }
    if (skipped > 0 || !includes(name, parent.elements)) skipped += 1;
    else path.push(createOpenElement());
  });
  parser.on('text', (part) => {
    const element = path.at(-1);
    if (element && skipped === 0) element.text += part;
  });
  parser.on('cdata', (part) => {
    const element = path.at(-1);
    if (element && skipped === 0) element.text += part;
  });
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const closed = path.pop();
    const parent = path.at(-1);
    if (closed && parent) {
      addChild(parent, name, closed.isEmpty ? closed.text.trim() : closed.elements);
    }
  });
  parser.on('error', (cause) => {
    throw new OpenDataError(`XML file that is not well-formed: ${cause.message}`, { cause });
  });
  parser.write(text).close();
  return document.elements;
}

function createOpenElement(): OpenElement {
  return { text: '', elements: Object.create(null), isEmpty: true };
}

function addChild(parent: OpenElement, name: string, value: XmlValue): void {
  parent.isEmpty = false;
  (parent.elements[name] ??= []).push(value);
}
