import { polishPlants } from './sentences.ts';
import { createScaledSpeed, type SubscriptionPhrases } from '../subscription-phrases.ts';
import { ordinal } from './numbers.ts';
import { describePlace } from './places.ts';

export const polishSubscriptions: SubscriptionPhrases = {
  conditions: {
    warnings: {
      1: 'gdy pojawi się jakiekolwiek ostrzeżenie meteorologiczne',
      2: 'gdy pojawi się ostrzeżenie drugiego stopnia lub wyższego',
      3: 'gdy pojawi się ostrzeżenie trzeciego lub czwartego stopnia',
      4: 'gdy pojawi się ostrzeżenie czwartego, najwyższego stopnia',
    },
    warningsOf: (group, isSevere) =>
      isSevere
        ? `gdy pojawi się poważne ostrzeżenie przed ${group}`
        : `gdy pojawi się ostrzeżenie przed ${group}`,
    // In the instrumental, after "przed".
    groups: {
      THUNDERSTORM: 'burzami',
      WIND: 'wichurą',
      TORNADO: 'trąbami powietrznymi',
      RAIN: 'ulewami',
      HAIL: 'gradem',
      GLAZE: 'gołoledzią',
      FOG: 'mgłą',
      HEAT: 'upałem',
      UV: 'silnym promieniowaniem UV',
    },
    rainSoon: 'gdy lada chwila zacznie padać',
    rainToday: 'gdy tego dnia ma jeszcze padać',
    rainOnlyToday: 'jeśli dziś ma jeszcze padać',
    rainOnlyOn: (day) => `jeśli ${day} ma padać`,
    frostTonight: 'gdy w nocy ma być mróz',
    frostOnlyTonight: 'jeśli tej nocy ma być mróz',
    snow: 'gdy ma padać śnieg',
    // The genitive is the same for all numbers but one, which is none of a storm or a warm day.
    gusts: (speed) => `gdy porywy wiatru mają sięgnąć ${speed}`,
    heat: (degrees) => `gdy temperatura ma sięgnąć ${degrees} stopni`,
    warmDay: (degrees) => `gdy temperatura po raz pierwszy w roku ma sięgnąć ${degrees} stopni`,
    pollen: (plant, level) =>
      level === 1
        ? `gdy w powietrzu jest pyłek ${plant}`
        : `gdy stężenie pyłku ${plant} jest ${POLLEN_LEVELS[level]}`,
    // In the genitive, after "pyłek".
    plants: polishPlants,
    speed: createScaledSpeed({
      kilometresPerHour: 'kilometrów na godzinę',
      milesPerHour: 'mil na godzinę',
      metresPerSecond: 'metrów na sekundę',
    }),
  },
  subscribed: (place, conditions) =>
    `Dobrze, pilnuję pogody ${describePlace(place)} i dam ci znać, ${conditions}.`,
  list: (place, conditions) =>
    `Pilnuję pogody ${describePlace(place)} i dam ci znać, ${conditions}.`,
  quiet: (from, to) => `Od ${from} do ${to} odzywam się tylko, gdy robi się niebezpiecznie.`,
  neverQuiet: 'Odzywam się także w nocy.',
  clock: formatClock,
  howToStop: 'Jeśli już tego nie chcesz, powiedz: Nie ostrzegaj mnie.',
  allow: 'Żeby to działało, zezwól mi w aplikacji na wysyłanie powiadomień.',
  stopped: (conditions) => `Dobrze, nie będę już dawać ci znać, ${conditions}.`,
  stoppedAll: 'Dobrze, nie będę cię już ostrzegać.',
  none: {
    speech:
      'Na razie przed niczym cię nie ostrzegam. Powiedz na przykład: Ostrzegaj mnie przed mrozem.',
    reprompt: 'Powiedz na przykład: Ostrzegaj mnie przed mrozem.',
  },
  yes: (conditions) => `Tak, dam ci znać, ${conditions}.`,
  no: (conditions) => `Nie, dam ci znać tylko, ${conditions}.`,
  shallI: 'Czy mam cię przed tym ostrzegać?',
  notWished: (conditions) => `Przed tym cię nie ostrzegam. Dam ci znać tylko, ${conditions}.`,
  whatOf: {
    speech:
      'Przed czym mam cię ostrzegać? Powiedz na przykład: Ostrzegaj mnie przed mrozem albo: Daj mi znać, gdy będzie padać.',
    reprompt: 'Powiedz na przykład: Ostrzegaj mnie przed mrozem.',
  },
  whichPlants: {
    speech:
      'Przed jakimi pyłkami mam cię ostrzegać? Powiedz na przykład: Ostrzegaj mnie przed pyłkami brzozy.',
    reprompt: 'Powiedz na przykład: Ostrzegaj mnie przed pyłkami brzozy.',
  },
  full: 'Więcej nie mogę zapamiętać. Najpierw powiedz, przed czym mam cię już nie ostrzegać.',
  unavailable:
    'Niestety tutaj nie mogę odezwać się bez pytania. Ale możesz zapytać: Czy są jakieś ostrzeżenia?',
  noWarnings: (place) =>
    `Niestety nie wiem, jakie ostrzeżenia obowiązują ${describePlace(place)}. Mogę jednak dać ci znać, gdy ma padać deszcz lub śnieg albo gdy ma być mróz.`,
  stoppedWithHome: 'Nie będę cię też już ostrzegać.',
};

const POLLEN_LEVELS = { 2: 'średnie lub wysokie', 3: 'wysokie' } as const;

/** In the genitive: `dwudziestej drugiej`, `siódmej trzydzieści` as `siódmej 30`. */
function formatClock(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  const words = hour === 0 ? 'północy' : ordinal(hour, 'ej');
  return rest === 0 ? words : `${hour === 0 ? 'zero' : words} ${String(rest).padStart(2, '0')}`;
}
