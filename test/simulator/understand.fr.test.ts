import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** When people ask for, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'the bare weather',
    [
      ["C'est quoi la météo, s'il te plaît ?", 'WeatherIntent'],
      ['METEO', 'WeatherIntent'],
      ['Pourrais-tu me dire quel temps il fait ?', 'WeatherIntent'],
      ['Tu peux me donner la météo ?', 'WeatherIntent'],
      ["La météo, s'il vous plaît", 'WeatherIntent'],
      ['Euh, quel temps fait-il ?', 'WeatherIntent'],
      ['Est-ce que tu peux me dire quel temps il fait ?', 'WeatherIntent'],
      ['Je voudrais savoir quel temps il fait', 'WeatherIntent'],
      ["Quel temps est-ce qu'il fait ?", 'WeatherIntent'],
      ['Alors, ça dit quoi la météo ?', 'WeatherIntent'],
      ['Peux-tu me lire le bulletin météo ?', 'WeatherIntent'],
      ["J'aimerais savoir quel temps il fait dehors", 'WeatherIntent', { span: 'OUTSIDE' }],
      ['Tu sais quel temps il fait ?', 'WeatherIntent'],
      ['Les prévisions, stp', 'WeatherIntent'],
      ['Il fait quoi comme temps, là ?', 'WeatherIntent'],
      ['quel temps fait il', 'WeatherIntent'],
      ['Alexa, demande à Voix Météo quel temps il fait', 'WeatherIntent'],
      ['Raconte-moi la météo', 'WeatherIntent'],
      ['Pouvez-vous me donner la météo ?', 'WeatherIntent'],
    ],
  ],
  [
    'a day counted from today',
    [
      ['Demain, il fera quel temps ?', 'WeatherIntent', { date: '2026-11-19' }],
      ["Quel temps est-ce qu'il fera demain ?", 'WeatherIntent', { date: '2026-11-19' }],
      ["Aujourd'hui, ça dit quoi la météo ?", 'WeatherIntent', { date: '2026-11-18' }],
      ["Météo d'aujourd'hui, s'il te plaît", 'WeatherIntent', { date: '2026-11-18' }],
      ['Quel temps va-t-il bien faire après-demain ?', 'WeatherIntent', { date: '2026-11-20' }],
      ["Est-ce qu'il va neiger apres demain ?", 'SnowIntent', { date: '2026-11-20' }],
      ['Demain il pleut ?', 'RainIntent', { date: '2026-11-19' }],
      ["Tu peux me dire s'il va pleuvoir demain ?", 'RainIntent', { date: '2026-11-19' }],
      ["La météo d'après-demain", 'WeatherIntent', { date: '2026-11-20' }],
      [
        'Va-t-il y avoir du vent demain ?',
        'WindIntent',
        { date: '2026-11-19', whether: 'WHETHER' },
      ],
      ["Quel temps est-ce qu'il a fait hier ?", 'PastWeatherIntent', { date: '2026-11-17' }],
      ["C'est quoi le temps pour demain ?", 'WeatherIntent', { date: '2026-11-19' }],
      ['Y aura du soleil demain ?', 'SunIntent', { date: '2026-11-19' }],
      ['Il fera beau dans trois jours ?', 'WeatherIntent', { fine: 'FINE', date: '2026-11-21' }],
      [
        'Dans une semaine, il fera froid ?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-25' },
      ],
      ["dis-moi s'il y aura du brouillard demain", 'FogIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'a weekday',
    [
      ['Samedi, il fera quel temps ?', 'WeatherIntent', { date: '2026-11-21' }],
      ['Il fera beau, mercredi prochain ?', 'WeatherIntent', { fine: 'FINE', date: '2026-11-25' }],
      ['Est-ce que vendredi il va pleuvoir ?', 'RainIntent', { date: '2026-11-20' }],
      ["Tu sais s'il va neiger lundi ?", 'SnowIntent', { date: '2026-11-23' }],
      ["Dimanche, est-ce qu'il y aura du soleil ?", 'SunIntent', { date: '2026-11-22' }],
      ['Jeudi, il pleuvra ?', 'RainIntent', { date: '2026-11-19' }],
      [
        "Ce samedi, est-ce qu'il fait beau ?",
        'WeatherIntent',
        { fine: 'FINE', date: '2026-11-21' },
      ],
      ['Lundi en huit, quel temps fera-t-il ?', 'WeatherIntent', { date: '2026-11-30' }],
      [
        'Dimanche qui vient, il fera chaud ?',
        'TemperatureIntent',
        { warmth: 'WARM_OR_HOT', date: '2026-11-22' },
      ],
      ["Pour jeudi, c'est quoi la météo ?", 'WeatherIntent', { date: '2026-11-19' }],
      ["Quel temps est-ce qu'on aura mardi ?", 'WeatherIntent', { date: '2026-11-24' }],
      ['Peut-on faire un barbecue dimanche prochain ?', 'BarbecueIntent', { date: '2026-11-22' }],
      ['Mardi, je prends un parapluie ?', 'UmbrellaIntent', { date: '2026-11-24' }],
      [
        "Je voudrais savoir s'il fera froid vendredi",
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-20' },
      ],
    ],
  ],
  [
    'a date of the calendar',
    [
      ['Le 24 décembre, il fera quel temps ?', 'WeatherIntent', { date: '2026-12-24' }],
      ["Le vingt-cinq décembre, est-ce qu'il va neiger ?", 'SnowIntent', { date: '2026-12-25' }],
      [
        'Le premier décembre, il fera beau ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-12-01' },
      ],
      ['Quel temps pour le 1er decembre ?', 'WeatherIntent', { date: '2026-12-01' }],
      ['Il pleuvra le samedi 21 novembre ?', 'RainIntent', { date: '2026-11-21' }],
      [
        "Le 28, est-ce qu'il fera froid ?",
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-28' },
      ],
      ["La météo du vingt-huit, s'il te plaît", 'WeatherIntent', { date: '2026-11-28' }],
      [
        'Va-t-il pleuvoir le vingt et un novembre deux mille vingt-six ?',
        'RainIntent',
        { date: '2026-11-21' },
      ],
      [
        'Le 30 novembre, y aura-t-il du vent ?',
        'WindIntent',
        { date: '2026-11-30', whether: 'WHETHER' },
      ],
      ['Le 2 janvier 2027, quel temps fera-t-il ?', 'WeatherIntent', { date: '2027-01-02' }],
      ['Tu peux me donner la météo du 26 novembre ?', 'WeatherIntent', { date: '2026-11-26' }],
      ['Y aura-t-il du brouillard le vingt-deux ?', 'FogIntent', { date: '2026-11-22' }],
      ['Au mois de décembre, il va neiger ?', 'SnowIntent', { date: '2026-12' }],
      ['Lundi 23, il neige ?', 'SnowIntent', { date: '2026-11-23' }],
    ],
  ],
  [
    'a part of the day',
    [
      ['Ce soir, il fera quel temps ?', 'WeatherIntent', { dayPart: 'EV' }],
      ["Cet après-midi, est-ce qu'il va pleuvoir ?", 'RainIntent', { dayPart: 'AF' }],
      ["Est-ce qu'il fera beau cet apres midi ?", 'WeatherIntent', { fine: 'FINE', dayPart: 'AF' }],
      [
        'Demain matin, il y aura du brouillard ?',
        'FogIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['Est-ce que ça gèle cette nuit ?', 'FrostIntent', { dayPart: 'NI' }],
      ['Cette nuit, il va geler ?', 'FrostIntent', { dayPart: 'NI' }],
      [
        'Lundi en soirée, il va faire quel temps ?',
        'WeatherIntent',
        { date: '2026-11-23', dayPart: 'EV' },
      ],
      ['Samedi après-midi, du soleil ?', 'SunIntent', { date: '2026-11-21', dayPart: 'AF' }],
      ['Dans la matinée, il pleut ?', 'RainIntent', { dayPart: 'MO' }],
      ['Il fera combien, ce soir ?', 'TemperatureIntent', { dayPart: 'EV' }],
      [
        "Y aura-t-il du vent en fin d'après-midi ?",
        'WindIntent',
        { dayPart: 'AF', whether: 'WHETHER' },
      ],
      [
        'Demain soir, quelle température fera-t-il ?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'EV' },
      ],
      ["Tu peux me dire s'il pleuvra ce matin ?", 'RainIntent', { dayPart: 'MO' }],
      [
        'Est-ce que demain matin je dois gratter le pare-brise ?',
        'ScrapingIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      ['Le 24 au soir, il neige ?', 'SnowIntent', { date: '2026-11-24', dayPart: 'EV' }],
    ],
  ],
  [
    'a time of the clock',
    [
      ['À quinze heures, il pleut ?', 'RainIntent', { time: '15:00' }],
      ['Il pleuvra à 17h30 ?', 'RainIntent', { time: '17:30' }],
      ['Quel temps à cinq heures et demie ?', 'WeatherIntent', { time: '17:30' }],
      ["Tu sais s'il va pleuvoir à 15 h ?", 'RainIntent', { time: '15:00' }],
      ['Va-t-il pleuvoir vers huit heures du soir ?', 'RainIntent', { time: '20:00' }],
      [
        'Demain à 8 heures, quelle température fera-t-il ?',
        'TemperatureIntent',
        { date: '2026-11-19', time: '08:00' },
      ],
      ['Il pleut demain midi ?', 'RainIntent', { date: '2026-11-19', time: '12:00' }],
      ['À minuit et demi, il va geler ?', 'FrostIntent', { time: '00:30' }],
      ['Quel temps à six heures moins le quart ?', 'WeatherIntent', { time: '17:45' }],
      [
        'Il fera beau demain à neuf heures et quart ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-11-19', time: '09:15' },
      ],
      ['À sept heures du matin, il y a du brouillard ?', 'FogIntent', { time: '07:00' }],
      [
        'Samedi à vingt et une heures, il fera froid ?',
        'TemperatureIntent',
        { warmth: 'COLD', date: '2026-11-21', time: '21:00' },
      ],
      ['Il pleut dans une heure ?', 'RainIntent', { time: '15:05' }],
      ["Est-ce qu'il pleut dans un quart d'heure ?", 'RainIntent', { time: '14:20' }],
      ['Quel temps fera-t-il autour de dix-huit heures ?', 'WeatherIntent', { time: '18:00' }],
      ['Il va pleuvoir dans une demi-heure ?', 'RainIntent', { time: '14:35' }],
      ['À trois heures vingt, il fera beau ?', 'WeatherIntent', { fine: 'FINE', time: '15:20' }],
      ['Est-ce que ça gèle à quatre heures moins dix ?', 'FrostIntent', { time: '15:50' }],
      ['Il fera combien à 15:00 ?', 'TemperatureIntent', { time: '15:00' }],
      ['À midi et quart, il fera quel temps ?', 'WeatherIntent', { time: '12:15' }],
      ['Il pleut dans deux heures et demie ?', 'RainIntent', { time: '16:35' }],
    ],
  ],
  [
    'hours from and to',
    [
      ['Entre 14 et 18 heures, il pleut ?', 'RainIntent', { time: '14:00', untilTime: '18:00' }],
      [
        'Il pleuvra entre quatorze heures et dix-huit heures ?',
        'RainIntent',
        { time: '14:00', untilTime: '18:00' },
      ],
      [
        'Demain de 8h à 12h, il fera beau ?',
        'WeatherIntent',
        { fine: 'FINE', date: '2026-11-19', time: '08:00', untilTime: '12:00' },
      ],
      [
        'Quel temps de huit heures à midi ?',
        'WeatherIntent',
        { time: '08:00', untilTime: '12:00' },
      ],
      ['La météo entre midi et deux', 'WeatherIntent', { time: '12:00', untilTime: '14:00' }],
      [
        'Demain entre 9 h et 17 h, il y aura du vent ?',
        'WindIntent',
        { date: '2026-11-19', time: '09:00', untilTime: '17:00', whether: 'WHETHER' },
      ],
      [
        'Il fera chaud samedi, de treize à seize heures ?',
        'TemperatureIntent',
        { warmth: 'WARM_OR_HOT', date: '2026-11-21', time: '13:00', untilTime: '16:00' },
      ],
      [
        "Est-ce qu'il va pleuvoir de 8 à 10 heures du matin ?",
        'RainIntent',
        { time: '08:00', untilTime: '10:00' },
      ],
      [
        'Entre 8 et 10 heures demain, quelle température ?',
        'TemperatureIntent',
        { date: '2026-11-19', time: '08:00', untilTime: '10:00' },
      ],
      [
        'Demain de neuf heures et demie à onze heures, il neige ?',
        'SnowIntent',
        { date: '2026-11-19', time: '09:30', untilTime: '11:00' },
      ],
      [
        'Du soleil entre midi et quatorze heures ?',
        'SunIntent',
        { time: '12:00', untilTime: '14:00' },
      ],
      ['météo 14h-18h', 'WeatherIntent', { time: '14:00', untilTime: '18:00' }],
      [
        'Je peux étendre le linge entre dix heures et midi ?',
        'LaundryIntent',
        { time: '10:00', untilTime: '12:00' },
      ],
      [
        "Tu peux me dire s'il pleut de 18 à 20 heures ?",
        'RainIntent',
        { time: '18:00', untilTime: '20:00' },
      ],
      ['Les deux prochaines heures et demie, il pleut ?', 'RainIntent', { duration: 'PT2H30M' }],
    ],
  ],
];

describe.each(KINDS)('French: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-FR')).toEqual({ intent, ...slots });
  });
});
