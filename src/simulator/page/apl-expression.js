/**
 * The values of names in an expression; resources of the document begin with `@`.
 *
 * @typedef {Readonly<Record<string, unknown>>} Scope
 */

const BOUND = /\$\{([^}]*)\}/g;
const ONE_BOUND = /^\$\{([^}]*)\}$/;
const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|([@A-Za-z_][\w.]*)|(&&|\|\||[=!<>]=|[-+*/<>!?:(),]))/y;

/** From loosest to tightest. */
const OPERATORS = [['||'], ['&&'], ['==', '!='], ['<', '>', '<=', '>='], ['+', '-'], ['*', '/']];

/** @type {Record<string, (left: any, right: any) => unknown>} */
const APPLIED = {
  '||': (left, right) => left || right,
  '&&': (left, right) => left && right,
  '==': (left, right) => (left ?? null) === (right ?? null),
  '!=': (left, right) => (left ?? null) !== (right ?? null),
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** @type {Record<string, (...values: number[]) => number>} */
const FUNCTIONS = { 'Math.min': Math.min, 'Math.max': Math.max, 'Math.round': Math.round };

/** @type {Scope} */
const CONSTANTS = { true: true, false: false, null: null };

/**
 * The value of a property of an APL document: `${weather.title}`, `${data.left}%`, `@gap`, or as it is.
 *
 * @param {unknown} value
 * @param {Scope} scope
 * @returns {unknown}
 */
export function valueOf(value, scope) {
  if (typeof value !== 'string') return value;
  if (value.startsWith('@')) return valueOf(scope[value], scope);
  const [, whole] = ONE_BOUND.exec(value) ?? [];
  if (whole !== undefined) return evaluate(whole, scope);
  return value.replaceAll(BOUND, (_match, each) => asText(evaluate(each, scope)) ?? '');
}

/**
 * Evaluates a property as text; undefined without a value.
 *
 * @param {unknown} value
 * @param {Scope} scope
 */
export function textOf(value, scope) {
  return asText(valueOf(value, scope));
}

/** @param {unknown} value */
function asText(value) {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * @param {string} expression of APL's data binding, without assignments and arrays
 * @param {Scope} scope
 * @returns {unknown}
 * @throws {SyntaxError} for an invalid expression
 */
export function evaluate(expression, scope) {
  const tokens = tokensOf(expression);
  const result = choice();
  if (tokens.length > 0) throw new SyntaxError(`"${expression}" does not end where it should`);
  return result;

  /** @returns {unknown} */
  function choice() {
    const condition = operation(0);
    if (!taken('?')) return condition;
    const held = choice();
    expect(':');
    const otherwise = choice();
    return condition ? held : otherwise;
  }

  /**
   * @param {number} level
   * @returns {unknown}
   */
  function operation(level) {
    const operators = OPERATORS[level];
    if (!operators) return unary();
    let value = operation(level + 1);
    for (let next = operators.find(taken); next; next = operators.find(taken)) {
      value = APPLIED[next]?.(value, operation(level + 1));
    }
    return value;
  }

  /** @returns {unknown} */
  function unary() {
    if (taken('!')) return !unary();
    if (taken('-')) return -Number(unary());
    if (!taken('(')) return operand();
    const inside = choice();
    expect(')');
    return inside;
  }

  function operand() {
    const { kind, text } = tokens.shift() ?? { kind: 'sign', text: 'nothing' };
    if (kind === 'sign') {
      throw new SyntaxError(`"${expression}" has ${text} where a value should be`);
    }
    if (kind === 'number') return Number(text);
    if (kind === 'text') return text;
    return taken('(') ? call(text) : named(text);
  }

  /** @param {string} name */
  function call(name) {
    const values = [choice()];
    while (taken(',')) values.push(choice());
    expect(')');
    const called = FUNCTIONS[name];
    if (!called) throw new SyntaxError(`"${expression}" calls ${name}, which is not known here`);
    return called(...values.map(Number));
  }

  /** @param {string} path */
  function named(path) {
    if (path.startsWith('@')) return valueOf(path, scope);
    return path.split('.').reduce(field, { ...CONSTANTS, ...scope });
  }

  /** @param {string} sign */
  function taken(sign) {
    const [next] = tokens;
    return next?.kind === 'sign' && next.text === sign && tokens.shift() !== undefined;
  }

  /** @param {string} sign */
  function expect(sign) {
    if (!taken(sign)) throw new SyntaxError(`"${expression}" has no ${sign}`);
  }
}

/**
 * @param {unknown} value
 * @param {string} name
 */
function field(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** @param {string} expression */
function tokensOf(expression) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (expression.slice(TOKEN.lastIndex).trim() !== '') {
    const [matched, number, text, name, sign] = TOKEN.exec(expression) ?? [];
    if (matched === undefined) throw new SyntaxError(`"${expression}" is not an expression`);
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}
