import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** Transcripts of farmers, sailors, commuters, children and grandparents, as a speech recognizer writes them. */
const SENTENCES = [
  ['my boss asked if its gonna rain on the job site thursday', 'Rain date=2026-11-19'],
  ["do you happen to know if it'll snow this weekend", 'Snow date=2026-W47-WE'],
  ['mom wants to know how cold it gets tonight', 'Low dayPart=NI'],
  ['my daughter is asking if she needs a coat for school tomorrow', 'Jacket date=2026-11-19'],
  ['can i combine wheat on wednesday', 'Advice date=2026-11-18 activity=mowing'],
  ['can i spray the fields tomorrow morning', 'Advice date=2026-11-19 dayPart=MO activity=mowing'],
  ['i gotta bail hay thursday is it gonna be dry', 'Advice date=2026-11-19 activity=mowing'],
  ['is it good for sailing on saturday', 'Advice date=2026-11-21 activity=playing'],
  ['am i gonna have a headwind riding to work', 'Wind'],
  ['will i get soaked if i walk the dog at five', 'Rain time=17:00'],
  ['my train leaves in ten minutes will i get wet', 'Rain duration=PT10M'],
  ['will i get home dry if i leave now', 'Dry span=NOW'],
  ['how many minutes till it rains', 'NextRain'],
  ['can we go sledding tomorrow', 'Snow date=2026-11-19'],
  ['do the kids need hats tomorrow', 'Advice date=2026-11-19 activity=hat'],
  ['mommy can me and lucy play in the back yard after lunch', 'Advice dayPart=AF activity=playing'],
  ['is a sweater enough tonight or do i need a coat', 'Jacket dayPart=NI'],
  ['will we crack eighty on saturday', 'Above date=2026-11-21 number=80'],
  ['does it get over a hundred this week', 'Above date=2026-W47 number=100'],
  ['think itll get above ninety on thursday', 'Above date=2026-11-19 number=90'],
  ['when is it finally gonna warm up', 'NextChange change=WARMER'],
  ['how bads my hay fever gonna be tomorrow', 'Pollen date=2026-11-19'],
  ['can we eat out on the patio tonight', 'Advice dayPart=NI activity=gardenParty'],
  ['theres a a storm headed for galvestin right', 'Storm place=Galveston'],
  [
    'itll be breezy down at the marina uh tomorrow afternoon wont it',
    'Wind date=2026-11-19 dayPart=AF whether=WHETHER',
  ],
  ['hey is it gonna rain on our soccer game saturday', 'Rain date=2026-11-21'],
  ['is the bay gonna be choppy tomorrow', 'Unoffered date=2026-11-19 subject=WAVES'],
  [
    'do we have small craft advisories today',
    'Quantity date=2026-11-18 quantity=WARNINGS whether=WHETHER',
  ],
  ['what kind of day is it gonna be', 'Weather'],
  ['will my peach blossoms freeze tonight', 'Frost dayPart=NI'],
  ['how much daylight do i have left', 'Quantity quantity=DAYLIGHT'],
  ['heavy jacket or light jacket today', 'Jacket date=2026-11-18'],
  ['can i get away with a t shirt today', 'Advice date=2026-11-18 activity=noJacket'],
  ['when does the rain move out', 'RainStop'],
  ['gimme the four cast for the next five days', 'Weather duration=P5D'],
] as const;

it.each(SENTENCES)('%s', (sentence, meaning) => {
  expect(describeHeard(sentence, 'en-US', 'New York')).toBe(meaning);
});
