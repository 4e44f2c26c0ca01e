import { MEMORY } from '../support/product-caches.ts';
import { describeFetchedFile } from './fetched-file.ts';

describeFetchedFile(MEMORY);
