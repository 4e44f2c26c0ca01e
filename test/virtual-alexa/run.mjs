import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONVERSATIONS, DATES } from './conversations.mjs';
import { startSkill } from './skill-process.mjs';

/*
 * A second opinion: virtual-alexa, a simulator that others wrote, reads the interaction models of
 * `npm run build` and talks to the local process. Ends with 1 and a sentence where an answer is not
 * what a listener should hear.
 */

const MODELS = new URL('../../dist/skill-package/interactionModels/custom/', import.meta.url);

function modelOf(locale) {
  const path = fileURLToPath(new URL(`${locale}.json`, MODELS));
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  const model = JSON.parse(readFileSync(path, 'utf8'));
  // This simulator takes values that extend a built-in type for all that the type has.
  const { languageModel } = model.interactionModel;
  languageModel.types = languageModel.types.filter(({ name }) => !name.startsWith('AMAZON.'));
  return model;
}

async function loadSimulator() {
  // Of the AWS SDK that it brings along and that nothing here calls.
  process.env.AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE = '1';
  try {
    const { VirtualAlexa } = await import('virtual-alexa');
    return VirtualAlexa;
  } catch (cause) {
    const remedy = 'run "npm ci --prefix test/virtual-alexa" first.';
    throw new Error(`virtual-alexa is not installed: ${remedy}`, { cause });
  }
}

/** A device that is known by an id and of which the platform tells nothing. */
function createDevice(VirtualAlexa, locale, url) {
  const alexa = VirtualAlexa.Builder()
    .skillURL(url)
    .interactionModel(modelOf(locale))
    .locale(locale)
    .create();
  alexa.context().device().setID('virtual-device');
  return alexa.filter(({ context, request }) => {
    // Its token opens nothing: the platform's API is not to be asked.
    delete context.System.apiAccessToken;
    for (const slot of Object.values(request.intent?.slots ?? {})) {
      slot.value = DATES[slot.value] ?? slot.value;
    }
  });
}

async function take({ opens, says, intends }, alexa) {
  if (opens) return alexa.launch();
  return says === undefined ? alexa.intend(intends) : alexa.utter(says);
}

/** What is wrong with an answer; undefined where nothing is. */
function faultOf({ response }, { hears, ends = false }) {
  const { outputSpeech, reprompt, shouldEndSession } = response;
  const speech = outputSpeech?.ssml?.replaceAll(/<[^>]+>/g, '') ?? '';
  if (!hears.test(speech)) return `hears "${speech}", which is not ${hears}`;
  if (shouldEndSession !== ends) return ends ? 'is still listened to' : 'is not listened to';
  if (ends === (reprompt !== undefined)) return ends ? 'is asked again' : 'is not asked again';
  return undefined;
}

async function hold({ locale, turns }, VirtualAlexa, url) {
  const alexa = createDevice(VirtualAlexa, locale, url);
  for (const turn of turns) {
    const what = turn.says ?? turn.intends ?? 'the skill is opened';
    const fault = faultOf(await take(turn, alexa), turn);
    if (fault) throw new Error(`${locale}, "${what}": the listener ${fault}.`);
  }
}

async function run() {
  const VirtualAlexa = await loadSimulator();
  const skill = await startSkill();
  try {
    for (const conversation of CONVERSATIONS) await hold(conversation, VirtualAlexa, skill.url);
    process.stdout.write(`${CONVERSATIONS.length} conversations as they should be\n`);
  } finally {
    await skill.stop();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
