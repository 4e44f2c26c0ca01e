import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { describePlace } from './words.ts';

/** Forms of a verb for what falls. */
interface Falls {
  ahead: string;
  now: string;
  /** After "empezará a", "volverá a" and "dejará de". */
  infinitive: string;
  /** After "seguirá". */
  gerund: string;
  /** After "es posible que". */
  subjunctive: string;
}

const FALLS: Falls = { ahead: 'caerá', now: 'está cayendo', infinitive: 'caer', gerund: 'cayendo', subjunctive: 'caiga' }; // prettier-ignore

/** What has a verb of its own. */
const VERBS: Partial<Record<string, Falls>> = {
  rain: { ahead: 'lloverá', now: 'está lloviendo', infinitive: 'llover', gerund: 'lloviendo', subjunctive: 'llueva' },
  snow: { ahead: 'nevará', now: 'está nevando', infinitive: 'nevar', gerund: 'nevando', subjunctive: 'nieve' },
}; // prettier-ignore

/** The same of a kind alone: `dejará de` + `llover`. */
export type KindFalls = (of: skeleton.PrecipitationKind, form: keyof Falls) => string;

/** What a country says of what falls in the next hour. */
export function createPrecipitation(country: Country) {
  const { forecast, freezing, light, lightly } = COUNTRY_WORDS[country];
  const nouns = skeleton.byKind('lluvia', 'nieve', 'aguanieve', `lluvia ${freezing}`, 'lluvia o nieve'); // prettier-ignore
  const adverbs = skeleton.byIntensity(lightly, 'con fuerza', 'con mucha fuerza');
  const adjectives = skeleton.byIntensity(light[0], 'fuerte', 'muy fuerte');

  /** `lluvia débil`. */
  const describeNoun = ({ of, intensity }: skeleton.SpokenFall) =>
    joinWords(nouns[of], adjectives[intensity]);

  /** `lloverá con fuerza`, `empezar a` + `caer aguanieve`; `caerá una lluvia débil`. */
  function describeFall(fall: skeleton.SpokenFall, form: keyof Falls): string {
    const verb = VERBS[fall.of];
    if (!verb) return joinWords(FALLS[form], describeNoun(fall));
    return fall.intensity === 'light' && fall.of === 'rain'
      ? joinWords(FALLS[form], 'una', describeNoun(fall))
      : joinWords(verb[form], adverbs[fall.intensity]);
  }

  const kindFalls: KindFalls = (of, form) => describeFall({ of, intensity: 'moderate' }, form);

  /** How hard it falls, apart from what: `con fuerza` of rain, `fuerte` of sleet. */
  const describeChange = skeleton.createChange({
    light: (of) => (VERBS[of] ? 'luego con menos fuerza' : `luego solo ${light[0]}`),
    harder: (change, atTimes, of) => `${atTimes} ${(VERBS[of] ? adverbs : adjectives)[change]}`,
    turns: ({ of }) => `luego ${kindFalls(of, 'ahead')}`,
  });

  /** `volverá a llover`. */
  const fallsAgain = ({ of }: skeleton.SpokenFall) => `volverá a ${kindFalls(of, 'infinitive')}`;

  /** `empezará a llover en Lugo, a ratos con fuerza, y parará al cabo de media hora`. */
  function describeBegin(
    place: string,
    fall: skeleton.ChangingSpokenFall,
    stop: skeleton.Stop | null,
  ): string {
    const begins = joinWords(`empezará a ${describeFall(fall, 'infinitive')}`, place);
    const change = describeChange(fall, 'a ratos');
    if (!stop) return joinClauses(begins, change);
    const after = `al cabo de ${stop.after}`;
    if (stop.brief) return joinClauses(begins, change, `con una breve pausa ${after}`);
    return change ? `${begins}, ${change}, y parará ${after}` : `${begins} y parará ${after}`;
  }

  const nextHour = skeleton.createNextHour<string, readonly [string, string]>({
    soon: 'en los próximos minutos',
    inAbout: (duration) => `dentro de ${duration.endsWith(' minutos') ? 'unos ' : ''}${duration}`,
    fiveMinutes: 'cinco minutos',
    tenMinutes: 'diez minutos',
    quarterHour: 'un cuarto de hora',
    halfHour: 'media hora',
    threeQuarters: 'tres cuartos de hora',
    wholeHour: 'una hora',
    minutes: (count) => `${count} minutos`,
    comingMoments: 'en los próximos minutos',
    comingTen: 'en los próximos diez minutos',
    comingQuarter: 'en el próximo cuarto de hora',
    comingHalf: 'en la próxima media hora',
    comingHour: 'en la próxima hora',
    comingMinutes: (count) => `en los próximos ${count} minutos`,
    place: describePlace,
    unknown: (place) => joinWords(`no tengo ${forecast} para la próxima hora`, place),
    dry: (time, place) => joinWords(time, 'no se esperan precipitaciones', place),
    throughout: (time, place, fall) =>
      joinClauses(
        joinWords(time, 'seguirá', describeFall(fall, 'gerund'), place),
        describeChange(fall, 'a ratos'),
      ),
    begins: (time, place, fall, stop) => joinWords(time, describeBegin(place, fall, stop)),
    passes: (time, place, fall) =>
      `${joinWords(time, describeFall(fall, 'ahead'), place)}, pero durará poco`,
    stops(time, place, fall, brief) {
      const change = describeChange(fall, 'luego a ratos');
      const stops = change ? 'y parará' : 'pero parará';
      const now = joinWords(COUNTRY_WORDS[country].now, describeFall(fall, 'now'), place);
      return joinClauses(now, change, `${brief ? 'con una breve pausa' : stops} ${time}`);
    },
    restarts(after, { fall, alike }) {
      const begins = alike ? fallsAgain(fall) : `empezará a ${describeFall(fall, 'infinitive')}`;
      return `${after} después ${begins}`;
    },
    restartsBriefly: (after, { fall, alike }) =>
      `${after} después ${alike ? fallsAgain(fall) : describeFall(fall, 'ahead')} un momento`,
    onAndOff: 'con interrupciones',
    continues(duration, { fall, alike }) {
      const falls = alike ? `seguirá ${kindFalls(fall.of, 'gerund')}` : describeFall(fall, 'ahead');
      return `después ${falls} ${duration} más`;
    },
    more: ['y más tarde otra vez', 'y más tarde a intervalos'],
    afterThat: 'después',
    laterOn: 'más tarde',
    later(when, { fall, alike }, often) {
      if (!alike) return `${when} ${describeFall(fall, 'ahead')}`;
      return `${when} ${often ? `${kindFalls(fall.of, 'ahead')} a intervalos` : fallsAgain(fall)}`;
    },
    expectedDry: ['no se esperan', 'precipitaciones'],
    expected: (fall) => ['se espera', describeNoun(fall)],
    likely: (fall) => ['es probable que', describeFall(fall, 'subjunctive')],
    possible: (fall) => ['es posible que', describeFall(fall, 'subjunctive')],
    inTheHour: (place, words) => joinWords('en la próxima hora', ...words, place),
    firstThenLater: (place, first, later) =>
      `en la próxima hora, al principio ${joinWords(...first.words, place)}, y después ${later.words.join(' ')}`,
  });
  const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
  return {
    describeNextHour,
    describeAgain,
    describeExpectation,
    inMinutes,
    describeNoun,
    kindFalls,
  };
}
