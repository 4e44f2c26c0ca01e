/** The colours of the drawings: parameters of every graphic, and resources of the document. */
export const PAINTS = [
  'ground',
  'ink',
  'quiet',
  'accent',
  'sun',
  'moon',
  'cloud',
  'shade',
  'rain',
  'snow',
  'bolt',
  'curve',
  'area',
] as const;
export type Paint = (typeof PAINTS)[number];

/** `#RRGGBB`, or `#RRGGBBAA` where the ground shows through. */
type Palette = Record<Paint, string>;

export const DARK: Palette = {
  ground: '#101C2E',
  ink: '#FFFFFF',
  quiet: '#BCC8DA',
  accent: '#FFC24B',
  sun: '#FFC83D',
  moon: '#F4E3A1',
  cloud: '#E3EAF4',
  shade: '#93A5BD',
  rain: '#5CB8FF',
  snow: '#FFFFFF',
  bolt: '#FFD23F',
  curve: '#FFB547',
  area: '#FFB54733',
};

export const LIGHT: Palette = {
  ground: '#F4F7FB',
  ink: '#121E2D',
  quiet: '#3F4F65',
  accent: '#A34700',
  sun: '#F5A400',
  moon: '#C79A1B',
  cloud: '#AFBFD3',
  shade: '#74879F',
  rain: '#1474D4',
  snow: '#4C93D0',
  bolt: '#F09A00',
  curve: '#D9560B',
  area: '#D9560B29',
};
