import { bound } from './avg.ts';
import { courseGraphic } from './course-graphic.ts';
import { iconGraphics } from './icon-graphics.ts';
import { landscape, portrait, round } from './layouts.ts';
import { course, summary } from './parts.ts';
import { resources } from './resources.ts';

/**
 * The APL document: the same for every answer, which comes with the datasource `weather`. It needs
 * version 1.6, the first with lists in vector graphics, and loads nothing.
 */
export const screenDocument = {
  type: 'APL',
  version: '1.6',
  resources,
  graphics: { ...iconGraphics, course: courseGraphic },
  layouts: {
    Summary: summary,
    Course: course,
    RoundScreen: round,
    LandscapeScreen: landscape,
    PortraitScreen: portrait,
  },
  mainTemplate: {
    parameters: ['payload'],
    items: [
      {
        type: 'Frame',
        width: '100vw',
        height: '100vh',
        backgroundColor: '@ground',
        item: [
          screen('RoundScreen', "viewport.shape == 'round'"),
          screen('LandscapeScreen', 'viewport.width > viewport.height'),
          screen('PortraitScreen'),
        ],
      },
    ],
  },
};

/** Of the layouts in a row, the first whose condition holds is the one that is shown. */
function screen(type: string, condition = 'true') {
  return { type, when: bound(condition), weather: bound('payload.weather') };
}
