// Runs a function's process from its start to its first answer, then exits: `node invoke.mjs MODULE EVENT-FILE`.
import { readFileSync } from 'node:fs';

const [, , module, event] = process.argv;
const { handler } = await import(module);
const { response } = await handler(JSON.parse(readFileSync(event, 'utf8')));
process.stdout.write(`${JSON.stringify(response.outputSpeech)}\n`);
process.exit(0);
