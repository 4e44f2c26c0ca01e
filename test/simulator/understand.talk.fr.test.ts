import { describe, expect, it } from 'vitest';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { recognize } from './recognize.ts';

const NIGHT_BEFORE = new Date('2026-11-18T23:30:00+01:00');
const NIGHT_AFTER = new Date('2026-11-19T01:30:00+01:00');

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What is said in a conversation about the weather, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'what follows on a question',
    [
      ['Alors, et demain ?', 'FollowUpIntent', { date: '2026-11-19' }],
      ['Et demain soir, alors ?', 'FollowUpIntent', { date: '2026-11-19', dayPart: 'EV' }],
      ["Et à Hambourg, s'il te plaît ?", 'FollowUpIntent', { place: 'hambourg' }],
      ['Et pour samedi matin ?', 'FollowUpIntent', { date: '2026-11-21', dayPart: 'MO' }],
      ['Et ce week-end, alors ?', 'FollowUpIntent', { date: '2026-W47-WE' }],
      ['Et le vent, alors ?', 'FollowUpIntent', { aspect: 'wind' }],
      ['Et sur Lyon ?', 'FollowUpIntent', { place: 'lyon' }],
      ['Et au Havre demain ?', 'FollowUpIntent', { date: '2026-11-19', place: 'le havre' }],
      ['Et la semaine prochaine ?', 'FollowUpIntent', { date: '2026-W48' }],
      ['Et pour le 13008 ?', 'FollowUpIntent', { postcode: '13008' }],
      ['Et le bouleau ?', 'FollowUpIntent', { pollenType: 'Birke' }],
      ['Non, plutôt Brest', 'FollowUpIntent', { place: 'brest' }],
      ['Non, je veux dire à Vienne', 'FollowUpIntent', { place: 'vienne' }],
      ["En fahrenheit, s'il te plaît", 'FollowUpIntent', { unit: 'FAHRENHEIT' }],
      ['Et demain vers dix-huit heures ?', 'FollowUpIntent', { date: '2026-11-19', time: '18:00' }],
      ['Et entre 14 et 16 heures ?', 'FollowUpIntent', { time: '14:00', untilTime: '16:00' }],
      ["Et d'ici dimanche ?", 'FollowUpIntent', { untilDate: '2026-11-22' }],
      ['Et la température ressentie ?', 'FollowUpIntent', { aspect: 'feelsLike' }],
      ['Et le coucher du soleil à Nice ?', 'FollowUpIntent', { place: 'nice', aspect: 'sunset' }],
      ['Et apres-demain ?', 'FollowUpIntent', { date: '2026-11-20' }],
      ["Qu'en est-il d'Annecy ?", 'FollowUpIntent', { place: 'annecy' }],
      ['Et dans les cinq prochains jours ?', 'FollowUpIntent', { duration: 'P5D' }],
      ['Et le 24 ?', 'FollowUpIntent', { date: '2026-11-24' }],
      [
        'Et du lundi au mercredi ?',
        'FollowUpIntent',
        { date: '2026-11-23', untilDate: '2026-11-25' },
      ],
    ],
  ],
  [
    'what is said in a conversation',
    [
      ["Plus de détails, s'il te plaît", 'DetailIntent'],
      ['Tu peux me donner plus de détails ?', 'DetailIntent'],
      ["Le deuxième, s'il te plaît", 'ChoiceIntent', { choice: 'SECOND' }],
      ["C'est la première", 'ChoiceIntent', { choice: 'FIRST' }],
      ["Oui, s'il te plaît", 'AMAZON.YesIntent'],
      ['Oui', 'AMAZON.YesIntent'],
      ['Non merci', 'AMAZON.NoIntent'],
      ['Non', 'AMAZON.NoIntent'],
      ["Répète, s'il te plaît", 'AMAZON.RepeatIntent'],
      ['Tu peux répéter ?', 'AMAZON.RepeatIntent'],
      ["C'est tout, merci", 'AMAZON.StopIntent'],
      ['Ça suffit, merci', 'AMAZON.StopIntent'],
      ['Stop', 'AMAZON.StopIntent'],
      ['Annule', 'AMAZON.CancelIntent'],
      ['Aide-moi', 'AMAZON.HelpIntent'],
      ["Alors, qu'est-ce que je peux te demander ?", 'AMAZON.HelpIntent'],
      ["Qu'est-ce que tu sais faire, alors ?", 'AMAZON.HelpIntent'],
      ['Oui, volontiers', 'AMAZON.YesIntent'],
      ['Merci beaucoup', 'SmallTalkIntent', { smallTalk: 'THANKS' }],
    ],
  ],
  [
    'what is to be remembered',
    [
      ["Moi, j'habite à Saint-Étienne", 'HomeIntent', { place: 'saint-étienne' }],
      ["Retiens que j'habite à La Rochelle, s'il te plaît", 'HomeIntent', { place: 'la rochelle' }],
      ["Mon code postal, c'est 75012", 'HomeIntent', { postcode: '75012' }],
      ["Mon code postal, c'est le soixante-quinze zéro douze", 'HomeIntent', { postcode: '75012' }],
      ['Tu peux oublier mon adresse ?', 'ForgetHomeIntent'],
      ["Oublie où j'habite, s'il te plaît", 'ForgetHomeIntent'],
      ["Tu sais où j'habite ?", 'WhichHomeIntent'],
      ['Est-ce que tu connais mon domicile ?', 'WhichHomeIntent'],
      ['Utilise toujours Celsius', 'UnitsIntent', { unit: 'CELSIUS' }],
      ['Donne-moi toujours la température en Fahrenheit', 'UnitsIntent', { unit: 'FAHRENHEIT' }],
      ['Passe au système métrique', 'UnitsIntent', { unit: 'METRIC' }],
      ["Je préfère les miles à l'heure", 'UnitsIntent', { unit: 'MILES_PER_HOUR' }],
    ],
  ],
  [
    'what is not offered',
    [
      ["C'est quoi l'indice UV demain ?", 'UnofferedIntent', { date: '2026-11-19', subject: 'UV' }],
      [
        "La qualité de l'air à Paris, s'il te plaît",
        'UnofferedIntent',
        { place: 'paris', subject: 'AIR_QUALITY' },
      ],
    ],
  ],
  [
    'a question to the skill by its name',
    [
      ["Demande à Voix Météo s'il va pleuvoir demain", 'RainIntent', { date: '2026-11-19' }],
      ['Alexa, demande à Voix Météo la météo de Lyon', 'WeatherIntent', { place: 'lyon' }],
      ['Ouvre Voix Météo et donne-moi la météo', 'WeatherIntent'],
      ['Demande à Voix Météo de me donner les prévisions', 'WeatherIntent'],
      ["Alexa, demande à Voix Météo si j'ai besoin d'un parapluie", 'UmbrellaIntent'],
      ['Lance Voix Météo pour Paris', 'WeatherIntent', { place: 'paris' }],
      ['Demande à voix meteo combien il fait', 'TemperatureIntent'],
    ],
  ],
];

