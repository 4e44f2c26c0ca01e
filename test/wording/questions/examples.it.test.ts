import { expect, test } from 'vitest';
import { addDays } from '../../../src/time/local-time.ts';
import type { AnswerFacts } from '../../../src/wording/plan/questions/answer-facts.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { lasting, rain, skillLocale, TODAY } from '../plans.ts';
import { now, partOfDay, days, answerFacts, wholeDays } from './answer-facts.ts';
import {
  at,
  CLEAR,
  CLOUDY,
  FREEZING_RAIN,
  nextDays,
  perhaps,
  RAIN_FROM_3_PM,
  SNOW_FROM_6_PM,
  STORM_AND_RAIN,
  SUNNY_DAY,
  tomorrow,
  tonight,
  UNKNOWN,
} from './example-weather.ts';
import { QUESTIONS, TOMORROW } from './questions.ts';

const THUNDER_AT_3_PM = tomorrow(
  ...lasting(15, CLOUDY),
  ...lasting(2, rain(95, 3)),
  ...lasting(7, CLOUDY),
);
const RAIN_TONIGHT = answerFacts([
  partOfDay(TODAY, 'night', [...lasting(26), ...lasting(4, rain(61)), ...lasting(18)]),
  ...days([TOMORROW], lasting(24)),
]);
const FAR_RAIN = answerFacts(wholeDays([addDays(TODAY, 10)], lasting(24, rain(61))));
const WEEKEND = answerFacts(days([addDays(TODAY, 3), addDays(TODAY, 4)], lasting(48, CLOUDY)));
const GUSTY = tomorrow(...lasting(24, { windSpeed: 35, gust: 60 }));

