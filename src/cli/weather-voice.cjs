#!/usr/bin/env node
'use strict';

// Must parse on any Node.js: it looks for one that runs the program.
var spawn = require('node:child_process').spawn;
var fs = require('node:fs');
var path = require('node:path');

var MIN_MAJOR = 24;
/** Of commands that run for long: little memory, as on small machines. */
var SERVER_OPTIONS = ['--max-semi-space-size=2', '--max-old-space-size=220'];
var COMMANDS = {
  start: { entry: 'server.js', options: SERVER_OPTIONS },
  wyoming: { entry: 'wyoming.js', options: SERVER_OPTIONS },
  mcp: { entry: 'mcp.js', options: SERVER_OPTIONS },
  ask: { entry: 'ask.js', options: [] },
  dialog: { entry: 'dialog.js', options: [] },
  doctor: { entry: 'doctor.js', options: [] },
};

var USAGE =
  'Usage: weather-voice COMMAND [...]\n\n' +
  '  start    the skill, the weather service and the simulator page\n' +
  '  ask      asks the skill: weather-voice ask "What\'s the weather?"\n' +
  '  dialog   plays dialogs and compares the answers\n' +
  '  doctor   checks every data source\n' +
  '  wyoming  serves open speakers, such as those of Home Assistant\n' +
  '  mcp      serves the weather as tools on standard input and output\n\n' +
  '  -h, --help     show this help, or that of a command\n' +
  '  -v, --version  show the version\n';

var name = process.argv[2];
if (name === '-v' || name === '--version') {
  process.stdout.write(require('../../package.json').version + '\n');
} else if (name === undefined || name === '-h' || name === '--help') {
  process.stdout.write(USAGE);
} else if (!Object.prototype.hasOwnProperty.call(COMMANDS, name)) {
  fail('There is no command "' + name + '".\n\n' + USAGE, 2);
} else {
  run(COMMANDS[name], process.argv.slice(3));
}

function run(command, values) {
  var program = findNode();
  if (program === undefined) {
    var reason = 'Weather Voice needs Node.js ' + MIN_MAJOR + ', but this is ';
    return fail(
      reason + process.versions.node + ', and the one of its package "node" is missing.\n',
      1,
    );
  }
  var cache = ['--import', path.join(__dirname, 'compile-cache.mjs')];
  var entry = path.join(__dirname, command.entry);
  var child = spawn(program, cache.concat(command.options, entry, values), { stdio: 'inherit' });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  child.on('error', function (error) {
    fail('Node.js could not be started: ' + error.message + '\n', 1);
  });
  child.on('exit', function (code, signal) {
    process.exitCode = signal ? 1 : code;
  });
}

/** This Node.js, or the one that npm has installed with the program. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= MIN_MAJOR) return process.execPath;
  try {
    var folder = path.dirname(require.resolve('node/package.json'));
    var file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return fs.existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function fail(message, code) {
  process.stderr.write(message);
  process.exitCode = code;
}
