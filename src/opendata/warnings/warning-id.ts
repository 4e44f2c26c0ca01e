/** The id of a warning: an alert's without its last segment, a language (`….MUL`, in 2019 `….DEU`). */
export function warningId(identifier: string): string {
  return identifier.replace(/\.[A-Z]{3}$/, '');
}
