/** How a language calls towns whose main name in GeoNames is another's, by GeoNames id. */
export type Exonyms = Readonly<Record<number, string>>;
