'use strict';

// Must parse on any Node.js: without the project's own, npm runs the one on the PATH.
var MIN_MAJOR = 24;
var version = process.versions.node;

if (Number(version.split('.')[0]) < MIN_MAJOR) {
  process.stderr.write(
    'Weather Voice needs Node.js ' +
      MIN_MAJOR +
      ', which npm installs with it, but this is ' +
      version +
      ': run `npm rebuild node --ignore-scripts=false`.\n',
  );
  process.exit(1);
}