describe.each(KINDS)('French: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-FR')).toEqual({ intent, ...slots });
  });
});

describe('French questions around midnight', () => {
  it.each<[string, Date, Record<string, string>]>([
    ['La météo de demain', NIGHT_BEFORE, { date: '2026-11-19' }],
    ['La météo à huit heures', NIGHT_BEFORE, { time: '08:00' }],
    ['La météo de cette nuit', NIGHT_AFTER, { dayPart: 'NI' }],
    ["La météo d'aujourd'hui", NIGHT_AFTER, { date: '2026-11-19' }],
    ['La météo à trois heures', NIGHT_AFTER, { time: '03:00' }],
  ])('%s', (utterance, now, slots) => {
    expect(recognize(utterance, 'fr-FR', { now })).toEqual({ intent: 'WeatherIntent', ...slots });
  });
});

describe('other sentences in French', () => {
  it.each([
    ['Raconte une blague', 'AMAZON.FallbackIntent'],
    ['Mets de la musique', 'AMAZON.FallbackIntent'],
    ['Quelle heure est-il ?', 'AMAZON.FallbackIntent'],
    ['Réveille-moi à sept heures', 'AMAZON.FallbackIntent'],
    ['Et ?', 'AMAZON.FallbackIntent'],
    ["J'habite à", 'AMAZON.FallbackIntent'],
    ['Ouvre Voix Météo', undefined],
    ['Alexa, lance Voix Météo', undefined],
    ['', undefined],
  ])('%s', (utterance, intent) => {
    expect(recognize(utterance, 'fr-FR')).toEqual({ intent });
  });
});

describe('French without accents', () => {
  const { intents } = loadInteractionModel('fr-FR').interactionModel.languageModel;
  const request = intents.flatMap(({ name, samples }) =>
    samples.filter((sample) => !sample.includes('{')).map((sample) => ({ name, sample })),
  );

  it.each(['é', 'è', 'ê', 'à', 'ç', 'û'])('is understood without "%s"', (letter) => {
    const marked = request.filter(({ sample }) => sample.includes(letter));
    expect(marked.length).toBeGreaterThan(0);
    for (const { name, sample } of marked) {
      const plain = sample.normalize('NFD').replaceAll(/\p{M}/gu, '');
      // "Dehors" is a word of some samples, and a time where they match by similarity.
      const [said, understood] = [plain, sample].map((words) => {
        const { span, ...others } = recognize(words, 'fr-FR');
        return span === undefined || span === 'OUTSIDE' ? others : { ...others, span };
      });
      expect({ plain, ...said }).toEqual({ plain, ...understood });
      expect(understood).toMatchObject({ intent: name });
    }
  });
});
