import { afterAll, describe, expect, test } from 'vitest';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { startTestService } from '../support/service.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);

const DAYS = '/voicetext/forecast/days/53.55/9.99';
const HOURS = '/voicetext/forecast/hours/53.55/9.99';
const PART = '/voicetext/forecast/dayPart/53.55/9.99';
const POLLEN = '/voicetext/pollen/byCoordinates/53.55/9.99';
const BY_ZIP = '/voicetext/pollen/byLocation';
const WEEKEND = '/voicetext/forecast/weekend/53.55/9.99';

const WITHIN_72_HOURS = 'must be within the next 72 hours, which end at 2026112412';
const ONE_OF_THE_TYPES =
  'must be one of Ambrosia, Beifuss, Birke, Erle, Esche, Graeser, Hasel, Roggen, or empty for all';

describe('a parameter that breaks a rule gets 400 with its name and the rule', () => {
  test.each([
    [`${DAYS}?datefrom=2026112115`, 'datefrom', 'must be exactly 8 digits: year, month, day'],
    [`${DAYS}?datefrom=20260231`, 'datefrom', 'must be a day of the calendar'],
    [`${DAYS}?datefrom=20261120`, 'datefrom', 'must not be in the past'],
    [`${DAYS}?datefrom=20261123&datetimeto=20261122`, 'datetimeto', 'must not be before datefrom'],
    [
      `${DAYS}?datefrom=20261210`,
      'datefrom',
      'must be within the forecast, which ends on 2026-11-30',
    ],
    [`${DAYS}?datefrom=`, 'datefrom', 'must be exactly 8 digits: year, month, day'],
    [`${HOURS}?datetimefrom=2026112124`, 'datetimefrom', 'must end with an hour from 00 to 23'],
    [`${HOURS}?datetimefrom=2026023112`, 'datetimefrom', 'must begin with a day of the calendar'],
    [`${HOURS}?datetimefrom=2026112112`, 'datetimefrom', 'must not be in the past'],
    [
      `${HOURS}?datetimefrom=2026112118&datetimeto=2026112117`,
      'datetimeto',
      'must not be before datetimefrom',
    ],
    [
      `${DAYS}?datefrom=20261128&datetimeto=20261201`,
      'datetimeto',
      'must be within the forecast, which ends on 2026-11-30',
    ],
    [`${HOURS}?datetimefrom=2026112413`, 'datetimefrom', WITHIN_72_HOURS],
    [`${HOURS}?datetimeto=2026112413`, 'datetimeto', WITHIN_72_HOURS],
    [
      `${WEEKEND}?date=20261205`,
      'date',
      'must be on a weekend that is entirely within the forecast, which ends on 2026-11-30',
    ],
    [
      `${PART}?space=night&date=20261201`,
      'date',
      'must be within the forecast, which ends on 2026-11-30',
    ],
    [PART, 'space', 'is required'],
    [`${PART}?space=morning`, 'date', 'must not be in the past: its morning is over'],
    [`${PART}?space=night&date=20261119`, 'date', 'must not be in the past: its night is over'],
    [`${WEEKEND}?date=20261114`, 'date', 'must not be in the past'],
    [`${POLLEN}?pollentype=birke`, 'pollentype', ONE_OF_THE_TYPES],
    [`${POLLEN}?pollentype=Ambrosien`, 'pollentype', 'must have 1 to 8 letters'],
    [`${POLLEN}?pollentype=Birke2`, 'pollentype', 'must hold letters only'],
    [`${POLLEN}?pollentype=1`, 'pollentype', 'must hold letters only'],
    [`${BY_ZIP}/DE/20095?pollentype=Ambrosien`, 'pollentype', 'must have 1 to 8 letters'],
    [`${BY_ZIP}/DE/20095?pollentype=99`, 'pollentype', 'must hold letters only'],
  ])('%s', async (path, field, rule) => {
    const { status, headers, body } = await service.get(path);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(ProblemDetails.parse(body)).toMatchObject({ status: 400, errors: [{ field, rule }] });
    expect(body['detail']).toBe(`${field} ${rule}.`);
  });

  test('several invalid parameters are all named', async () => {
    const { body } = await service.get('/voicetext/forecast/days/95/200?datefrom=1');
    expect(body.errors?.map(({ field }) => field).toSorted()).toEqual([
      'datefrom',
      'latitude',
      'longitude',
    ]);
  });

  test('a repeated parameter gets 400', async () => {
    const { status } = await service.get(`${DAYS}?datefrom=20261122&datefrom=20261123`);
    expect(status).toBe(400);
  });
});

describe('the limits of a range are valid', () => {
  test.each([
    `${HOURS}?datetimefrom=2026112113`,
    `${HOURS}?datetimeto=2026112412`,
    `${DAYS}?datefrom=20261121&datetimeto=20261121`,
    `${DAYS}?datefrom=20261130`,
    `${PART}?space=afternoon`,
    `${POLLEN}?pollentype=`,
    `${POLLEN}?pollentype=Ambrosia`,
    `${BY_ZIP}/de/01067?pollentype=`,
  ])('%s', async (path) => {
    expect((await service.get(path)).status).toBe(200);
  });
});
