/** What pricing and naming need to know about a country. */
export interface Country {
  code: string;
  currency: string;
  /** Without the plus. */
  dial: string;
  /** Tax contained in rates, whole percent. */
  vat: number;
  /** Price level, 100 = the world's middle. */
  level: number;
  /** Word pool, see `cultures.ts`. */
  culture: string;
  /** Collected by the property per adult and night, major units of `currency`; 0 = none. */
  cityTax: number;
}

// code currency dial vat level culture cityTax
const table = `
AD EUR 376 5 95 es 2|AE AED 971 10 120 arab 10|AF AFN 93 10 55 persian 0|AG XCD 1 14 150 carib 5|AI XCD 1 10 190 carib 3|AL ALL 355 6 60 balkan 120|AM AMD 374 20 60 caucasus 0|AO AOA 244 14 110 br 0|AR ARS 54 21 65 es-la 800|AS USD 1 8 110 pacific 0
AT EUR 43 10 115 de 3.2|AU AUD 61 10 125 au 0|AW AWG 297 12 170 carib 5|AX EUR 358 10 120 sv 0|AZ AZN 994 18 70 turk 0|BA BAM 387 17 60 balkan 2|BB BBD 1 10 180 carib 10|BD BDT 880 15 50 india 0|BE EUR 32 6 120 nl 4|BF XOF 226 10 65 wafrica-fr 1000
BG BGN 359 9 58 balkan 1.5|BH BHD 973 10 105 arab 3|BI BIF 257 18 60 eafrica 0|BJ XOF 229 18 65 wafrica-fr 1000|BL EUR 590 5 260 fr 5|BM BMD 1 9 230 carib 5|BN BND 673 0 80 malay 0|BO BOB 591 13 50 es-la 0|BQ USD 599 6 140 nl 0|BR BRL 55 5 70 br 6
BS BSD 1 10 190 carib 7|BT BTN 975 10 120 himalaya 0|BW BWP 267 14 110 safrica 10|BY BYN 375 20 60 ru 0|BZ BZD 501 9 110 carib 0|CA CAD 1 13 125 us 4|CC AUD 61 0 120 au 0|CD CDF 243 16 95 wafrica-fr 0|CF XAF 236 19 80 wafrica-fr 0|CG XAF 242 18 90 wafrica-fr 1000
CH CHF 41 4 165 de 4|CI XOF 225 18 85 wafrica-fr 1500|CK NZD 682 15 150 pacific 0|CL CLP 56 19 85 es-la 0|CM XAF 237 19 75 wafrica-fr 1000|CN CNY 86 6 70 china 0|CO COP 57 19 60 es-la 0|CR CRC 506 13 95 es-la 0|CU CUP 53 10 75 es-la 0|CV CVE 238 15 80 pt 220
CW ANG 599 7 140 nl 5|CX AUD 61 0 120 au 0|CY EUR 357 9 95 gr 2.5|CZ CZK 420 12 80 cz 50|DE EUR 49 7 105 de 3|DJ DJF 253 10 110 eafrica 0|DK DKK 45 20 135 da 0|DM XCD 1 10 120 carib 5|DO DOP 1 18 100 es-la 0|DZ DZD 213 9 60 maghreb 200
EC USD 593 12 65 es-la 2|EE EUR 372 13 80 baltic 0|EG EGP 20 14 55 arab 0|EH MAD 212 10 60 maghreb 20|ER ERN 291 5 70 ethiopia 0|ES EUR 34 10 100 es 2.2|ET ETB 251 15 65 ethiopia 0|FI EUR 358 10 120 finn 0|FJ FJD 679 15 125 pacific 0|FK FKP 500 0 120 uk 0
FM USD 691 5 110 pacific 0|FO DKK 298 20 125 da 0|FR EUR 33 10 120 fr 3.7|GA XAF 241 18 100 wafrica-fr 1500|GB GBP 44 20 130 uk 0|GD XCD 1 14 150 carib 3|GE GEL 995 18 58 caucasus 0|GF EUR 594 0 110 fr 1|GG GBP 44 0 125 uk 0|GH GHS 233 15 90 wafrica 0
GI GIP 350 0 115 uk 0|GL DKK 299 0 150 da 0|GM GMD 220 15 65 wafrica 0|GN GNF 224 18 80 wafrica-fr 0|GP EUR 590 5 115 fr 1.5|GQ XAF 240 15 110 wafrica-fr 0|GR EUR 30 13 100 gr 4|GT GTQ 502 12 65 es-la 0|GU USD 1 11 140 pacific 0|GW XOF 245 15 65 pt 0
GY GYD 592 14 110 carib 0|HK HKD 852 3 130 china 0|HN HNL 504 15 70 es-la 0|HR EUR 385 13 90 balkan 1.8|HT HTG 509 10 90 carib 0|HU HUF 36 5 75 hungarian 800|ID IDR 62 10 60 malay 0|IE EUR 353 9 135 ie 0|IL ILS 972 17 140 il 0|IM GBP 44 20 110 uk 0
IN INR 91 12 50 india 0|IQ IQD 964 5 75 arab 0|IR IRR 98 9 50 persian 0|IS ISK 354 11 160 is 800|IT EUR 39 10 115 it 4.5|JE GBP 44 5 125 uk 0|JM JMD 1 10 140 carib 400|JO JOD 962 8 85 levant 0|JP JPY 81 10 105 japan 300|KE KES 254 16 85 eafrica 0
KG KGS 996 12 50 casia 0|KH USD 855 10 50 khmer 0|KI AUD 686 0 100 pacific 0|KM KMF 269 10 85 eafrica 0|KN XCD 1 12 170 carib 5|KP KPW 850 0 80 korea 0|KR KRW 82 10 95 korea 0|KW KWD 965 5 120 arab 0|KY KYD 1 13 220 carib 0|KZ KZT 7 12 65 casia 0
LA LAK 856 10 45 khmer 0|LB USD 961 11 90 levant 0|LC XCD 1 10 170 carib 8|LI CHF 423 4 150 de 3|LK LKR 94 12 55 lanka 0|LR LRD 231 10 100 wafrica 0|LS LSL 266 15 70 safrica 0|LT EUR 370 9 75 baltic 2|LU EUR 352 3 130 fr 0|LV EUR 371 12 75 baltic 1
LY LYD 218 0 75 maghreb 0|MA MAD 212 10 65 maghreb 28|MC EUR 377 10 260 fr 3|MD MDL 373 10 55 romanian 0|ME EUR 382 8 75 balkan 1|MF EUR 590 4 180 fr 4|MG MGA 261 20 55 wafrica-fr 3000|MH USD 692 8 110 pacific 2|MK MKD 389 5 55 balkan 40|ML XOF 223 18 65 wafrica-fr 500
MM MMK 95 5 55 thai 0|MN MNT 976 10 60 mongol 0|MO MOP 853 5 130 china 0|MP USD 1 10 120 pacific 0|MQ EUR 596 5 115 fr 1.5|MR MRU 222 16 65 maghreb 0|MS XCD 1 10 120 carib 0|MT EUR 356 7 95 it 0.5|MU MUR 230 15 120 pacific 140|MV USD 960 16 220 maldives 6
MW MWK 265 16 75 eafrica 0|MX MXN 52 16 80 es-la 36|MY MYR 60 8 55 malay 10|MZ MZN 258 16 85 pt 0|NA NAD 264 15 80 safrica 20|NC XPF 687 5 125 pacific 0|NE XOF 227 19 75 wafrica-fr 500|NF AUD 672 0 110 au 0|NG NGN 234 7 85 wafrica 0|NI NIO 505 15 60 es-la 0
NL EUR 31 9 130 nl 4|NO NOK 47 12 140 no 0|NP NPR 977 13 45 himalaya 0|NR AUD 674 0 110 pacific 0|NU NZD 683 0 110 pacific 0|NZ NZD 64 15 115 au 0|OM OMR 968 9 105 arab 0|PA USD 507 10 85 es-la 0|PE PEN 51 18 65 es-la 0|PF XPF 689 5 260 pacific 150
PG PGK 675 10 130 pacific 0|PH PHP 63 12 60 philippine 0|PK PKR 92 16 50 india 0|PL PLN 48 8 70 pl 3|PM EUR 508 0 110 fr 1|PN NZD 64 0 110 pacific 0|PR USD 1 9 165 es-la 4|PS ILS 970 16 75 levant 0|PT EUR 351 6 88 pt 3|PW USD 680 12 170 pacific 0
PY PYG 595 10 55 es-la 0|QA QAR 974 7 120 arab 0|RE EUR 262 2 110 fr 1.2|RO RON 40 9 62 romanian 6|RS RSD 381 10 62 balkan 160|RU RUB 7 20 70 ru 100|RW RWF 250 18 95 eafrica 0|SA SAR 966 15 110 arab 0|SB SBD 677 10 110 pacific 0|SC SCR 248 15 230 pacific 75
SD SDG 249 17 70 arab 0|SE SEK 46 12 120 sv 0|SG SGD 65 9 170 malay 0|SH SHP 290 0 110 uk 0|SI EUR 386 10 85 balkan 3|SJ NOK 47 0 170 no 0|SK EUR 421 5 72 cz 2|SL SLE 232 15 85 wafrica 0|SM EUR 378 3 95 it 2|SN XOF 221 10 80 wafrica-fr 1000
SO SOS 252 0 90 eafrica 0|SR SRD 597 10 80 nl 0|SS SSP 211 18 110 eafrica 0|ST STN 239 15 85 pt 75|SV USD 503 18 70 es-la 0|SX ANG 1 5 170 carib 5|SY SYP 963 10 60 levant 0|SZ SZL 268 15 75 safrica 0|TC USD 1 12 300 carib 0|TD XAF 235 18 90 wafrica-fr 1000
TG XOF 228 18 65 wafrica-fr 1000|TH THB 66 7 60 thai 0|TJ TJS 992 14 55 casia 0|TK NZD 690 0 100 pacific 0|TL USD 670 5 80 malay 0|TM TMT 993 15 70 casia 7|TN TND 216 7 52 maghreb 4|TO TOP 676 15 110 pacific 0|TR TRY 90 12 65 turk 0|TT TTD 1 13 120 carib 0
TV AUD 688 0 100 pacific 0|TW TWD 886 5 85 china 0|TZ TZS 255 18 90 eafrica 2500|UA UAH 380 20 55 ru 40|UG UGX 256 18 75 eafrica 0|US USD 1 13 140 us 3|UY UYU 598 10 85 es-la 0|UZ UZS 998 12 52 casia 20000|VA EUR 39 10 130 it 5|VC XCD 1 11 150 carib 3
VE USD 58 16 75 es-la 0|VG USD 1 10 210 carib 5|VI USD 1 12 190 carib 0|VN VND 84 8 48 viet 0|VU VUV 678 15 115 pacific 0|WF XPF 681 0 100 pacific 0|WS WST 685 15 110 pacific 0|XK EUR 383 8 55 balkan 0|YE YER 967 5 60 arab 0|YT EUR 262 0 100 fr 1
GS GBP 500 0 120 uk 0|TF EUR 262 0 120 fr 0|ZA ZAR 27 15 65 safrica 15|ZM ZMW 260 16 85 safrica 0|ZW USD 263 15 95 safrica 2`;

const countries = new Map<string, Country>();
for (const row of table.trim().split(/[|\n]/)) {
  const [code = '', currency = '', dial = '', vat, level, culture = '', cityTax] = row.split(' ');
  countries.set(code, {
    code,
    currency,
    dial,
    vat: Number(vat),
    level: Number(level),
    culture,
    cityTax: Number(cityTax),
  });
}

const fallback: Omit<Country, 'code'> = {
  currency: 'USD',
  dial: '1',
  vat: 10,
  level: 90,
  culture: 'us',
  cityTax: 0,
};

/** Never fails: a country that the table lacks gets the world's middle. */
export function countryOf(code: string): Country {
  return countries.get(code) ?? { code, ...fallback };
}

let displayNames: Intl.DisplayNames | undefined;
/** English name, such as `Portugal`. */
export function countryName(code: string): string {
  displayNames ??= new Intl.DisplayNames('en', { type: 'region' });
  try {
    return displayNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The rate at which meridian prices what aurora prices in dollars; fixed, so that prices follow from seeds alone. */
export const eurPerUsd = 0.92;