/** For native speakers to read aloud. */
const EXAMPLES: readonly (readonly [question: keyof typeof QUESTIONS, about: AnswerFacts, text: string])[] = [
  ['rain', RAIN_FROM_3_PM, 'Sì, domani a Köln ci sarà pioggia debole dalle 15.'],
  ['rain', tomorrow(...lasting(24, CLOUDY)), 'No, domani a Köln il tempo resterà asciutto.'],
  ['rain', answerFacts([now(rain(80))]), 'Sì, al momento a Köln ci sono deboli rovesci.'],
  ['rain', answerFacts([now(CLEAR)]), 'No, al momento a Köln il tempo è asciutto.'],
  ['rain', tomorrow(...lasting(12, CLOUDY), ...lasting(3, rain(61)), rain(95, 4), ...lasting(8)), 'Sì, domani a Köln ci sarà pioggia debole tra mezzogiorno e le 15, e ci saranno temporali intorno alle 15.'],
  ['rain', tomorrow(...lasting(12), ...lasting(4, perhaps(40, rain(61))), ...lasting(8)), 'Può darsi, domani a Köln la probabilità di pioggia tra mezzogiorno e le 16 è del 40 per cento.'],
  ['rain', tomorrow(...lasting(24, perhaps(80))), "Probabilmente sì, domani a Köln la probabilità di pioggia è dell'80 per cento."],
  ['rain', tomorrow(...lasting(24, perhaps(20))), 'Probabilmente no, domani a Köln la probabilità di pioggia è solo del 20 per cento.'],
  ['rain', SNOW_FROM_6_PM, 'No, domani a Köln non pioverà, ma nevicherà dalle 18.'],
  ['rain', STORM_AND_RAIN, 'Sì, domani a Köln pioverà abbondantemente. Ci saranno raffiche di tempesta fino a 95 chilometri orari.'],
  ['rain', nextDays(CLOUDY, rain(61), perhaps(40), rain(63), CLOUDY), 'Sì, domani e sabato a Köln pioverà, dopodomani è possibile che piova, ma negli altri giorni il tempo resterà asciutto.'],
  ['rain', RAIN_TONIGHT, 'Sì, stanotte a Köln pioverà dalle 2 di notte, ma domani il tempo resterà asciutto.'],
  ['rain', FAR_RAIN, 'Sì, sabato ventotto novembre a Köln ci sarà pioggia debole.'],
  ['rain', tomorrow(...lasting(24, UNKNOWN)), 'Purtroppo, per domani a Köln non ho previsioni.'],
  ['snow', SNOW_FROM_6_PM, 'Sì, domani a Köln nevicherà dalle 18.'],
  ['snow', FREEZING_RAIN, 'No, domani a Köln non nevicherà. Attenzione al ghiaccio sulle strade. Stanotte cadrà una debole pioggia congelante.'],
  ['sun', SUNNY_DAY, 'Sì, domani a Köln ci saranno circa 7 ore di sole.'],
  ['sun', tonight(CLEAR), 'Sì, stanotte a Köln il cielo sarà sereno.'],
  ['sun', answerFacts([now(CLOUDY)]), 'Sì, ma solo in parte, al momento a Köln il cielo è parzialmente nuvoloso.'],
  ['sun', nextDays(CLOUDY, { ...CLEAR, sunshine: 15 }), 'Sì, domani a Köln ci sarà il sole, ma oggi non ci sarà il sole.'],
  ['fog', tomorrow(...lasting(24, CLOUDY)), 'No, domani a Köln non ci sarà nebbia.'],
  ['storm', STORM_AND_RAIN, 'Sì, domani a Köln ci saranno raffiche di tempesta fino a 95 chilometri orari.'],
  ['storm', THUNDER_AT_3_PM, 'No, domani a Köln non ci sarà burrasca. Domani pomeriggio ci saranno temporali.'],
  ['storm', GUSTY, 'No, domani a Köln non ci sarà burrasca. Ci sarà vento teso da sud-ovest, con raffiche fino a 60 chilometri orari.'],
  ['frost', tonight(at(-2.4, CLEAR)), 'Sì, stanotte a Köln gelerà, con temperature fino a meno 2 gradi.'],
  ['frost', tomorrow(...lasting(24, at(-0.3))), 'Sì, domani a Köln gelerà leggermente.'],
  ['frost', tomorrow(...lasting(24, at(0.4))), 'Può darsi, domani a Köln è possibile una leggera gelata.'],
  ['frost', tomorrow(...lasting(24, at(6))), 'No, domani a Köln non gelerà, con una minima di 6 gradi.'],
  ['ice', SNOW_FROM_6_PM, 'Può darsi, domani a Köln è possibile che si formi ghiaccio sulle strade dalle 18.'],
  ['ice', tonight(at(-2, CLEAR)), 'Probabilmente no, stanotte a Köln gelerà, ma difficilmente ci sarà ghiaccio sulle strade.'],
  ['rainAmount', RAIN_FROM_3_PM, "Domani a Köln cadranno circa 2 millimetri d'acqua dalle 15."],
  ['rainAmount', SUNNY_DAY, 'Domani a Köln non è prevista pioggia.'],
  ['rainAmount', nextDays(rain(61), rain(63, 1.2)), "Oggi e domani a Köln cadranno in tutto circa 35 millimetri d'acqua, soprattutto domani."],
  ['umbrella', RAIN_FROM_3_PM, "Sì, prendi l'ombrello, perché domani a Köln ci sarà pioggia debole dalle 15."],
  ['umbrella', SUNNY_DAY, "No, l'ombrello non ti serve, perché domani a Köln il tempo resterà asciutto."],
  ['jacket', SUNNY_DAY, 'Sì, basta una giacca leggera, perché domani a Köln di giorno le temperature saranno tra i 17 e i 19 gradi.'],
  ['jacket', tonight(at(-4)), 'Sì, mettiti un cappotto e un berretto, perché stanotte a Köln la temperatura percepita sarà di meno 8 gradi.'],
  ['laundry', RAIN_FROM_3_PM, 'Sì, puoi stendere il bucato fuori, perché domani a Köln il tempo resterà asciutto tra le 8 e le 15.'],
  ['laundry', tonight(CLEAR), 'No, stanotte a Köln sarà buio.'],
  ['thunder', WEEKEND, 'No, nel fine settimana a Köln non ci saranno temporali.'],
  ['hail', answerFacts([now(CLEAR)]), 'No, al momento a Köln non grandina.'],
  ['laundry', GUSTY, 'No, meglio stendere il bucato in casa, perché domani a Köln ci saranno raffiche forti fino a 60 chilometri orari.'],
  ['barbecue', nextDays(at(20), at(20, rain(63))), 'Sì, oggi a Köln il tempo sarà adatto, ma domani il tempo non sarà adatto.'],
  ['bicycle', FREEZING_RAIN, 'No, meglio lasciare la bici a casa, perché domani a Köln cadrà una debole pioggia congelante fino alle 6. Attenzione al ghiaccio sulle strade.'],
  ['scraping', tonight(at(0.6, CLEAR)), 'Forse, meglio mettere in conto di grattare il ghiaccio dal parabrezza, perché stanotte a Köln è possibile una leggera gelata.'],
]; // prettier-ignore

test.each(EXAMPLES)('a question about %s gets a natural answer', (question, about, text) => {
  expect(renderAnswer(QUESTIONS[question](about), skillLocale('it-IT'))).toBe(text);
});
