import { describeNear } from './near-rows.ts';

describeNear('de-DE', [
  [
    'das Wetter ohne alles',
    `
      hey kannst du mir vielleicht was zum wetter sagen -> WeatherIntent
      ich wollte mal wissen was das wetter so macht -> WeatherIntent
      was macht denn das wetter so -> WeatherIntent
      hast du eine ahnung wie das wetter aussieht -> WeatherIntent
      einmal den wetterbericht bitte -> WeatherIntent
      ich hätte gern die wettervorhersage -> WeatherIntent
      hast du vielleicht eine wettervorhersage für mich -> WeatherIntent
      lass mich mal wissen wie das wetter ist -> WeatherIntent
      gibt es was neues vom wetter -> WeatherIntent
      dann sag uns doch mal das wetter -> WeatherIntent
      könntest du für mich nach dem wetter schauen -> WeatherIntent
      sag mal wie ist denn draußen das wetter so -> WeatherIntent, span OUTSIDE
    `,
  ],
  [
    'Regen in Kürze',
    `
      kommt da gleich regen runter -> RainIntent, span SOON
      kriegen wir jeden moment regen -> RainIntent, span SOON
      werde ich in der nächsten stunde nass -> RainIntent, duration PT1H
      muss ich in den nächsten drei stunden mit regen rechnen -> RainIntent, span NEXT_HOURS
      müssen wir bald mit regen rechnen -> RainIntent, span SOON
      wann kommt denn der nächste schauer -> NextRainIntent
      wann haben wir wieder regen -> NextRainIntent
      siehst du in den nächsten zwei stunden regen -> RainIntent, duration PT2H
      wann hört dieser regen endlich mal auf -> RainStopIntent
      wie lange wird dieser regen noch dauern -> RainStopIntent
      ist es im moment bei mir am regnen -> RainIntent, span NOW, place HOME
      könnte es in den nächsten minuten regnen -> RainIntent, span SOON
    `,
  ],
  [
    'ja oder nein',
    `
      sind gerade wolken am himmel zu sehen -> CloudyIntent, span NOW
      könnten wir heute noch ein gewitter bekommen -> ThunderIntent, date 2026-11-18
      besteht morgen die gefahr von glatteis -> IceIntent, date 2026-11-19
      könnte es heute nacht frost geben -> FrostIntent, dayPart NI
      ist ein schneesturm im anmarsch -> StormIntent, span NEXT_DAYS
      kriegen wir diese woche noch schnee -> SnowIntent, date 2026-W47
      sehe ich heute nacht sterne am himmel -> SunIntent, dayPart NI
      ist morgen ein windiger tag in bremen -> WindIntent, date 2026-11-19, place bremen, whether WHETHER
      sind heute früh die straßen vereist -> IceIntent, date 2026-11-18, dayPart MO
      ist es jetzt auf der straße neblig -> FogIntent, span NOW
      meinst du dass es morgen regnet -> RainIntent, date 2026-11-19
      kann es heute in dresden hageln -> HailIntent, date 2026-11-18, place dresden
    `,
  ],
  [
    'Rat',
    `
      würdest du morgen einen schirm mitnehmen -> UmbrellaIntent, date 2026-11-19
      braucht man heute nachmittag in london einen regenschirm -> UmbrellaIntent, date 2026-11-18, dayPart AF, place london
      meinst du ich brauche heute abend eine jacke -> JacketIntent, date 2026-11-18, dayPart EV
      sollten die kinder morgen eine jacke anziehen -> JacketIntent, date 2026-11-19
      kann ich morgen meine wäsche draußen trocknen -> LaundryIntent, date 2026-11-19, span OUTSIDE
      ist es eine gute idee heute die wäsche rauszuhängen -> LaundryIntent, date 2026-11-18
      könnten wir am samstagabend grillen -> BarbecueIntent, date 2026-11-21, dayPart EV
      was ziehe ich morgen in berlin an -> ClothesIntent, date 2026-11-19, place berlin
      ist morgen ein guter tag zum radfahren -> BicycleIntent, date 2026-11-19
      würdest du morgen früh mit dem fahrrad fahren -> BicycleIntent, date 2026-11-19, dayPart MO
      welcher tag ist diese woche der beste zum grillen -> BestDayIntent, date 2026-W47
      muss ich morgen früh mein auto freikratzen -> ScrapingIntent, date 2026-11-19, dayPart MO
    `,
  ],
  [
    'die Temperatur',
    `
      nenn mir die aktuelle temperatur in berlin -> TemperatureIntent, span NOW, place berlin
      was zeigt das thermometer jetzt draußen für eine temperatur -> TemperatureIntent, span OUTSIDE
      wie viel grad haben wir in rom -> TemperatureIntent, place rom
      wie heiß wird es denn morgen werden -> HighIntent, date 2026-11-19
      was ist die höchste temperatur am freitag in madrid -> HighIntent, date 2026-11-20, place madrid
      was ist die niedrigste temperatur heute nacht -> LowIntent, dayPart NI
      wie kalt wird es denn heute nacht werden -> LowIntent, dayPart NI
      kannst du mir sagen wie warm es morgen wird -> TemperatureIntent, date 2026-11-19
      fühlt es sich draußen gerade kalt an -> FeelsLikeIntent, span NOW
      die temperatur in paris morgen mittag bitte sehr -> TemperatureIntent, date 2026-11-19, time 12:00, place paris
      ist es in lissabon im moment warm -> TemperatureIntent, span NOW, place lissabon, warmth WARM
      wie sollen die temperaturen nächste woche sein -> TemperatureIntent, date 2026-W48
    `,
  ],
  [
    'Pollen im Allgemeinen',
    `
      was ist mit den pollen in der luft -> PollenIntent, pollenType ALL
      fliegen heute viele pollen herum -> PollenIntent, date 2026-11-18, pollenType ALL
      ich habe eine allergie wie viele pollen gibt es -> PollenIntent, pollenType ALL
      sag mir die pollenbelastung von morgen -> PollenIntent, date 2026-11-19
      welche pollen sind in münchen in der luft -> PollenIntent, place münchen, pollenType ALL
      muss ich morgen mit pollen rechnen -> PollenIntent, date 2026-11-19
      wie schlimm sind die pollen am wochenende -> PollenIntent, span WEEKEND
      könntest du nach dem pollenflug schauen -> PollenIntent
      wie schaut es heute mit den pollen aus -> PollenIntent, date 2026-11-18, pollenType ALL
      ich habe heuschnupfen wie hoch ist morgen die pollenbelastung -> PollenIntent, date 2026-11-19
      sind jetzt pollen in berlin unterwegs -> PollenIntent, span NOW, place berlin, pollenType ALL, whether WHETHER
      ist die pollenbelastung diese woche hoch -> PollenIntent, date 2026-W47
    `,
  ],
  [
    'Pollen einer Pflanze',
    `
      wie ist es mit birkenpollen in berlin -> PollenIntent, place berlin, pollenType Birke
      sind morgen birkenpollen in der luft -> PollenIntent, date 2026-11-19, pollenType Birke, whether WHETHER
      ich habe eine allergie gegen gräserpollen wie ist es heute -> PollenIntent, date 2026-11-18, pollenType Graeser
      sind gerade haselpollen unterwegs -> PollenIntent, span NOW, pollenType Hasel, whether WHETHER
      wie viele erlenpollen sind in der luft -> PollenIntent, pollenType Erle
      muss ich morgen in dresden mit ambrosiapollen rechnen -> PollenIntent, date 2026-11-19, place dresden, pollenType Ambrosia
      wie ist die belastung durch roggenpollen heute -> PollenIntent, date 2026-11-18, pollenType Roggen
      wie schlimm sind diese woche die eschenpollen -> PollenIntent, date 2026-W47, pollenType Esche
      ich wüsste gern wie stark beifußpollen fliegen -> PollenIntent, pollenType Beifuss
      gräserpollen wie schlimm sind die in münchen -> PollenIntent, place münchen, pollenType Graeser
      sag mir ob morgen birkenpollen fliegen -> PollenIntent, date 2026-11-19, pollenType Birke
      sind am wochenende ambrosiapollen unterwegs -> PollenIntent, span WEEKEND, pollenType Ambrosia, whether WHETHER
    `,
  ],
  [
    'eine Stadt',
    `
      in hamburg was macht da das wetter -> WeatherIntent, place hamburg
      sag mir mal wie das wetter in oslo so ist -> WeatherIntent, place oslo
      was für ein wetter haben sie in kapstadt -> WeatherIntent, place kapstadt
      wie schaut das wetter drüben in frankfurt am main aus -> WeatherIntent, place frankfurt am main
      ist in amsterdam regen zu erwarten -> RainIntent, place amsterdam
      könnte es in zürich schneien -> SnowIntent, place zürich
      wie warm könnte es in barcelona sein -> TemperatureIntent, place barcelona
      könntest du für mich nach dem wetter in new york schauen -> WeatherIntent, place new york
      sind in miami gewitter unterwegs -> ThunderIntent, place miami
      lässt sich die sonne in rom blicken -> SunIntent, place rom
      was für ein wetter haben die leute in wien -> WeatherIntent
      wie sieht das wetter für die leute in dresden aus -> WeatherIntent, place dresden
    `,
  ],
  [
    'eine Postleitzahl',
    `
      in 50667 was macht da das wetter -> WeatherIntent, postcode 50667
      könntest du für mich nach dem wetter in 10115 schauen -> WeatherIntent, postcode 10115
      was für ein wetter haben sie in 90402 -> WeatherIntent, postcode 90402
      wie warm könnte es in 80331 sein -> TemperatureIntent, postcode 80331
      ist in 20095 regen zu erwarten -> RainIntent, postcode 20095
      könnte es in 60311 schneien -> SnowIntent, postcode 60311
      ich brauche das wetter von fünf null sechs sechs sieben bitte -> WeatherIntent, postcode 50667
      sag mir wie das wetter in 99084 ist -> WeatherIntent, postcode 99084
      ich bin in 01067 wie ist das wetter -> WeatherIntent, postcode 1067
      wie windig könnte es in 18055 sein -> WindIntent, postcode 18055
      was haben sie für 70173 für wetter vorhergesagt -> WeatherIntent, postcode 70173
      gibt es vielleicht nebel in 28195 -> FogIntent, postcode 28195
    `,
  ],
  [
    'was auf eine Frage folgt',
    `
      und wie ist es dann morgen -> FollowUpIntent, date 2026-11-19
      ok und was ist am sonntagabend -> FollowUpIntent, date 2026-11-22, dayPart EV
      und in hamburg wie ist es da -> FollowUpIntent, place hamburg
      und wie ist das dann nächste woche -> FollowUpIntent, date 2026-W48
      und was ist dann mit paris -> FollowUpIntent, place paris
      gut und was ist mit dem wind -> FollowUpIntent, aspect wind
      und wie ist es dann am wochenende -> FollowUpIntent, span WEEKEND
      und was ist mit der temperatur am mittag -> FollowUpIntent, time 12:00, aspect temperature
      und wie ist es mit gräserpollen -> FollowUpIntent, pollenType Graeser
      und wie viel ist das dann in fahrenheit -> FollowUpIntent, unit FAHRENHEIT
      nein entschuldige ich meinte hamburg -> FollowUpIntent, place hamburg
      und wie ist es morgen mit regen -> FollowUpIntent, date 2026-11-19, aspect rain
    `,
  ],
]);
