import type { CurrencyOption } from '@portolan/contract';

/** Country, currency, symbol, name; shown when the server's lists cannot be fetched (CUR-07, A-60). */
const rows = `US USD $ United States|GB GBP £ United Kingdom|DE EUR € Germany|FR EUR € France|ES EUR € Spain|PT EUR € Portugal
IT EUR € Italy|NL EUR € Netherlands|IE EUR € Ireland|AT EUR € Austria|BE EUR € Belgium|FI EUR € Finland|GR EUR € Greece
DK DKK kr Denmark|SE SEK kr Sweden|NO NOK kr Norway|IS ISK kr Iceland|CH CHF CHF Switzerland|PL PLN zł Poland|CZ CZK Kč Czechia
HU HUF Ft Hungary|RO RON lei Romania|TR TRY ₺ Türkiye|AE AED د.إ United Arab Emirates|SA SAR ﷼ Saudi Arabia|QA QAR ﷼ Qatar
KW KWD د.ك Kuwait|BH BHD .د.ب Bahrain|OM OMR ﷼ Oman|EG EGP £ Egypt|MA MAD د.م. Morocco|ZA ZAR R South Africa|KE KES KSh Kenya
NG NGN ₦ Nigeria|IN INR ₹ India|LK LKR Rs Sri Lanka|TH THB ฿ Thailand|VN VND ₫ Vietnam|MY MYR RM Malaysia|SG SGD $ Singapore
ID IDR Rp Indonesia|PH PHP ₱ Philippines|CN CNY ¥ China|HK HKD $ Hong Kong|TW TWD $ Taiwan|JP JPY ¥ Japan|KR KRW ₩ South Korea
AU AUD $ Australia|NZ NZD $ New Zealand|CA CAD $ Canada|MX MXN $ Mexico|BR BRL R$ Brazil|AR ARS $ Argentina|CL CLP $ Chile
CO COP $ Colombia|PE PEN S/ Peru|UY UYU $ Uruguay|CR CRC ₡ Costa Rica|DO DOP $ Dominican Republic`;

/** One option a country, in a fixed order. */
export const builtInCurrencies: readonly CurrencyOption[] = rows.split(/[|\n]/).map((row) => {
  const [code = '', currency = '', symbol = '', ...name] = row.split(' ');
  const points = [...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65);
  return {
    name: name.join(' '),
    code,
    currency,
    symbol,
    image: '',
    emoji: String.fromCodePoint(...points),
    unicode: points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(' '),
  };
});
