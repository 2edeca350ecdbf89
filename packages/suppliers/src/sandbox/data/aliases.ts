/** Other spellings that people type, by the name that `places.ts` uses. The first one is shown when it differs and is English. */
const table = `
Köln=Cologne,Koeln|Munich=München,Muenchen,Monaco di Baviera|Lisbon=Lisboa,Lisbonne,Lissabon|Vienna=Wien,Vienne|Prague=Praha,Prag|Rome=Roma,Rom|Milan=Milano,Mailand|Florence=Firenze,Florenz|Venice=Venezia,Venedig,Venise|Naples=Napoli,Neapel|Turin=Torino
Genoa=Genova,Genua|Siracusa=Syracuse|Sevilla=Seville|Zaragoza=Saragossa|San Sebastián=Donostia|Palma=Palma de Mallorca,Majorca,Mallorca|Ibiza=Eivissa|Maó=Mahón,Menorca|Brugge=Bruges|Gent=Ghent,Gand|Antwerpen=Antwerp,Anvers|Ostend=Oostende|Brussels=Bruxelles,Brussel
Liège=Luik|The Hague=Den Haag|Luxembourg=Luxemburg,Lëtzebuerg|Genève=Geneva,Genf,Ginevra|Zürich=Zurich|Basel=Bâle|Lucerne=Luzern|Bern=Berne|St. Moritz=Saint Moritz,Sankt Moritz|Nürnberg=Nuremberg|Hannover=Hanover|Braunschweig=Brunswick|Frankfurt am Main=Frankfurt
Copenhagen=København,Kopenhagen|Göteborg=Gothenburg|Stockholm=Estocolmo|Helsinki=Helsingfors|Turku=Åbo|Warsaw=Warszawa,Warschau|Kraków=Krakow,Cracow,Krakau|Gdańsk=Danzig|Wrocław=Breslau|Moscow=Moskva,Moskau|Saint Petersburg=St Petersburg,Sankt Petersburg
Kyiv=Kiev|Lviv=Lvov|Odessa=Odesa|Bucharest=București|Braşov=Brasov|Belgrade=Beograd|Sofia=Sofija|Athens=Athina,Athen|Thessaloníki=Salonica|Santorini=Thira,Thera|Corfu=Kerkyra|Rhodes=Rodos|Chania=Hania|Zakynthos=Zante|Heraklion=Iraklion|Istanbul=Constantinople
İzmir=Smyrna|Göreme=Cappadocia|Marrakech=Marrakesh|Fès=Fez|Tangier=Tanger|Algiers=Alger|Cairo=Al Qahirah,El Cairo|Alexandria=Al Iskandariyah|Jerusalem=Yerushalayim,Al Quds|Damascus=Dimashq|Mecca=Makkah|Medina=Madinah|Riyadh=Ar Riyad|Jeddah=Jiddah|Tehrān=Tehran
New York City=New York,NYC,Nueva York|Québec=Quebec City|Montréal=Montreal|Mexico City=Ciudad de México,CDMX,Mexiko-Stadt|Havana=La Habana|Cusco=Cuzco|Panamá=Panama City|Guatemala City=Ciudad de Guatemala|São Paulo=Sao Paulo|Cartagena=Cartagena de Indias|Punta Cana=Bavaro
Beijing=Peking|Guangzhou=Canton|Hong Kong=Hongkong|Seoul=Soul|Tokyo=Tōkyō,Tokio|Kyoto=Kyōto|Osaka=Ōsaka|Ho Chi Minh City=Saigon,Sài Gòn|Hanoi=Hà Nội|Da Nang=Đà Nẵng|Bengaluru=Bangalore|Mumbai=Bombay|Chennai=Madras|Kolkata=Calcutta|Varanasi=Benares|Fort Kochi=Kochi,Cochin
Puducherry=Pondicherry|Panaji=Panjim|Yangon=Rangoon|Siem Reap=Angkor|George Town=Penang|Luang Prabang=Louangphabang|Phuket=Phuket Town|Honolulu=Waikiki,Oahu|Lahaina=Maui|Kailua-Kona=Big Island|Malé=Maldives
Reykjavík=Reykjavik|Dubrovnik=Ragusa|Split=Spalato|Ljubljana=Laibach|Bratislava=Pressburg|Cannes=Kannes|Nice=Nizza|Marseille=Marsella|Strasbourg=Strassburg|Saint Helier=Jersey|Edinburgh=Edimbourg,Edinburg|London=Londres,Londra,Londen|Dublin=Baile Átha Cliath|Albufeira=Algarve
Lagos=Algarve|Vilamoura=Algarve|Funchal=Madeira|Ponta Delgada=Azores|Adeje=Tenerife|Puerto de la Cruz=Tenerife|Maspalomas=Gran Canaria|Arrecife=Lanzarote|Corralejo=Fuerteventura|Positano=Amalfi Coast|Chamonix=Mont Blanc|Paris=París,Parigi|Cape Town=Kaapstad,Kapstadt
`;

const byName = new Map<string, string[]>();
for (const entry of table.trim().split(/[|\n]/)) {
  const [name = '', others = ''] = entry.split('=');
  byName.set(name, others.split(','));
}

export function aliasesOf(name: string): readonly string[] {
  return byName.get(name) ?? [];
}
