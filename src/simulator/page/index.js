import { byId } from './elements.js';
import { Page } from './page.js';
import { fetchOptions } from './server.js';

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
try {
  const page = new Page(await fetchOptions());
  form.removeEventListener('submit', keepQuestion);
  page.start();
  if (isAskedEarly) form.requestSubmit();
} catch (error) {
  byId('notice', HTMLElement).textContent = error instanceof Error ? error.message : String(error);
}
