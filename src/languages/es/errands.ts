import type { Errands } from '../skeleton-verdicts.ts';

/** What countries call otherwise. */
interface Things {
  car: string;
  sunscreen: string;
  shorts: string;
  jacket: string;
}

export function createErrands({ car, sunscreen, shorts, jacket }: Things): Errands {
  return {
    yes: {
      others: 'sí, el tiempo acompaña',
      umbrella: 'sí, lleva paraguas',
      laundry: 'sí, puedes tender la ropa fuera',
      bicycle: 'sí, ve en bici sin problema',
      scraping: 'sí, tendrás que quitar el hielo del parabrisas',
      shorts: `sí, puedes llevar ${shorts}`,
      gloves: 'sí, lleva guantes',
      hat: 'sí, ponte un gorro',
      lightJacket: `sí, con una chaqueta fina basta`,
      sunscreen: `sí, ponte ${sunscreen}`,
      watering: 'sí, conviene regar',
      airing: 'sí, puedes ventilar',
      carWash: `sí, merece la pena lavar el ${car}`,
      driving: 'sí, por el tiempo no hay problema',
      noUmbrella: 'sí, puedes dejar el paraguas en casa',
      noJacket: `sí, puedes ir sin ${jacket}`,
      noGloves: 'sí, puedes ir sin guantes',
      noWatering: 'sí, puedes ahorrarte el riego',
      laundryIn: 'sí, recoge la ropa',
      closeWindows: 'sí, mejor cierra las ventanas',
    },
    maybe: {
      others: 'quizá, aunque el tiempo no es el ideal',
      umbrella: 'quizá, lleva paraguas por si acaso',
      laundry: 'quizá, aunque no es lo ideal',
      bicycle: 'quizá, aunque en bici podría ser desagradable',
      scraping: 'quizá tengas que quitar el hielo del parabrisas',
      shorts: `quizá, ${shorts} si no eres de sentir frío`,
      gloves: 'quizá, si eres de sentir frío',
      hat: 'quizá, si eres de sentir frío',
      lightJacket: 'quizá, si no eres de sentir frío',
      sunscreen: `quizá, ponte ${sunscreen} por si acaso`,
      watering: 'quizá, solo si la tierra está seca',
      airing: 'quizá, pero solo un rato',
      driving: 'quizá, pero con precaución',
      noUmbrella: 'quizá, aunque mejor lleva paraguas',
      noJacket: 'quizá, si no eres de sentir frío',
      noGloves: 'quizá, si no eres de sentir frío',
      noWatering: 'quizá, si la tierra aún está húmeda',
      laundryIn: 'quizá, recoge la ropa por si acaso',
      closeWindows: 'quizá, cierra las ventanas por si acaso',
    },
    no: {
      others: 'no, el tiempo no acompaña',
      umbrella: 'no, no necesitas paraguas',
      laundry: 'no, mejor tiende la ropa dentro',
      bicycle: 'no, mejor deja la bici en casa',
      scraping: 'no, no tendrás que quitar hielo del parabrisas',
      shorts: 'no, mejor ponte pantalón largo',
      gloves: 'no, no necesitas guantes',
      hat: 'no, no necesitas gorro',
      lightJacket: `no, mejor ponte una prenda de abrigo`,
      sunscreen: `no, no necesitas ${sunscreen}`,
      watering: 'no, no hace falta regar',
      airing: 'no, mejor deja las ventanas cerradas',
      carWash: `no, mejor espera para lavar el ${car}`,
      driving: `no, mejor deja el ${car} en casa`,
      noUmbrella: 'no, mejor lleva paraguas',
      noJacket: `no, mejor lleva ${jacket}`,
      noGloves: 'no, mejor lleva guantes',
      noWatering: 'no, conviene regar',
      laundryIn: 'no, puedes dejar la ropa fuera',
      closeWindows: 'no, puedes dejar las ventanas abiertas',
    },
  };
}
