import type { Prompt } from './types.ts';

/** The ids of the slot type OwnPlace: whom or what people tell a place for. */
export const OWN_PLACES = [
  'MOTHER',
  'FATHER',
  'PARENTS',
  'GRANDMOTHER',
  'GRANDFATHER',
  'GRANDPARENTS',
  'SISTER',
  'BROTHER',
  'DAUGHTER',
  'SON',
  'AUNT',
  'UNCLE',
  'GIRLFRIEND',
  'BOYFRIEND',
  'WORK',
  'CABIN',
  'HOLIDAY_HOME',
  'GARDEN',
  'SCHOOL',
  'BOAT',
] as const;
export type OwnPlaceId = (typeof OWN_PLACES)[number];

export function isOwnPlaceId(id: string): id is OwnPlaceId {
  return OWN_PLACES.some((one) => one === id);
}

/** The skill's sentences about the places that a user told, by a name such as "Mama". */
export interface OwnPlacePhrases {
  /** What an own place is called after "for". */
  name: (key: string) => string;
  remembered: (place: string, name: string) => string;
  list: (places: readonly (readonly [place: string, name: string])[]) => string;
  forgotten: (place: string, name: string) => string;
  /** No place was told for that name. */
  unknown: (name: string) => Prompt;
  none: Prompt;
  full: string;
  /** What a told home is for on a device that sends its position. */
  whereDeviceIs: string;
  everythingForgotten: string;
}

interface OwnPlaceTable {
  /** BCP 47, for the list. */
  tag: string;
  names: Readonly<Record<OwnPlaceId, string>>;
  remembered: OwnPlacePhrases['remembered'];
  forgotten: OwnPlacePhrases['forgotten'];
  /** `Ulm für Mama`. */
  one: (place: string, name: string) => string;
  list: (places: string) => string;
  unknown: (name: string) => string;
  example: string;
  none: string;
  full: string;
  whereDeviceIs: string;
  everythingForgotten: string;
}

export function createOwnPlacePhrases({
  tag,
  names,
  one,
  list,
  unknown,
  example,
  none,
  ...table
}: OwnPlaceTable): OwnPlacePhrases {
  const isId = (key: string): key is OwnPlaceId => key in names;
  const withExample = (speech: string) => ({ speech: `${speech} ${example}`, reprompt: example });
  return {
    ...table,
    name: (key) => (isId(key) ? names[key] : key),
    list: (places) =>
      list(new Intl.ListFormat(tag).format(places.map(([place, name]) => one(place, name)))),
    unknown: (name) => withExample(unknown(name)),
    none: withExample(none),
  };
}

/** A place that is meant without its name: where the device is, the home, or the place of the recent question. */
export type Whereabouts = 'HERE' | 'HOME' | 'THERE';

/** The values that `AMAZON.City` has in the interaction models, for slots without their resolution. */
const PHRASES: Readonly<Record<Whereabouts, readonly string[]>> = {
  HERE: [
    'hier', 'hier bei mir', 'hier bei uns', 'vor ort', 'here', 'back here', 'right here', 'where i am',
    'my location', 'my area', 'my city', 'my town', 'aquí', 'acá', 'donde estoy', 'mi ciudad', 'ici',
    'où je suis', 'qui', 'qua', 'dove sono', 'waar ik ben', 'här', 'tutaj', 'tu', 'w okolicy', 'w mojej okolicy',
    'här där jag är', 'där jag är', 'här hos mig', 'här hos oss',
  ],
  HOME: [
    'zu hause', 'zuhause', 'daheim', 'bei mir', 'bei uns', 'hier zu hause', 'home', 'at home', 'back home',
    'en casa', 'mi casa', 'casa', 'chez moi', 'chez nous', 'à la maison', 'la maison', 'a casa',
    'a casa mia', 'qui a casa', 'casa mia', 'da me', 'da noi', 'thuis', 'bij mij', 'bij ons', 'hemma', 'hemma hos mig', 'w domu', 'u mnie', 'u nas', 'u mnie w domu',
    'hemma hos oss', 'hos mig', 'hos oss', 'här hemma',
  ],
  THERE: [
    'dort', 'da', 'dahin', 'dort oben', 'da oben', 'dort unten', 'da unten', 'dort drüben', 'da drüben',
    'there', 'over there', 'up there', 'down there', 'back there', 'allí', 'ahí', 'allá', 'allí arriba', 'ahí arriba', 'là-bas', 'là bas', 'là-haut', 'là haut', 'lì', 'là',
    'laggiù', 'lassù', 'daar', 'daarginds', 'daarboven', 'där', 'dit', 'där borta', 'där uppe', 'där nere', 'tam',
  ],
}; // prettier-ignore

/** By the words in lower case. */
export const WHEREABOUTS_BY_PHRASE: ReadonlyMap<string, Whereabouts> = new Map(
  (['HERE', 'HOME', 'THERE'] as const).flatMap((id) =>
    PHRASES[id].map((phrase): [string, Whereabouts] => [phrase, id]),
  ),
);

/** Whether a value id of `AMAZON.City` is a whereabouts. */
export function isWhereabouts(id: string): id is Whereabouts {
  return id in PHRASES;
}

/** Words in the place slot that name no place, but mean now. */
export const OUTSIDE_PHRASES: ReadonlySet<string> = new Set([
  'draußen',
  'outside',
  'dehors',
  'fuori',
  'fuera',
  'buiten',
  'ute',
  'utomhus',
  'na dworze',
  'na zewnatrz',
]);
