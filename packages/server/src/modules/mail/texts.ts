import {
  createT,
  fallbackLanguage,
  toLanguage,
  type Catalogue,
  type LanguageCode,
  type T,
} from '@portolan/i18n';
import enCommon from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import enMail from '@portolan/i18n/catalogues/en/mail.json' with { type: 'json' };
import enStays from '@portolan/i18n/catalogues/en/stays.json' with { type: 'json' };
import ptCommon from '@portolan/i18n/catalogues/pt/common.json' with { type: 'json' };
import ptMail from '@portolan/i18n/catalogues/pt/mail.json' with { type: 'json' };
import ptStays from '@portolan/i18n/catalogues/pt/stays.json' with { type: 'json' };
import esCommon from '@portolan/i18n/catalogues/es/common.json' with { type: 'json' };
import esMail from '@portolan/i18n/catalogues/es/mail.json' with { type: 'json' };
import esStays from '@portolan/i18n/catalogues/es/stays.json' with { type: 'json' };
import daCommon from '@portolan/i18n/catalogues/da/common.json' with { type: 'json' };
import daMail from '@portolan/i18n/catalogues/da/mail.json' with { type: 'json' };
import daStays from '@portolan/i18n/catalogues/da/stays.json' with { type: 'json' };
import noCommon from '@portolan/i18n/catalogues/no/common.json' with { type: 'json' };
import noMail from '@portolan/i18n/catalogues/no/mail.json' with { type: 'json' };
import noStays from '@portolan/i18n/catalogues/no/stays.json' with { type: 'json' };
import deCommon from '@portolan/i18n/catalogues/de/common.json' with { type: 'json' };
import deMail from '@portolan/i18n/catalogues/de/mail.json' with { type: 'json' };
import deStays from '@portolan/i18n/catalogues/de/stays.json' with { type: 'json' };
import arCommon from '@portolan/i18n/catalogues/ar/common.json' with { type: 'json' };
import arMail from '@portolan/i18n/catalogues/ar/mail.json' with { type: 'json' };
import arStays from '@portolan/i18n/catalogues/ar/stays.json' with { type: 'json' };
import frCommon from '@portolan/i18n/catalogues/fr/common.json' with { type: 'json' };
import frMail from '@portolan/i18n/catalogues/fr/mail.json' with { type: 'json' };
import frStays from '@portolan/i18n/catalogues/fr/stays.json' with { type: 'json' };
import svCommon from '@portolan/i18n/catalogues/sv/common.json' with { type: 'json' };
import svMail from '@portolan/i18n/catalogues/sv/mail.json' with { type: 'json' };
import svStays from '@portolan/i18n/catalogues/sv/stays.json' with { type: 'json' };

/** What mails say, in memory: they are written where nobody waits and nothing may be missing. */
const catalogues: Readonly<Record<LanguageCode, Catalogue>> = {
  en: { ...enCommon, ...enStays, ...enMail },
  pt: { ...ptCommon, ...ptStays, ...ptMail },
  es: { ...esCommon, ...esStays, ...esMail },
  da: { ...daCommon, ...daStays, ...daMail },
  no: { ...noCommon, ...noStays, ...noMail },
  de: { ...deCommon, ...deStays, ...deMail },
  ar: { ...arCommon, ...arStays, ...arMail },
  fr: { ...frCommon, ...frStays, ...frMail },
  sv: { ...svCommon, ...svStays, ...svMail },
};

/** The texts of mails in a language; English where there is none. */
export function mailTexts(language: string): T {
  const code = toLanguage(language) ?? fallbackLanguage;
  return createT(code, [catalogues[code], catalogues[fallbackLanguage]]);
}
