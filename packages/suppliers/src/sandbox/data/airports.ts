export interface Airport {
  iata: string;
  name: string;
  city: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

/** Our own list of major airports: IATA code, country, latitude, longitude, city, name when it is not the city's. */
const table = `
LIS PT 38.774 -9.134 Lisbon;Humberto Delgado
`;

export const airports: readonly Airport[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [place = '', name] = line.split(';');
    const [iata = '', countryCode = '', latitude, longitude, ...city] = place.split(' ');
    const town = city.join(' ');
    return {
      iata,
      name: name ? `${town} ${name}` : `${town} Airport`,
      city: town,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
