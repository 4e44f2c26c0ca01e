/** @import { LocaleOption } from './contract.ts' */
import { byId, html } from './elements.js';

/** @type {Record<string, { open: string, questions: string[] }>} */
const EXAMPLES = {
  de: {
    open: 'Öffne',
    questions: [
      'Wie wird das Wetter morgen in Hamburg?',
      'Regnet es heute noch?',
      'Brauche ich morgen eine Jacke?',
      'Wie ist der Pollenflug?',
    ],
  },
  en: {
    open: 'Open',
    questions: [
      "What's the weather tomorrow in Hamburg?",
      'Will it rain today?',
      'Do I need a jacket tomorrow?',
      'How high is the pollen count?',
    ],
  },
  es: {
    open: 'Abre',
    questions: [
      '¿Qué tiempo hará mañana en Hamburgo?',
      '¿Va a llover hoy?',
      '¿Necesito una chaqueta mañana?',
      '¿Cómo está el polen hoy?',
    ],
  },
  fr: {
    open: 'Ouvre',
    questions: [
      'Quel temps fera-t-il demain à Hambourg ?',
      "Est-ce qu'il va pleuvoir aujourd'hui ?",
      "Est-ce que j'ai besoin d'une veste demain ?",
      'Quel est le taux de pollen ?',
    ],
  },
  it: {
    open: 'Apri',
    questions: [
      'Che tempo farà domani ad Amburgo?',
      'Pioverà oggi?',
      'Mi serve una giacca domani?',
      "Com'è il polline oggi?",
    ],
  },
  nl: {
    open: 'Open',
    questions: [
      'Wat voor weer wordt het morgen in Hamburg?',
      'Gaat het vandaag regenen?',
      'Heb ik morgen een jas nodig?',
      'Hoe is de pollenverwachting?',
    ],
  },
  pl: {
    open: 'Otwórz',
    questions: [
      'Jaka będzie jutro pogoda w Hamburgu?',
      'Czy będzie dzisiaj padać?',
      'Czy potrzebuję jutro kurtki?',
      'Jakie jest stężenie pyłków?',
    ],
  },
  sv: {
    open: 'Öppna',
    questions: [
      'Hur blir vädret i Hamburg i morgon?',
      'Blir det regn i dag?',
      'Behöver jag en jacka i morgon?',
      'Hur är pollenhalten?',
    ],
  },
};

/**
 * Example sentences for the start; the last one opens the skill.
 *
 * @param {LocaleOption} locale
 * @returns {[string, ...string[]]}
 */
export function examplesFor({ tag, invocationName }) {
  const [language = ''] = tag.split('-');
  const { open = '', questions = [] } = EXAMPLES[language] ?? {};
  const opening = `${open} ${invocationName}`.trim();
  const [first = opening, ...others] = questions;
  return [first, ...others, opening];
}

/**
 * Shows example sentences as buttons.
 *
 * @param {readonly string[]} examples
 * @param {string} lang BCP 47
 * @param {(example: string) => void} onChoice called with the one that is chosen
 */
export function showExamples(examples, lang, onChoice) {
  const buttons = examples.map((example) => {
    const button = html('button', { type: 'button', lang }, example);
    button.addEventListener('click', () => onChoice(example));
    return html('li', {}, button);
  });
  byId('examples', HTMLElement).replaceChildren(...buttons);
}
