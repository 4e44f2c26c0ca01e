/*
 * What the reference page does beyond links: it filters the operations, copies commands and sends requests. It runs inline,
 * so that the page loads nothing, and imports nothing.
 */

/**
 * A parameter of an operation, from the attribute `data-parameters` of its article.
 *
 * @typedef {{ name: string, in: 'path' | 'query', required: boolean, example: string, values: string[] }} Parameter
 */

/** How long a button says what it has done. */
const NOTICE_MS = 2000;

/** @type {HTMLElement[]} */
const operations = [...document.querySelectorAll('article')].filter(
  ({ dataset }) => dataset['path'] !== undefined,
);

showOrigin();
addFilter();
for (const command of document.querySelectorAll('pre')) addCopyButton(command);
for (const operation of operations) addRequestForm(operation);

/**
 * Creates an element with properties of its own.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} [properties]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
function create(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The examples name the server that the page comes from, behind whatever proxy. */
function showOrigin() {
  for (const origin of document.querySelectorAll('.origin')) {
    origin.textContent = location.origin;
  }
}

/** Shows only the operations with all words of a field, and how many these are. */
function addFilter() {
  const field = create('input', { type: 'search', id: 'filter', autocomplete: 'off' });
  const count = create('p', { className: 'count', role: 'status' });
  const label = create('label', { htmlFor: field.id }, 'Filter operations');
  document.querySelector('nav')?.prepend(label, field, count);
  const texts = operations.map((operation) => ({ id: operation.id, text: describe(operation) }));

  const apply = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = new Set(
      texts.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id),
    );
    for (const operation of operations) operation.hidden = !found.has(operation.id);
    hideWithoutOperation(document.querySelectorAll('nav li'), found);
    hideEmptyGroups();
    count.textContent =
      words.length === 0 ? '' : `${found.size} of ${operations.length} operations`;
  };

  field.addEventListener('input', apply);
  field.addEventListener('keydown', (event) => {
    const first = operations.find(({ hidden }) => !hidden);
    if (event.key !== 'Enter' || !first) return;
    first.querySelector('a')?.focus();
    first.scrollIntoView();
  });
  // A link may lead to an operation that is filtered out.
  addEventListener('hashchange', () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest('[hidden]')) return;
    field.value = '';
    apply();
    target.scrollIntoView();
  });
}

/**
 * What an operation is found by: its names and descriptions, and the names of its parameters and fields.
 *
 * @param {HTMLElement} operation
 */
function describe(operation) {
  const parts = [...operation.querySelectorAll('h3, p, tbody th')];
  const words = parts.map(({ textContent }) => textContent);
  return [operation.id, ...words].join(' ').toLowerCase();
}

/**
 * @param {Iterable<Element>} entries list items with a link to an operation
 * @param {ReadonlySet<string>} found
 */
function hideWithoutOperation(entries, found) {
  for (const entry of entries) {
    const id = entry.querySelector('a')?.hash.slice(1) ?? '';
    if (entry instanceof HTMLElement) entry.hidden = !found.has(id);
  }
}

/** Hides the groups without an operation that is shown, and the links to them. */
function hideEmptyGroups() {
  for (const group of document.querySelectorAll('section')) {
    const own = operations.filter((operation) => group.contains(operation));
    group.hidden = own.length > 0 && own.every(({ hidden }) => hidden);
  }
  for (const link of document.querySelectorAll('nav p a')) {
    const isHidden = document.querySelector(link.getAttribute('href') ?? '')?.closest('[hidden]');
    if (link.parentElement) link.parentElement.hidden = Boolean(isHidden);
  }
}

/** @param {HTMLElement} command */
function addCopyButton(command) {
  if (!command.classList.contains('command')) return;
  const button = create('button', { type: 'button', className: 'copy' }, 'Copy');
  const operation = command.closest('article')?.id;
  button.setAttribute('aria-label', `Copy the command of ${operation ?? 'the settings'}`);
  const said = create('span', { className: 'said', role: 'status' });
  const copyAndSay = async () => {
    said.textContent = (await copy(command)) ? 'Copied' : 'Selected: copy it with the keyboard';
    setTimeout(() => said.replaceChildren(), NOTICE_MS);
  };
  button.addEventListener('click', () => void copyAndSay());
  command.after(create('p', { className: 'actions' }, button, said));
}

