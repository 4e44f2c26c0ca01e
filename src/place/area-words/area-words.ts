/** How a language says where a place is. */
export interface AreaWords {
  /** Before an area that `areas` does not have: `in`. */
  in: string;
  /** Before a town: `bei`. */
  near: string;
  /** Areas with another name or another word before it, by country or by country and GeoNames admin1. */
  areas: Readonly<Record<string, string>>;
  /** Before a country that is called as CLDR calls it, where `in` is not right: `au` + `Maroc`. */
  beforeCountry?: Readonly<Record<string, string>>;
}
