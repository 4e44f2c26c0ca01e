/** Slovak towns with their locatives; the main name of GeoNames, as texts say it. */
export const SLOVAK_TOWNS = `
Bratislava=Bratislave; Košice=Košiciach; Prešov=Prešove; Nitra=Nitre; Žilina=Žiline;
Banská Bystrica=Banskej Bystrici; Trnava=Trnave; Trenčín=Trenčíne; Poprad=Poprade; Martin=Martine;
Prievidza=Prievidzi; Zvolen=vo Zvolene; Považská Bystrica=Považskej Bystrici;
Nové Zámky=Nových Zámkoch; Michalovce=Michalovciach; Spišská Nová Ves=Spišskej Novej Vsi;
Levice=Leviciach; Komárno=Komárne; Humenné=Humennom; Bardejov=Bardejove;
Liptovský Mikuláš=Liptovskom Mikuláši; Ružomberok=Ružomberku; Piešťany=Piešťanoch;
Lučenec=Lučenci; Dubnica nad Váhom=Dubnici nad Váhom; Rimavská Sobota=Rimavskej Sobote;
Čadca=Čadci; Šaľa=Šali; Partizánske=Partizánskom; Hlohovec=Hlohovci;
Dunajská Streda=Dunajskej Strede; Vranov nad Topľou=Vranove nad Topľou; Trebišov=Trebišove;
Snina=Snine; Senica=Senici; Nové Mesto nad Váhom=Novom Meste nad Váhom; Pezinok=Pezinku;
Brezno=Brezne; Žiar nad Hronom=Žiari nad Hronom; Rožňava=Rožňave; Dolný Kubín=Dolnom Kubíne;
Bánovce nad Bebravou=Bánovciach nad Bebravou; Púchov=Púchove; Handlová=Handlovej;
Malacky=Malackách; Kysucké Nové Mesto=Kysuckom Novom Meste; Kežmarok=Kežmarku; Galanta=Galante;
Stará Ľubovňa=Starej Ľubovni; Zlaté Moravce=Zlatých Moravciach; Detva=Detve; Skalica=Skalici;
Senec=Senci; Levoča=Levoči; Revúca=Revúcej; Myjava=Myjave; Veľký Krtíš=Veľkom Krtíši;
Svidník=vo Svidníku; Nová Dubnica=Novej Dubnici; Sabinov=Sabinove; Šamorín=Šamoríne;
Štúrovo=Štúrove; Holíč=Holíči; Bytča=Bytči; Stropkov=Stropkove; Kolárovo=Kolárove; Šurany=Šuranoch;
Stará Turá=Starej Turej; Fiľakovo=Fiľakove; Banská Štiavnica=Banskej Štiavnici;
Tvrdošín=Tvrdošíne; Moldava nad Bodvou=Moldave nad Bodvou; Vráble=Vrábľoch;
Veľký Meder=Veľkom Mederi; Krompachy=Krompachoch; Modra=Modre; Hriňová=Hriňovej;
Hurbanovo=Hurbanove; Námestovo=Námestove; Stupava=Stupave; Šahy=Šahách; Krupina=Krupine;
Turzovka=Turzovke; Sečovce=Sečovciach; Liptovský Hrádok=Liptovskom Hrádku;
Želiezovce=Želiezovciach; Nová Baňa=Novej Bani; Trstená=Trstenej; Svit=vo Svite; Vrútky=Vrútkach;
Medzilaborce=Medzilaborciach; Žarnovica=Žarnovici; Gelnica=Gelnici; Rajec=Rajci;
Sobrance=Sobranciach; Vrbové=Vrbovom; Spišská Belá=Spišskej Belej; Lipany=Lipanoch;
Poltár=Poltári; Sládkovičovo=Sládkovičove; Ilava=Ilave; Kremnica=Kremnici; Gabčíkovo=Gabčíkove;
Bojnice=Bojniciach; Vysoké Tatry=Vysokých Tatrách
`;
