import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** What speech recognition writes of what people call across a kitchen, a field or a quay. */
const SENTENCES = [
  ['maitresse demande s il va neiger jeudi', 'Snow date=2026-11-19'],
  ['papi veut savoir le temps à perpignan pour demain', 'Weather date=2026-11-19 place=perpignan'],
  ['ma petite fille demande si y aura de l orage cette nuit', 'Thunder dayPart=NI'],
  [
    'mon mari voudrait savoir s il va faire chaud samedi',
    'Temperature date=2026-11-21 warmth=WARM_OR_HOT',
  ],
  ['il va pleuvoir demain n est ce pas', 'Rain date=2026-11-19'],
  ['je suis en retard le temps à créteil', 'Weather place=créteil'],
  ['est ce que je dois bâcher le foin ce soir', 'Rain dayPart=EV'],
  ['je voudrais moissonner vendredi le temps il tient', 'Advice date=2026-11-20 activity=mowing'],
  [
    'quand est ce que je peux semer mon blé cette semaine',
    'BestHours date=2026-W47 activity=mowing',
  ],
  ['est ce que les abricotiers vont geler cette nuit à valence', 'Frost dayPart=NI place=valence'],
  [
    'combien de millimètres sont prévus demain à limoge',
    'RainAmount date=2026-11-19 place=Limoges',
  ],
  ['est ce que ça souffle fort en mer à brest demain', 'Wind date=2026-11-19 place=brest'],
  [
    'est ce que je peux sortir le bateau dimanche à cherbourg',
    'Advice date=2026-11-22 place=cherbourg activity=hiking',
  ],
  [
    'est ce que la mer sera agitée à saint malo demain',
    'Unoffered date=2026-11-19 place=saint malo subject=WAVES',
  ],
  ['est ce que je vais me prendre la sauce en rentrant à dix huit heures', 'Rain time=18:00'],
  ['je pars à six heures à vélo il fait combien', 'Temperature time=18:00'],
  ['faut que j arrose les tomates ce soir', 'Advice dayPart=EV activity=watering'],
  ['est ce que je peux joué dehors cet après midi', 'Advice dayPart=AF activity=playing'],
  ['ma lessive elle va sécher dehors aujourd hui', 'Laundry date=2026-11-18 span=OUTSIDE'],
  ['je peux peindre les volets samedi', 'Advice date=2026-11-21 activity=mowing'],
  [
    'est ce qu on peut aller au zoo mercredi après midi',
    'Advice date=2026-11-18 dayPart=AF activity=walking',
  ],
  ['est ce qui va neigé à grenoble mardi', 'Snow date=2026-11-24 place=grenoble'],
  ['quand atteindra ton vingt cinq degrés', 'Reach number=25'],
  ['y aura du verre glas sur les routes demain', 'Ice date=2026-11-19'],
  ['on peut faire un barbe cul samedi', 'Barbecue date=2026-11-21'],
  [
    'demain ce sera mieux qu aujourd hui',
    'Comparison date=2026-11-19 otherDate=2026-11-18 direction=BETTER',
  ],
  ['quand va t il refaire beau', 'NextChange change=BETTER'],
  ['ça va durer longtemps cette averse', 'RainStop'],
  ['la prochaine pluie c est quand', 'NextRain'],
  ['le temps va t il se maintenir jusqu à dimanche', 'Dry untilDate=2026-11-22'],
  ['passe un coup de fil à tonton gérard', 'AMAZON.Fallback'],
] as const;

it.each(SENTENCES)('French, as it is overheard: %s', (sentence, expected) => {
  expect(describeHeard(sentence, 'fr-FR', 'Paris')).toBe(expected);
});
