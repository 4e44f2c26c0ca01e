import { describe, expect, it } from 'vitest';
import { recognize } from './recognize.ts';

type Row = [utterance: string, intent: string, slots?: Record<string, string>];

/** What people ask a weather skill, on a Wednesday at five past two. */
const KINDS: [kind: string, rows: Row[]][] = [
  [
    'rain that comes soon',
    [
      ['Il va bientôt pleuvoir ?', 'RainIntent', { span: 'SOON' }],
      ["Est-ce qu'il va encore pleuvoir ?", 'RainIntent'],
      ["Dans l'heure qui vient, il pleut ?", 'RainIntent', { span: 'SOON' }],
      ["La pluie va bientôt s'arrêter ?", 'RainStopIntent'],
      ['Dans les trois prochaines heures, il pleut ?', 'RainIntent', { span: 'NEXT_HOURS' }],
      ['Dans les six prochaines heures, il va pleuvoir ?', 'RainIntent', { duration: 'PT6H' }],
      ['Il pleuvra dans la prochaine demi-heure ?', 'RainIntent', { duration: 'PT30M' }],
      ["Est-ce qu'il pleut encore dehors ?", 'RainIntent'],
      ['Il pleut toujours ?', 'RainIntent'],
      ["Il s'arrête quand de pleuvoir ?", 'RainStopIntent'],
      ['Il commence à pleuvoir quand ?', 'RainTimeIntent'],
      ['Dans combien de temps va-t-il pleuvoir ?', 'NextRainIntent'],
      ['Dans les 48 heures à venir, il va pleuvoir ?', 'RainIntent', { duration: 'PT48H' }],
      ["Il pleuvra d'ici ce soir ?", 'RainIntent', { span: 'UNTIL_EVENING' }],
      ["D'ici vendredi, il va pleuvoir ?", 'RainIntent', { untilDate: '2026-11-20' }],
      ['Tu sais quand il va pleuvoir ?', 'RainTimeIntent'],
      ['À quelle heure va-t-il pleuvoir demain ?', 'RainTimeIntent', { date: '2026-11-19' }],
      ["Est-ce qu'il pleut d'ici trois heures ?", 'RainIntent', { duration: 'PT3H' }],
      ["D'ici peu, il va pleuvoir ?", 'RainIntent', { span: 'SOON' }],
      ["Dis-moi quand la pluie s'arrête", 'RainStopIntent'],
    ],
  ],
  [
    'yes or no',
    [
      ['Il y a du brouillard demain ?', 'FogIntent', { date: '2026-11-19' }],
      ['Il y a un orage qui arrive ?', 'ThunderIntent'],
      ['Y aura-t-il une tempête demain ?', 'StormIntent', { date: '2026-11-19' }],
      ['Ça gèle dehors ?', 'FrostIntent', { span: 'OUTSIDE' }],
      ['Les routes sont glissantes ce matin ?', 'IceIntent', { dayPart: 'MO' }],
      ['Il y a du vent, dehors ?', 'WindIntent', { whether: 'WHETHER' }],
      ['Cette nuit, le ciel sera clair ?', 'CloudyIntent', { dayPart: 'NI', sky: 'CLEAR' }],
      [
        "Demain, il fera plus chaud qu'aujourd'hui ?",
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'WARMER', otherDate: '2026-11-18' },
      ],
      [
        'Il va faire plus froid demain ?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'COLDER' },
      ],
      ['Ça se rafraîchit vendredi ?', 'ComparisonIntent', { trend: 'COLDER', date: '2026-11-20' }],
      ['Y a du verglas ce matin ?', 'IceIntent', { dayPart: 'MO' }],
      ["Tu sais s'il va neiger à Chamonix ?", 'SnowIntent', { place: 'chamonix' }],
      ["C'est nuageux demain ?", 'CloudyIntent', { date: '2026-11-19' }],
      ['Samedi, des orages sont prévus ?', 'ThunderIntent', { date: '2026-11-21' }],
      ["Va-t-il y avoir de l'orage ce soir ?", 'ThunderIntent', { dayPart: 'EV' }],
      ['Il va y avoir de la neige demain ?', 'SnowIntent', { date: '2026-11-19' }],
      ["Est-ce qu'il risque de geler cette nuit ?", 'FrostIntent', { dayPart: 'NI' }],
      ['Le soleil brille à Nice ?', 'SunIntent', { place: 'nice' }],
      [
        'Il fera plus doux demain ?',
        'ComparisonIntent',
        { date: '2026-11-19', direction: 'WARMER' },
      ],
    ],
  ],
  [
    'how much and when',
    [
      [
        "Combien de neige est-ce qu'il va tomber demain ?",
        'SnowAmountIntent',
        { date: '2026-11-19' },
      ],
      ['Il va tomber combien de pluie demain ?', 'RainAmountIntent', { date: '2026-11-19' }],
      [
        "Demain, quelle est la probabilité qu'il pleuve ?",
        'RainChanceIntent',
        { date: '2026-11-19' },
      ],
      [
        "Combien d'heures de soleil est-ce qu'on aura demain ?",
        'SunHoursIntent',
        { date: '2026-11-19' },
      ],
      ['Demain, le soleil se lève quand ?', 'SunriseIntent', { date: '2026-11-19' }],
      ["Aujourd'hui, le soleil se couche quand ?", 'SunsetIntent', { date: '2026-11-18' }],
      ["Aujourd'hui, le vent vient d'où ?", 'WindIntent', { date: '2026-11-18' }],
      ["À quelle heure est-ce qu'il fait nuit ?", 'SunsetIntent'],
    ],
  ],
  [
    'advice',
    [
      ['Je dois prendre un parapluie ?', 'UmbrellaIntent'],
      ['Demain, il me faut un parapluie ?', 'UmbrellaIntent', { date: '2026-11-19' }],
      ["J'ai besoin de mon parapluie aujourd'hui ?", 'UmbrellaIntent', { date: '2026-11-18' }],
      ['Faut prendre un parapluie ?', 'UmbrellaIntent'],
      ['Ce soir, il me faut une veste ?', 'JacketIntent', { dayPart: 'EV' }],
      ['Je mets un manteau demain ?', 'JacketIntent', { date: '2026-11-19' }],
      ["Demain, je m'habille comment ?", 'ClothesIntent', { date: '2026-11-19' }],
      ["Aujourd'hui, je peux étendre le linge ?", 'LaundryIntent', { date: '2026-11-18' }],
      ['Tu crois que le linge va sécher dehors demain ?', 'LaundryIntent', { date: '2026-11-19' }],
      ['Samedi, on peut faire un barbecue ?', 'BarbecueIntent', { date: '2026-11-21' }],
      ['On peut manger dehors ce soir ?', 'BarbecueIntent', { dayPart: 'EV' }],
      [
        'Demain matin, je peux prendre le vélo ?',
        'BicycleIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      [
        'Il faudra gratter la voiture demain matin ?',
        'ScrapingIntent',
        { date: '2026-11-19', dayPart: 'MO' },
      ],
      [
        'Est-ce que dimanche à Annecy on peut pique-niquer ?',
        'AdviceIntent',
        { activity: 'picnic', date: '2026-11-22', place: 'annecy' },
      ],
      [
        "Demain, est-ce qu'il faut un bonnet ?",
        'AdviceIntent',
        { date: '2026-11-19', activity: 'hat' },
      ],
      [
        'Cette semaine, quel jour est le mieux pour sortir ?',
        'BestDayIntent',
        { date: '2026-W47' },
      ],
    ],
  ],
  [
    'the temperature',
    [
      ['Combien il fait dehors ?', 'TemperatureIntent'],
      ["Combien est-ce qu'il fait à Nice ?", 'TemperatureIntent', { place: 'nice' }],
      ['Demain, combien de degrés ?', 'TemperatureIntent', { date: '2026-11-19' }],
      ["À Bordeaux, c'est quoi la température ?", 'TemperatureIntent', { place: 'bordeaux' }],
      [
        'Demain après-midi, il fera combien ?',
        'TemperatureIntent',
        { date: '2026-11-19', dayPart: 'AF' },
      ],
      ['Tu peux me donner la température ?', 'TemperatureIntent'],
      ["La temperature, s'il te plaît", 'TemperatureIntent'],
      [
        "Quelle température est-ce qu'il fera samedi à Lyon ?",
        'TemperatureIntent',
        { date: '2026-11-21', place: 'lyon' },
      ],
      ['Il va faire combien demain ?', 'TemperatureIntent', { date: '2026-11-19' }],
      ["Demain, ça va monter jusqu'à combien ?", 'HighIntent', { date: '2026-11-19' }],
      ['Cette nuit, quelle sera la minimale ?', 'LowIntent', { dayPart: 'NI' }],
      ['Il fait froid, ce matin ?', 'TemperatureIntent', { warmth: 'COLD', dayPart: 'MO' }],
      ["La température en fahrenheit, s'il te plaît", 'TemperatureIntent', { unit: 'FAHRENHEIT' }],
      ['Dehors, il fait combien en ressenti ?', 'FeelsLikeIntent', { span: 'OUTSIDE' }],
      [
        "Est-ce qu'il va faire très chaud dimanche ?",
        'AboveIntent',
        { date: '2026-11-22', number: '28' },
      ],
      ['La maximale de demain', 'HighIntent', { date: '2026-11-19' }],
    ],
  ],
  [
    'all pollen',
    [
      ["Les pollens, s'il te plaît", 'PollenIntent'],
      [
        "Aujourd'hui, il y a du pollen ?",
        'PollenIntent',
        { whether: 'WHETHER', date: '2026-11-18' },
      ],
      ['Demain, quel est le taux de pollen ?', 'PollenIntent', { date: '2026-11-19' }],
      [
        'Il y a beaucoup de pollen en ce moment ?',
        'PollenIntent',
        { span: 'NOW', whether: 'WHETHER_MUCH' },
      ],
      ["C'est quoi l'indice pollinique de demain ?", 'PollenIntent', { date: '2026-11-19' }],
      [
        'Il y a quoi comme pollens à Berlin ?',
        'PollenIntent',
        { pollenType: 'ALL', place: 'berlin' },
      ],
      [
        "Demain, il y a un risque d'allergie ?",
        'PollenIntent',
        { date: '2026-11-19', whether: 'WHETHER' },
      ],
      ["Tu peux me donner l'indice pollinique ?", 'PollenIntent'],
      ['Demain, comment sont les pollens ?', 'PollenIntent', { date: '2026-11-19' }],
      [
        "Quel niveau de pollen aujourd'hui à Dresde ?",
        'PollenIntent',
        { date: '2026-11-18', place: 'dresde' },
      ],
      ['Les allergiques vont souffrir demain ?', 'PollenIntent', { date: '2026-11-19' }],
      ["Je voudrais savoir s'il y a du pollen dans l'air", 'PollenIntent', { whether: 'WHETHER' }],
      ["Le bulletin pollinique, s'il vous plaît", 'PollenIntent'],
      [
        'Ce week-end, il y aura beaucoup de pollens ?',
        'PollenIntent',
        { date: '2026-W47-WE', whether: 'WHETHER_MUCH' },
      ],
      [
        'Demain à Hambourg, il y aura du pollen ?',
        'PollenIntent',
        { date: '2026-11-19', place: 'hambourg', whether: 'WHETHER' },
      ],
    ],
  ],
  [
    'one kind of pollen',
    [
      [
        'Il y a du pollen de bouleau demain ?',
        'PollenIntent',
        { whether: 'WHETHER', date: '2026-11-19', pollenType: 'Birke' },
      ],
      ["Le taux de pollen d'ambroisie, s'il te plaît", 'PollenIntent', { pollenType: 'Ambrosia' }],
      [
        'À Dresde, il y a des graminées ?',
        'PollenIntent',
        { whether: 'WHETHER', place: 'dresde', pollenType: 'Graeser' },
      ],
      [
        'Demain, il y aura beaucoup de graminées ?',
        'PollenIntent',
        { date: '2026-11-19', pollenType: 'Graeser', whether: 'WHETHER_MUCH' },
      ],
      [
        "Aujourd'hui, combien de pollen de noisetier ?",
        'PollenIntent',
        { date: '2026-11-18', pollenType: 'Hasel' },
      ],
      ["Du pollen d'aulne à Iéna ?", 'PollenIntent', { place: 'iéna', pollenType: 'Erle' }],
      [
        "L'ambroisie est forte aujourd'hui ?",
        'PollenIntent',
        { date: '2026-11-18', pollenType: 'Ambrosia' },
      ],
      [
        "Demain, c'est quoi le niveau de pollen d'armoise ?",
        'PollenIntent',
        { date: '2026-11-19', pollenType: 'Beifuss' },
      ],
      [
        "Est-ce qu'il y a des pollens de frene dans l'air ?",
        'PollenIntent',
        { pollenType: 'Esche', whether: 'WHETHER' },
      ],
      [
        "Tu sais s'il y a du seigle ?",
        'PollenIntent',
        { whether: 'WHETHER', pollenType: 'Roggen' },
      ],
      [
        'Pollens de bouleau demain à Leipzig',
        'PollenIntent',
        { date: '2026-11-19', place: 'leipzig', pollenType: 'Birke' },
      ],
      ['Y a du pollen de cyprès ?', 'PollenIntent', { whether: 'WHETHER', pollenType: 'OTHER' }],
      ['Les graminées, ça donne quoi ?', 'FollowUpIntent', { pollenType: 'Graeser' }],
      [
        "Il y a beaucoup d'ambroisie en ce moment ?",
        'PollenIntent',
        { span: 'NOW', pollenType: 'Ambrosia', whether: 'WHETHER_MUCH' },
      ],
    ],
  ],
];

describe.each(KINDS)('French: %s', (_kind, rows) => {
  it.each(rows)('%s', (utterance, intent, slots = {}) => {
    expect(recognize(utterance, 'fr-FR')).toEqual({ intent, ...slots });
  });
});
