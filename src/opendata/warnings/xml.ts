import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { OpenDataError } from '../server.ts';

/** An element's text, or the elements in it by their names. */
export type XmlValue = string | XmlElements;
export interface XmlElements {
  [name: string]: XmlValue[];
}

/** CAP nests five deep. */
const MAX_NESTING = 16;

interface OpenElement {
  text: string;
  elements: XmlElements;
  isEmpty: boolean;
}

/**
 * Reads an XML document of elements and texts; attributes are passed over, but for the namespace.
 *
 * @param root name of its root
 * @param namespace of all its elements, without a prefix
 * @param isWanted whether an element is kept, by its name and what its parent holds so far
 * @throws {OpenDataError} when it is not well-formed, or another document
 */
export function parseXml(
  text: string,
  root: string,
  namespace: string,
  isWanted: (name: string, parent: XmlElements) => boolean,
): XmlElements {
  const parser = new SaxesParser();
  const document = createOpenElement();
  const path = [document];
  /** So many elements are open that are not wanted. */
  let unwanted = 0;

  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const parent = path.at(-1) ?? document;
    if (path.length === 1 && (name !== root || attributes['xmlns'] !== namespace)) {
      throw new OpenDataError(
        `XML file of <${name.slice(0, 40)}> where <${root}> of ${namespace} is expected`,
      );
    }
    if (path.length + unwanted > MAX_NESTING) {
      throw new OpenDataError('XML file that nests too deep');
    }
    if (unwanted > 0 || !isWanted(name, parent.elements)) unwanted += 1;
    else path.push(createOpenElement());
  });
  parser.on('text', (part) => {
    const element = path.at(-1);
    if (element && unwanted === 0) element.text += part;
  });
  parser.on('cdata', (part) => {
    const element = path.at(-1);
    if (element && unwanted === 0) element.text += part;
  });
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    if (unwanted > 0) {
      unwanted -= 1;
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
