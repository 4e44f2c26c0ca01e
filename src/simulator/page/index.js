import { byId } from './elements.js';
import { Page } from './page.js';
import { fetchOptions } from './server.js';

try {
  const page = new Page(await fetchOptions());
  page.start();
} catch (error) {
  byId('notice', HTMLElement).textContent = error instanceof Error ? error.message : String(error);
}
