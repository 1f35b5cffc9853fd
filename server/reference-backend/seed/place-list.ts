/**
 * First-level subdivisions of the seeded countries: ISO 3166-2 code without the country prefix, local name,
 * and, where members live there, cities that really lie in it. One region a line.
 */
export const PLACE_LIST = {
  US: `AL Alabama: Birmingham, Mobile
AK Alaska: Anchorage
AZ Arizona: Phoenix, Tucson
AR Arkansas: Little Rock
CA California: San Diego, Sacramento, Oakland
CO Colorado: Denver, Boulder
CT Connecticut: New Haven
DE Delaware
DC District of Columbia: Washington
FL Florida: Tampa, Orlando
GA Georgia: Atlanta, Savannah
HI Hawaii: Honolulu
ID Idaho: Boise
IL Illinois: Chicago, Springfield
IN Indiana: Indianapolis
IA Iowa: Des Moines
KS Kansas: Wichita
KY Kentucky: Louisville
LA Louisiana: New Orleans
ME Maine: Portland
MD Maryland: Baltimore
MA Massachusetts: Boston, Worcester
MI Michigan: Detroit, Ann Arbor
MN Minnesota: Minneapolis, Duluth
MS Mississippi
MO Missouri: Kansas City
MT Montana: Missoula
NE Nebraska: Omaha
NV Nevada: Reno
NH New Hampshire
NJ New Jersey: Newark
NM New Mexico: Santa Fe, Albuquerque
NY New York: Buffalo, Rochester, Brooklyn
NC North Carolina: Asheville, Raleigh
ND North Dakota
OH Ohio: Columbus, Cleveland
OK Oklahoma: Tulsa
OR Oregon: Eugene, Bend
PA Pennsylvania: Philadelphia, Pittsburgh
RI Rhode Island: Providence
SC South Carolina: Charleston
SD South Dakota
TN Tennessee: Nashville, Memphis
TX Texas: Austin, Dallas, San Antonio
UT Utah: Salt Lake City
VT Vermont: Burlington
VA Virginia: Richmond
WA Washington: Seattle, Tacoma
WV West Virginia
WI Wisconsin: Madison, Milwaukee
WY Wyoming`,
  GB: `ENG England: Bristol, Leeds, Norwich, Brighton, Sheffield, Newcastle upon Tyne, Exeter, Nottingham, Liverpool
SCT Scotland: Edinburgh, Glasgow, Dundee, Inverness
WLS Wales: Cardiff, Swansea, Aberystwyth
NIR Northern Ireland: Belfast, Derry`,
  IE: `CW Carlow
CN Cavan
CE Clare: Ennis
CO Cork: Cork, Cobh
DL Donegal: Letterkenny
D Dublin: Dublin, Malahide
G Galway: Galway
KY Kerry: Tralee, Killarney
KE Kildare: Naas
KK Kilkenny: Kilkenny
LS Laois
LM Leitrim
LK Limerick: Limerick
LD Longford
LH Louth: Drogheda
MO Mayo: Westport
MH Meath: Navan
MN Monaghan
OY Offaly
RN Roscommon
SO Sligo: Sligo
TA Tipperary: Clonmel
WD Waterford: Waterford
WH Westmeath: Athlone
WX Wexford: Wexford
WW Wicklow: Bray`,
  AU: `ACT Australian Capital Territory: Canberra
NSW New South Wales: Sydney, Newcastle, Wollongong
NT Northern Territory: Darwin
QLD Queensland: Brisbane, Cairns, Townsville
SA South Australia: Adelaide
TAS Tasmania: Hobart
VIC Victoria: Melbourne, Geelong, Ballarat
WA Western Australia: Perth, Fremantle`,
  CA: `AB Alberta: Calgary, Edmonton
BC British Columbia: Vancouver, Victoria, Kelowna
MB Manitoba: Winnipeg
NB New Brunswick: Fredericton
NL Newfoundland and Labrador: St. John's
NS Nova Scotia: Halifax
NT Northwest Territories
NU Nunavut
ON Ontario: Toronto, Ottawa, Hamilton
PE Prince Edward Island: Charlottetown
QC Quebec
SK Saskatchewan: Saskatoon
YT Yukon`,
  NL: `DR Drenthe: Assen, Emmen
FL Flevoland: Almere, Lelystad
FR Friesland: Leeuwarden, Sneek
GE Gelderland: Arnhem, Nijmegen
GR Groningen: Groningen
LI Limburg: Maastricht, Venlo
NB Noord-Brabant: Eindhoven, Breda, Tilburg
NH Noord-Holland: Haarlem, Alkmaar, Amsterdam
OV Overijssel: Zwolle, Deventer
UT Utrecht: Utrecht, Amersfoort
ZE Zeeland: Middelburg, Goes
ZH Zuid-Holland: Rotterdam, Leiden, Delft`,
  BE: `BRU Brussel / Bruxelles
VAN Antwerpen: Antwerpen, Mechelen
VBR Vlaams-Brabant: Leuven
VLI Limburg: Hasselt, Genk
VOV Oost-Vlaanderen: Gent, Aalst
VWV West-Vlaanderen: Brugge, Oostende, Kortrijk
WBR Brabant wallon: Wavre
WHT Hainaut: Mons, Charleroi, Tournai
WLG Liège: Liège, Spa
WLX Luxembourg: Arlon
WNA Namur: Namur, Dinant`,
  DE: `BW Baden-Württemberg: Freiburg im Breisgau, Stuttgart, Ulm
BY Bayern: München, Nürnberg, Regensburg
BE Berlin: Berlin
BB Brandenburg: Potsdam
HB Bremen: Bremen
HH Hamburg: Hamburg
HE Hessen: Kassel, Wiesbaden
MV Mecklenburg-Vorpommern: Rostock
NI Niedersachsen: Hannover, Oldenburg
NW Nordrhein-Westfalen: Köln, Dortmund, Münster
RP Rheinland-Pfalz: Mainz, Trier
SL Saarland: Saarbrücken
SN Sachsen: Leipzig, Dresden
ST Sachsen-Anhalt: Halle (Saale)
SH Schleswig-Holstein: Kiel, Flensburg
TH Thüringen: Erfurt, Jena`,
  AT: `1 Burgenland: Eisenstadt
2 Kärnten: Klagenfurt, Villach
3 Niederösterreich: St. Pölten, Krems
4 Oberösterreich: Linz, Wels
5 Salzburg: Salzburg
6 Steiermark: Graz, Leoben
7 Tirol: Innsbruck, Kufstein
8 Vorarlberg: Bregenz, Dornbirn
9 Wien: Wien`,
  CH: `AG Aargau: Aarau
AI Appenzell Innerrhoden
AR Appenzell Ausserrhoden
BE Bern: Bern, Thun
BL Basel-Landschaft
BS Basel-Stadt: Basel
FR Fribourg: Bulle
GE Genève: Genève
GL Glarus
GR Graubünden: Chur
JU Jura: Delémont
LU Luzern: Luzern
NE Neuchâtel: Neuchâtel
NW Nidwalden
OW Obwalden
SG St. Gallen: St. Gallen
SH Schaffhausen: Schaffhausen
SO Solothurn: Olten
SZ Schwyz
TG Thurgau
TI Ticino
UR Uri
VD Vaud: Lausanne, Vevey
VS Valais: Sion
ZG Zug: Zug
ZH Zürich: Zürich, Winterthur`,
  FR: `ARA Auvergne-Rhône-Alpes: Lyon, Grenoble, Annecy
BFC Bourgogne-Franche-Comté: Dijon, Besançon
BRE Bretagne: Rennes, Brest, Vannes
CVL Centre-Val de Loire: Tours, Orléans
20R Corse: Ajaccio
GES Grand Est: Strasbourg, Nancy, Reims
HDF Hauts-de-France: Lille, Amiens
IDF Île-de-France: Paris, Versailles
NOR Normandie: Rouen, Caen
NAQ Nouvelle-Aquitaine: Bordeaux, La Rochelle, Pau
OCC Occitanie: Toulouse, Montpellier
PDL Pays de la Loire: Nantes, Angers
PAC Provence-Alpes-Côte d'Azur: Marseille, Nice, Avignon
971 Guadeloupe
972 Martinique
973 Guyane
974 La Réunion
976 Mayotte`,
  IT: `65 Abruzzo: Pescara, L'Aquila
77 Basilicata: Matera
78 Calabria: Cosenza
72 Campania: Napoli, Salerno
45 Emilia-Romagna: Bologna, Parma, Rimini
36 Friuli Venezia Giulia: Trieste, Udine
62 Lazio: Roma, Viterbo
42 Liguria: Genova, Sanremo
25 Lombardia: Milano, Bergamo, Como
57 Marche: Ancona
67 Molise: Campobasso
21 Piemonte: Torino, Cuneo
75 Puglia: Bari, Lecce
88 Sardegna: Cagliari, Alghero
82 Sicilia: Palermo, Catania
52 Toscana: Firenze, Pisa, Siena
32 Trentino-Alto Adige: Trento, Bolzano
55 Umbria: Perugia
23 Valle d'Aosta: Aosta
34 Veneto: Verona, Padova, Treviso`,
  ES: `AN Andalucía: Sevilla, Málaga, Granada
AR Aragón: Zaragoza, Huesca
AS Asturias: Oviedo, Gijón
CN Canarias: Las Palmas de Gran Canaria, La Laguna
CB Cantabria: Santander
CM Castilla-La Mancha: Toledo, Albacete
CL Castilla y León: Salamanca, Burgos
CT Cataluña: Barcelona, Girona, Tarragona
CE Ceuta
VC Comunidad Valenciana: Valencia, Alicante
EX Extremadura: Cáceres, Mérida
GA Galicia: Vigo, A Coruña
IB Islas Baleares: Palma
RI La Rioja: Logroño
MD Madrid: Madrid, Alcalá de Henares
ML Melilla
MC Murcia: Murcia, Cartagena
NC Navarra: Pamplona
PV País Vasco: Bilbao, San Sebastián`,
  PL: `02 dolnośląskie: Wrocław, Jelenia Góra
04 kujawsko-pomorskie: Toruń, Bydgoszcz
06 lubelskie: Lublin, Zamość
08 lubuskie: Zielona Góra
10 łódzkie: Łódź
12 małopolskie: Kraków, Tarnów
14 mazowieckie: Warszawa, Radom
16 opolskie: Opole
18 podkarpackie: Rzeszów
20 podlaskie: Białystok
22 pomorskie: Gdańsk, Gdynia, Sopot
24 śląskie: Katowice, Gliwice, Bielsko-Biała
26 świętokrzyskie: Kielce
28 warmińsko-mazurskie: Olsztyn
30 wielkopolskie: Poznań, Kalisz
32 zachodniopomorskie: Szczecin, Koszalin`,
} as const;
