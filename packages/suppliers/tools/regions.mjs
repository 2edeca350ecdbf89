/** US states by the letters that GeoNames uses; other regions by their seat, from which the build finds GeoNames' code. */
export const usStates = {
  AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado', CT: 'Connecticut', DE: 'Delaware',
  DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia', HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas',
  KY: 'Kentucky', LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota', MS: 'Mississippi',
  MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire', NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York',
  NC: 'North Carolina', ND: 'North Dakota', OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island',
  SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont', VA: 'Virginia', WA: 'Washington',
  WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming',
}; // prettier-ignore

export const regionCapitals = {
  CA: "Ontario=Toronto,Quebec=Montréal,British Columbia=Vancouver,Alberta=Calgary,Manitoba=Winnipeg,Saskatchewan=Regina,Nova Scotia=Halifax,New Brunswick=Fredericton,Newfoundland and Labrador=St. John's",
  AU: 'New South Wales=Sydney,Victoria=Melbourne,Queensland=Brisbane,Western Australia=Perth,South Australia=Adelaide,Tasmania=Hobart,Northern Territory=Darwin,Australian Capital Territory=Canberra',
  GB: 'England=London,Scotland=Edinburgh,Wales=Cardiff,Northern Ireland=Belfast',
  DE: 'Bavaria=Munich,Hesse=Wiesbaden,Saxony=Dresden,Lower Saxony=Hannover,Brandenburg=Potsdam,Thuringia=Erfurt,Rhineland-Palatinate=Mainz,Baden-Württemberg=Stuttgart,North Rhine-Westphalia=Düsseldorf,Saxony-Anhalt=Magdeburg,Schleswig-Holstein=Kiel,Mecklenburg-Vorpommern=Schwerin,Saarland=Saarbrücken',
  ES: 'Andalusia=Sevilla,Catalonia=Barcelona,Madrid,Valencia,Basque Country=Bilbao,Galicia=Santiago de Compostela,Canary Islands=Las Palmas de Gran Canaria,Balearic Islands=Palma,Castile and León=Valladolid,Castile-La Mancha=Toledo,Aragon=Zaragoza,Murcia,La Rioja=Logroño,Navarre=Pamplona,Asturias=Oviedo,Cantabria=Santander,Extremadura=Badajoz',
  IT: 'Lombardy=Milan,Lazio=Rome,Tuscany=Florence,Veneto=Venice,Sicily=Palermo,Sardinia=Cagliari,Campania=Naples,Apulia=Bari,Piedmont=Turin,Liguria=Genoa,Emilia-Romagna=Bologna,Umbria=Perugia,Trentino-Alto Adige=Trento,Basilicata=Potenza,Calabria=Catanzaro,Aosta Valley=Aosta',
  PT: 'Lisbon,Faro,Porto,Madeira=Funchal,Azores=Ponta Delgada,Coimbra,Braga,Évora,Leiria,Aveiro,Vila Real',
  MX: 'Quintana Roo=Cancún,Jalisco=Guadalajara,Baja California Sur=La Paz,Baja California=Tijuana,Yucatán=Mérida,Oaxaca=Salina Cruz,Guanajuato=León de los Aldama,Sinaloa=Culiacán,Guerrero=Acapulco de Juárez,Nuevo León=Monterrey,Puebla,Veracruz,Chiapas=Tapachula,Querétaro=Santiago de Querétaro,Sonora=Hermosillo,Chihuahua',
  BR: 'São Paulo,Rio de Janeiro,Bahia=Salvador,Minas Gerais=Belo Horizonte,Ceará=Fortaleza,Pernambuco=Recife,Paraná=Curitiba,Santa Catarina=Florianópolis,Rio Grande do Sul=Porto Alegre,Amazonas=Manaus,Goiás=Goiânia,Pará=Belém,Rio Grande do Norte=Natal',
  IN: 'Goa=Panaji,Rajasthan=Jaipur,Kerala=Cochin,Maharashtra=Mumbai,Karnataka=Bengaluru,Tamil Nadu=Chennai,Uttar Pradesh=Lucknow,West Bengal=Kolkata,Telangana=Hyderabad,Gujarat=Ahmedabad,Himachal Pradesh=Shimla,Uttarakhand=Dehra Dūn,Punjab=Ludhiana',
  FR: 'Île-de-France=Paris,Provence-Alpes-Côte d’Azur=Marseille,Occitanie=Toulouse,Auvergne-Rhône-Alpes=Lyon,Nouvelle-Aquitaine=Bordeaux,Grand Est=Strasbourg,Normandy=Rouen,Brittany=Rennes,Corsica=Ajaccio,Burgundy-Franche-Comté=Dijon,Pays de la Loire=Nantes,Hauts-de-France=Lille,Centre-Val de Loire=Tours',
  CH: 'Valais=Zermatt,Graubünden=Chur,Bern,Zürich,Geneva=Genève,Vaud=Lausanne,Ticino=Bellinzona,Lucerne=Luzern',
  AT: 'Tyrol=Innsbruck,Salzburg,Vorarlberg=Bregenz,Lower Austria=Sankt Pölten,Upper Austria=Linz,Styria=Graz,Carinthia=Villach',
  JP: 'Hokkaido=Sapporo,Tokyo,Kyoto,Osaka,Okinawa=Naha,Nagano,Fukuoka,Aichi=Nagoya,Kanagawa=Yokohama,Hiroshima,Hyōgo=Kobe,Nara=Kashihara-shi,Ishikawa=Kanazawa,Gifu=Gifu-shi',
};
