import { bound } from './avg.ts';
import { demo, subtitle, title, words } from './parts.ts';

/** What a layout is given: all that is shown. */
const parameters = ['weather'];
const weather = bound('weather');

const summary = { type: 'Summary', weather };
const course = { type: 'Course', when: bound('weather.course != null'), weather };

const page = {
  type: 'Container',
  width: '100vw',
  height: '100vh',
  paddingTop: '@margin',
  paddingBottom: '@margin',
  paddingLeft: '@margin',
  paddingRight: '@margin',
};
const row = { type: 'Container', direction: 'row', alignItems: 'center' };
const spread = { ...row, justifyContent: 'spaceBetween' };
const centred = { textAlign: 'center', width: '100%' };

/** The words take the room that is left, and are scrolled where it is too little. */
const scrolledWords = { type: 'ScrollView', grow: 1, shrink: 1, item: words({}) };

/** Title and time beside each other, the curve beside the icon, the words below. */
export const landscape = {
  parameters,
  item: {
    ...page,
    items: [
      {
        ...spread,
        items: [
          title({ shrink: 1, maxLines: 1 }),
          { ...row, items: [demo({}), subtitle({ paddingLeft: '@gap' })] },
        ],
      },
      { ...spread, paddingTop: '@gap', paddingBottom: '@gap', items: [summary, course] },
      scrolledWords,
    ],
  },
};

/** All below each other. */
export const portrait = {
  parameters,
  item: {
    ...page,
    items: [
      title({ maxLines: 2 }),
      subtitle({}),
      demo({}),
      { ...row, paddingTop: '@gap', paddingBottom: '@gap', items: [summary] },
      { type: 'Container', paddingBottom: '@gap', items: [course] },
      scrolledWords,
    ],
  },
};

/** Centred. The words are below what is seen first: the whole is scrolled. */
export const round = {
  parameters,
  item: {
    type: 'ScrollView',
    width: '100vw',
    height: '100vh',
    item: {
      type: 'Container',
      width: '100vw',
      alignItems: 'center',
      paddingTop: '9vh',
      paddingBottom: '22vh',
      paddingLeft: '14vw',
      paddingRight: '14vw',
      items: [
        title({ ...centred, width: '60vw', maxLines: 2 }),
        subtitle(centred),
        demo(centred),
        summary,
        course,
        words(centred),
      ],
    },
  },
};
