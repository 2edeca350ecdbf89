import type { RateTable } from './exchange-rates.ts';

/**
 * Built-in rates, units for one US dollar, rounded middle rates of that day. They keep prices sensible where no source is
 * configured; a charge is always made in the currency that the quote fixed.
 */
export const snapshot: RateTable = {
  asOf: '2026-11-20',
  values: {
    USD: 1, AED: 3.6725, AFN: 66.4, ALL: 83.1, AMD: 382, ANG: 1.79, AOA: 915, ARS: 1420, AUD: 1.53, AWG: 1.79,
    AZN: 1.7, BAM: 1.69, BBD: 2, BDT: 122, BHD: 0.376, BIF: 2950, BMD: 1, BND: 1.3,
    BOB: 6.91, BRL: 5.35, BSD: 1, BTN: 88.6, BWP: 13.4, BYN: 3.4, BZD: 2.01, CAD: 1.4, CDF: 2250, CHF: 0.805,
    CLP: 935, CNY: 7.11, COP: 3780, CRC: 502, CUP: 24, CVE: 95.4, CZK: 20.9, DJF: 177.7, DKK: 6.46, DOP: 64.3,
    DZD: 130, EGP: 47.3, ERN: 15, ETB: 154, EUR: 0.865, FJD: 2.27, FKP: 0.76, GBP: 0.76, GEL: 2.7, GHS: 11, GIP: 0.76,
    GMD: 73, GNF: 8680, GTQ: 7.66, GYD: 209, HKD: 7.78, HNL: 26.3, HTG: 131, HUF: 331, IDR: 16700, ILS: 3.26, INR: 88.6,
    IQD: 1310, IRR: 42100, ISK: 127, JMD: 160, JOD: 0.709, JPY: 155.5, KES: 129.4, KGS: 87.4, KHR: 4010, KMF: 425,
    KPW: 900, KRW: 1465, KWD: 0.307, KYD: 0.833, KZT: 520, LAK: 21700, LBP: 89500, LKR: 307, LRD: 180, LSL: 17.2,
    LYD: 5.46, MAD: 9.28, MDL: 17, MGA: 4490, MKD: 53.2, MMK: 2100, MNT: 3570, MOP: 8.01, MRU: 39.7, MUR: 46, MVR: 15.4,
    MWK: 1734, MXN: 18.4, MYR: 4.14, MZN: 63.9, NAD: 17.2, NGN: 1455, NIO: 36.8, NOK: 10.1, NPR: 141.8, NZD: 1.77,
    OMR: 0.3845, PAB: 1, PEN: 3.38, PGK: 4.23, PHP: 58.9, PKR: 281, PLN: 3.67, PYG: 7050, QAR: 3.64, RON: 4.4, RSD: 101.4,
    RUB: 80.5, RWF: 1453, SAR: 3.75, SBD: 8.23, SCR: 14.2, SDG: 601, SEK: 9.5, SGD: 1.3, SHP: 0.76, SLE: 23.2, SOS: 571,
    SRD: 38.5, SSP: 4600, STN: 21.2, SYP: 11000, SZL: 17.2, THB: 32.4, TJS: 9.26, TMT: 3.5, TND: 2.94,
    TOP: 2.4, TRY: 42.3, TTD: 6.78, TWD: 31.2, TZS: 2450, UAH: 42.1, UGX: 3640, UYU: 39.7, UZS: 11950, VES: 236,
    VND: 26350, VUV: 122, WST: 2.8, XAF: 567, XCD: 2.7, XOF: 567, XPF: 103.2, YER: 238.5, ZAR: 17.2, ZMW: 22.8,
    ZWG: 26.4,
  },
}; // prettier-ignore
