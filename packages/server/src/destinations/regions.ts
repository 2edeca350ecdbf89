import type { WorldRegion } from '@portolan/contract';

const countries: Record<Exclude<WorldRegion, 'europe'>, string> = {
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD ' +
    'SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
  americas:
    'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM ' +
    'PR PY SR SV SX TC TT US UY VC VE VG VI',
  asia:
    'AE AF AM AZ BD BH BN BT CC CN CX CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG ' +
    'SY TH TJ TL TM TR TW UZ VN YE',
  oceania: 'AQ AS AU BV CK FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
};
const regionOfCountry = new Map(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region as WorldRegion] as const),
  ),
);

/** The part of the world that a country is looked for in. Whatever is in no other list is in Europe. */
export function regionOf(countryCode: string): WorldRegion {
  return regionOfCountry.get(countryCode) ?? 'europe';
}
