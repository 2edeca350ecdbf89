import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  asksNotToBeTracked,
  categoriesOf,
  vendorsOf,
  type ConsentCategory,
  type Vendor,
} from '@portolan/core/consent';
import { Button, Checkbox, Dialog, useStyles, useT } from '@portolan/ui';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import consentCss from './consent.css?inline';
import { choose, chosen, takeUpConsent } from './consent.ts';

const brands: Record<Vendor['name'], string> = { google: 'Google', facebook: 'Facebook' };

/** Asks once, without standing in the way, and again whenever somebody wants to choose anew. */
export function Consent() {
  useStyles(consentCss);
  const t = useT();
  const site = useSite();
  const { store, notify } = site;
  const agency = useSiteState((state) => state.agency);
  const settings = useSiteState((state) => state.cookieSettings);
  const language = useSiteState((state) => state.language);
  const asking = useSiteState((state) => state.askingConsent);
  useEffect(() => store.setState({ askingConsent: takeUpConsent(site, Date.now()) }), [site, store]);

  const vendors = vendorsOf(agency);
  const categories = categoriesOf(vendors);
  const named = (category?: ConsentCategory) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      vendors.filter((vendor) => !category || vendor.category === category).map(({ name }) => brands[name]),
    );
  const settle = (granted: readonly ConsentCategory[]) => {
    const hadFocus = asking && !settings;
    store.setState({ askingConsent: false, cookieSettings: false });
    notify(t('consent.saved'), 'good');
    // The button that had the focus is gone; the page goes on where it begins.
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
    choose(site, granted, new Date());
  };
  return (
    <>
      {asking && (
        <Question text={t('consent.text', { agency: agency.agencyName, vendors: named() })}>
          <Button variant="tint" onClick={() => settle(categories)}>
            {t('consent.accept')}
          </Button>
          <Button variant="tint" onClick={() => settle([])}>
            {t('consent.reject')}
          </Button>
          <Button variant="text" onClick={() => store.setState({ cookieSettings: true })}>
            {t('consent.manage')}
          </Button>
        </Question>
      )}
      <Settings
        open={settings}
        categories={categories}
        named={named}
        onClose={() => store.setState({ cookieSettings: false })}
        onChoose={settle}
      />
    </>
  );
}

/** Stands at the end of the screen and takes no focus. On a phone it waits while the search is where it would stand. */
function Question({ text, children }: { text: string; children: React.ReactNode }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const [away, setAway] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { documentElement: root, body } = document;
    // What is scrolled to or focused ends above it, and the page's end can be scrolled above it.
    const makeRoom = () => {
      const height = `${element.offsetHeight + 16}px`;
      root.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = height;
    };
    const sizes = new ResizeObserver(makeRoom);
    sizes.observe(element);
    const look = () => {
      const search = matchMedia('(max-width:640px)').matches && document.querySelector('.hero-search');
      const { top, bottom } = search ? search.getBoundingClientRect() : { top: 0, bottom: 0 };
      setAway(!!search && top < innerHeight && bottom > innerHeight - element.offsetHeight - 16);
    };
    look();
    const options = { passive: true } as const;
    addEventListener('scroll', look, options);
    addEventListener('resize', look, options);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
      root.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = '';
    };
  }, []);
  return (
    <section ref={box} className={away ? 'consent is-away' : 'consent'} aria-labelledby="consent-title">
      <div className="consent-text">
        <h2 id="consent-title">{t('consent.title')}</h2>
        <p>
          {text} <a href="/cookies-policy">{t('pages.legal.cookies')}</a>
        </p>
      </div>
      <div className="consent-actions">{children}</div>
    </section>
  );
}

interface SettingsProps {
  open: boolean;
  categories: readonly ConsentCategory[];
  named(category: ConsentCategory): string;
  onClose(): void;
  onChoose(granted: readonly ConsentCategory[]): void;
}

function Settings({ open, categories, named, onClose, onChoose }: SettingsProps) {
  const t = useT();
  const site = useSite();
  const [granted, setGranted] = useState<readonly ConsentCategory[]>([]);
  useEffect(() => {
    if (open) setGranted(chosen(site, Date.now()) ?? []);
  }, [open, site]);
  const refused = asksNotToBeTracked(navigator);
  const row = (name: 'necessary' | ConsentCategory, checked: boolean, detail: string) => (
    <li key={name}>
      <Checkbox
        label={
          <>
            <b>{t(`consent.${name}`)}</b>
            <span className="consent-detail">{detail}</span>
          </>
        }
        checked={checked}
        disabled={refused || name === 'necessary'}
        onChange={(on) =>
          name !== 'necessary' &&
          setGranted(categories.filter((category) => (category === name ? on : granted.includes(category))))
        }
      />
    </li>
  );
  return (
    <Dialog
      open={open}
      kind="sheet"
      title={t('consent.settings')}
      onClose={onClose}
      actions={
        !refused && (
          <>
            <Button variant="text" onClick={() => onChoose(granted)}>
              {t('consent.save')}
            </Button>
            <Button variant="tint" onClick={() => onChoose([])}>
              {t('consent.reject')}
            </Button>
            <Button variant="tint" onClick={() => onChoose(categories)}>
              {t('consent.accept')}
            </Button>
          </>
        )
      }
    >
      <div className="consent-settings">
        <p>{t(refused ? 'consent.signal' : 'consent.settings.text')}</p>
        <ul>
          {row('necessary', true, t('consent.necessary.text'))}
          {categories.map((category) =>
            row(
              category,
              !refused && granted.includes(category),
              t(`consent.${category}.text`, { vendors: named(category) }),
            ),
          )}
        </ul>
      </div>
    </Dialog>
  );
}
