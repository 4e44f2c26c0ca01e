import { bound } from './avg.ts';
import { DARK, LIGHT } from './theme.ts';

/** Letters and drawings of a kind of screen, in dp. */
interface Sizes {
  margin: number;
  gap: number;
  title: number;
  subtitle: number;
  body: number;
  /** The body of a screen without a drawing. */
  alone: number;
  degrees: number;
  lowDegrees: number;
  icon: number;
}

const SMALL: Sizes = {
  margin: 28,
  gap: 14,
  title: 36,
  subtitle: 28,
  body: 27,
  alone: 36,
  degrees: 76,
  lowDegrees: 44,
  icon: 140,
};
const LARGE = scaled(SMALL, 1.45);
const EXTRA_LARGE = scaled(SMALL, 1.95);
/** The rim of a television may be cut off. */
const TELEVISION: Sizes = { ...SMALL, margin: 40, title: 34, subtitle: 26, body: 25, alone: 34 };
const ROUND: Sizes = {
  ...SMALL,
  gap: 8,
  title: 28,
  subtitle: 24,
  body: 28,
  alone: 30,
  degrees: 58,
  lowDegrees: 36,
  icon: 104,
};

/** Blocks of which a later one wins over those before it. */
export const resources = [
  { colors: DARK, dimensions: { ...SMALL, ...courseSize('0.56', '1.1') } },
  { when: bound("viewport.theme == 'light'"), colors: LIGHT },
  { when: bound('viewport.width >= 1200 && viewport.height >= 700'), dimensions: LARGE },
  {
    when: bound('viewport.width >= 960 && viewport.height >= 1000'),
    dimensions: EXTRA_LARGE,
  },
  {
    when: bound('viewport.width <= viewport.height'),
    dimensions: courseSize('0.88', '0.9'),
  },
  { when: bound("viewport.mode == 'tv'"), dimensions: TELEVISION },
  {
    when: bound("viewport.shape == 'round'"),
    dimensions: { ...ROUND, ...courseSize('0.72', '0.72') },
  },
];

/** As large as both sides of the screen allow. */
function courseSize(ofWidth: string, ofHeight: string) {
  const width = `Math.min(viewport.width * ${ofWidth}, viewport.height * ${ofHeight})`;
  return { courseWidth: bound(width), courseHeight: bound(`${width} * 0.45`) };
}

function scaled(sizes: Sizes, factor: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, Math.round(size * factor)]),
  );
}
