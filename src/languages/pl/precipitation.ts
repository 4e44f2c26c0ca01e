import { joinClauses, joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-next-hour.ts';
import { genitiveOrdinal } from './numbers.ts';
import { prefixPlace } from './places.ts';

/** What falls: `pada` + `deszcz`; of what is not known only that it falls. */
const NOUNS = skeleton.byKind('deszcz', 'śnieg', 'deszcz ze śniegiem', 'marznący deszcz', '');

const MASCULINE = skeleton.byIntensity('słaby', 'silny', 'bardzo silny');

const STRENGTHS = skeleton.byKind(
  MASCULINE,
  skeleton.byIntensity('słaby', 'intensywny', 'bardzo intensywny'),
  MASCULINE,
  MASCULINE,
  skeleton.byIntensity('słabo', 'mocno', 'bardzo mocno'),
);

/** In the locative. */
const AFTER: Readonly<Record<number, string>> = {
  15: 'po kwadransie',
  30: 'po pół godzinie',
  60: 'po godzinie',
};

function afterMinutes(minutes: number): string {
  const spoken = skeleton.atLeastFive(minutes);
  return AFTER[spoken] ?? `po ${genitiveOrdinal(spoken)} minutach`;
}

/** `słaby deszcz`. */
const describeFall = ({ of, intensity }: skeleton.SpokenFall) =>
  joinWords(STRENGTHS[of][intensity], NOUNS[of]);

const stops = (time: string, brief: boolean) =>
  joinWords(time, brief ? 'na chwilę' : '', 'przestanie');

/** `znów zacznie padać`, `zacznie padać słaby deszcz`. */
const again = ({ fall, alike }: skeleton.Falling, verb: string) =>
  alike ? `znów ${verb}` : joinWords(verb, describeFall(fall));

/** `chwilami silny`, `potem już tylko słaby`, `potem śnieg`. */
const describeChange = skeleton.createChange({
  light: (of) => `potem już tylko ${STRENGTHS[of].light}`,
  harder: (change, atTimes, of) => `${atTimes} ${STRENGTHS[of][change]}`,
  turns: ({ of }) => `potem ${of === 'unknown' ? 'inne opady' : NOUNS[of]}`,
});

const nextHour = skeleton.createNextHour({
  soon: 'za kilka minut',
  inAbout: (duration) => `za około ${duration}`,
  fiveMinutes: 'pięć minut',
  tenMinutes: 'dziesięć minut',
  quarterHour: 'kwadrans',
  halfHour: 'pół godziny',
  wholeHour: 'godzinę',
  minutes: (count) => `${count} minut`,
  comingMoments: 'przez najbliższe kilka minut',
  comingQuarter: 'przez najbliższy kwadrans',
  comingHour: 'przez najbliższą godzinę',
  comingMinutes: (_, duration) => `przez najbliższe ${duration}`,
  place: () => '',
  enclose: prefixPlace,
  unknown: () => 'na najbliższą godzinę nie ma prognozy',
  dry: (time) => `${time} nie będzie padać`,
  throughout: (time, _, fall) =>
    joinClauses(
      joinWords(time, 'nadal będzie padać', describeFall(fall)),
      describeChange(fall, 'chwilami'),
    ),
  begins: (time, _, fall, stop) =>
    joinClauses(
      joinWords(time, 'zacznie padać', describeFall(fall)),
      describeChange(fall, 'chwilami'),
      stop && stops(afterMinutes(stop.minutes), stop.brief),
    ),
  passes: (time, _, fall) =>
    joinClauses(joinWords(time, 'będzie padać', describeFall(fall)), 'ale tylko przez chwilę'),
  stops: (time, _, fall, brief) =>
    joinClauses(
      joinWords('pada teraz', describeFall(fall)),
      describeChange(fall, 'potem chwilami'),
      stops(time, brief),
    ),
  restarts: (after, falling) => joinWords(after, 'później', again(falling, 'zacznie padać')),
  restartsBriefly: (after, falling) =>
    joinWords(after, 'później', again(falling, 'przez chwilę będzie padać')),
  onAndOff: 'z przerwami',
  continues: (duration, { fall, alike }) =>
    joinWords('potem jeszcze przez', duration, 'będzie padać', alike ? '' : describeFall(fall)),
  more: ['a później jeszcze raz', 'a później co jakiś czas'],
  afterThat: 'potem',
  laterOn: 'później',
  later: (when, { fall, alike }, often) =>
    often
      ? joinWords(when, 'co jakiś czas będzie padać', alike ? '' : describeFall(fall))
      : joinWords(when, again({ fall, alike }, 'będzie padać')),
  expectedDry: 'nie powinno padać',
  expected: (fall) => joinWords('ma padać', describeFall(fall)),
  likely: (fall) => joinWords('prawdopodobnie będzie padać', describeFall(fall)),
  possible: (fall) => joinWords('może padać', describeFall(fall)),
  inTheHour: (_, words) => `w ciągu najbliższej godziny ${words}`,
  firstThenLater: (_, first, later) =>
    `w ciągu najbliższej godziny najpierw ${first.words}, później ${later.words}`,
});

export const { describeNextHour, describeAgain, describeExpectation, inMinutes } = nextHour;
