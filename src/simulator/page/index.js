import { readAddress } from './address.js';
import { byId } from './elements.js';
import { firstLocale } from './locale-choice.js';
import { Page } from './page.js';
import { fetchOptions } from './server.js';
import { applyWords, loadWords } from './words.js';

const form = byId('ask', HTMLFormElement);
let isAskedEarly = false;

/**
 * A question that is sent before the page is ready is answered as soon as it is.
 *
 * @param {SubmitEvent} event
 */
function keepQuestion(event) {
  event.preventDefault();
  isAskedEarly = true;
}

form.addEventListener('submit', keepQuestion);
byId('send', HTMLButtonElement).disabled = false;
// The words of the browser's language name the controls, and what fails, until the options have come.
applyWords(await loadWords(navigator.language), navigator.language);
try {
  const options = await fetchOptions();
  const address = readAddress();
  const first = { ...address, locale: firstLocale(options.locales, address.locale) };
  const page = new Page(options, first, await loadWords(first.locale));
  form.removeEventListener('submit', keepQuestion);
  page.start();
  if (isAskedEarly) form.requestSubmit();
} catch (error) {
  byId('notice', HTMLElement).textContent = error instanceof Error ? error.message : String(error);
}
