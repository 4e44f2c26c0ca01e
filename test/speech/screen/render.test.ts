import { describe, expect, it } from 'vitest';
import { ROUND_LAYOUT, WIDE_LAYOUT } from '../../../src/speech/screen/course-layout.ts';
import { hasScreen } from '../../../src/speech/device.ts';
import { createScreenData, createRenderDirective } from '../../../src/speech/screen/render.ts';
import type { ScreenContent } from '../../../src/speech/screen/content.ts';
import { launchRequest } from '../../support/alexa-requests.ts';
import { contentWith, daysOf, localeOf, someHours, stepsOf } from './contents.ts';

const shown = (different: Partial<ScreenContent>) =>
  createScreenData(contentWith(different), WIDE_LAYOUT);

/** Bytes of the directive. */
function sizeOf(different: Partial<ScreenContent>): number {
  return Buffer.byteLength(JSON.stringify(createRenderDirective(contentWith(different))));
}

/** States with ten of the largest icons. */
const ICON_STATES = [1, 2, 3, 45, 51, 61, 66, 68, 80, 95];

const LONG_WARNING = {
  severity: 3,
  title: 'Amtliche UNWETTERWARNUNG vor SCHWEREM GEWITTER mit ORKANBÖEN und HEFTIGEM STARKREGEN',
  period: 'Mi, 19:00 – Do, 07:00',
  text: 'Es treten schwere Gewitter auf. '.repeat(20),
};

describe('a device', () => {
  it('has a screen if the request reports one', () => {
    const request = launchRequest();
    const device = { deviceId: 'device-1', supportedInterfaces: { 'Alexa.Presentation.APL': {} } };
    const { context } = request;
    const withScreen = {
      ...request,
      context: { ...context, System: { ...context.System, device } },
    };
    expect(hasScreen(withScreen)).toBe(true);
    expect(hasScreen(request)).toBe(false);
  });

  it('has no screen if the request reports none', () => {
    const { context, ...request } = launchRequest();
    const { device: _device, ...system } = context.System;
    expect(hasScreen({ ...request, context: { ...context, System: system } })).toBe(false);
  });
});

describe('the directive for a screen', () => {
  it('is one document and its data', () => {
    const { type, token, document, datasources } = createRenderDirective(contentWith());
    expect(type).toBe('Alexa.Presentation.APL.RenderDocument');
    expect(token).toBe('weather');
    expect(document).toMatchObject({ type: 'APL', version: '1.6' });
    expect(datasources).toEqual({ weather: createScreenData(contentWith(), WIDE_LAYOUT) });
  });

  it.each<[string, Partial<ScreenContent>]>([
    ['a day by the hour', { hours: someHours(24) }],
    ['ten days', { hours: [], days: daysOf(ICON_STATES.map((state) => ({ state }))) }],
    ['the next hour', { hours: [], nextHour: stepsOf(Array.from({ length: 12 }, () => 12.3)) }],
    ['three warnings', { hours: [], warnings: [LONG_WARNING, LONG_WARNING, LONG_WARNING] }],
  ])('has less than 24 KB: %s', (_kind, different) => {
    expect(sizeOf(different)).toBeLessThan(24 * 1024);
  });

  it('fits into a response, which has at most 120 KB, with ten days by the hour', () => {
    expect(sizeOf({ hours: someHours(240) })).toBeLessThan(60 * 1024);
  });

  it('has larger text on a round screen', () => {
    const { datasources } = createRenderDirective(contentWith(), { shape: 'ROUND' });
    expect(datasources).toEqual({ weather: createScreenData(contentWith(), ROUND_LAYOUT) });
    expect(ROUND_LAYOUT.label).toBeGreaterThan(WIDE_LAYOUT.label);
  });

  it('is the same for every answer except for the data and the graphics', () => {
    const other = contentWith({ title: 'Bonn', hours: [], state: null, locale: localeOf('en-US') });
    const [one, another] = [contentWith(), other].map(
      (content) => createRenderDirective(content).document,
    );
    expect({ ...another, graphics: {} }).toEqual({ ...one, graphics: {} });
    expect(another).toMatchObject({ graphics: {} });
  });

  it('has every graphic that its data name', () => {
    const days = daysOf([{ state: 0 }, { state: 95 }]);
    const { document } = createRenderDirective(contentWith({ days }));
    expect(document).toMatchObject({
      graphics: { sun: {}, thunder: {}, showersDay: {}, course: {} },
    });
  });
});

describe('the content of a screen', () => {
  it('is the speech, with the place and the day', () => {
    expect(shown({})).toMatchObject({
      title: 'Köln',
      subtitle: 'Morgen',
      text: 'Morgen gibt es in Köln Schauer bei 2 bis 12 Grad.',
    });
  });

  it('never contains markup', () => {
    expect(shown({ title: 'Rhein & Main', text: 'a <b> c' })).toMatchObject({
      title: 'Rhein &amp; Main',
      text: 'a &lt;b&gt; c',
    });
  });

  it.each([
    ['de-DE', 'Demowetter'],
    ['it-IT', 'Meteo dimostrativo'],
    ['en-US', 'Demo weather'],
  ])('marks demo weather in %s, and does not mark real weather', (tag, demo) => {
    const locale = localeOf(tag);
    expect(shown({ isDemo: true, locale }).demo).toBe(demo);
    expect(shown({ isDemo: false, locale }).demo).toBe('');
  });

  it.each([
    ['de-DE', 80, false, 'showersDay', 'leichte Schauer'],
    ['en-US', 0, true, 'moon', 'clear'],
    ['de-DE', -1, false, 'unknown', 'unbekannt'],
  ])('is in %s for the state %i a drawing with words', (tag, state, night, name, label) => {
    expect(shown({ state, night, locale: localeOf(tag) }).icon).toEqual({ name, label });
  });

  it('has no drawing without weather', () => {
    expect(shown({ state: null, high: null, low: null, hours: [] })).toMatchObject({
      icon: null,
      temperatures: null,
      course: null,
    });
  });

  it.each([
    ['de-DE', 12.4, 2.2, '12°', '2°', '2 bis 12 Grad'],
    ['de-DE', 1.2, -6.5, '1°', '−7°', 'minus 7 bis 1 Grad'],
    ['it-IT', 1.2, -6.5, '1°', '−7°', 'da meno 7 a 1 grado'],
    ['en-US', 12.4, 2.2, '54°', '36°', '36 to 54 degrees'],
    ['de-DE', 12.4, null, '12°', '', '12 Grad'],
    ['de-DE', null, -3, '−3°', '', 'minus 3 Grad'],
    ['de-DE', 12.4, 11.6, '12°', '', '12 Grad'],
    ['de-DE', 0.4, -0.4, '0°', '', '0 Grad'],
  ])('is in %s for %s and %s degrees %s and %j', (tag, high, low, large, small, label) => {
    const { temperatures } = shown({ high, low, locale: localeOf(tag) });
    expect(temperatures).toEqual({ high: large, low: small, label });
  });

  it('is in German for languages without labels', () => {
    const locale = { ...localeOf('en-US'), tag: 'cs-CZ' };
    expect(shown({ isDemo: true, locale }).demo).toBe('Demowetter');
  });
});
