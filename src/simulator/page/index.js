import { byId } from './elements.js';
import { Page } from './page.js';
import { readOptions } from './server.js';

try {
  const page = new Page(await readOptions());
  page.start();
} catch (error) {
  byId('notice', HTMLElement).textContent = error instanceof Error ? error.message : String(error);
}
