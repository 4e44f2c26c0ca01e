import { topics } from '../../intents/topics.ts';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import { OWN_PLACES } from '../../src/languages/own-place-phrases.ts';
import { SMALL_TALK } from '../../src/languages/talk-phrases.ts';
import { NAMED_DAY_IDS, NAMED_TIME_IDS } from '../../src/slots/named-times.ts';
import { ASPECTS } from '../../src/speech/topic-names.ts';
import { ADVICE_SUBJECTS } from '../../src/wording/plan/plan.ts';
import { EXCESSES } from '../../src/wording/plan/questions/thresholds.ts';

export const BUILT_IN = [
  'AMAZON.CancelIntent',
  'AMAZON.FallbackIntent',
  'AMAZON.HelpIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.NoIntent',
  'AMAZON.RepeatIntent',
  'AMAZON.StopIntent',
  'AMAZON.YesIntent',
];

/** Whatever the skill has an answer for. */
export const QUESTIONS = [...new Set(Object.values(topics).map(({ intent }) => intent))];

export const TALK =
  'ChoiceIntent DetailIntent FollowUpIntent ForgetHomeIntent HomeIntent UnitsIntent WhichHomeIntent CorrectionIntent ChosenPlaceIntent DetailQuestionIntent CompareThatIntent TripIntent SmallTalkIntent RememberPlaceIntent ForgetPlaceIntent WhichPlacesIntent ForgetEverythingIntent BriefingIntent SubscribeIntent UnsubscribeIntent WhichSubscriptionsIntent QuietHoursIntent'.split(
    ' ',
  );

/** What advice is given about, without what only has intents of its own. */
const ACTIVITIES = ADVICE_SUBJECTS.filter((subject) => !['umbrella', 'scraping'].includes(subject));

const DIRECTIONS = 'WARMER COLDER WINDIER CALMER WETTER DRIER SUNNIER CLOUDIER BETTER WORSE'.split(
  ' ',
);

export const IDS: Record<string, readonly string[]> = {
  DayPart: ['MO', 'AF', 'EV', 'NI', 'NIGHT_BEFORE', 'NIGHT_BETWEEN'],
  Span: ['NOW', 'SOON', 'NEXT_HOURS', 'NEXT_DAYS', 'WEEKEND'],
  PollenType: ['ALL', ...POLLEN_TYPES, 'OTHER'],
  Unit: [
    'CELSIUS',
    'FAHRENHEIT',
    'KILOMETRES_PER_HOUR',
    'MILES_PER_HOUR',
    'METRIC',
    'IMPERIAL',
    'KNOTS',
    'METRES_PER_SECOND',
    'BEAUFORT',
  ],
  Aspect: ASPECTS,
  Direction: DIRECTIONS,
  Change: ['BETTER', 'WARMER', 'COLDER', 'SUN', 'SNOW', 'DOUBLE_DIGITS'],
  Choice: ['FIRST', 'SECOND', 'THIRD'],
  Sign: ['MINUS', 'FREEZING'],
  Activity: ACTIVITIES,
  Excess: EXCESSES.map((excess) => excess.toUpperCase()),
  Stays: ['STAYS'],
  Whether: ['WHETHER', 'WHETHER_MUCH'],
  Either: ['EITHER'],
  Tendency: ['RISING', 'FALLING', 'STEADY'],
  'AMAZON.City': ['HERE', 'HOME', 'THERE', ...OWN_PLACES],
  OwnPlace: OWN_PLACES,
  WhichDay: ['WHICH_DAY'],
  How: ['HOW'],
  Clock: ['WHEN'],
  KeepsTime: ['KEEPS_TIME'],
  IsThere: ['IS_THERE'],
  Warmth: ['WARM_OR_HOT', 'WARM', 'HOT', 'COLD', 'COOL', 'MILD'],
  Detail: [
    ...'WHEN AMOUNT CHANCE DURATION LATER NEXT_DAY NEXT_NIGHT'.split(' '),
    'REASON',
    'BEST_TIME',
    'IF_RAIN',
    'MORE',
    'ALTITUDE',
    'SETTING',
    'RISING',
    'MOST',
  ],
  SmallTalk: Object.keys(SMALL_TALK.en),
  Quantity:
    'HUMIDITY DEW_POINT PRESSURE CLOUD_COVER MOON FULL_MOON NEW_MOON WARNINGS SNOW_DEPTH SNOW_LYING DAYLIGHT STATION VISIBILITY'.split(
      ' ',
    ),
  Subject: [
    ...'UV AIR_QUALITY RECORD RECORD_LOW RECORD_RAIN NORMAL NORMAL_RAIN NORMAL_SUN WATER WAVES TIDE AURORA NATURAL_ICE SKI SNOW_LINE SNOW_LYING'.split(
      ' ',
    ),
    ...[...DIRECTIONS, 'SNOW', 'THUNDER'].map((direction) => `WHERE_${direction}`),
  ],
  MoreOf: ['WARMER', 'COLDER', 'WETTER', 'SUNNIER', 'WINDIER'],
  Past: ['TODAY', 'LAST_NIGHT'],
  WindPart: ['WIND', 'GUSTS'],
  Gusts: ['GUSTS'],
  WindSide: ['ABOVE', 'BELOW', 'ABOVE_FORCE', 'BELOW_FORCE'],
  Trend: ['WARMER', 'COLDER', 'NOT_COLDER', 'NOT_WARMER'],
  RainUnit: ['MILLIMETRES', 'MILLIMETRE', 'INCHES', 'INCH', 'HALF_INCH', 'QUARTER_INCH', 'PERCENT'],
  Compass: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
  Absent: ['ABSENT', 'WITHOUT'],
  Fine: ['FINE', 'BAD'],
  Sky: ['CLEAR'],
  Alert: [
    ...'ANY_WARNING WARNING SEVERE_WEATHER EXTREME_WEATHER THUNDERSTORM WIND TORNADO HEAVY_RAIN HAIL GLAZE FOG HEAT UV'.split(
      ' ',
    ),
    ...'RAIN RAINY_DAY SNOW FROST GUSTS WARM_DAY'.split(' '),
  ],
  AlertLevel: ['ANY', 'MODERATE', 'SEVERE', 'EXTREME'],
  Quiet: ['NEVER'],
};

