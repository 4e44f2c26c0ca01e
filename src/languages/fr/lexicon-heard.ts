import type { Lexicon } from '../lexicon.ts';

type Rewrite = Lexicon['rewrites'][number];

const PERSON =
  'maman|papa|mamie|mamy|papi|papy|mémé|pépé|tata|tonton|mère|père|sœur|soeur|frère|mari|femme|copine|copain|chérie?|voisine?|fils|filles?|enfants?|petits?|petite|petites|gamins?|gosses|gars|maîtresse|maitresse|maître|prof|patron|patronne|chef|collègues?|oncle|tante|cousine?|cousins|grands? mères?|grands? pères?|grand-mère|grand-père|gens|invités|amis?|amie|belle-mère|beau-père|fiston|bébé|mec|gendre|bru|clients?|jumeaux|parents|grands-parents|petit-fils|petite-fille|petite fille|petit fils|famille|moniteur|entraîneur|coach';
const DAY =
  "(?:aujourd'hui|demain|après-demain|ce soir|ce matin|cet après-midi|cette nuit|ce week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:matin|midi|après-midi|soir))?";
/** What an answer to the rest of the sentence begins with. */
const QUESTION =
  "(?:si (?=\\p{L})|s(?:'| )(?=ils? )|quel|quand|combien|comment|à quelle|vers quelle|où |(?:le|quel) temps|la (?:météo|température)|est[- ]ce|il (?:va|fait|fera|pleut|pleuvra|y a)|y (?:a|aura)|ce que|c(?:'| )est quoi|on peut|je peux|(?=faut)|(?=ça va))";

