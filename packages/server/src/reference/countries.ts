import type { Country, CurrencyOption } from '@portolan/contract';

/**
 * Every country and territory of ISO 3166-1 with the currency that is paid with there (CUR-07): `AD EUR` is Andorra. Names come
 * from `Intl`, flags from the code itself.
 */
const table =
  'ADEUR AEAED AFAFN AGXCD AIXCD ALALL AMAMD AOAOA AQUSD ARARS ASUSD ATEUR AUAUD AWAWG AXEUR AZAZN BABAM BBBBD BDBDT BEEUR BFXOF ' +
  'BGEUR BHBHD BIBIF BJXOF BLEUR BMBMD BNBND BOBOB BQUSD BRBRL BSBSD BTBTN BVNOK BWBWP BYBYN BZBZD CACAD CCAUD CDCDF CFXAF CGXAF ' +
  'CHCHF CIXOF CKNZD CLCLP CMXAF CNCNY COCOP CRCRC CUCUP CVCVE CWANG CXAUD CYEUR CZCZK DEEUR DJDJF DKDKK DMXCD DODOP DZDZD ECUSD ' +
  'EEEUR EGEGP EHMAD ERERN ESEUR ETETB FIEUR FJFJD FKFKP FMUSD FODKK FREUR GAXAF GBGBP GDXCD GEGEL GFEUR GGGBP GHGHS GIGIP GLDKK ' +
  'GMGMD GNGNF GPEUR GQXAF GREUR GSGBP GTGTQ GUUSD GWXOF GYGYD HKHKD HMAUD HNHNL HREUR HTHTG HUHUF IDIDR IEEUR ILILS IMGBP ININR ' +
  'IOUSD IQIQD IRIRR ISISK ITEUR JEGBP JMJMD JOJOD JPJPY KEKES KGKGS KHKHR KIAUD KMKMF KNXCD KPKPW KRKRW KWKWD KYKYD KZKZT LALAK ' +
  'LBLBP LCXCD LICHF LKLKR LRLRD LSLSL LTEUR LUEUR LVEUR LYLYD MAMAD MCEUR MDMDL MEEUR MFEUR MGMGA MHUSD MKMKD MLXOF MMMMK MNMNT ' +
  'MOMOP MPUSD MQEUR MRMRU MSXCD MTEUR MUMUR MVMVR MWMWK MXMXN MYMYR MZMZN NANAD NCXPF NEXOF NFAUD NGNGN NINIO NLEUR NONOK NPNPR ' +
  'NRAUD NUNZD NZNZD OMOMR PAPAB PEPEN PFXPF PGPGK PHPHP PKPKR PLPLN PMEUR PNNZD PRUSD PSILS PTEUR PWUSD PYPYG QAQAR REEUR RORON ' +
  'RSRSD RURUB RWRWF SASAR SBSBD SCSCR SDSDG SESEK SGSGD SHSHP SIEUR SJNOK SKEUR SLSLE SMEUR SNXOF SOSOS SRSRD SSSSP STSTN SVUSD ' +
  'SXANG SYSYP SZSZL TCUSD TDXAF TFEUR TGXOF THTHB TJTJS TKNZD TLUSD TMTMT TNTND TOTOP TRTRY TTTTD TVAUD TWTWD TZTZS UAUAH UGUGX ' +
  'UMUSD USUSD UYUYU UZUZS VAEUR VCXCD VEVES VGUSD VIUSD VNVND VUVUV WFXPF WSWST YEYER YTEUR ZAZAR ZMZMW ZWZWG';

const currencyOfCountry = new Map(table.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]));

/** Countries that stand for a currency that several use. The euro stands for itself. */
const representatives: Record<string, string> = {
  EUR: 'EU', USD: 'US', GBP: 'GB', AUD: 'AU', NZD: 'NZ', CHF: 'CH', DKK: 'DK', NOK: 'NO', MAD: 'MA', ILS: 'IL',
  XOF: 'SN', XAF: 'CM', XCD: 'AG', XPF: 'PF', ANG: 'CW',
}; // prettier-ignore

/** `US` → 🇺🇸 */
export function flagEmoji(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

/** `US` → `U+1F1FA U+1F1F8` */
export function flagUnicode(code: string): string {
  return [...code]
    .map((letter) => `U+${(0x1f1e6 + letter.charCodeAt(0) - 65).toString(16).toUpperCase()}`)
    .join(' ');
}

/** True for a code of ISO 3166-1. */
export function isCountry(code: string): boolean {
  return currencyOfCountry.has(code);
}

/** The currency paid with in a country. */
export function currencyOf(country: string): string | null {
  return currencyOfCountry.get(country) ?? null;
}

const nameCache = new Map<string, Intl.DisplayNames>();
function countryName(code: string, language: string): string {
  let names = nameCache.get(language);
  if (!names) nameCache.set(language, (names = new Intl.DisplayNames([language], { type: 'region' })));
  return names.of(code) ?? code;
}

/** All countries, in the order of their names in that language. */
export function countries(language: string): Country[] {
  const compare = new Intl.Collator(language).compare;
  return [...currencyOfCountry.keys()]
    .map((code) => ({
      name: countryName(code, language),
      code,
      emoji: flagEmoji(code),
      unicode: flagUnicode(code),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The country that stands for a currency: of several the best known, `EU` for the euro; `UN` if none uses it. */
export function countryOfCurrency(currency: string): string {
  return (
    representatives[currency] ?? [...currencyOfCountry].find(([, used]) => used === currency)?.[0] ?? 'UN'
  );
}

/** One option a currency, in the order given (CUR-01, CUR-02): `name` and `code` are of the country that stands for it. */
export function currencyOptions(currencies: readonly string[], language: string): CurrencyOption[] {
  return currencies.map((currency) => {
    const code = countryOfCurrency(currency);
    return {
      name: countryName(code, language),
      code,
      currency,
      symbol: symbolOf(currency),
      image: flagImage(code),
      emoji: flagEmoji(code),
      unicode: flagUnicode(code),
    };
  });
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** The flag as a picture of its own, so that no third party serves it. */
function flagImage(code: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text x="16" y="24" font-size="24" text-anchor="middle">${flagEmoji(code)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
