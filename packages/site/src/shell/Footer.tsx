import { vendorsOf } from '@portolan/core/consent';
import { useT } from '@portolan/ui';
import { CookieSettings } from '../consent/CookieSettings.tsx';
import { Logo } from './Header.tsx';
import { Mark, PaymentMark, payments, type MarkName } from './marks.tsx';
import { useSiteState } from './page-context.tsx';

/** Icons and names of the networks, in the order of the specification (FTR-06 to FTR-12). */
const networks = [
  ['linkedin', 'LinkedIn', 'linkedin'],
  ['instagram', 'Instagram', 'instagram'],
  ['facebook', 'Facebook', 'facebook'],
  ['twitter', 'X', 'x'],
  ['youtube', 'YouTube', 'youtube'],
  ['discord', 'Discord', 'discord'],
  ['tiktok', 'TikTok', 'tiktok'],
] as const satisfies readonly (readonly [string, string, MarkName])[];

export function Footer({ year }: { year: number }) {
  const t = useT();
  const agency = useSiteState((state) => state.agency);
  const links = [
    ...(agency.isAbousUsEnable ? [['/about', t('site.about')] as const] : []),
    ...(agency.isFaqEnable ? [['/faqs', t('site.faq')] as const] : []),
    ...(agency.displayTopDestinations ? [['/destination', t('site.destinations')] as const] : []),
    ['/blog', t('pages.blog.title')],
    ['/privacy-policy', t('pages.legal.privacy')],
    ['/user-terms-and-conditions', t('pages.legal.user-terms')],
    [`/agency-terms-and-conditions/${encodeURIComponent(agency.id)}`, t('pages.legal.agency-terms')],
    ['/cookies-policy', t('pages.legal.cookies')],
    ['/disclaimer', t('pages.legal.disclaimer')],
    ['/cancellation-policy', t('pages.legal.cancellation')],
  ] as const;
  const measures = vendorsOf(agency).length > 0;
  const social = networks.filter(([field]) => isWebAddress(agency[field]));
  const address = [
    agency.addressLine1,
    [agency.zipCode, agency.city].filter(Boolean).join(' '),
    agency.state,
    agency.country,
  ];
  const { contactPhoneNumber: phone, contactEmailId: mail } = agency;
  return (
    <footer className="site-footer">
      <div className="foot">
        <div className="foot-brand">
          <Logo />
          {agency.displayAddressFooter && (
            <address>
              {address.filter(Boolean).map((line) => (
                <span key={line}>
                  <bdi>{line}</bdi>
                </span>
              ))}
            </address>
          )}
          {social.length > 0 && (
            <ul className="foot-social" aria-label={t('site.footer.social')}>
              {social.map(([field, name, mark]) => (
                <li key={field}>
                  <a href={agency[field]!} rel="noopener" aria-label={name}>
                    <Mark name={mark} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <section>
          <h2>{t('site.footer.links')}</h2>
          <ul>
            {links.map(([href, text]) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
            {measures && (
              <li>
                <CookieSettings look="link" />
              </li>
            )}
          </ul>
        </section>
        <section>
          <h2>{t('site.footer.contact')}</h2>
          <ul>
            {mail && (
              <li>
                <Mark name="mail" size={18} />
                <a href={`mailto:${mail}`}>
                  <bdi>{mail}</bdi>
                </a>
              </li>
            )}
            {phone && agency.displaySupportPhoneFooter && (
              <li>
                <Mark name="phone" size={18} />
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </li>
            )}
          </ul>
        </section>
      </div>
      <div className="foot-end">
        <p>{t('site.footer.rights', { year, agency: agency.agencyName })}</p>
        <ul className="foot-pay" aria-label={t('site.footer.payments')}>
          {(agency.acceptedPayments ?? payments).map((name) => (
            <li key={name}>
              <PaymentMark name={name} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** Agency fields are typed by people: only web addresses become links. */
function isWebAddress(value: string | null): boolean {
  return /^https?:\/\//i.test(value ?? '');
}
