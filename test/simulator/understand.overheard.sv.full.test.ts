import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** What families, farmers, sailors and commuters say in Swedish, as a recognizer writes it down: with reasons, occasions and who asks. */
const SENTENCES = [
  ['mormor undrar om det blir regn på söndag', 'Rain date=2026-11-22'],
  ['farmor säger att det ska snöa i natt stämmer det', 'Snow dayPart=NI'],
  ['fröken undrar om vi kan ha utegympa i morgon', 'Advice date=2026-11-19 activity=playing'],
  ['stämmer det att det blir regn i helgen', 'Rain span=WEEKEND'],
  ['det blir väl inte regn på midsommar', 'Rain span=MIDSUMMER_EVE absent=ABSENT'],
  ['regnar det i morgon eller hur', 'Rain date=2026-11-19'],
  ['blir det frost i natt för jag har dalierna ute', 'Frost dayPart=NI'],
  [
    'hur blir väd hur blir temperaturen i övermorgon i halmsta',
    'Temperature date=2026-11-20 place=Halmstad',
  ],
  [
    'måndag morgon västerås pendeltåget hur är vädret',
    'Weather date=2026-11-23 dayPart=MO place=västerås',
  ],
  ['hur ser helgen ut väder mässigt', 'Weather span=WEEKEND'],
  ['vicken dag passar bäst för att tvätta fönstren', 'BestDay activity=windowCleaning'],
  [
    'är lördag eller söndag finast',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  [
    'vilket är torrast lördagen eller söndagen',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=DRIER',
  ],
  [
    'ska vi åka på lördag eller söndag till stranden',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  [
    'går det att tröska i morgon eftermiddag i skara',
    'Advice date=2026-11-19 dayPart=AF place=skara activity=mowing',
  ],
  ['kan jag måla staketet på lördag', 'Advice date=2026-11-21 activity=mowing'],
  ['är det motvind när jag cyklar till jobbet i morgon', 'Wind date=2026-11-19 span=WAY_TO_WORK'],
  ['ska jag täcka över rosorna i natt', 'Frost dayPart=NI'],
  ['fryser vattnet i vattenkoppen till hönsen i natt', 'Frost dayPart=NI'],
  ['måste jag spänna fast båten i natt', 'Storm dayPart=NI'],
  ['är det bleke i morgon förmiddag', 'Wind date=2026-11-19 dayPart=MO whether=WHETHER'],
  ['behövs dubbdäck i morgon', 'Ice date=2026-11-19'],
  ['kan vi bygga snögubbe i helgen', 'Snow span=WEEKEND'],
  ['får vi en vit jul i falun', 'Snow span=CHRISTMAS_EVE place=falun'],
  ['sjunker det under nollan i natt', 'Below dayPart=NI number=0'],
  ['får vi över tjugo fem grader på söndag', 'Above date=2026-11-22 number=25'],
  ['när är vi uppe i tjugo grader igen', 'Reach number=20'],
  [
    'kommer det blåsa mer än 15 sekund meter i visby på lördag',
    'WindThreshold date=2026-11-21 place=visby unit=METRES_PER_SECOND number=15 windSide=ABOVE',
  ],
  ['vad har vi fått för regnmängd senaste vecka', 'PastRainAmount date=2026-W46'],
  ['var det storm i helgen som gick', 'PastStorm date=2026-W47-WE'],
  ['vilket väder hade ni i luleå i söndags', 'PastWeather date=2026-11-15 place=luleå'],
  ['hur högt är u v indexet klockan tolv', 'Unoffered time=12:00 subject=UV'],
  [
    'är luft kvalitén dålig i södertälje i dag',
    'Unoffered date=2026-11-18 place=södertälje subject=AIR_QUALITY',
  ],
  ['vilken tid börjar det rägna i dag', 'RainTime date=2026-11-18'],
  ['har det slutat regna', 'Rain span=NOW'],
  ['behövs jackan eller räcker det med tröja', 'Jacket'],
  ['när vänder det till det bättre', 'NextChange change=BETTER'],
  ['värm ugnen till tvåhundra grader', 'AMAZON.Fallback'],
  ['läs högt ur min bok', 'AMAZON.Fallback'],
] as const;

it.each(SENTENCES)('%s', (sentence, expected) => {
  expect(describeHeard(sentence, 'sv-SE', 'Stockholm')).toBe(expected);
});
