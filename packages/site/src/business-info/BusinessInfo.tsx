import { useEffect, useMemo, useState, type FormEvent } from 'react';
import type { BusinessInfo as Info } from '@portolan/contract';
import { createI18nextT } from '@portolan/i18n/i18next';
import {
  Button,
  Checkbox,
  Dialog,
  SelectField,
  TextField,
  useAreaTexts,
  useStyles,
  useT,
  WithTexts,
} from '@portolan/ui';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { localStoragePort, sessionStoragePort } from '../state/storage.ts';
import {
  answersFrom,
  emailProblem,
  engines,
  isComplete,
  isTold,
  networks,
  toRequest,
  usages,
  volumes,
  ways,
  type Answers,
  type Choice,
} from './answers.ts';
import businessCss from './business.css?inline';

/** In session storage: the owner said "not now". */
const laterKey = 'businessInfoLater';
/** In local storage: the e-mail that was sent by itself, from whichever page. */
const sentKey = 'businessInfoEmail';

/** Asks an agency's owner about the business, once per session until all is told (BIZ-03, BIZ-04). */
export function BusinessInfo() {
  const { client } = useSite();
  const email = useSiteState((state) => state.user?.personal_info.email ?? '');
  const [known, setKnown] = useState<{ info: Info; managers: readonly string[] } | null>(null);

  useEffect(() => {
    client.call('getBusinessInfo').then(
      ({ data, supportManagers }) => {
        setKnown({ info: data, managers: supportManagers });
        if (data.contactEmailId || !email || localStoragePort.get(sentKey) === email) return;
        // Before the answer: the next page or tab may ask meanwhile, and leaving this one does not take the call back.
        localStoragePort.set(sentKey, email);
        client
          .call('submitBusinessInfo', { body: { contactEmailId: email }, keepalive: true })
          .catch((error: unknown) => {
            localStoragePort.remove(sentKey);
            console.error('Business information: the e-mail was not saved.', error);
          });
      },
      // Nobody is bothered with it (ERR-17, ERR-18).
      (error: unknown) => console.error('Business information could not be fetched.', error),
    );
  }, [client, email]);
  const asks = known !== null && !isTold(known.info) && sessionStoragePort.get(laterKey) === null;
  const t = useAreaTexts(asks ? ['business', 'common'] : null, undefined, createI18nextT);

  if (!asks || !t) return null;
  return (
    <WithTexts t={t}>
      <Form info={{ contactEmailId: email, ...known.info }} managers={known.managers} />
    </WithTexts>
  );
}

