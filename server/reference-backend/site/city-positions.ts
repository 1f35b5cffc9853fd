/**
 * Where cities lie, in degrees north and east: those of `place-list.ts` by their name, further ones with the ISO code
 * of their region after an @. Positions from GeoNames (geonames.org, CC BY 4.0), rounded to a kilometre.
 */
// biome-ignore format: a list of places reads best as a paragraph
export const CITY_POSITIONS = {
  US: `
Birmingham 33.52 -86.80, Mobile 30.69 -88.04, Anchorage 61.22 -149.90, Fairbanks@AK 64.84 -147.72,
Juneau@AK 58.30 -134.42, Phoenix 33.45 -112.07, Tucson 32.22 -110.93, Flagstaff@AZ 35.20 -111.65,
Little Rock 34.75 -92.29, San Diego 32.72 -117.16, Sacramento 38.58 -121.49, Oakland 37.80 -122.27,
Los Angeles@CA 34.05 -118.24, San Francisco@CA 37.77 -122.42, Fresno@CA 36.75 -119.77, Denver 39.74 -104.98,
Boulder 40.01 -105.27, Grand Junction@CO 39.06 -108.55, New Haven 41.31 -72.93, Dover@DE 39.16 -75.52,
Wilmington@DE 39.75 -75.55, Tampa 27.95 -82.46, Orlando 28.54 -81.38, Miami@FL 25.77 -80.19,
Jacksonville@FL 30.33 -81.66, Tallahassee@FL 30.44 -84.28, Atlanta 33.75 -84.39, Savannah 32.08 -81.10,
Honolulu 21.31 -157.86, Boise 43.61 -116.20, Pocatello@ID 42.87 -112.45, Chicago 41.85 -87.65,
Springfield 39.80 -89.64, Indianapolis 39.77 -86.16, Des Moines 41.60 -93.61, Wichita 37.69 -97.34,
Hays@KS 38.88 -99.33, Louisville 38.25 -85.76, New Orleans 29.95 -90.08, Portland 43.66 -70.26,
Bangor@ME 44.80 -68.78, Baltimore 39.29 -76.61, Boston 42.36 -71.06, Worcester 42.26 -71.80, Detroit 42.33 -83.05,
Ann Arbor 42.28 -83.74, Marquette@MI 46.54 -87.40, Minneapolis 44.98 -93.26, Duluth 46.78 -92.11,
Jackson@MS 32.30 -90.18, Kansas City 39.10 -94.58, St. Louis@MO 38.63 -90.20, Missoula 46.87 -113.99,
Billings@MT 45.78 -108.50, Omaha 41.26 -95.94, North Platte@NE 41.12 -100.77, Reno 39.53 -119.81,
Las Vegas@NV 36.17 -115.14, Manchester@NH 43.00 -71.45, Newark 40.74 -74.17, Santa Fe 35.69 -105.94,
Albuquerque 35.08 -106.65, Buffalo 42.89 -78.88, Rochester 43.15 -77.62, Brooklyn 40.65 -73.95,
New York@NY 40.71 -74.01, Albany@NY 42.65 -73.76, Asheville 35.60 -82.55, Raleigh 35.77 -78.64,
Bismarck@ND 46.81 -100.78, Fargo@ND 46.88 -96.79, Columbus 39.96 -83.00, Cleveland 41.50 -81.70, Tulsa 36.15 -95.99,
Oklahoma City@OK 35.47 -97.52, Eugene 44.05 -123.09, Portland@OR 45.52 -122.68, Bend 44.06 -121.32, Philadelphia 39.95 -75.16,
Pittsburgh 40.44 -80.00, Providence 41.82 -71.41, Charleston 32.78 -79.93, Sioux Falls@SD 43.55 -96.70,
Rapid City@SD 44.08 -103.23, Nashville 36.17 -86.78, Memphis 35.15 -90.05, Austin 30.27 -97.74, Dallas 32.78 -96.81,
San Antonio 29.42 -98.49, Houston@TX 29.76 -95.36, El Paso@TX 31.76 -106.49, Lubbock@TX 33.58 -101.86,
Salt Lake City 40.76 -111.89, Burlington 44.48 -73.21, Richmond 37.55 -77.46, Roanoke@VA 37.27 -79.94,
Seattle 47.61 -122.33, Tacoma 47.25 -122.44, Spokane@WA 47.66 -117.43, Charleston@WV 38.35 -81.63,
Madison 43.07 -89.40, Milwaukee 43.04 -87.91, Cheyenne@WY 41.14 -104.82, Casper@WY 42.87 -106.31,
Washington 38.90 -77.04, St. George@UT 37.10 -113.58
`,
  GB: `
Bristol 51.46 -2.60, Leeds 53.80 -1.55, Norwich 52.63 1.30, Brighton 50.83 -0.14, Sheffield 53.38 -1.47,
Newcastle upon Tyne 54.97 -1.61, Exeter 50.72 -3.53, Nottingham 52.95 -1.15, Liverpool 53.41 -2.98,
London@ENG 51.51 -0.13, Manchester@ENG 53.48 -2.24, Birmingham@ENG 52.48 -1.90, Plymouth@ENG 50.37 -4.14,
Carlisle@ENG 54.90 -2.94, Edinburgh 55.95 -3.20, Glasgow 55.87 -4.26, Dundee 56.47 -2.97, Inverness 57.48 -4.22,
Aberdeen@SCT 57.14 -2.10, Cardiff 51.48 -3.18, Swansea 51.62 -3.94, Aberystwyth 52.42 -4.08, Belfast 54.60 -5.93,
Derry 55.00 -7.31
`,
  IE: `
Carlow@CW 52.84 -6.93, Cavan@CN 53.99 -7.36, Ennis 52.84 -8.99, Cork 51.90 -8.47, Cobh 51.85 -8.29,
Letterkenny 54.95 -7.73, Dublin 53.33 -6.25, Malahide 53.45 -6.15, Tralee 52.27 -9.70, Naas 53.22 -6.67,
Kilkenny 52.65 -7.25, Portlaoise@LS 53.03 -7.30, Carrick-on-Shannon@LM 53.95 -8.09, Longford@LD 53.73 -7.80,
Drogheda 53.72 -6.35, Westport 53.80 -9.52, Castlebar@MO 53.85 -9.30, Navan 53.65 -6.68, Monaghan@MN 54.25 -6.97,
Tullamore@OY 53.27 -7.49, Roscommon@RN 53.63 -8.18, Sligo 54.27 -8.47, Waterford 52.26 -7.11, Athlone 53.42 -7.94,
Bray 53.20 -6.10, Galway 53.27 -9.05, Killarney 52.06 -9.51, Limerick 52.66 -8.63, Clonmel 52.36 -7.70,
Wexford 52.34 -6.46
`,
  AU: `
Canberra -35.28 149.13, Sydney -33.87 151.21, Newcastle -32.93 151.78, Wollongong -34.42 150.89,
Dubbo@NSW -32.24 148.60, Wagga Wagga@NSW -35.13 147.35, Darwin -12.46 130.84, Alice Springs@NT -23.70 133.88,
Brisbane -27.47 153.03, Cairns -16.92 145.77, Townsville -19.27 146.81, Rockhampton@QLD -23.38 150.51,
Mount Isa@QLD -20.73 139.50, Adelaide -34.93 138.60, Port Lincoln@SA -34.73 135.87, Hobart -42.88 147.33,
Launceston@TAS -41.44 147.13, Melbourne -37.81 144.96, Geelong -38.15 144.36, Ballarat -37.57 143.85,
Perth -31.95 115.86, Fremantle -32.06 115.75, Albany@WA -35.03 117.88, Kalgoorlie@WA -30.75 121.47
`,
  CA: `
Calgary 51.05 -114.09, Edmonton 53.55 -113.47, Vancouver 49.25 -123.12, Victoria 48.44 -123.35,
Kelowna 49.88 -119.49, Prince George@BC 53.92 -122.75, Winnipeg 49.88 -97.15, Fredericton 45.95 -66.67,
Moncton@NB 46.09 -64.80, St. John's 47.56 -52.71, Corner Brook@NL 48.95 -57.95, Halifax 44.65 -63.57,
Yellowknife@NT 62.45 -114.37, Iqaluit@NU 63.75 -68.52, Toronto 43.70 -79.42, Ottawa 45.41 -75.70,
Hamilton 43.25 -79.85, London@ON 42.98 -81.23, Thunder Bay@ON 48.38 -89.25, Charlottetown 46.23 -63.13,
Montréal@QC 45.51 -73.59, Québec@QC 46.81 -71.21, Saguenay@QC 48.42 -71.07, Saskatoon 52.13 -106.67,
Regina@SK 50.45 -104.62, Whitehorse@YT 60.72 -135.05, Sudbury@ON 46.49 -80.99
`,
  NL: `
Assen 53.00 6.56, Emmen 52.78 6.91, Lelystad 52.51 5.47, Leeuwarden 53.20 5.81, Sneek 53.03 5.66, Arnhem 51.98 5.91,
Nijmegen 51.84 5.85, Groningen 53.22 6.57, Maastricht 50.85 5.69, Venlo 51.37 6.17, Eindhoven 51.44 5.48,
Breda 51.59 4.78, Tilburg 51.56 5.09, Haarlem 52.38 4.64, Alkmaar 52.63 4.75, Amsterdam 52.37 4.89,
Zwolle 52.51 6.09, Deventer 52.26 6.16, Utrecht 52.09 5.12, Amersfoort 52.16 5.39, Middelburg 51.50 3.61,
Goes 51.50 3.89, Rotterdam 51.92 4.48, Leiden 52.16 4.49, Delft 52.01 4.36, Almere 52.37 5.22
`,
  BE: `
Bruxelles@BRU 50.85 4.35, Antwerpen 51.22 4.40, Mechelen 51.03 4.48, Leuven 50.88 4.70, Hasselt 50.93 5.34,
Genk 50.97 5.50, Gent 51.05 3.72, Aalst 50.94 4.04, Brugge 51.21 3.22, Oostende 51.22 2.93, Kortrijk 50.83 3.26,
Wavre 50.72 4.60, Mons 50.45 3.95, Charleroi 50.41 4.44, Tournai 50.61 3.39, Liège 50.63 5.57, Spa 50.48 5.87,
Arlon 49.68 5.82, Namur 50.47 4.87, Dinant 50.26 4.91
`,
  DE: `
Stuttgart 48.78 9.18, Ulm 48.40 9.99, München 48.14 11.58, Nürnberg 49.45 11.08, Regensburg 49.02 12.10,
Berlin 52.52 13.41, Potsdam 52.40 13.07, Cottbus@BB 51.76 14.33, Bremen 53.08 8.81, Hamburg 53.55 9.99,
Kassel 51.32 9.50, Wiesbaden 50.08 8.25, Frankfurt am Main@HE 50.12 8.68, Rostock 54.09 12.14,
Neubrandenburg@MV 53.56 13.28, Hannover 52.37 9.73, Oldenburg 53.14 8.21, Köln 50.93 6.95, Dortmund 51.51 7.47,
Münster 51.96 7.63, Mainz 49.98 8.28, Trier 49.76 6.64, Saarbrücken 49.23 7.01, Leipzig 51.34 12.37,
Dresden 51.05 13.74, Halle (Saale) 51.48 11.98, Magdeburg@ST 52.13 11.63, Kiel 54.32 10.13, Flensburg 54.78 9.44,
Erfurt 50.98 11.03, Jena 50.93 11.59, Freiburg im Breisgau 48.00 7.85
`,
  AT: `
Eisenstadt 47.85 16.52, Klagenfurt 46.62 14.31, Villach 46.61 13.86, St. Pölten 48.20 15.63, Krems 48.41 15.61,
Linz 48.31 14.29, Wels 48.17 14.03, Salzburg 47.80 13.04, Graz 47.07 15.45, Leoben 47.38 15.09,
Innsbruck 47.26 11.39, Kufstein 47.58 12.17, Bregenz 47.50 9.75, Dornbirn 47.41 9.74, Wien 48.21 16.37
`,
  CH: `
Aarau 47.39 8.04, Appenzell@AI 47.33 9.41, Herisau@AR 47.39 9.28, Bern 46.95 7.45, Thun 46.75 7.62,
Liestal@BL 47.48 7.73, Basel 47.56 7.57, Bulle 46.62 7.06, Fribourg@FR 46.80 7.15, Genève 46.20 6.15,
Glarus@GL 47.04 9.07, Chur 46.85 9.53, Delémont 47.36 7.34, Luzern 47.05 8.31, Neuchâtel 46.99 6.93,
Stans@NW 46.96 8.37, Sarnen@OW 46.90 8.25, St. Gallen 47.42 9.37, Schaffhausen 47.70 8.63, Olten 47.35 7.90,
Schwyz@SZ 47.02 8.65, Frauenfeld@TG 47.56 8.90, Lugano@TI 46.01 8.96, Bellinzona@TI 46.19 9.02,
Altdorf@UR 46.88 8.64, Lausanne 46.52 6.63, Vevey 46.46 6.84, Sion 46.23 7.36, Zug 47.17 8.52, Zürich 47.37 8.55,
Winterthur 47.51 8.72
`,
  FR: `
Lyon 45.75 4.85, Grenoble 45.18 5.71, Annecy 45.91 6.13, Clermont-Ferrand@ARA 45.78 3.09, Dijon 47.32 5.02,
Besançon 47.25 6.02, Rennes 48.11 -1.67, Brest 48.39 -4.49, Vannes 47.66 -2.76, Tours 47.39 0.70,
Orléans 47.90 1.90, Bourges@CVL 47.08 2.40, Ajaccio 41.92 8.74, Strasbourg 48.58 7.75, Nancy 48.68 6.18,
Reims 49.27 4.03, Lille 50.63 3.06, Amiens 49.90 2.30, Paris 48.85 2.35, Versailles 48.80 2.13, Rouen 49.44 1.10,
Caen 49.19 -0.36, Bordeaux 44.84 -0.58, La Rochelle 46.16 -1.15, Pau 43.31 -0.36, Limoges@NAQ 45.83 1.25,
Toulouse 43.60 1.44, Montpellier 43.61 3.88, Nantes 47.22 -1.55, Angers 47.47 -0.55, Marseille 43.30 5.38,
Nice 43.70 7.27, Avignon 43.95 4.81, Pointe-à-Pitre@971 16.24 -61.54, Fort-de-France@972 14.60 -61.07,
Cayenne@973 4.93 -52.33, Saint-Denis@974 -20.88 55.45, Mamoudzou@976 -12.78 45.23
`,
  IT: `
Pescara 42.46 14.20, L'Aquila 42.35 13.40, Matera 40.67 16.60, Cosenza 39.30 16.25, Napoli 40.85 14.27,
Salerno 40.68 14.79, Bologna 44.49 11.34, Parma 44.80 10.33, Rimini 44.06 12.57, Trieste 45.65 13.78,
Udine 46.07 13.24, Roma 41.89 12.51, Viterbo 42.42 12.11, Genova 44.40 8.94, Sanremo 43.82 7.78, Milano 45.46 9.19,
Bergamo 45.70 9.67, Como 45.81 9.08, Ancona 43.59 13.50, Campobasso 41.56 14.67, Torino 45.07 7.69,
Cuneo 44.39 7.55, Bari 41.12 16.87, Lecce 40.35 18.17, Cagliari 39.23 9.12, Alghero 40.56 8.32, Palermo 38.13 13.34,
Catania 37.49 15.07, Firenze 43.78 11.25, Pisa 43.71 10.40, Siena 43.32 11.33, Trento 46.07 11.12,
Bolzano 46.49 11.34, Perugia 43.11 12.39, Aosta 45.74 7.32, Verona 45.43 10.98, Padova 45.41 11.89,
Treviso 45.67 12.24
`,
  ES: `
Sevilla 37.38 -5.97, Málaga 36.72 -4.42, Granada 37.19 -3.61, Zaragoza 41.66 -0.88, Huesca 42.14 -0.41,
Teruel@AR 40.35 -1.11, Oviedo 43.36 -5.84, Gijón 43.54 -5.66, Las Palmas de Gran Canaria 28.10 -15.41,
La Laguna 28.49 -16.32, Santander 43.46 -3.80, Toledo 39.86 -4.02, Albacete 38.99 -1.86, Ciudad Real@CM 38.99 -3.93,
Salamanca 40.97 -5.66, Burgos 42.34 -3.70, Valladolid@CL 41.66 -4.72, Barcelona 41.39 2.16, Girona 41.98 2.82,
Tarragona 41.12 1.25, Ceuta@CE 35.89 -5.32, Valencia 39.47 -0.38, Alicante 38.35 -0.48, Cáceres 39.48 -6.37,
Mérida 38.92 -6.34, Vigo 42.23 -8.72, A Coruña 43.37 -8.40, Palma 39.57 2.65, Maó@IB 39.89 4.27,
Logroño 42.47 -2.45, Madrid 40.42 -3.70, Alcalá de Henares 40.48 -3.36, Melilla@ML 35.29 -2.94, Murcia 37.99 -1.13,
Cartagena 37.61 -0.99, Pamplona 42.82 -1.64, Bilbao 43.26 -2.93, San Sebastián 43.31 -1.97
`,
  PL: `
Wrocław 51.10 17.03, Jelenia Góra 50.90 15.73, Toruń 53.01 18.60, Bydgoszcz 53.12 18.01, Lublin 51.25 22.57,
Zamość 50.72 23.25, Zielona Góra 51.94 15.51, Łódź 51.77 19.47, Kraków 50.06 19.94, Tarnów 50.01 20.99,
Warszawa 52.23 21.01, Radom 51.40 21.15, Opole 50.67 17.93, Rzeszów 50.04 22.00, Białystok 53.13 23.16,
Gdańsk 54.35 18.65, Gdynia 54.52 18.53, Sopot 54.44 18.56, Katowice 50.26 19.03, Gliwice 50.30 18.68,
Kielce 50.87 20.63, Olsztyn 53.78 20.49, Poznań 52.41 16.93, Kalisz 51.76 18.09, Szczecin 53.43 14.55,
Koszalin 54.19 16.17, Bielsko-Biała 49.82 19.05
`,
  NZ: `
Auckland@AUK -36.85 174.76, Tauranga@BOP -37.69 176.17, Christchurch@CAN -43.53 172.63, Gisborne@GIS -38.65 178.00,
Napier@HKB -39.49 176.91, Palmerston North@MWT -40.36 175.61, Blenheim@MBH -41.52 173.95, Nelson@NSN -41.27 173.28,
Whangarei@NTL -35.73 174.32, Dunedin@OTA -45.87 170.50, Queenstown@OTA -45.03 168.66,
Invercargill@STL -46.40 168.35, New Plymouth@TKI -39.07 174.08, Richmond@TAS -41.33 173.18,
Hamilton@WKO -37.78 175.28, Wellington@WGN -41.29 174.78, Greymouth@WTC -42.47 171.20
`,
} as const;
