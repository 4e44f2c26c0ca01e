/** @import { Scope } from './apl-expression.js' */
/** @import { Json, Screen } from './contract.ts' */
import { textOf, valueOf } from './apl-expression.js';
import { drawGraphic } from './apl-graphic.js';
import { isJson, jsonOf, jsonsOf } from './apl-json.js';
import { html } from './elements.js';

/**
 * A display as an APL document sees it, in dp.
 *
 * @typedef {{ width: number, height: number, shape: 'rectangle' | 'round', mode: 'hub' | 'tv' | 'mobile', theme: 'light' | 'dark' }} Viewport
 */

/** @typedef {{ document: Json, scope: Scope, viewport: Viewport }} Drawing */

/** Properties that become those of a flexible box, all of them lengths. */
const LENGTHS = {
  width: 'width',
  height: 'height',
  left: 'left',
  top: 'top',
  paddingTop: 'padding-top',
  paddingBottom: 'padding-bottom',
  paddingLeft: 'padding-left',
  paddingRight: 'padding-right',
  fontSize: 'font-size',
  borderRadius: 'border-radius',
};

/** Properties with the same values in CSS. */
const PLAIN = {
  color: 'color',
  backgroundColor: 'background-color',
  fontWeight: 'font-weight',
  lineHeight: 'line-height',
  textAlign: 'text-align',
  position: 'position',
  direction: 'flex-direction',
  grow: 'flex-grow',
  shrink: 'flex-shrink',
  alignItems: 'align-items',
  justifyContent: 'justify-content',
};

/** @type {Record<string, string>} */
const ALIGNED = { spaceBetween: 'space-between', start: 'flex-start', end: 'flex-end' };

/**
 * Draws the components that the skill's own document has: Frame, Container, ScrollView, Text,
 * VectorGraphic and its layouts. What has another type is not shown.
 *
 * @param {Screen} shown
 * @param {Viewport} viewport
 * @returns {HTMLElement} as large as the viewport, in CSS pixels
 */
export function drawScreen(shown, viewport) {
  const source = jsonOf(shown.document);
  const scope = { ...resourcesOf(source, viewport), viewport, payload: shown.datasources };
  const main = jsonOf(source['mainTemplate']);
  const screen = html(
    'div',
    { class: 'apl' },
    ...drawFirst(main, { document: source, scope, viewport }),
  );
  screen.style.width = `${viewport.width}px`;
  screen.style.height = `${viewport.height}px`;
  return screen;
}

/**
 * Colours and dimensions, of which a later one wins.
 *
 * @param {Json} source
 * @param {Viewport} viewport
 * @returns {Scope} by their names with `@`
 */
function resourcesOf(source, viewport) {
  const held = jsonsOf(source['resources']).filter(({ when = true }) =>
    valueOf(when, { viewport }),
  );
  const named = held.flatMap(({ colors, dimensions }) =>
    Object.entries({ ...jsonOf(colors), ...jsonOf(dimensions) }),
  );
  return Object.fromEntries(named.map(([name, value]) => [`@${name}`, value]));
}

/**
 * The first child whose condition holds, where there is room for one.
 *
 * @param {Json} parent
 * @param {Drawing} drawing
 */
function drawFirst(parent, drawing) {
  const child = childrenOf(parent).find((each) => isShown(each, drawing));
  return child ? draw(child, drawing) : [];
}

/**
 * Each child whose condition holds; with data, once for each element.
 *
 * @param {Json} parent
 * @param {Drawing} drawing
 */
function drawEach(parent, drawing) {
  const { data } = parent;
  const scopes =
    data === undefined
      ? [{}]
      : jsonsOf(valueOf(data, drawing.scope)).map((each) => ({ data: each }));
  return scopes.flatMap((own) => {
    const inside = { ...drawing, scope: { ...drawing.scope, ...own } };
    return childrenOf(parent).flatMap((each) => (isShown(each, inside) ? draw(each, inside) : []));
  });
}

/** @param {Json} parent */
function childrenOf({ item, items }) {
  return jsonsOf(items ?? item);
}

