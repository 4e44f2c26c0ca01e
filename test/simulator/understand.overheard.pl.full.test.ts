import { expect, it } from 'vitest';
import { describeHeard } from './asked.ts';

/** Transcripts of farmers, sailors, commuters, children and grandparents, as a speech recognizer writes them. */
const SENTENCES = [
  ['mama pyta czy jutro będzie padał deszcz', 'Rain date=2026-11-19'],
  [
    'moja żona by chciała wiedzieć czy w sobotę będzie ciepło w poznaniu',
    'Temperature date=2026-11-21 place=poznaniu warmth=WARM',
  ],
  ['szef pyta czy w czwartek będzie lało bo mamy beton lać', 'Rain date=2026-11-19'],
  ['wnuczek chciałby wiedzieć czy będzie śnieg na święta', 'Snow span=CHRISTMAS_HOLIDAYS'],
  ['pani w przedszkolu pyta czy dać dzieciom kalosze', 'Umbrella'],
  ['czy mogę jutro siać pszenicę', 'Advice date=2026-11-19 activity=mowing'],
  ['można jutro zwozić siano', 'Advice date=2026-11-19 activity=mowing'],
  ['sąsiad się pyta czy można w środę pryskać sad', 'Advice date=2026-11-18 activity=mowing'],
  ['kiedy najlepiej zwozić słomę w tym tygodniu', 'BestHours date=2026-W47 activity=mowing'],
  ['jutro chcę kopać ziemniaki będzie sucho', 'Dry date=2026-11-19'],
  ['mogę płynąć kajakiem w niedzielę', 'Advice date=2026-11-22 activity=playing'],
  [
    'wujek pyta czy w piątek da się łowić ryby na śniardwach',
    'Advice date=2026-11-20 place=sniardwach activity=playing',
  ],
  ['czy będzie szkwał po południu', 'Storm dayPart=AF'],
  [
    'będę miał jutro wiatr w plecy jak będę jechał do pracy',
    'Wind date=2026-11-19 span=WAY_TO_WORK',
  ],
  ['pójdziemy jutro na sanki', 'Snow date=2026-11-19'],
  ['będzie można lepić bałwana w weekend', 'Snow span=WEEKEND'],
  ['zmoknę jak wyjdę za dziesięć minut', 'Rain time=14:15'],
  ['za dwadzieścia minut mam autobus będzie padać', 'Rain time=14:25'],
  ['trzeba przykryć pomidory dziś w nocy', 'Frost date=2026-11-18 dayPart=NI'],
  ['wyschnie mi dzisiaj pościel na dworze', 'Laundry date=2026-11-18'],
  [
    'jak ciepło będzie jutro w południe w żeszowie',
    'Temperature date=2026-11-19 time=12:00 place=Rzeszów',
  ],
  ['ile stopni bendzie w czenstochowie', 'Temperature place=Częstochowa'],
  ['jak tam pogoda w sopodzie', 'Weather place=Sopot'],
  ['jak w jastrzembiu zdroju z pogodą', 'Weather place=Jastrzębie Zdrój'],
  ['pada w tarnobżegu', 'Rain place=Tarnobrzeg'],
  ['pogoda na jutro dla bydgoszczy i okolic', 'Weather date=2026-11-19 place=bydgoszczy'],
  ['mamy w sobotę wesele w plenerze będzie ładnie', 'Weather date=2026-11-21 fine=FINE'],
  ['w sobotę jedziemy do torunia jak tam będzie', 'Weather date=2026-11-21 place=torunia'],
  ['lecę w poniedziałek do londynu co mam spakować', 'Clothes date=2026-11-23 place=londynu'],
  [
    'słyszałem że ma być minus dwadzieścia w suwałkach',
    'Below place=suwalkach number=20 sign=MINUS',
  ],
  ['w krakowie to znaczy w katowicach będzie padać', 'Rain place=katowicach'],
  ['a w gru w grudziądzu wieje', 'Wind place=grudziadzu whether=WHETHER'],
  [
    'lepiej jechać w sobotę czy w niedzielę',
    'WhichDay date=2026-11-21 otherDate=2026-11-22 direction=BETTER',
  ],
  ['kiedy skończą się te upały', 'NextChange change=COLDER'],
  ['kiedy wreszcie przestanie tak wiać', 'Wind'],
  ['czy jutro będzie więcej jak dwadzieścia stopni', 'Above date=2026-11-19 number=20'],
  [
    'porywy przekroczą siedemdziesiąt na godzinę',
    'WindThreshold unit=KILOMETRES_PER_HOUR number=70 windPart=GUSTS windSide=ABOVE',
  ],
  ['wiater bydzie jutro we gliwicach', 'Wind date=2026-11-19 place=gliwicach whether=WHETHER'],
  ['bedom burze wieczorem', 'Thunder dayPart=EV'],
  ['jakie mamy dziś ćśnienie bo mnie głowa boli', 'Quantity date=2026-11-18 quantity=PRESSURE'],
] as const;

it.each(SENTENCES)('%s', (sentence, meaning) => {
  expect(describeHeard(sentence, 'pl-PL', 'Warszawa')).toBe(meaning);
});
