import { words } from './lists.ts';
import type { NearWords } from './words.ts';

/** Of English, for sentences that are only like a sample. */
export const nearEn: NearWords = {
  plain: new Set(
    words(
      [
        // Articles, pronouns, auxiliaries, prepositions, conjunctions.
        "put take takes took bring keep keeps left last lasts pass hit line meant use used using fast before enough drop answer speak better set change changes hard good great fine number getting gets got likely longer a an the this that these those it its is are was were be been being am do does did doing done will would shall should can could may might must have has had having i i'fall falls falling idea happen turns turn decent possible reckon developing develop due wise become becomes lives gets become store bit alright ahead bad fly flying flies d i'll i'm i've im me my mine we we'd we'll we're we've us our you you're you'd your he she they them their who and or but if whether so because since as than then when while at in on by for from to into of off out over up down with within without about around between through during until till near next there here any some no not n't don't isn't won't doesn't wouldn't it'll it'd that'll there'll what's",
        // Who asks, courtesy, and how a question is begun.
        'what which how why hey hi hello alexa dear excuse sorry thanks thank please kindly quickly quick maybe perhaps possibly probably really actually honestly anyway well oh so tell show give get let know say see check find look looking looks wonder wondering ask asking asked want wants wanted need needs like liked love curious interested hear think thinking guess suppose supposed mean going go goes gone come comes coming came make makes made sure able way kind sort type bit little lot much many more most less too also even ever else again still yet already only very quite pretty rather fairly later',
      ].join(' '),
    ),
  ),
  common: new Set(
    words(
      'worth current camping hiking walk walking running beach thermometer fever hay hour hours detail week weeks weekend month year hourly update updates breakfast lunch dinner supper meal state county province position spot place places time day days outside outdoors area region place location town city country somewhere anywhere everywhere local locally nearby expect expected expecting anticipate report update information info details prediction predicted predict predictions projected conditions condition situation status outlook start starting begin beginning end rest whole entire all long large big small one thing things something anything everything nothing people everyone anyone friend friends family wife husband mum mom dad kids home house work trip visit visiting travel travelling traveling arrive when leave',
    ),
  ),
  spatial: new Set(
    words(
      'near nearby close close-by closeby neighboring neighbouring neighbour neighbor far distant away surrounding surroundings vicinity around beside along across walking distance same within of by',
    ),
  ),
  elsewhere: new Set(
    words(
      'name camera flash sale market concert race meaning dish oven kitchen play plays playing played song songs music album playlist artist band singer lyrics radio podcast movie film films movies series episode netflix video videos timer timers alarm alarms remind reminder reminders wake calendar appointment meeting schedule email mail message text call phone dial buy order purchase shop shopping cart price prices cost costs cheap book books booking restaurant restaurants hotel hotels flight flights train trains bus taxi uber ticket tickets recipe recipes cook cooking bake joke jokes story stories game games quiz score scores match team football soccer baseball basketball president capital population spell define definition translate translation meaning language calculate plus minus times divided multiply multiplied square root percent dollars euros stock stocks bitcoin news headline headlines lights light lamp thermostat vacuum door lock volume louder quieter age born invented wrote painted married directions route traffic navigate distance far tall clock who whose',
    ),
  ),
  endings: words("'s iest ier ing est ies ed er es ly y e s"),
  hasCompounds: false,
};
