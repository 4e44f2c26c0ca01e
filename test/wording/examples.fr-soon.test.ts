import { expect, test } from 'vitest';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar, type ForecastHour } from './showers.ts';
import { locale } from './plans.ts';

const DRY: ForecastHour = { rate: 0, kind: 'rain', probability: 5 };
const LIGHT: ForecastHour = { rate: 0.4, kind: 'rain', probability: 80 };
const MAYBE: ForecastHour = { ...DRY, probability: 40 };
const LIKELY: ForecastHour = { ...DRY, probability: 65 };

/** For native speakers to read: is this what one would say? */
const NEXT_HOURS: readonly (readonly [situation: string, plan: Plan, text: string])[] = [
  ['dry', radar('............'), "Dans l'heure qui vient à Köln, le temps restera sec."],
  ['dry as far as is known', radar('.........???'), 'Dans les 40 prochaines minutes à Köln, le temps restera sec.'],
  ['dry, in a town with an article', radar('............', 'r', 'Le Havre'), "Dans l'heure qui vient au Havre, le temps restera sec."],
  ['dry, in a town with a feminine article', radar('............', 'r', 'La Rochelle'), "Dans l'heure qui vient à La Rochelle, le temps restera sec."],
  ['dry, in a town with an article in the plural', radar('............', 'r', "Les Sables-d'Olonne"), "Dans l'heure qui vient aux Sables-d'Olonne, le temps restera sec."],
  ['dry, on an island', radar('............', 'r', 'Corse'), "Dans l'heure qui vient en Corse, le temps restera sec."],
  ['dry, on an island that is called so', radar('............', 'r', 'Île de Ré'), "Dans l'heure qui vient sur l'Île de Ré, le temps restera sec."],
  ['nothing known', radar('?lllllllllll'), "Je n'ai pas de prévisions pour l'heure qui vient à Köln."],
  ['a light shower to come', radar('....lll.....'), "Dans environ 20 minutes à Köln, il pleuvra faiblement pendant un quart d'heure."],
  ['rain sets in at once, heavy at times', radar('.mmhmmmmmmmm'), 'Dans les prochaines minutes à Köln, il commencera à pleuvoir, par moments fort.'],
  ['five minutes of heavy rain', radar('....h.......'), 'Dans environ 20 minutes à Köln, il pleuvra fort, mais brièvement.'],
  ['brief showers', radar('..l.l.l.l.l.'), 'Dans environ dix minutes à Köln, il pleuvra faiblement, mais brièvement. Plus tard, il pleuvra par intermittence.'],
  ['two showers to come', radar('...ll...lll.'), "Dans environ un quart d'heure à Köln, il pleuvra faiblement pendant dix minutes. Plus tard, il pleuvra de nouveau."],
  ['a shower with a break to come', radar('....ll.llll.'), 'Dans environ 20 minutes à Köln, il commencera à pleuvoir faiblement, avec une accalmie au bout de dix minutes.'],
  ['rain stops', radar('llll........'), "En ce moment à Köln, il pleut faiblement, mais ça s'arrêtera dans environ 20 minutes."],
  ['rain stops at once', radar('m...........'), "En ce moment à Köln, il pleut, mais ça s'arrêtera dans les prochaines minutes."],
  ['rain eases, then stops', radar('hhllllll....'), "En ce moment à Köln, il pleut fort, ensuite plus faiblement, et ça s'arrêtera dans environ 40 minutes."],
  ['rain gets heavier, then stops', radar('lllhhll.....'), "En ce moment à Köln, il pleut faiblement, ensuite par moments fort, et ça s'arrêtera dans environ 35 minutes."],
  ['rain all the time', radar('llllllllllll'), "Dans l'heure qui vient à Köln, il pleuvra faiblement sans interruption."],
  ['a break, then rain', radar('llll.ll.....'), 'En ce moment à Köln, il pleut faiblement, avec une accalmie dans environ 20 minutes. Puis il pleuvra encore pendant dix minutes.'],
  ['a long break', radar('llll...lllll'), "En ce moment à Köln, il pleut faiblement, mais ça s'arrêtera dans environ 20 minutes. Un quart d'heure après, ça reprendra."],
  ['a long break, then a brief shower', radar('llll...l....'), "En ce moment à Köln, il pleut faiblement, mais ça s'arrêtera dans environ 20 minutes. Un quart d'heure après, il pleuvra de nouveau brièvement."],
  ['snow all the time', radar('hhhhhhhhhhhh', 's'), "Dans l'heure qui vient à Köln, il neigera fort sans interruption."],
  ['sleet, heavy for a while', radar('lllhhhhlllll', 'x'), "Dans l'heure qui vient à Köln, il tombera un peu de neige fondue, par moments beaucoup."],
  ['sleet with a break', radar('ll.ll.......', 'x'), 'En ce moment à Köln, il tombe un peu de neige fondue, avec une accalmie dans environ dix minutes. Puis il y aura encore dix minutes de neige fondue.'],
  ['freezing rain stops', radar('mmmm........', 'f'), "Attention au verglas. En ce moment à Köln, il tombe de la pluie verglaçante, mais ça s'arrêtera dans environ 20 minutes."],
  ['rain turns to snow', radar('..mmmmmm....', 'rrrrrs'), "Dans environ dix minutes à Köln, il pleuvra, puis il neigera, et ça s'arrêtera au bout d'une demi-heure."],
  ['rain, then snow', radar('llll....llll', 'rrrrrs'), "En ce moment à Köln, il pleut faiblement, mais ça s'arrêtera dans environ 20 minutes. 20 minutes après, il neigera faiblement."],
  ['not known what falls', radar('...hhh......', 'u'), "Dans environ un quart d'heure à Köln, il tombera de fortes précipitations pendant un quart d'heure."],
  ['a place without a name', radar('....mm......', 'r', null), 'Dans environ 20 minutes, il pleuvra pendant dix minutes.'],
  ['a dry forecast', forecast([DRY, DRY]), "Dans l'heure qui vient à Wien, le temps devrait rester sec."],
  ['a forecast of possible rain', forecast([MAYBE, MAYBE]), "Dans l'heure qui vient à Wien, il pourrait pleuvoir."],
  ['a forecast of likely rain', forecast([LIKELY, LIKELY]), "Dans l'heure qui vient à Wien, il va probablement pleuvoir."],
  ['a forecast of rain in the second hour', forecast([DRY, LIGHT]), "Dans l'heure qui vient à Wien, le temps devrait d'abord rester sec, puis il devrait pleuvoir faiblement."],
  ['a forecast of rain in the first hour', forecast([LIGHT, DRY]), "Dans l'heure qui vient à Wien, il devrait d'abord pleuvoir faiblement, puis le temps devrait rester sec."],
]; // prettier-ignore

