/** Text in which every sign stands for what HTML makes of it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Part = Html | string | number | readonly Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(written)));
}

/** Text with its `code` set apart. */
export function prose(text: string): Part {
  return text
    .split('`')
    .map((part, number) => (number % 2 === 1 ? html`<code>${part}</code>` : part));
}

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  }
  return part.map(written).join('');
}
