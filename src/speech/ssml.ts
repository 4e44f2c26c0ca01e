const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Makes plain text safe to be spoken: what SSML takes for markup is escaped, once, and what XML
 * does not allow is dropped. The SDK's own escaper garbles apostrophes and is not used.
 */
export function toSsml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters to be dropped
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '')
  );
}
