import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** What speech recognition writes of what people call across a kitchen, a field or a quay. */
const SENTENCES = [
  ['el abuelo quiere saber el tiempo en murcia mañana', 'Weather date=2026-11-19 place=murcia'],
  ['mi marido quiere saber si hará calor el sábado', 'Temperature date=2026-11-21'],
  ['rápido el tiempo en bilbado', 'Weather place=Bilbao'],
  ['mañana hará sol a que sí', 'Sun date=2026-11-19'],
  ['el jueves viene el albañil va a llover', 'Rain date=2026-11-19'],
  ['tengo que tapar la paja esta noche', 'Rain dayPart=NI'],
  ['quiero cosechar el viernes aguantará el tiempo', 'Advice date=2026-11-20 activity=mowing'],
  ['cuándo puedo sembrar el trigo esta semana', 'BestHours date=2026-W47 activity=mowing'],
  ['se van a helar los almendros esta noche en albacete', 'Frost dayPart=NI place=albacete'],
  [
    'puedo sacar el barco el domingo en alicante',
    'Advice date=2026-11-22 place=alicante activity=hiking',
  ],
  ['me voy a mojar a la vuelta a las seis', 'Rain time=18:00'],
  ['salgo a las seis en bici cuántos grados hace', 'Temperature time=18:00'],
  [
    'podemos ir al zoo el miércoles por la tarde',
    'Advice date=2026-11-18 dayPart=AF activity=walking',
  ],
  ['tengo que llevar botas de agua mañana al cole', 'Rain date=2026-11-19'],
  ['los peques tienen que llevar gorro', 'Advice activity=hat'],
  ['ará sol para la piscina el sábado', 'Sun date=2026-11-21'],
  ['meto los cojines de la terraza esta noche', 'Rain dayPart=NI'],
  ['está cayendo la del pulpo en vigo', 'Rain place=vigo'],
  ['va a durar mucho este chaparrón', 'RainStop'],
  ['cuándo va a volver a hacer bueno', 'NextChange change=BETTER'],
  ['eló la noche pasada', 'PastFrost'],
  ['oye eh va a yo ver mañana por la tarde', 'Rain date=2026-11-19 dayPart=AF'],
  ['hay placas de yelo en las carreteras de león esta noche', 'Ice dayPart=NI place=león'],
  ['cuánto calor izo ayer en córdoba', 'PastHigh date=2026-11-17 place=córdoba'],
  ['el índice uve de mañana en marbella', 'Unoffered date=2026-11-19 place=marbella subject=UV'],
  ['me llevo el para guas mañana', 'Umbrella date=2026-11-19'],
  [
    'cuánto hará mañana al mediodía en alvacete',
    'Temperature date=2026-11-19 time=12:00 place=Albacete',
  ],
  ['qué me pongo esta mañana para ir al instituto', 'Clothes dayPart=MO'],
  ['sube la calefación a veinti un grados', 'AMAZON.Fallback'],
] as const;

it.each(SENTENCES)('Spanish, as it is overheard: %s', (sentence, expected) => {
  expect(describeHeard(sentence, 'es-ES', 'Madrid')).toBe(expected);
});
