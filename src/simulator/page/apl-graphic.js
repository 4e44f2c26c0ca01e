/** @import { Scope } from './apl-expression.js' */
/** @import { Json } from './contract.ts' */
import { textOf, valueOf } from './apl-expression.js';
import { jsonsOf } from './apl-json.js';
import { svg } from './elements.js';

/**
 * An Alexa vector graphic as SVG.
 *
 * @param {Json} graphic
 * @param {Scope} values of its parameters
 * @returns {SVGSVGElement}
 */
export function drawGraphic(graphic, values) {
  const parameters = jsonsOf(graphic['parameters']).map(({ name, default: otherwise }) => [
    name,
    values[textOf(name, {}) ?? ''] ?? otherwise,
  ]);
  const scope = Object.fromEntries(parameters);
  return svg(
    'svg',
    {
      viewBox: `0 0 ${Number(graphic['width'])} ${Number(graphic['height'])}`,
      'aria-hidden': 'true',
    },
    ...drawAll(graphic['items'], scope),
  );
}

/**
 * @param {unknown} items
 * @param {Scope} scope
 * @returns {SVGElement[]}
 */
function drawAll(items, scope) {
  return jsonsOf(items).map((item) => draw(item, scope));
}

/**
 * @param {Json} item
 * @param {Scope} scope
 */
function draw(item, scope) {
  /** @param {string} name */
  const property = (name) => textOf(item[name], scope);
  if (item['type'] === 'group') {
    return svg('g', { transform: property('transform') }, ...drawGroup(item, scope));
  }
  const paint = {
    fill: property('fill') ?? 'none',
    stroke: property('stroke'),
    'stroke-width': property('strokeWidth'),
  };
  if (item['type'] === 'path') {
    return svg('path', {
      ...paint,
      d: property('pathData'),
      'stroke-linecap': property('strokeLineCap'),
      'stroke-linejoin': property('strokeLineJoin'),
      'stroke-dasharray': property('strokeDashArray'),
    });
  }
  return svg(
    'text',
    {
      ...paint,
      x: property('x'),
      y: property('y'),
      'font-size': property('fontSize'),
      'font-weight': property('fontWeight'),
      'text-anchor': property('textAnchor'),
    },
    property('text') ?? '',
  );
}

/**
 * A group with data has its items once for each element.
 *
 * @param {Json} group
 * @param {Scope} scope
 */
function drawGroup({ data, items }, scope) {
  if (data === undefined) return drawAll(items, scope);
  return jsonsOf(valueOf(data, scope)).flatMap((each) => drawAll(items, { ...scope, data: each }));
}
