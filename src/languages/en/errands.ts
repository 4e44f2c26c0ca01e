import type { Errands } from '../skeleton-verdicts.ts';

/** What countries call otherwise. */
export interface Things {
  laundry: string;
  windshield: string;
  pants: string;
  sunscreen: string;
}

export const AMERICAN_THINGS: Things = {
  laundry: 'laundry',
  windshield: 'windshield',
  pants: 'pants',
  sunscreen: 'sunscreen',
};
export const BRITISH_THINGS: Things = {
  laundry: 'washing',
  windshield: 'windscreen',
  pants: 'trousers',
  sunscreen: 'sun cream',
};

export function createErrands({ laundry, windshield, pants, sunscreen }: Things): Errands {
  return {
    yes: {
      others: "yes, it's good weather for that",
      umbrella: 'yes, take an umbrella',
      laundry: `yes, you can hang the ${laundry} out`,
      barbecue: "yes, it's good barbecue weather",
      bicycle: 'yes, take your bike',
      scraping: `yes, you'll have to scrape the ${windshield}`,
      shorts: 'yes, shorts are fine',
      gloves: 'yes, take gloves',
      hat: 'yes, wear a warm hat',
      lightJacket: 'yes, a light jacket is enough',
      sunscreen: `yes, put on ${sunscreen}`,
      watering: 'yes, the garden needs water',
      airing: 'yes, open the windows',
      carWash: "yes, it's worth washing the car",
      running: "yes, it's good running weather",
      picnic: "yes, it's picnic weather",
      driving: 'yes, the weather is fine for driving',
      noUmbrella: 'yes, you can leave the umbrella at home',
      noJacket: "yes, you'll be fine without a jacket",
      noGloves: "yes, you'll be fine without gloves",
      noWatering: 'yes, you can skip watering',
      laundryIn: `yes, bring the ${laundry} in`,
      closeWindows: 'yes, better close the windows',
    },
    maybe: {
      others: "maybe, but it isn't ideal weather for that",
      umbrella: 'maybe. Take one, just in case',
      laundry: `maybe, but it isn't ideal for hanging the ${laundry} out`,
      barbecue: "maybe, but it isn't ideal barbecue weather",
      bicycle: 'maybe, but it might not be a pleasant ride',
      scraping: `maybe. You might have to scrape the ${windshield}`,
      shorts: "maybe, shorts are fine if you don't get cold easily",
      gloves: 'maybe, if you get cold easily',
      hat: 'maybe, if you get cold easily',
      lightJacket: "maybe, if you don't get cold easily",
      sunscreen: `maybe. Put on some ${sunscreen}, just in case`,
      watering: 'maybe, if the soil is dry',
      airing: 'maybe, but only for a few minutes',
      carWash: 'maybe, but it might not stay clean for long',
      driving: 'maybe, but drive carefully',
      noUmbrella: 'maybe, but an umbrella would be safer',
      noJacket: "maybe, if you don't get cold easily",
      noGloves: "maybe, if you don't get cold easily",
      noWatering: 'maybe, if the soil is still moist',
      laundryIn: `maybe. Bring the ${laundry} in, just in case`,
      closeWindows: 'maybe. Close them, just in case',
    },
    no: {
      others: "no, it isn't the weather for that",
      umbrella: "no, you won't need an umbrella",
      laundry: `no, dry the ${laundry} indoors`,
      barbecue: "no, it isn't barbecue weather",
      bicycle: 'no, leave your bike at home',
      scraping: `no, you won't have to scrape the ${windshield}`,
      shorts: `no, wear long ${pants}`,
      gloves: "no, you won't need gloves",
      hat: "no, you won't need a warm hat",
      lightJacket: 'no, wear a warm jacket',
      sunscreen: `no, you won't need ${sunscreen}`,
      watering: "no, you don't have to water",
      airing: 'no, keep the windows closed',
      carWash: 'no, better wait with the car wash',
      picnic: "no, it isn't picnic weather",
      driving: 'no, better leave the car at home',
      noUmbrella: 'no, take an umbrella',
      noJacket: 'no, take a jacket',
      noGloves: 'no, take gloves',
      noWatering: 'no, the garden needs water',
      laundryIn: `no, you can leave the ${laundry} out`,
      closeWindows: 'no, the windows can stay open',
    },
  };
}
