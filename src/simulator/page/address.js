/**
 * The choices that stand in the address of the page, as in `?place=Kiel&locale=de-DE`.
 *
 * @typedef {Partial<Record<typeof NAMES[number], string>>} AddressChoices
 */

const NAMES = /** @type {const} */ (['place', 'locale', 'device', 'weather', 'clock']);

/** @returns {AddressChoices} */
export function readAddress() {
  const query = new URLSearchParams(globalThis.location.search);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * A reload keeps what stands in the address, and a link to it can be shared.
 *
 * @param {AddressChoices} choices
 */
export function writeAddress(choices) {
  const query = new URLSearchParams(
    NAMES.flatMap((name) => (choices[name] ? [[name, choices[name]]] : [])),
  );
  const { pathname } = globalThis.location;
  globalThis.history.replaceState(null, '', query.size > 0 ? `${pathname}?${query}` : pathname);
}
