import { inflectAdjective } from '../../languages/landmark-words.ts';
import { STATE_NAMES } from '../area-names.ts';
import { foldName, foldSpellings } from '../name-forms.ts';

/** A landmark with the name by which it was found. */
export interface LandmarkHit {
  landmark: Landmark;
  name: string;
}

interface LandmarkTable {
  /** By folded name. */
  byName: ReadonlyMap<string, readonly LandmarkHit[]>;
  /** By folded name without articles and prepositions. */
  byWords: ReadonlyMap<string, readonly LandmarkHit[]>;
  /** Airports by every name. */
  airports: ReadonlyMap<string, readonly LandmarkHit[]>;
}

let table: LandmarkTable | undefined;

function openTable(): LandmarkTable {
  if (table) return table;
  const byName = new Map<string, LandmarkHit[]>();
  const byWords = new Map<string, LandmarkHit[]>();
  const airports = new Map<string, LandmarkHit[]>();
  for (const landmark of listLandmarks()) {
    for (const name of landmark.names) {
      for (const folded of [name, inflectAdjective(name)].flatMap(foldSpellings)) {
        addHit(byName, folded, { landmark, name });
        addHit(byWords, dropSmallWords(folded), { landmark, name });
      }
    }
    if (landmark.kind !== 'airport') continue;
    const withTown = landmark.furtherNames.flatMap((town) =>
      landmark.names.map((name) => `${town} ${name}`),
    );
    // "Roma Fiumicino" is no other place than "Fiumicino".
    for (const folded of withTown.flatMap(foldSpellings)) {
      addHit(byName, folded, { landmark, name: landmark.names[0] ?? folded });
    }
    // "Flughafen Wien Schwechat" has two of its names.
    const twice = landmark.furtherNames.flatMap((one) =>
      landmark.furtherNames.flatMap((other) => (one === other ? [] : [`${one} ${other}`])),
    );
    for (const name of [...landmark.names, ...landmark.furtherNames, ...withTown, ...twice]) {
      for (const folded of foldSpellings(name)) {
        addHit(airports, dropSmallWords(folded), { landmark, name });
      }
    }
  }
  table = { byName, byWords, airports };
  return table;
}

function addHit(hits: Map<string, LandmarkHit[]>, key: string, hit: LandmarkHit): void {
  // A name of articles alone: "LA".
  if (key === '') return;
  const others = hits.get(key);
  if (!others) hits.set(key, [hit]);
  else if (others.every(({ landmark }) => landmark !== hit.landmark)) others.push(hit);
}

/** Articles and prepositions of all languages, folded: people put them before and into names. */
const SMALL_WORDS = new Set(
  'a agli ai al all alla alle am an at au auf aux bei d da dans das de degli dei del dell della delle dem den der des di die du el en et t het i il im in in la las le les lo los l nel nell nella nelle negli nei o of on op sul sull sulla sur the up van von y zu zum zur'.split(
    ' ',
  ),
);

function dropSmallWords(folded: string): string {
  const words = folded.split(' ');
  return words.filter((word) => !SMALL_WORDS.has(word)).join(' ');
}

/** What people put before a name and what changes nothing: `Insel Sylt`, `lago di Garda` is a name. */
const LEADING_KINDS =
  /^(?:insel|halbinsel|isola|ile|isla|isle|eiland|waddeneiland|island|gipfel|sommet|summit|top|cima|cumbre|vetta|bord|bords|volcan|vulkan|vulcano|vulkaan|region|regione|regio|bundesland|provinz|province|provincia|provincie|departement|comunidad autonoma|estado|state|stadtteil|quartier|quartiere|barrio|wijk) /;
const TRAILING_KINDS = / (?:island|region|provincie|state)$/;

const AIRPORT_FIRST =
  /^(?:flughafen|airport|aeroport|aeropuerto|aeroporto|vliegveld|luchthaven|lotnisko|international airport) /;
const AIRPORT_LAST =
  / (?:flughafen|international airport|intl airport|airport|aeroport|aeropuerto|aeroporto|vliegveld|luchthaven|flygplats|flygplatsen|international)$/;

/**
 * Finds the landmarks of a name, with or without articles and words such as `island`. Names of airports take more:
 * `Flughafen München`, `Atlanta airport`.
 *
 * @param home the country in which codes of airports are known: `DIA` for Denver
 */
export function findLandmarks(spoken: string, home?: string): LandmarkHit[] {
  return (findByCode(spoken, home) ?? findHits(spoken)).map(({ landmark, name }) => ({
    landmark,
    name: landmark.names.find((own) => hasSameLetters(own, spoken)) ?? name,
  }));
}

const AIRPORT_CODE = /^[a-z]{3}$/;

function findByCode(spoken: string, home: string | undefined): LandmarkHit[] | undefined {
  const code = spoken.toLowerCase();
  if (home === undefined || !AIRPORT_CODE.test(code)) return undefined;
  const hit = openTable()
    .airports.get(code)
    ?.find(({ landmark: { country }, name }) => country === home && name === code.toUpperCase());
  return hit && [hit];
}

/** Whether a name is that of a state, county or region. */
export function isRegionName(spoken: string): boolean {
  return findHits(spoken).some(({ landmark }) => landmark.kind === 'region');
}

function hasSameLetters(name: string, spoken: string): boolean {
  return name.toLowerCase() === spoken.toLowerCase().normalize('NFC');
}