/** What speech recognition writes for other words that sound the same. */
export const HEARD: readonly Rewrite[] = [
  [/(?<=combien de )flotte(?!\p{L})/gu, 'pluie'],
  [/(?<!\p{L})petites? laines?(?!\p{L})/gu, 'veste'],
  [/(?<!\p{L})(?:pass|donn)er? un (?:coup de fil|coup de bigo)(?!\p{L})/gu, 'appelle'],
  [/(?<=(?:soleil|ensoleillé)(?: \p{L}+)?) pour (?:aller à )?la piscine(?!\p{L})/gu, ''],
  [/(?<!\p{L})j y (?=\p{L})/gu, "j'y "],
  [/(?<!\p{L})aujourd hui(?!\p{L})/gu, "aujourd'hui"],
  [/(?<!\p{L})(jusqu|puisqu|lorsqu) (?=[aàeiou])/gu, "$1'"],
  [/(?<!\p{L})(?:vers?|vert|verre|vère|vair)[- ]?gl(?:as|ace|ât)(?!\p{L})/gu, 'verglas'],
  [/(?<!\p{L})bar(?:be|bes|b)?[- ](?:[àeé] )?(?:culs?|queues?|q|cue?|que)(?!\p{L})/gu, 'barbecue'],
  [/(?<!\p{L})par(?:a|ra|t à| à|e)?[- ]?plu(?:ie|it|is|ies|ies)(?!\p{L})/gu, 'parapluie'],
  [/(?<!\p{L})par[et]?[- ](?:bri[sz]es?|brize)(?!\p{L})/gu, 'pare-brise'],
  [/(?<!\p{L})vi(?:gie|gi|ji)[- ]?lances?(?!\p{L})/gu, 'vigilance'],
  [/(?<!\p{L})humi[- ]dit[eé]s?(?!\p{L})/gu, 'humidité'],
  [/(?<!\p{L})brouill?(?:i|y)?ar[dts]?s?(?!\p{L})/gu, 'brouillard'],
  [/(?<!\p{L})(?:paul?[eaè]i?nn?e?s?|p[oa]ll?(?:ai|è|e)nn?es?|pollin|polène)(?!\p{L})/gu, 'pollen'],
  [/(?<!\p{L})(kilomètres?)(?:[- ](?:à l')?|\/)h(?:eures)?(?!\p{L})/gu, 'kilomètres heure'],
  [/(?<!\p{L})mill?es? mètres?(?!\p{L})/gu, 'millimètres'],
  [/(?<!\p{L})u[nr]? (?:v|vé)(?= |$)(?<=indice \S+ \S+)/gu, 'uv'],
  [/(?<!\p{L})à (?:cette|cet|set) heures? (?=\S+ h(?:eures?)?(?!\p{L}))/gu, 'à '],
  [
    /(?<=(?:à|vers|pour|jusqu'à) )(?:cette heures|cet heures|set heures?)(?!\p{L})/gu,
    'sept heures',
  ],
  [/(?<!\p{L})(?:mes?|mé)[- ]?t[eé][- ]?(?:o|au|eau)(?!\p{L})/gu, 'météo'],
  [/(?<!\p{L})pique[- ]?ni(?:k|c|que)s?(?!\p{L})/gu, 'pique-nique'],
  // "Est-ce qui va pleuvoir", "y va y avoir": "il" as it is spoken.
  [
    /(?<!\p{L})(?<!qu')(?<!c')est[- ]ce qu(?:i|'y| y|il|'i) (?=va|vont|fait|fera|pleut|pleuvra|neige|neigera|gèle|gel|faut|faudra|faisait|y (?:a|aura|avait)|a (?:fait|plu|neig|gel|grêl|fait))/gu,
    "est-ce qu'il ",
  ],
  [/(?<!\p{L})qu[' ]y (?=va|fait|fera|pleut|pleuvra|neige|gèle|faut)/gu, "qu'il "],
  [
    /(?<!\p{L})(?<!(?:ils?|elles?|ça|on|je|tu|n'|nous|qu|j'|j|qui|vous) )(?<!')(?:y|i) (?=va(?:[- ]t[- ]| y | pl| ne| g| f| t)|fait|fera|pleut|pleuvra|neige|neigera|gèle|gèlera|faut|faudra|faisait|tombe|a (?:plu|neig|gel|fait))/gu,
    'il ',
  ],
  [/(?<=(?:soleil|lune|ciel|temps|vent) )y (?=se |re|va|est|sera|souffle)/gu, 'il '],
  [
    /(?<!\p{L})(va|fait|fera|aura|a|peut|pleut|sera|neigera|pleuvra|gèlera|faut|faudra|devrait) t(ils?|on)(?!\p{L})/gu,
    '$1-t-$2',
  ],
  [
    /(?<!\p{L})(va|aura|fera|peut|atteindra|dépassera|pourra|verra|passera|devrait) ton (?=\p{L})/gu,
    '$1-t-on ',
  ],
  [/(?<!\p{L})y a[- ]t[' -]?(?=eu(?!\p{L}))/gu, 'il y a '],
  // A participle for an infinitive, and the other way round.
  [
    /(?<=(?:^| )(?:va|vont|vais|vas|allons|peut|peux|peuvent|pourra|pourrai|pourront|pourrait|pourrais|dois|doit|devrais|devrait|faut|faudra|veux|veut|voudrais|voudrait|aimerait|risque de|va me|va se|va le|vais me|peux me|peux le|peux les|faut le|faut les) (?:(?:bien|encore|y|pas|le|la|les|me|se|nous|aller) )?)(\p{L}{2,})(?:ées?|és?|ais|ait|ez)(?![\p{L}'])(?<!(?:fait|jamais|mais|sait|été|hais|frais|assez|chez))/gu,
    '$1er',
  ],
  [
    /(?<=(?:^| )(?:pour|de|d') ?)(jou|arros|tond|promen|lav|mang|pêch|nag|camp|jardin|navigu|randonn|pique-niqu|moissonn|fauch|sem|plant|mont)(?:ée?s?|ait|ais|ez)(?!\p{L})/gu,
    '$1er',
  ],
  [
    /(?<=(?:^| |')(?:il|ça|elle|on|a-t-il|t-il) (?:a |n'a pas |a pas |a-t-il )?(?:beaucoup |bien |encore |pas )?)(?<=(?:a|pas|beaucoup|bien|encore) )(neig|gel|grêl|dur|souffl|tonn|tomb)er(?!\p{L})/gu,
    '$1é',
  ],
  // Words of anger and of praise say nothing of the weather.
  [
    /(?<=(?:cette|ce|cet|la|le|les|de|ces) )(?:fichue?s?|foutue?s?|satanée?s?|sacrée?s?|maudite?s?|putain de |saloperie de |saleté de |bon dieu de |vilaine?s? )(?= ?\p{L})/gu,
    '',
  ],
];

/** Who asks, why, and what invites to agree. */
export const ASIDES: readonly Rewrite[] = [
  [
    new RegExp(
      `^(?:(?:et|euh|alors|dis|bonjour|y a|il y a|c'est) )*(?:(?:l[ea]s?|m(?:on|a|es)|notre|nos|vos|l'|tes|un|une|des|tous|toute) ?(?:petite?s? |vieux |vieille |grande? |belle |beau )?)*(?:(?:${PERSON})(?: (?:(?!à |en )\\p{L}+))??|elle|ils?|elles|on) (?:qui )?(?:(?:me|nous|te|se|vous) )?(?:demand(?:e|ent|ait|é)|a demandé|(?:ve(?:u|ul)(?:t|x|ent)|voudrai(?:t|s|ent)|aimerai(?:t|s|ent)|voulai(?:t|s|ent)|souhaite|cherche à|a besoin de|ont besoin de) (?:bien |juste )?savoir|s'inquiète de savoir)(?: (?:si|de savoir))?(?: (?:à la maison|encore))? (?=${QUESTION})(?:si (?=\\p{L}))?`,
      'gu',
    ),
    '',
  ],
  [/^(?:c'est )?(?:pour|rapport à) savoir (?=si |s'|s |quel|quand|combien|comment)/gu, ''],
  [
    /(?<!\p{L})(?:tu|vous) (?:penses|crois|croyez|pensez|dirais) (?:vraiment )?qu(?:e |['’] ?| (?=il|on|elle))/gu,
    '',
  ],
  [
    /^(?:je suis pressée?|je suis en retard|à ton avis|d'apr[eè]s toi|selon toi|franchement|sérieux|dis(?:-moi)?|dites(?:-moi)?|écoute|tiens|allô|allo|au fait|vite fait|rapidement|vite|rapide|excuse-moi|pardon|s'il te plaît|s il te plait|s'il vous plaît|bon|heu|hum|hé|eh) (?=\p{L}+ \p{L})/gu,
    '',
  ],
  [
    /(?<=\p{L} \p{L}.*) (?:à ton avis|d'apr[eè]s toi|selon toi|tu crois|tu penses|hein|n'est[- ]ce pas|n est ce pas|n'est-il pas|c'est ça|c est ça|ou c(?:'| )est moi|ou je rêve|tu sais|dis|dis-moi|au juste|en fait|du coup|quoi|non|si|pas vrai|ou (?:bien|pas|non|quoi)|vite|rapidement|vite fait|merci|merci d'avance|s'il (?:te|vous) pla[iî]t|s il (?:te|vous) pla[iî]t|stp|svp|je suis pressée?|je suis en retard|il faut que je file|avant que je parte|avant de partir|que je sache)(?=\P{L}*$)/gu,
    '',
  ],
  // "Because the painter comes": why somebody asks, unless it says when or where.
  [
    new RegExp(
      `(?<=\\p{L} \\p{L}.*),? (?:parce qu[e' ]|pasque |car |vu qu[e' ]|puisqu[e' ]|comme (?=je|j'|on)|sinon |c(?:'| )est pour |que je suis (?:pressée?|en retard))(?!.*(?:${DAY}|(?<!\\p{L})(?:à|en|quand|combien|quel|est|temps|pleuvoir|neiger|geler)(?!\\p{L}))).+$`,
      'gu',
    ),
    '',
  ],
];
