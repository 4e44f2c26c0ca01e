'use strict';

// In JavaScript that any Node.js can read: without the project's own, npm runs whatever there is.
var OLDEST = 24;
var version = process.versions.node;

if (Number(version.split('.')[0]) < OLDEST) {
  process.stderr.write(
    'Weather Voice needs Node.js ' +
      OLDEST +
      ', which npm installs with it, but this is ' +
      version +
      ': run `npm rebuild node --ignore-scripts=false`.\n',
  );
  process.exit(1);
}