function findHits(spoken: string): readonly LandmarkHit[] {
  const { byName, byWords, airports } = openTable();
  for (const folded of foldSpellings(spoken)) {
    const words = dropSmallWords(folded);
    const ofAirport = stripAirport(words);
    if (ofAirport !== undefined) {
      const found = airports.get(ofAirport);
      if (found) return found;
    }
    const bare = words.replace(LEADING_KINDS, '').replace(TRAILING_KINDS, '');
    const found =
      byName.get(folded) ??
      (words === folded ? undefined : byWords.get(words)) ??
      (bare === words ? undefined : byWords.get(bare));
    if (found) return found;
  }
  return [];
}

function stripAirport(words: string): string | undefined {
  const name = words.replace(AIRPORT_FIRST, '').replace(AIRPORT_LAST, '');
  return name === words ? undefined : name;
}

const COUNTY =
  /^(?:(?:la|el|il|le|de|der|dem|the) )?(?:landkreis|kreis|provincia|provincie|provinz|province|county|comarca|arrondissement|landeshauptstadt|stadt|ville|citta|ciudad|city|gemeinde|bezirk) (?:(?:de|del|di|van|of|d) )?(?=\S)|(?<=\S)(?: county|s? län)$/;

/** The town that a county is called after: `Göttingen` for `Landkreis Göttingen`; undefined without such a word. */
export function stripCounty(spoken: string): string | undefined {
  const lower = spoken.toLowerCase().replace(/[’']/g, ' ');
  const name = lower.replace(COUNTY, '').trim();
  return name === lower || name === '' ? undefined : name;
}

/** Countries whose states have codes of two letters that people say and type after a town. */
const COUNTRIES_WITH_CODES = /^US\.(?<code>[A-Z]{2})$/;

let areasByName: Map<string, string[]> | undefined;

/**
 * The areas that may follow a town, by folded name, beyond those of the index: provinces and regions of the
 * landmarks, and codes such as `MI`.
 */
export function listRegionAreas(): ReadonlyMap<string, readonly string[]> {
  if (areasByName) return areasByName;
  areasByName = new Map<string, string[]>();
  for (const { kind, names, area, country } of listLandmarks()) {
    if (kind === 'country' || (kind === 'region' && area !== country)) addNames(names, area);
  }
  for (const area of Object.keys(STATE_NAMES)) {
    const { code } = COUNTRIES_WITH_CODES.exec(area)?.groups ?? {};
    if (code !== undefined) addNames([code], area);
  }
  return areasByName;
}

function addNames(names: readonly string[], area: string): void {
  for (const name of names) {
    const folded = foldName(name);
    const others = areasByName?.get(folded) ?? [];
    if (!others.includes(area)) areasByName?.set(folded, [...others, area]);
  }
}

import lists from '../../languages/landmarks.json' with { type: 'json' };

/** A place that people name and that is no town, or a short name of a town. */
export interface Landmark {
  kind: 'region' | 'country' | 'nickname' | 'point' | 'airport';
  /** Names in any language, the usual one first. */
  names: readonly string[];
  /** Of airports: names that are understood beside a word for an airport only. */
  furtherNames: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Country and GeoNames admin1, `DE.02`, or the country. */
  area: string;
  /** The town that stands for a region, has a nickname, or is served by an airport. */
  town?: string;
  /** Decimal degrees, WGS 84. */
  position?: { latitude: number; longitude: number };
  /** Of summits: metres above sea level. */
  height?: number;
}

const KINDS = {
  nicknames: 'nickname',
  countries: 'country',
  regions: 'region',
  islands: 'point',
  lakes: 'point',
  summits: 'point',
  sights: 'point',
  districts: 'point',
  airports: 'airport',
} as const;

/**
 * The lists of `landmarks.json`, compiled for this project: names as people say them in the languages of the skill. Towns are
 * looked up in GeoNames (https://www.geonames.org, CC BY 4.0); the coordinates of most airports are from Natural Earth 5.1,
 * ne_10m_airports (https://www.naturalearthdata.com, public domain), the others and heights are rounded facts, which
 * `test/place/landmarks.test.ts` checks against GeoNames.
 *
 * Forms: nicknames and regions `names: area town`; countries `names: country`; points `names: country latitude longitude`;
 * summits with their height in metres; airports `names; names beside a word for an airport: country latitude longitude
 * town`. An area is a country (ISO 3166-1) or a country and GeoNames admin1.
 */
const LIST_NAMES = [
  'nicknames', 'countries', 'regions', 'islands', 'lakes', 'summits', 'sights', 'districts', 'airports',
] as const; // prettier-ignore

let parsed: readonly Landmark[] | undefined;

/** All landmarks; parsed at the first use, since most questions name a town. */
export function listLandmarks(): readonly Landmark[] {
  parsed ??= LIST_NAMES.flatMap(parseList);
  return parsed;
}

function parseList(list: (typeof LIST_NAMES)[number]): Landmark[] {
  return lists[list].map((line) => parseLandmark(KINDS[list], line));
}

const LINE =
  /^(?<names>[^;:]*)(?:;(?<further>[^:]*))?: (?<area>[A-Z]{2}(?:\.\w+)?)(?: (?<lat>-?\d+\.\d+) (?<lon>-?\d+\.\d+)(?: (?<height>\d+))?)?(?: (?<town>.+))?$/;

function parseLandmark(kind: Landmark['kind'], line: string): Landmark {
  const { names, further, area, lat, lon, height, town } = LINE.exec(line)?.groups ?? {};
  if (area === undefined) throw new Error(`"${line}" is not a landmark`);
  return {
    kind,
    names: splitNames(names),
    furtherNames: splitNames(further),
    area,
    country: area.slice(0, 2),
    ...(town !== undefined && { town }),
    ...(lat !== undefined && { position: { latitude: Number(lat), longitude: Number(lon) } }),
    ...(height !== undefined && { height: Number(height) }),
  };
}

function splitNames(list = ''): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
