import { type WeatherState, findSkyClass, type SkyClass } from '../../weather/state.ts';
import {
  createGraphic,
  createGroup,
  createLine,
  createShape,
  type AvgGraphic,
  type AvgItem,
} from './avg.ts';

/** The icons by name. */
export const ICONS = [
  'sun',
  'moon',
  'fewCloudsDay',
  'fewCloudsNight',
  'partlyCloudyDay',
  'partlyCloudyNight',
  'cloudy',
  'overcast',
  'fog',
  'drizzle',
  'rain',
  'heavyRain',
  'showersDay',
  'showersNight',
  'snow',
  'sleet',
  'ice',
  'thunder',
  'storm',
  'unknown',
] as const;
export type Icon = (typeof ICONS)[number];

/** The icon of each sky class; a pair for icons with the sun by day and the moon by night. */
const ICON_BY_SKY_CLASS: Record<SkyClass, Icon | readonly [day: Icon, night: Icon]> = {
  clear: ['sun', 'moon'],
  mostlyClear: ['fewCloudsDay', 'fewCloudsNight'],
  partlyCloudy: ['partlyCloudyDay', 'partlyCloudyNight'],
  cloudy: 'cloudy',
  overcast: 'overcast',
  fog: 'fog',
  rimeFog: 'fog',
  lightDrizzle: 'drizzle',
  drizzle: 'drizzle',
  heavyDrizzle: 'drizzle',
  lightFreezingDrizzle: 'ice',
  heavyFreezingDrizzle: 'ice',
  lightRain: 'rain',
  rain: 'rain',
  heavyRain: 'heavyRain',
  abundantRain: 'heavyRain',
  lightFreezingRain: 'ice',
  freezingRain: 'ice',
  lightSleet: 'sleet',
  sleet: 'sleet',
  heavySleet: 'sleet',
  lightSnow: 'snow',
  snow: 'snow',
  heavySnow: 'snow',
  lightShowers: ['showersDay', 'showersNight'],
  showers: ['showersDay', 'showersNight'],
  heavyShowers: ['showersDay', 'showersNight'],
  lightSleetShowers: 'sleet',
  sleetShowers: 'sleet',
  heavySleetShowers: 'sleet',
  lightSnowShowers: 'snow',
  snowShowers: 'snow',
  heavySnowShowers: 'snow',
  thunderstorm: 'thunder',
  severeThunderstorm: 'storm',
};

/** States without a sky class have the icon `unknown`. */
export function findScreenIcon(state: WeatherState, night: boolean): Icon {
  const sky = findSkyClass(state);
  if (!sky) return 'unknown';
  const icon = ICON_BY_SKY_CLASS[sky];
  if (typeof icon === 'string') return icon;
  return night ? icon[1] : icon[0];
}

/** Icons are drawn in a square of this size. */
const ICON_SIZE = 100;

const CLOUD = 'M28 78a18 18 0 0 1-2.5-35.8a25 25 0 0 1 48-5.7a21 21 0 0 1 2.5 41.5z';
const DISC = 'M31 50a19 19 0 1 0 38 0a19 19 0 1 0-38 0z';
const RAYS = {
  north: 'M50 21v-9',
  northEast: 'M70.5 29.5l6.4-6.4',
  east: 'M79 50h9',
  southEast: 'M70.5 70.5l6.4 6.4',
  south: 'M50 79v9',
  southWest: 'M29.5 70.5l-6.4 6.4',
  west: 'M21 50h-9',
  northWest: 'M29.5 29.5l-6.4-6.4',
};
const CRESCENT = 'M47 14a37 37 0 1 0 39 51a31 31 0 0 1-39-51z';
const BOLT = 'M55 52L36 78h12l-5 19l22-27H52l7-18z';

/** Selects the rays: those that end behind a cloud would leave artefacts beside it. */
const sunWith = (rays: readonly string[]) => [
  createShape('sun', DISC),
  createLine('sun', 6, rays.join('')),
];