test.each(NEXT_HOURS)('the next hour: %s', (_, plan, text) => {
  expect(renderPlan(plan, locale('fr-FR'))).toBe(text);
});

const POLLEN: readonly (readonly [situation: string, rendered: string, text: string])[] = [
  ['one type', renderPollen(tomorrow({ Birke: 3 }), undefined, 'fr-FR'), "Demain à Leipzig, le taux de pollen sera élevé pour le bouleau. Il n'y aura pas d'autres pollens."],
  ['three levels', renderPollen(tomorrow({ Birke: 3, Esche: 2, Hasel: 1 }), undefined, 'fr-FR'), "Demain à Leipzig, le taux de pollen sera élevé pour le bouleau, modéré pour le frêne et faible pour le noisetier. Il n'y aura pas d'autres pollens."],
  ['two of each', renderPollen(tomorrow({ Graeser: 2, Roggen: 2, Beifuss: 1, Ambrosia: 1 }), undefined, 'fr-FR'), "Demain à Leipzig, le taux de pollen sera modéré pour les graminées et le seigle, et faible pour l'armoise et l'ambroisie. Il n'y aura pas d'autres pollens."],
  ['more than can be named', renderPollen(tomorrow({ Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3 }), undefined, 'fr-FR'), "Demain à Leipzig, le taux de pollen sera élevé pour les graminées, le bouleau, le noisetier, l'aulne et d'autres plantes."],
  ['others that are low', renderPollen(tomorrow({ Birke: 2, Esche: 1, Graeser: 1, Hasel: 1, Erle: 1 }), undefined, 'fr-FR'), 'Demain à Leipzig, le taux de pollen sera modéré pour le bouleau. Le taux des autres pollens sera tout au plus faible.'],
  ['others that are not all known', renderPollen(tomorrow({ Birke: 3, Esche: 2, Graeser: 1, Hasel: 1, Erle: 1 }, ['Ambrosia']), undefined, 'fr-FR'), 'Demain à Leipzig, le taux de pollen sera élevé pour le bouleau et modéré pour le frêne. À notre connaissance, le taux des autres pollens sera tout au plus faible.'],
  ['none', renderPollen(tomorrow({}), undefined, 'fr-FR'), "Demain à Leipzig, il n'y aura pas de pollen."],
  ['none that is known', renderPollen(tomorrow({}, ['Birke', 'Esche']), undefined, 'fr-FR'), "Demain à Leipzig, il n'y aura pas de pollen à notre connaissance."],
  ['nothing known', renderPollen(tomorrow({}, POLLEN_TYPES), undefined, 'fr-FR'), "Je n'ai pas de prévisions de pollen pour demain à Leipzig."],
  ['alder, asked for', renderPollen(tomorrow({ Erle: 2 }), 'Erle', 'fr-FR'), "Demain à Leipzig, le taux de pollen d'aulne sera modéré."],
  ['no hazel, asked for', renderPollen(tomorrow({ Birke: 3 }), 'Hasel', 'fr-FR'), "Demain à Leipzig, il n'y aura pas de pollen de noisetier."],
  ['rye, not known', renderPollen(tomorrow({ Birke: 3 }, ['Roggen']), 'Roggen', 'fr-FR'), "Je n'ai pas de prévisions de pollen de seigle pour demain à Leipzig."],
]; // prettier-ignore

test.each(POLLEN)('pollen: %s', (_, rendered, text) => {
  expect(rendered).toBe(text);
});
