/** The countries that the skill speaks English in. */
export type Country = 'US' | 'CA' | 'GB' | 'AU' | 'IN';

/** Whether a country speaks as the National Weather Service does, not as the Met Office. */
export function isAmerican(country: Country): boolean {
  return country === 'US' || country === 'CA';
}