/**
 * Copies the text of an element. Pages without TLS have no clipboard: there it is selected.
 *
 * @param {HTMLElement} element
 * @returns {Promise<boolean>} whether it is copied
 */
async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.innerText.trim());
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

/** @param {HTMLElement} operation */
function addRequestForm(operation) {
  const path = operation.dataset['path'] ?? '';
  /** @type {Parameter[]} */
  const parameters = JSON.parse(operation.dataset['parameters'] ?? '[]');
  const fields = parameters.map((parameter) => createField(operation.id, parameter));
  const key = isKeyNeeded() ? [createKeyField(operation.id)] : [];
  const send = create('button', { type: 'submit' }, 'Send');
  const form = create('form', {}, ...[...fields, ...key].map(({ row }) => row), send);
  const status = create('p', { className: 'status', role: 'status' });
  const body = create('pre', { className: 'body', tabIndex: 0, hidden: true });
  body.setAttribute('aria-label', `Body of the answer of ${operation.id}`);
  const sendAndShow = async () => {
    const values = fields.map(({ input }, at) => ({ ...parameters[at], value: input.value }));
    send.disabled = true;
    status.textContent = 'Sending';
    const answer = await request(fillPath(path, values), key[0]?.input.value);
    send.disabled = false;
    status.textContent = answer.status;
    body.textContent = answer.body;
    body.hidden = answer.body === '';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendAndShow();
  });
  const attempt = create('details', { className: 'attempt' }, create('summary', {}, 'Try it'));
  attempt.append(form, status, body);
  const [answerTable] = [...operation.querySelectorAll('table')].slice(-1);
  if (answerTable) answerTable.before(attempt);
  else operation.append(attempt);
}

function isKeyNeeded() {
  return document.querySelector('main')?.dataset['key'] !== undefined;
}

/**
 * The field of a parameter: with the example, if it is required; else empty.
 *
 * @param {string} operation
 * @param {Parameter} parameter
 */
function createField(operation, { name, required, example, values }) {
  const id = `${operation}-${name}`;
  const input =
    values.length > 0
      ? create(
          'select',
          { id, required },
          ...(required ? values : ['', ...values]).map(createOption),
        )
      : create('input', { id, required, placeholder: example, autocomplete: 'off' });
  if (required) input.value = example;
  return { input, row: createRow(required ? name : `${name} (optional)`, input) };
}

/** @param {string} value */
function createOption(value) {
  return create('option', { value }, value);
}

/**
 * Every form has the same key, which is nowhere stored.
 *
 * @param {string} operation
 */
function createKeyField(operation) {
  const input = create('input', {
    id: `${operation}-api-key`,
    type: 'password',
    className: 'key',
    autocomplete: 'off',
  });
  input.addEventListener('input', () => {
    for (const other of document.querySelectorAll('input.key')) {
      if (other instanceof HTMLInputElement) other.value = input.value;
    }
  });
  return { input, row: createRow('API key', input) };
}

/**
 * @param {string} text
 * @param {HTMLInputElement | HTMLSelectElement} input
 */
function createRow(text, input) {
  return create('p', { className: 'row' }, create('label', { htmlFor: input.id }, text), input);
}

/**
 * @param {string} path with the names of parameters in braces
 * @param {(Partial<Parameter> & { value: string })[]} values empty ones are left out
 * @returns {string} path and query
 */
function fillPath(path, values) {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name = '', in: where, value } of values) {
    if (where === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.append(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/**
 * Sends a request to the server of the page.
 *
 * @param {string} path
 * @param {string} [key]
 * @returns {Promise<{ status: string, body: string }>} never rejects
 */
async function request(path, key = '') {
  try {
    const response = await fetch(path, { headers: key === '' ? {} : { 'x-api-key': key } });
    const { status, statusText } = response;
    return { status: `${status} ${statusText}`.trim(), body: indent(await response.text()) };
  } catch {
    return { status: 'The server does not answer.', body: '' };
  }
}

/** @param {string} text JSON is indented, and another text is as it is */
function indent(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
