// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { SignInProviderCheck, StoredSignInProvider } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import {
  button,
  errorOf,
  escape,
  openOffice,
  press,
  refused,
  settle,
  submit,
  type,
} from './testing/screens.tsx';

const aProvider = (changes: Partial<StoredSignInProvider> = {}): StoredSignInProvider => ({
  id: 'acme', kind: 'social', name: 'Acme', issuer: 'https://login.acme.example', clientId: 'harbour', hasSecret: true, active: true,
  position: 0, redirectUri: 'https://site.example/social', createdAt: '2026-11-22T00:00:00Z', ...changes,
}); // prettier-ignore
const open = (
  office: Parameters<typeof openOffice>[1],
  context: Parameters<typeof openOffice>[2] = { role: 'agency_owner' },
) => openOffice('agent.settings.sign-in', office, context);
const withOne = (changes: Partial<StoredSignInProvider> = {}) => ({
  providers: () => Promise.resolve([aProvider(changes)]),
});
const choose = (page: Element, name: string, value: string) => {
  const select = page.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
  select.value = value;
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
};

describe('/settings/sign-in', () => {
  it('lists providers with all but their secrets, and the redirect address to copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const notify = vi.fn();
    const page = await open(withOne(), { role: 'agency_owner', notify });
    await vi.waitFor(() => expect(page.querySelector('article')).not.toBeNull());
    const text = page.querySelector('article')!.textContent;
    for (const fact of ['Acme', 'https://login.acme.example', 'harbour', 'Stored. It is never shown.', 'https://site.example/social'])
      expect(text).toContain(fact);
    await press(page, 'Copy');
    expect(write).toHaveBeenCalledExactlyOnceWith('https://site.example/social');
    expect(notify).toHaveBeenCalledExactlyOnceWith('Copied', 'good');
  }); // prettier-ignore
  it('asks nothing and shows nothing to who may not open it', async () => {
    for (const role of ['visitor', 'admin', 'agent'] as const) {
      const providers = vi.fn(() => Promise.resolve([aProvider()]));
      const page = await open({ providers }, { role });
      expect(page.querySelector('h1')!.textContent).toBe('You cannot open this');
      expect(page.querySelector('a[href^="/login"]') !== null).toBe(role === 'visitor');
      expect(providers).not.toHaveBeenCalled();
    }
  });
  it('says that there is none yet, and that the list did not come, with another try', async () => {
    const providers = vi.fn().mockRejectedValueOnce(refused('NETWORK', 'No answer')).mockResolvedValue([]);
    const page = await open({ providers });
    await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('No answer'));
    await press(page, 'Try again');
    await vi.waitFor(() => expect(page.textContent).toContain('No providers yet'));
  });

  it('adds one, and sends a secret only where one was typed', async () => {
    const addProvider = vi.fn(() => Promise.resolve(aProvider({ id: 'new', name: 'New' })));
    const page = await open({ providers: () => Promise.resolve([]), addProvider });
    await vi.waitFor(() => expect(button(page, 'Add a provider')).toBeDefined());
    await press(page, 'Add a provider');
    type(page, 'name', ' New ');
    type(page, 'id', 'new');
    type(page, 'issuer', 'https://id.example');
    type(page, 'clientId', 'us');
    await submit(page);
    expect(addProvider).not.toHaveBeenCalled();
    expect(errorOf(page, 'clientSecret')).toBe('Enter the secret');
    expect((document.activeElement as HTMLInputElement).name).toBe('clientSecret');
    type(page, 'clientSecret', 'hush');
    await submit(page);
    expect(addProvider).toHaveBeenCalledExactlyOnceWith({
      id: 'new', name: 'New', kind: 'social', issuer: 'https://id.example', clientId: 'us', clientSecret: 'hush', active: true, position: 0,
    }); // prettier-ignore
    expect(page.querySelector('form')).toBeNull();
    expect(page.querySelector('article h2')!.textContent).toBe('New');
    expect(page.innerHTML).not.toContain('hush');
  });
  it.each([
    ['id', 'is taken', 'Another provider has this short name'],
    ['id', 'is one more than the 10 there may be', 'There are as many providers as there may be'],
    ['issuer', 'must begin with https://', 'It must begin with https://'],
    ['issuer', 'must not hold a name or a password', 'It must not hold a name or a password'],
    ['issuer', 'must be on the public internet', 'It must be on the public internet'],
    ['issuer', 'must have no query and no fragment', 'It must have no “?” and no “#”'],
    ['issuer', 'must be an address such as https://login.example.com', 'Enter an address such as https://login.example.com'],
    ['clientId', 'must match pattern', 'Enter the client ID, without spaces'],
    ['name', 'must match pattern', 'Give it a name'],
    ['position', 'must be at most 1000', 'A whole number from 0 to 1000'],
  ])('says beside %s that it “%s”, and loses nothing that was typed', async (field, words, said) => {
    const addProvider = () => Promise.reject(refused('VALIDATION_FAILED', 'No', { [field]: words }));
    const page = await open({ providers: () => Promise.resolve([]), addProvider });
    await vi.waitFor(() => expect(button(page, 'Add a provider')).toBeDefined());
    await press(page, 'Add a provider');
    for (const [name, value] of [['name', 'New'], ['id', 'new'], ['issuer', 'http://u:p@x'], ['clientId', 'us'], ['clientSecret', 'hush']] as const)
      type(page, name, value);
    await submit(page);
    expect(errorOf(page, field)).toBe(said);
    expect((document.activeElement as HTMLInputElement).name).toBe(field);
    expect(page.querySelector<HTMLInputElement>('[name=clientSecret]')!.value).toBe('hush');
  }); // prettier-ignore

  it('adds one in its place of the row: single sign-on without a secret, switched off, and with its own address', async () => {
    const added = aProvider({ id: 'new', name: 'New', position: 2 });
    const addProvider = vi.fn(() => Promise.resolve(added));
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const page = await open({ ...withOne({ position: 5 }), addProvider });
    await press(page, 'Add a provider');
    expect((document.activeElement as HTMLInputElement).name).toBe('name');
    expect(page.querySelector<HTMLInputElement>('[name=clientSecret]')!.type).toBe('password');
    for (const [name, value] of [['name', ' New '], ['id', 'new'], ['issuer', ' https://id.example '], ['clientId', ' us '], ['position', '2']] as const)
      type(page, name, value);
    choose(page, 'kind', 'sso');
    choose(page, 'secret', 'none');
    act(() => page.querySelector<HTMLInputElement>('[name=active]')!.click());
    await press(page.querySelector('form')!, 'Copy');
    expect(write).toHaveBeenLastCalledWith('https://site.example/sso');
    await submit(page);
    expect(addProvider).toHaveBeenCalledExactlyOnceWith({
      id: 'new', name: 'New', kind: 'sso', issuer: 'https://id.example', clientId: 'us', clientSecret: null, active: false, position: 2,
    });
    expect([...page.querySelectorAll('article h2')].map((one) => one.textContent)).toEqual(['New', 'Acme']);
  }); // prettier-ignore
  it('sends nothing while a value cannot be right, says which, and goes back without', async () => {
    const addProvider = vi.fn(() => Promise.resolve(aProvider()));
    const page = await open({ providers: () => Promise.resolve([]), addProvider });
    await press(page, 'Add a provider');
    const good = { name: 'New', id: 'new', issuer: 'https://id.example', clientId: 'us', clientSecret: 'hush', position: '0' };
    for (const [name, value] of Object.entries(good)) type(page, name, value);
    for (const [name, wrong, said] of [
      ['name', ' ', 'Give it a name'],
      ['id', 'New one', '2 to 40 characters: a to z, 0 to 9 and hyphens'],
      ['issuer', 'login', 'Enter an address such as https://login.example.com'],
      ['issuer', 'https://id.example?a=b', 'It must have no “?” and no “#”'],
      ['clientId', 'a b', 'Enter the client ID, without spaces'],
      ['position', '1001', 'A whole number from 0 to 1000'],
    ] as const) {
      type(page, name, wrong);
      await submit(page);
      expect(errorOf(page, name), `${name} ${wrong}`).toBe(said);
      type(page, name, good[name]);
    }
    expect(addProvider).not.toHaveBeenCalled();
    await press(page, 'Cancel');
    expect(page.querySelector('form')).toBeNull();
    expect(document.activeElement).toBe(page.querySelector('h1'));
  }); // prettier-ignore
  it('changes one where it stands, keeps the form when that fails, and reads the list anew when it is gone', async () => {
    const providers = vi.fn().mockResolvedValueOnce([aProvider()]).mockResolvedValue([]);
    const replaceProvider = vi
      .fn()
      .mockRejectedValueOnce(refused('NETWORK', 'No answer'))
      .mockResolvedValueOnce(aProvider({ name: 'Acme 2' }))
      .mockRejectedValueOnce(refused('NOT_FOUND'));
    const notify = vi.fn();
    const page = await open({ providers, replaceProvider }, { notify });
    await press(page, 'Edit');
    type(page, 'name', 'Acme 2');
    // Where a secret is kept, what is wrong with it is said at the choice.
    choose(page, 'clientSecret', 'none');
    await submit(page);
    expect(page.querySelector('form [role=alert]')!.textContent).toContain('No answer');
    await submit(page);
    expect(replaceProvider).toHaveBeenLastCalledWith('acme', expect.objectContaining({ name: 'Acme 2', clientSecret: null }));
    expect(page.querySelector('article h2')!.textContent).toBe('Acme 2');
    expect(notify).toHaveBeenLastCalledWith('Acme 2 has been saved.', 'good');
    await press(page, 'Edit');
    await submit(page);
    expect(notify).toHaveBeenLastCalledWith('Somebody has removed this provider meanwhile.', 'bad');
    await vi.waitFor(() => expect(page.textContent).toContain('No providers yet'));
  }); // prettier-ignore
  it('keeps a stored secret unless another issuer is named, which needs it again', async () => {
    const replaceProvider = vi.fn(() => Promise.resolve(aProvider({ name: 'Acme 2' })));
    const page = await open({ ...withOne(), replaceProvider });
    await vi.waitFor(() => expect(button(page, 'Edit')).toBeDefined());
    await press(page, 'Edit');
    expect(page.querySelector('[name=id]')).toBeNull();
    type(page, 'issuer', 'https://other.example');
    await submit(page);
    expect(errorOf(page, 'clientSecret')).toBe('Another issuer needs its secret entered again');
    expect(replaceProvider).not.toHaveBeenCalled();
    type(page, 'issuer', 'https://login.acme.example');
    type(page, 'name', 'Acme 2');
    await submit(page);
    expect(replaceProvider).toHaveBeenCalledExactlyOnceWith('acme', {
      kind: 'social', name: 'Acme 2', issuer: 'https://login.acme.example', clientId: 'harbour', active: true, position: 0,
    }); // prettier-ignore
  });

  it.each([
    [null, 'It answers. People are sent to \u2066https://login.acme.example/auth\u2069.'],
    ['unreachable', 'Nothing answers at this address.'],
    ['address_refused', 'It leads to an address that we do not ask'],
    ['not_openid', 'What answers is no OpenID provider.'],
    ['other_issuer', 'It calls itself by another issuer address.'],
    ['no_code_flow', 'It does not offer the authorisation code flow'],
    ['no_pkce', 'It does not offer PKCE'],
    ['secret_unreadable', 'The stored secret cannot be read any more.'],
  ] as const)('says what a check found: %s', async (problem, said) => {
    const authorizationEndpoint = problem === null ? 'https://login.acme.example/auth' : null;
    const page = await open({
      ...withOne(),
      checkProvider: () => Promise.resolve({ problem, authorizationEndpoint }),
    });
    await vi.waitFor(() => expect(button(page, 'Check')).toBeDefined());
    await press(page, 'Check');
    expect(page.querySelector('article [role=status]')!.textContent).toContain(said);
  });
  it('says that checks come too often, and reads the list anew when the provider is gone', async () => {
    const providers = vi.fn().mockResolvedValueOnce([aProvider()]).mockResolvedValue([]);
    const checkProvider = vi
      .fn()
      .mockRejectedValueOnce(refused('RATE_LIMITED'))
      .mockRejectedValueOnce(refused('NOT_FOUND'));
    const notify = vi.fn();
    const page = await open({ providers, checkProvider }, { notify });
    await vi.waitFor(() => expect(button(page, 'Check')).toBeDefined());
    await press(page, 'Check');
    expect(page.querySelector('[role=alert]')!.textContent).toContain('You have checked often.');
    await press(page, 'Check');
    await vi.waitFor(() => expect(page.textContent).toContain('No providers yet'));
    expect(notify).toHaveBeenCalledExactlyOnceWith('Somebody has removed this provider meanwhile.', 'bad');
  });

  it('switches one off and on again without its secret, and says what that means', async () => {
    const replaceProvider = vi.fn((_: string, { active }: { active: boolean }) =>
      Promise.resolve(aProvider({ active, position: 7 })),
    );
    const notify = vi.fn();
    const page = await open({ ...withOne({ position: 7 }), replaceProvider }, { notify });
    await vi.waitFor(() => expect(button(page, 'Switch off')).toBeDefined());
    const sent = { kind: 'social', name: 'Acme', issuer: 'https://login.acme.example', clientId: 'harbour', position: 7 };
    await press(page, 'Switch off');
    expect(replaceProvider).toHaveBeenLastCalledWith('acme', { ...sent, active: false });
    expect(notify).toHaveBeenLastCalledWith('Acme is off. Nobody can log in with it.', 'good');
    await press(page, 'Switch on');
    expect(replaceProvider).toHaveBeenLastCalledWith('acme', { ...sent, active: true });
    expect(notify).toHaveBeenLastCalledWith('Acme is on the log-in page.', 'good');
    expect(button(page, 'Switch off')).toBeDefined();
  }); // prettier-ignore
  it('shows no check of a provider that has changed since', async () => {
    let switched = (_: StoredSignInProvider) => undefined as void;
    const page = await open({
      ...withOne(),
      replaceProvider: () => new Promise((resolve) => (switched = resolve)),
      checkProvider: () => Promise.resolve({ problem: 'unreachable' } as SignInProviderCheck),
    });
    await press(page, 'Switch off');
    await press(page, 'Check');
    expect(page.textContent).toContain('Nothing answers');
    act(() => switched(aProvider({ active: false })));
    await settle();
    expect(page.textContent).not.toContain('Nothing answers');
  });
  it('says of single sign-on that is shown nowhere, as long as the agency has none', async () => {
    for (const kind of ['sso', 'social'] as const)
      for (const active of [true, false])
        for (const isSSOEnabled of [true, false]) {
          const agency = anAgency({ sso: { isSSOEnabled, isDirectLoginAllowedForSSOUsers: true } });
          const page = await open(withOne({ kind, active }), { agency });
          expect(page.textContent!.includes('Single sign-on is off for your agency'), `${kind} ${active} ${isSSOEnabled}`).toBe(
            kind === 'sso' && active && !isSSOEnabled,
          );
        }
  }); // prettier-ignore
  it('keeps one that could not be removed, and says why beside it', async () => {
    const notify = vi.fn();
    const page = await open(
      { ...withOne(), removeProvider: () => Promise.reject(refused('NETWORK', 'No answer')) },
      { notify },
    );
    await press(page, 'Remove');
    await escape(page);
    expect(button(page.querySelector('dialog')!, 'Remove')).toBeUndefined();
    await press(page, 'Remove');
    await press(page.querySelector('dialog')!, 'Remove');
    expect(page.querySelector('article [role=alert]')!.textContent).toContain('No answer');
    expect(button(page.querySelector('dialog')!, 'Remove')).toBeUndefined();
    expect(notify).not.toHaveBeenCalled();
  });
  it('removes one after asking, and not when the answer is no', async () => {
    const removeProvider = vi.fn(() => Promise.resolve());
    const notify = vi.fn();
    const page = await open({ ...withOne(), removeProvider }, { notify });
    await vi.waitFor(() => expect(button(page, 'Remove')).toBeDefined());
    await press(page, 'Remove');
    expect(page.querySelector('dialog')!.textContent).toContain('Remove Acme?');
    await press(page.querySelector('dialog')!, 'Cancel');
    expect(removeProvider).not.toHaveBeenCalled();
    await press(page, 'Remove');
    await press(page.querySelector('dialog')!, 'Remove');
    expect(removeProvider).toHaveBeenCalledExactlyOnceWith('acme');
    expect(page.querySelector('article')).toBeNull();
    expect(document.activeElement).toBe(page.querySelector('h1'));
    expect(notify).toHaveBeenCalledExactlyOnceWith('Acme has been removed.', 'good');
  });
  it('takes no eleventh, and says so', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => aProvider({ id: `p${at}`, position: at }));
    const page = await open({ providers: () => Promise.resolve(ten) });
    await vi.waitFor(() => expect(page.querySelectorAll('article')).toHaveLength(10));
    expect(button(page, 'Add a provider')!.disabled).toBe(true);
    expect(page.textContent).toContain('10 is the most.');
  });
});
