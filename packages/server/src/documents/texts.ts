import { fallbackLanguage, toLanguage, type Catalogue, type LanguageCode, type T } from '@portolan/i18n';
import { createI18nextT } from '@portolan/i18n/i18next';
import enCommon from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import enStays from '@portolan/i18n/catalogues/en/stays.json' with { type: 'json' };
import enMail from '@portolan/i18n/server/en/mail.json' with { type: 'json' };
import enDocuments from '@portolan/i18n/server/en/documents.json' with { type: 'json' };
import ptCommon from '@portolan/i18n/catalogues/pt/common.json' with { type: 'json' };
import ptStays from '@portolan/i18n/catalogues/pt/stays.json' with { type: 'json' };
import ptMail from '@portolan/i18n/server/pt/mail.json' with { type: 'json' };
import ptDocuments from '@portolan/i18n/server/pt/documents.json' with { type: 'json' };
import esCommon from '@portolan/i18n/catalogues/es/common.json' with { type: 'json' };
import esStays from '@portolan/i18n/catalogues/es/stays.json' with { type: 'json' };
import esMail from '@portolan/i18n/server/es/mail.json' with { type: 'json' };
import esDocuments from '@portolan/i18n/server/es/documents.json' with { type: 'json' };
import daCommon from '@portolan/i18n/catalogues/da/common.json' with { type: 'json' };
import daStays from '@portolan/i18n/catalogues/da/stays.json' with { type: 'json' };
import daMail from '@portolan/i18n/server/da/mail.json' with { type: 'json' };
import daDocuments from '@portolan/i18n/server/da/documents.json' with { type: 'json' };
import noCommon from '@portolan/i18n/catalogues/no/common.json' with { type: 'json' };
import noStays from '@portolan/i18n/catalogues/no/stays.json' with { type: 'json' };
import noMail from '@portolan/i18n/server/no/mail.json' with { type: 'json' };
import noDocuments from '@portolan/i18n/server/no/documents.json' with { type: 'json' };
import deCommon from '@portolan/i18n/catalogues/de/common.json' with { type: 'json' };
import deStays from '@portolan/i18n/catalogues/de/stays.json' with { type: 'json' };
import deMail from '@portolan/i18n/server/de/mail.json' with { type: 'json' };
import deDocuments from '@portolan/i18n/server/de/documents.json' with { type: 'json' };
import arCommon from '@portolan/i18n/catalogues/ar/common.json' with { type: 'json' };
import arStays from '@portolan/i18n/catalogues/ar/stays.json' with { type: 'json' };
import arMail from '@portolan/i18n/server/ar/mail.json' with { type: 'json' };
import arDocuments from '@portolan/i18n/server/ar/documents.json' with { type: 'json' };
import frCommon from '@portolan/i18n/catalogues/fr/common.json' with { type: 'json' };
import frStays from '@portolan/i18n/catalogues/fr/stays.json' with { type: 'json' };
import frMail from '@portolan/i18n/server/fr/mail.json' with { type: 'json' };
import frDocuments from '@portolan/i18n/server/fr/documents.json' with { type: 'json' };
import svCommon from '@portolan/i18n/catalogues/sv/common.json' with { type: 'json' };
import svStays from '@portolan/i18n/catalogues/sv/stays.json' with { type: 'json' };
import svMail from '@portolan/i18n/server/sv/mail.json' with { type: 'json' };
import svDocuments from '@portolan/i18n/server/sv/documents.json' with { type: 'json' };

/** The texts of mails and documents. All languages stay in memory: a worker must not fail for a file that it cannot read. */
const catalogues: Readonly<Record<LanguageCode, Catalogue>> = {
  en: { ...enCommon, ...enStays, ...enMail, ...enDocuments },
  pt: { ...ptCommon, ...ptStays, ...ptMail, ...ptDocuments },
  es: { ...esCommon, ...esStays, ...esMail, ...esDocuments },
  da: { ...daCommon, ...daStays, ...daMail, ...daDocuments },
  no: { ...noCommon, ...noStays, ...noMail, ...noDocuments },
  de: { ...deCommon, ...deStays, ...deMail, ...deDocuments },
  ar: { ...arCommon, ...arStays, ...arMail, ...arDocuments },
  fr: { ...frCommon, ...frStays, ...frMail, ...frDocuments },
  sv: { ...svCommon, ...svStays, ...svMail, ...svDocuments },
};

const made = new Map<LanguageCode, T>();

/** The texts of mails and documents in a language; English where there is none. */
export function travellerTexts(language: string): T {
  const code = toLanguage(language) ?? fallbackLanguage;
  let t = made.get(code);
  if (!t) {
    const own = code === fallbackLanguage ? [] : [catalogues[code]];
    made.set(code, (t = createI18nextT(code, [...own, catalogues[fallbackLanguage]])));
  }
  return t;
}
