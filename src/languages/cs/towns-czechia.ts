/** Czech towns with their locatives; the main name of GeoNames, as texts say it. */
export const CZECH_TOWNS = `
Praha=Praze; Brno=Brně; Ostrava=Ostravě; Plzeň=Plzni; Olomouc=Olomouci; Liberec=Liberci;
České Budějovice=Českých Budějovicích; Hradec Králové=Hradci Králové;
Ústí nad Labem=Ústí nad Labem; Pardubice=Pardubicích; Havířov=Havířově; Zlín=Zlíně; Kladno=Kladně;
Most=Mostě; Karviná=Karviné; Opava=Opavě; Frýdek-Místek=Frýdku-Místku; Děčín=Děčíně;
Karlovy Vary=Karlových Varech; Teplice=Teplicích; Chomutov=Chomutově; Jihlava=Jihlavě;
Prostějov=Prostějově; Přerov=Přerově; Jablonec nad Nisou=Jablonci nad Nisou;
Mladá Boleslav=Mladé Boleslavi; Česká Lípa=České Lípě; Třebíč=Třebíči; Třinec=Třinci; Tábor=Táboře;
Znojmo=Znojmě; Příbram=Příbrami; Orlová=Orlové; Cheb=Chebu; Trutnov=Trutnově; Písek=Písku;
Kolín=Kolíně; Kroměříž=Kroměříži; Šumperk=Šumperku; Vsetín=Vsetíně;
Valašské Meziříčí=Valašském Meziříčí; Litvínov=Litvínově; Nový Jičín=Novém Jičíně;
Uherské Hradiště=Uherském Hradišti; Hodonín=Hodoníně; Břeclav=Břeclavi; Český Těšín=Českém Těšíně;
Krnov=Krnově; Sokolov=Sokolově; Litoměřice=Litoměřicích; Havlíčkův Brod=Havlíčkově Brodě;
Chrudim=Chrudimi; Strakonice=Strakonicích; Kopřivnice=Kopřivnici; Klatovy=Klatovech;
Bohumín=Bohumíně; Jindřichův Hradec=Jindřichově Hradci; Vyškov=Vyškově; Kutná Hora=Kutné Hoře;
Náchod=Náchodě; Jirkov=Jirkově; Žďár nad Sázavou=Žďáru nad Sázavou; Blansko=Blansku; Žatec=Žatci;
Hranice=Hranicích; Mělník=Mělníku; Louny=Lounech; Otrokovice=Otrokovicích; Kadaň=Kadani;
Bruntál=Bruntále; Beroun=Berouně; Uherský Brod=Uherském Brodě; Svitavy=Svitavách;
Kralupy nad Vltavou=Kralupech nad Vltavou; Rožnov pod Radhoštěm=Rožnově pod Radhoštěm;
Ostrov=Ostrově; Česká Třebová=České Třebové; Pelhřimov=Pelhřimově; Rakovník=Rakovníku;
Neratovice=Neratovicích; Jičín=Jičíně; Benešov=Benešově;
Dvůr Králové nad Labem=ve Dvoře Králové nad Labem; Varnsdorf=Varnsdorfu; Bílina=Bílině;
Ústí nad Orlicí=Ústí nad Orlicí; Slaný=Slaném; Turnov=Turnově; Chodov=Chodově; Nymburk=Nymburku;
Zábřeh=Zábřehu; Mariánské Lázně=Mariánských Lázních; Hlučín=Hlučíně; Český Krumlov=Českém Krumlově;
Šternberk=Šternberku; Rokycany=Rokycanech; Krupka=Krupce; Aš=Aši; Poděbrady=Poděbradech;
Roudnice nad Labem=Roudnici nad Labem; Vrchlabí=Vrchlabí; Jaroměř=Jaroměři; Tachov=Tachově;
Jeseník=Jeseníku; Uničov=Uničově; Holešov=Holešově; Vysoké Mýto=Vysokém Mýtě; Vlašim=Vlašimi;
Kyjov=Kyjově; Nový Bor=Novém Boru; Veselí nad Moravou=Veselí nad Moravou; Prachatice=Prachaticích;
Velké Meziříčí=Velkém Meziříčí; Rychnov nad Kněžnou=Rychnově nad Kněžnou; Sušice=Sušici;
Moravská Třebová=Moravské Třebové; Říčany=Říčanech; Boskovice=Boskovicích; Rumburk=Rumburku;
Domažlice=Domažlicích; Humpolec=Humpolci; Litomyšl=Litomyšli; Telč=Telči; Mikulov=Mikulově;
Nové Město na Moravě=Novém Městě na Moravě; Františkovy Lázně=Františkových Lázních;
Špindlerův Mlýn=Špindlerově Mlýně; Luhačovice=Luhačovicích
`;