const sun = sunWith(Object.values(RAYS));
const sunAbove = sunWith(Object.values({ ...RAYS, southEast: '' }));
const sunBehind = sunWith([RAYS.north, RAYS.northEast, RAYS.east, RAYS.northWest]);
const moon = [createShape('moon', CRESCENT)];
/** Mirrored, so that the cloud covers less of it. */
const moonBehind = [createGroup('translate(100 0) scale(-1 1)', moon)];

/** A cloud with an outline in the background colour, which separates it from the shape behind. */
const cloud: AvgItem[] = [createLine('ground', 10, CLOUD), createShape('cloud', CLOUD)];
const darkCloud: AvgItem[] = [createLine('ground', 10, CLOUD), createShape('shade', CLOUD)];

const fewClouds = (light: AvgItem[]) => [
  createGroup('translate(-4 -6) scale(0.92)', light),
  createGroup('translate(41 42) scale(0.56)', cloud),
];
const partlyCloudy = (light: AvgItem[]) => [
  createGroup('translate(25 -2) scale(0.74)', light),
  createGroup('translate(-2 18) scale(0.84)', cloud),
];
const showers = (light: AvgItem[]) => [
  createGroup('translate(32 -5) scale(0.66)', light),
  createGroup('translate(2 4) scale(0.8)', cloud),
  createLine('rain', 6, 'M36 76l-5 15M56 76l-5 15'),
];

/** A cloud with precipitation, fog or lightning below it. */
const raised = (below: AvgItem[], above = cloud) => [
  createGroup('translate(6 -8) scale(0.88)', above),
  ...below,
];

const flake = (x: number, y: number) =>
  `M${x} ${y - 7}v14M${x - 6} ${y - 3.5}l12 7M${x - 6} ${y + 3.5}l12-7`;

const DRAWINGS: Record<Icon, readonly AvgItem[]> = {
  sun,
  moon,
  fewCloudsDay: fewClouds(sunAbove),
  fewCloudsNight: fewClouds(moon),
  partlyCloudyDay: partlyCloudy(sunBehind),
  partlyCloudyNight: partlyCloudy(moonBehind),
  cloudy: cloud,
  overcast: [
    createGroup('translate(26 0) scale(0.68)', darkCloud),
    createGroup('translate(-4 14) scale(0.9)', cloud),
  ],
  fog: raised([createLine('shade', 6, 'M22 73h44M78 73h2M34 84h46M20 84h2M26 95h40')]),
  drizzle: raised([
    createLine('rain', 6, 'M33 73l-1 3M50 73l-1 3M67 73l-1 3M41 87l-1 3M58 87l-1 3'),
  ]),
  rain: raised([createLine('rain', 6, 'M35 72l-6 18M53 72l-6 18M71 72l-6 18')]),
  heavyRain: raised(
    [createLine('rain', 7, 'M30 71l-8 24M45 71l-8 24M60 71l-8 24M75 71l-8 24')],
    darkCloud,
  ),
  showersDay: showers(sunBehind),
  showersNight: showers(moonBehind),
  snow: raised([createLine('snow', 4, `${flake(30, 78)}${flake(50, 88)}${flake(70, 78)}`)]),
  sleet: raised([
    createLine('rain', 6, 'M33 72l-5 16M73 72l-5 16'),
    createLine('snow', 4, flake(50, 82)),
  ]),
  ice: raised([
    createLine('rain', 6, 'M37 71l-3 9M53 71l-3 9M69 71l-3 9'),
    createLine('snow', 6, 'M20 94h60'),
  ]),
  thunder: raised([createShape('bolt', BOLT)], darkCloud),
  storm: raised(
    [createShape('bolt', BOLT), createLine('rain', 6, 'M28 72l-6 18M80 72l-6 18')],
    darkCloud,
  ),
  unknown: [createLine('shade', 8, 'M36 36a14.5 14.5 0 1 1 21 13c-5 2.6-7 6-7 12M50 79v.1')],
};

/** The icons as vector graphics by name, with the theme colours as parameters. */
export const iconGraphics: Record<string, AvgGraphic> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, items]) => [
    name,
    createGraphic(ICON_SIZE, ICON_SIZE, items),
  ]),
);