function Form({ info, managers }: { info: Info; managers: readonly string[] }) {
  useStyles(businessCss);
  const t = useT();
  const { client, notify } = useSite();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [answers, setAnswers] = useState<Answers>(() => answersFrom(info));
  const [emailError, setEmailError] = useState<ReturnType<typeof emailProblem>>(null);
  const countries = useCountries(t.language);
  const change = (some: Partial<Answers>) => setAnswers((before) => ({ ...before, ...some }));
  const toggle = (engine: string, on: boolean) =>
    setAnswers(({ engines: chosen, ...rest }) => ({
      ...rest,
      engines: on ? [...chosen, engine] : chosen.filter((one) => one !== engine),
    }));
  const way = ways.find(({ value }) => value === answers.hearBy);
  const all = answers.engines.length === engines.length;
  const ready = isComplete(answers) && !busy;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setBusy(true);
    // It closes at once (BIZ-06); when nothing was saved it is there again, with all that was typed.
    setOpen(false);
    try {
      await client.call('submitBusinessInfo', { body: toRequest(answers) });
      notify(t('business.saved'), 'good');
    } catch {
      setOpen(true);
      notify(t('business.failed'), 'bad');
    } finally {
      setBusy(false);
    }
  };
  const later = () => {
    sessionStoragePort.set(laterKey, 'true');
    setOpen(false);
  };
  const select = (choices: readonly Choice[]) =>
    choices.map(({ value, text }) => ({ value, label: t(text) }));

  return (
    <>
      <Dialog
        open={open}
        onClose={later}
        title={t('business.title')}
        kind="sheet"
        actions={
          <>
            <Button variant="text" onClick={later}>
              {t('business.later')}
            </Button>
            <Button type="submit" form="business-info" variant="primary" disabled={!ready} busy={busy}>
              {t('business.submit')}
            </Button>
          </>
        }
      >
        <form id="business-info" className="business" noValidate onSubmit={(event) => void submit(event)}>
          <p className="business-lead">{t('business.lead')}</p>
          <TextField
            label={t('business.email')}
            type="email"
            name="contactEmailId"
            autoComplete="email"
            inputMode="email"
            value={answers.email}
            error={emailError && t(emailError)}
            onInput={(email) => {
              change({ email });
              // While editing only once it was wrong (BIZ-10, BIZ-11).
              if (emailError) setEmailError(emailProblem(email));
            }}
            onBlur={() => setEmailError(emailProblem(answers.email))}
          />
          <TextField
            label={t('business.phone')}
            optional
            type="tel"
            name="contactPhoneNumber"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
            value={answers.phone}
            onInput={(phone) => change({ phone })}
          />
          <SelectField
            label={t('business.country')}
            name="hqCountry"
            autoComplete="country"
            placeholder={t('business.country.choose')}
            value={answers.country}
            options={countries}
            onChange={(country) => change({ country })}
          />
          <fieldset>
            <legend>{t('business.engines')}</legend>
            <div className="business-choices">
              <Checkbox
                label={t('business.engines.all')}
                checked={all}
                onChange={(on) => change({ engines: on ? engines.map(({ value }) => value) : [] })}
              />
              {engines.map(({ value, text }) => (
                <Checkbox
                  key={value}
                  label={t(text)}
                  checked={answers.engines.includes(value)}
                  onChange={(on) => toggle(value, on)}
                />
              ))}
            </div>
          </fieldset>
          <SelectField
            label={t('business.volume')}
            name="bookingVolume"
            placeholder={t('business.choose')}
            value={answers.volume}
            options={select(volumes)}
            onChange={(volume) => change({ volume })}
          />
          <SelectField
            label={t('business.usage')}
            name="useForBusiness"
            placeholder={t('business.choose')}
            value={answers.usage}
            options={select(usages)}
            onChange={(usage) => change({ usage })}
          />
          <SelectField
            label={t('business.hear')}
            name="hearBy"
            placeholder={t('business.choose')}
            value={answers.hearBy}
            options={select(ways)}
            onChange={(hearBy) => change({ hearBy, hearByName: '' })}
          />
          {way?.asks && way.detail === 'text' && (
            <TextField
              label={t(way.asks)}
              name="hearByName"
              maxLength={200}
              value={answers.hearByName}
              onInput={(hearByName) => change({ hearByName })}
            />
          )}
          {way?.asks && way.detail !== 'text' && (
            <SelectField
              label={t(way.asks)}
              name="hearByName"
              placeholder={t('business.choose')}
              value={answers.hearByName}
              options={(way.detail === 'network' ? networks : managers).map((value) => ({
                value,
                label: value,
              }))}
              onChange={(hearByName) => change({ hearByName })}
            />
          )}
        </form>
      </Dialog>
    </>
  );
}

/** Every country by its name in the reader's language, in that language's order. */
function useCountries(language: string): { value: string; label: string }[] {
  const { client } = useSite();
  const [codes, setCodes] = useState<readonly { code: string; name: string }[]>([]);
  useEffect(() => {
    client.call('getCountryCodes').then(
      ({ countries }) => setCodes(countries),
      (error: unknown) => console.error('Countries could not be fetched.', error),
    );
  }, [client]);
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    const sorter = new Intl.Collator(language);
    return codes
      .map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }))
      .sort((one, other) => sorter.compare(one.label, other.label));
  }, [codes, language]);
}