/**
 * @param {Json} component
 * @param {Drawing} drawing
 */
function isShown({ when = true }, { scope }) {
  return Boolean(valueOf(when, scope));
}

/**
 * @param {Json} component
 * @param {Drawing} drawing
 * @returns {HTMLElement[]}
 */
function draw(component, drawing) {
  switch (component['type']) {
    case 'Frame':
      return [boxOf(component, drawing, drawFirst(component, drawing))];
    case 'Container':
      return [boxOf(component, drawing, drawEach(component, drawing))];
    case 'ScrollView':
      return [scrolled(boxOf(component, drawing, drawFirst(component, drawing)))];
    case 'Text':
      return [textBoxOf(component, drawing)];
    case 'VectorGraphic':
      return graphicOf(component, drawing);
    default:
      return drawLayout(component, drawing);
  }
}

/**
 * Draws a layout with its parameters in scope.
 *
 * @param {Json} component
 * @param {Drawing} drawing
 */
function drawLayout(component, drawing) {
  const layout = jsonOf(drawing.document['layouts'])[textOf(component['type'], {}) ?? ''];
  if (!isJson(layout)) return [];
  const names = Array.isArray(layout['parameters']) ? layout['parameters'] : [];
  const parameters = names.map((name) => [name, valueOf(component[name], drawing.scope)]);
  return drawFirst(layout, {
    ...drawing,
    scope: { ...drawing.scope, ...Object.fromEntries(parameters) },
  });
}

/**
 * @param {Json} component
 * @param {Drawing} drawing
 */
function textBoxOf(component, drawing) {
  const { scope } = drawing;
  const box = boxOf(component, drawing, [withoutMarkup(textOf(component['text'], scope) ?? '')]);
  const lines = textOf(component['maxLines'], scope);
  box.classList.add('apl-text');
  if (lines !== undefined) {
    box.classList.add('apl-lines');
    box.style.setProperty('-webkit-line-clamp', lines);
  }
  return box;
}

/**
 * @param {Json} component
 * @param {Drawing} drawing
 */
function graphicOf(component, drawing) {
  const { document: source, scope } = drawing;
  const graphic = jsonOf(source['graphics'])[textOf(component['source'], scope) ?? ''];
  if (!isJson(graphic)) return [];
  const parameters = Object.entries(component).map(([name, value]) => [
    name,
    valueOf(value, scope),
  ]);
  return [boxOf(component, drawing, [drawGraphic(graphic, Object.fromEntries(parameters))])];
}

/**
 * @param {Json} component
 * @param {Drawing} drawing
 * @param {(Node | string)[]} children
 */
function boxOf(component, { scope, viewport }, children) {
  const box = html('div', {}, ...children);
  for (const [name, property] of Object.entries(LENGTHS)) {
    const value = textOf(component[name], scope);
    if (value !== undefined) box.style.setProperty(property, lengthOf(value, viewport));
  }
  for (const [name, property] of Object.entries(PLAIN)) {
    const value = textOf(component[name], scope);
    if (value !== undefined) box.style.setProperty(property, ALIGNED[value] ?? value);
  }
  const label = textOf(component['accessibilityLabel'], scope);
  if (label !== undefined) {
    box.setAttribute('role', 'img');
    box.setAttribute('aria-label', label);
  }
  return box;
}

/**
 * What is scrolled can be reached by keyboard.
 *
 * @param {HTMLElement} box
 */
function scrolled(box) {
  box.classList.add('apl-scroll');
  box.tabIndex = 0;
  return box;
}

/**
 * @param {string} value dp, or with a unit: `100vw`, `14vh`, `60%`
 * @param {Viewport} viewport
 */
function lengthOf(value, { width, height }) {
  const amount = Number.parseFloat(value);
  if (value.endsWith('%')) return value;
  if (value.endsWith('vw')) return `${(amount * width) / 100}px`;
  if (value.endsWith('vh')) return `${(amount * height) / 100}px`;
  return `${amount}px`;
}

/** @param {string} text */
function withoutMarkup(text) {
  return new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
}
