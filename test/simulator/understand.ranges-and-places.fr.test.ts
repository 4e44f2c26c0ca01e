import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** From when to when and where people ask for, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'days from and to',
    [
      [
        'De lundi à mercredi, il fera quel temps ?',
        'WeatherIntent',
        { date: '2026-11-23', untilDate: '2026-11-25' },
      ],
      [
        "La météo du lundi au mercredi, s'il te plaît",
        'WeatherIntent',
        { date: '2026-11-23', untilDate: '2026-11-25' },
      ],
      [
        "De vendredi à dimanche, est-ce qu'il pleuvra ?",
        'RainIntent',
        { date: '2026-11-20', untilDate: '2026-11-22' },
      ],
      [
        'Du 24 au 26 décembre, quel temps fera-t-il ?',
        'WeatherIntent',
        { date: '2026-12-24', untilDate: '2026-12-26' },
      ],
      ['La météo du 24 au 26', 'WeatherIntent', { date: '2026-11-24', untilDate: '2026-11-26' }],
      [
        'Entre lundi et jeudi, il va neiger ?',
        'SnowIntent',
        { date: '2026-11-23', untilDate: '2026-11-26' },
      ],
      [
        'Il fera combien entre le 24 et le 27 novembre ?',
        'TemperatureIntent',
        { date: '2026-11-24', untilDate: '2026-11-27' },
      ],
      [
        'De demain à dimanche, il fera beau ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-11-19', untilDate: '2026-11-22' },
      ],
      [
        "Jusqu'à dimanche, il fera froid ?",
        'TemperatureIntent',
        { warmth: 'COLD', untilDate: '2026-11-22' },
      ],
      [
        'Du samedi 21 au mardi 24 novembre, il pleut ?',
        'RainIntent',
        { date: '2026-11-21', untilDate: '2026-11-24' },
      ],
      [
        'Quel temps du vingt-quatre au vingt-six novembre ?',
        'WeatherIntent',
        { date: '2026-11-24', untilDate: '2026-11-26' },
      ],
      [
        'Il fera froid du 28 novembre au 2 décembre ?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-28', untilDate: '2026-12-02' },
      ],
      ["La météo jusqu'au 25", 'WeatherIntent', { untilDate: '2026-11-25' }],
      [
        'Tu peux me donner la météo de jeudi à samedi ?',
        'WeatherIntent',
        { date: '2026-11-19', untilDate: '2026-11-21' },
      ],
      [
        'Du soleil entre vendredi et lundi ?',
        'SunIntent',
        { date: '2026-11-20', untilDate: '2026-11-23' },
      ],
      ["Il pleut d'ici dimanche ?", 'RainIntent', { untilDate: '2026-11-22' }],
    ],
  ],
  [
    'the next days and weeks',
    [
      ['Cette semaine, il fera quel temps ?', 'WeatherIntent', { date: '2026-W47' }],
      ["La semaine prochaine, est-ce qu'il va pleuvoir ?", 'RainIntent', { date: '2026-W48' }],
      ['La météo des cinq prochains jours', 'WeatherIntent', { duration: 'P5D' }],
      [
        'Dans les prochains jours, il fera froid ?',
        'TemperatureIntent',
        { warmth: 'COLD', span: 'NEXT_DAYS' },
      ],
      ['Je voudrais la météo sur sept jours', 'WeatherIntent', { duration: 'P7D' }],
      ["Les prévisions sur une semaine, s'il te plaît", 'WeatherIntent', { duration: 'P1W' }],
      ['Ces prochains jours, il pleut ?', 'RainIntent', { span: 'NEXT_DAYS' }],
      ['Dans les cinq prochains jours, il va neiger ?', 'SnowIntent', { duration: 'P5D' }],
      ['Il fera combien ces quatre prochains jours ?', 'TemperatureIntent', { duration: 'P4D' }],
      ['Quel temps dans les quatre jours qui viennent ?', 'WeatherIntent', { duration: 'P4D' }],
      ['La semaine qui vient, il fera beau ?', 'WeatherIntent', { fine: 'FINE', date: '2026-W48' }],
      ['Pour les jours à venir, quel temps fera-t-il ?', 'WeatherIntent', { span: 'NEXT_DAYS' }],
      ['Il pleut les trois prochains jours ?', 'RainIntent', { span: 'NEXT_DAYS' }],
      ["Météo pour la semaine, s'il te plaît", 'WeatherIntent', { date: '2026-W47' }],
      [
        'Quel sera le plus beau jour de la semaine prochaine ?',
        'BestDayIntent',
        { date: '2026-W48' },
      ],
      ['Météo à cinq jours', 'WeatherIntent', { duration: 'P5D' }],
    ],
  ],
  [
    'the weekend',
    [
      ['Ce week-end, il fera quel temps ?', 'WeatherIntent', { date: '2026-W47-WE' }],
      [
        "Est-ce qu'il fera beau ce weekend ?",
        'WeatherIntent',
        { fine: 'FINE', date: '2026-W47-WE' },
      ],
      ['Il pleut ce week end ?', 'RainIntent', { date: '2026-W47-WE' }],
      ["C'est quoi la météo du week-end ?", 'WeatherIntent', { span: 'WEEKEND' }],
      ['Le week-end prochain, il va pleuvoir ?', 'RainIntent', { date: '2026-W48-WE' }],
      ['Le prochain week-end, il y aura du soleil ?', 'SunIntent', { date: '2026-W47-WE' }],
      ['Le week-end qui vient, quel temps fera-t-il ?', 'WeatherIntent', { date: '2026-W47-WE' }],
      ['Pendant le week-end, il va neiger ?', 'SnowIntent', { span: 'WEEKEND' }],
      [
        'Ce week-end à Nantes, il fait beau ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-W47-WE', place: 'nantes' },
      ],
      [
        'Est-ce que ce week-end on peut faire un barbecue ?',
        'BarbecueIntent',
        { date: '2026-W47-WE' },
      ],
      ['Samedi et dimanche, il pleut ?', 'RainIntent', { span: 'WEEKEND' }],
      ['Tu peux me donner les prévisions du week-end ?', 'WeatherIntent', { span: 'WEEKEND' }],
      [
        'Il fera froid le week-end prochain à Lille ?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-W48-WE', place: 'lille' },
      ],
      ['Quel temps pour le week-end ?', 'WeatherIntent', { span: 'WEEKEND' }],
    ],
  ],
  [
    'a place by its name',
    [
      ['À Paris, il pleut ?', 'RainIntent', { place: 'paris' }],
      ['À New York, il fait combien ?', 'TemperatureIntent', { place: 'new york' }],
      [
        "Quel temps à Aix-en-Provence, s'il te plaît ?",
        'WeatherIntent',
        { place: 'aix-en-provence' },
      ],
      ['Il fait beau au Havre ?', 'WeatherIntent', { fine: 'FINE', place: 'le havre' }],
      ['Au Mans, il neige ?', 'SnowIntent', { place: 'le mans' }],
      [
        'À La Rochelle, il y a du vent ?',
        'WindIntent',
        { place: 'la rochelle', whether: 'WHETHER' },
      ],
      ["C'est quoi la météo d'Annecy ?", 'WeatherIntent', { place: 'annecy' }],
      ["À l'Alpe d'Huez, il neige ?", 'SnowIntent', { place: "l'alpe d'huez" }],
      ["Est-ce qu'il pleut sur Marseille ?", 'RainIntent', { place: 'marseille' }],
      [
        'Il fait froid à Saint-Étienne ?',
        'TemperatureIntent',
        { warmth: 'COLD', place: 'saint-étienne' },
      ],
      [
        "Est-ce qu'il fait beau a Saint Etienne ?",
        'WeatherIntent',
        { fine: 'FINE', place: 'saint etienne' },
      ],
      [
        "Aux Sables-d'Olonne, il y a du vent ?",
        'WindIntent',
        { place: "les sables-d'olonne", whether: 'WHETHER' },
      ],
      ['La météo du côté de Toulouse', 'WeatherIntent', { place: 'toulouse' }],
      ['En Bretagne, il fera quel temps ?', 'WeatherIntent', { place: 'bretagne' }],
      ['Y a-t-il de la neige près de Font-Romeu ?', 'SnowIntent', { place: 'font-romeu' }],
      [
        'Tu peux me donner la météo de Clermont-Ferrand ?',
        'WeatherIntent',
        { place: 'clermont-ferrand' },
      ],
      ['Il fera combien en Corse ?', 'TemperatureIntent', { place: 'corse' }],
      ['Il pleut dans les Vosges ?', 'RainIntent', { place: 'vosges' }],
    ],
  ],
  [
    'a place by its postcode',
    [
      ['Dans le 69003, il pleut ?', 'RainIntent', { postcode: '69003' }],
      ["C'est quoi la météo du 75001 ?", 'WeatherIntent', { postcode: '75001' }],
      ['Quel temps au 31000 ?', 'WeatherIntent', { postcode: '31000' }],
      ['À 44000, il pleut ?', 'RainIntent', { postcode: '44000' }],
      ['Il fait combien dans le 33000 ?', 'TemperatureIntent', { postcode: '33000' }],
      ['Dans le soixante-quinze zéro zéro un, il pleut ?', 'RainIntent', { postcode: '75001' }],
      ['Quel temps dans le soixante-neuf mille trois ?', 'WeatherIntent', { postcode: '69003' }],
      ["La météo pour trente et un mille, s'il te plaît", 'WeatherIntent', { postcode: '31000' }],
      ['Il neige dans le six sept zéro zéro zéro ?', 'SnowIntent', { postcode: '67000' }],
      [
        'Il fait beau dans le trente-trois mille ?',
        'WeatherIntent',
        { fine: 'FINE', postcode: '33000' },
      ],
      [
        'Au code postal cinquante-neuf mille huit cents, il pleut ?',
        'RainIntent',
        { postcode: '59800' },
      ],
      ['Dans le trente-huit mille cent, il va neiger ?', 'SnowIntent', { postcode: '38100' }],
      ['Dans le 13008, il y a du vent ?', 'WindIntent', { postcode: '13008', whether: 'WHETHER' }],
      [
        'Tu peux me donner la météo du soixante-quinze cent seize ?',
        'WeatherIntent',
        { postcode: '75116' },
      ],
      [
        'Demain dans le 67000, il fera froid ?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-19', postcode: '67000' },
      ],
    ],
  ],
  [
    'place and time in both orders',
    [
      ['Demain à Lyon, il pleut ?', 'RainIntent', { date: '2026-11-19', place: 'lyon' }],
      ['À Lyon demain, il pleut ?', 'RainIntent', { date: '2026-11-19', place: 'lyon' }],
      [
        'Samedi à Nice, il fera beau ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-11-21', place: 'nice' },
      ],
      [
        'À Nice samedi, il fera beau ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-11-21', place: 'nice' },
      ],
      [
        'À Lille demain matin, il fera combien ?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'MO', place: 'lille' },
      ],
      ['Ce soir à Paris, il pleut ?', 'RainIntent', { dayPart: 'EV', place: 'paris' }],
      ['À Paris ce soir, il pleut ?', 'RainIntent', { dayPart: 'EV', place: 'paris' }],
      ['Lundi, il neige à Chambéry ?', 'SnowIntent', { date: '2026-11-23', place: 'chambéry' }],
      [
        'À Brest à 15 heures, il fera combien ?',
        'TemperatureIntent',
        { time: '15:00', place: 'brest' },
      ],
      [
        'À 15 heures à Brest, il fera combien ?',
        'TemperatureIntent',
        { time: '15:00', place: 'brest' },
      ],
      [
        'Demain à 8 heures à Rennes, il y a du brouillard ?',
        'FogIntent',
        { date: '2026-11-19', time: '08:00', place: 'rennes' },
      ],
      [
        'Ce week-end à Clermont-Ferrand, il fera quel temps ?',
        'WeatherIntent',
        { date: '2026-W47-WE', place: 'clermont-ferrand' },
      ],
      [
        'Il fera combien à Saint-Malo dimanche après-midi ?',
        'TemperatureIntent',
        { date: '2026-11-22', dayPart: 'AF', place: 'saint-malo' },
      ],
      [
        'Est-ce que le 24 décembre à Strasbourg il va neiger ?',
        'SnowIntent',
        { date: '2026-12-24', place: 'strasbourg' },
      ],
    ],
  ],
];

describe.each(KINDS)('French: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-FR')).toEqual({ intent, ...slots });
  });
});