/** Each language names the days and hours that its speakers do. */
export const NAMED_IDS = new Set([...NAMED_DAY_IDS, ...NAMED_TIME_IDS]);

export const SLOT_TYPES: Record<string, string> = {
  date: 'AMAZON.DATE',
  untilDate: 'AMAZON.DATE',
  time: 'AMAZON.TIME',
  untilTime: 'AMAZON.TIME',
  dayPart: 'DayPart',
  otherDayPart: 'DayPart',
  duration: 'AMAZON.DURATION',
  span: 'Span',
  place: 'AMAZON.City',
  otherPlace: 'AMAZON.City',
  ownPlace: 'OwnPlace',
  wrongPlace: 'AMAZON.City',
  detail: 'Detail',
  smallTalk: 'SmallTalk',
  postcode: 'AMAZON.NUMBER',
  pollenType: 'PollenType',
  unit: 'Unit',
  aspect: 'Aspect',
  direction: 'Direction',
  moreOf: 'MoreOf',
  otherDate: 'AMAZON.DATE',
  change: 'Change',
  choice: 'Choice',
  quantity: 'Quantity',
  subject: 'Subject',
  activity: 'Activity',
  excess: 'Excess',
  number: 'AMAZON.NUMBER',
  sign: 'Sign',
  stays: 'Stays',
  whether: 'Whether',
  either: 'Either',
  when: 'Detail',
  whichDay: 'WhichDay',
  how: 'How',
  clock: 'Clock',
  keepsTime: 'KeepsTime',
  isThere: 'IsThere',
  warmth: 'Warmth',
  tendency: 'Tendency',
  past: 'Past',
  windPart: 'WindPart',
  gusts: 'Gusts',
  windSide: 'WindSide',
  trend: 'Trend',
  rainUnit: 'RainUnit',
  compass: 'Compass',
  absent: 'Absent',
  fine: 'Fine',
  sky: 'Sky',
  alert: 'Alert',
  alertLevel: 'AlertLevel',
  quiet: 'Quiet',
};
