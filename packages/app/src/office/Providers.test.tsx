// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { StoredSignInProvider } from '@portolan/contract';
import { button, errorOf, openOffice, press, refused, submit, type } from './testing/screens.tsx';

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
    const page = await open({ providers, checkProvider });
    await vi.waitFor(() => expect(button(page, 'Check')).toBeDefined());
    await press(page, 'Check');
    expect(page.querySelector('[role=alert]')!.textContent).toContain('You have checked often.');
    await press(page, 'Check');
    await vi.waitFor(() => expect(page.textContent).toContain('No providers yet'));
  });

  it('switches one off without its secret', async () => {
    const replaceProvider = vi.fn(() => Promise.resolve(aProvider({ active: false })));
    const page = await open({ ...withOne(), replaceProvider });
    await vi.waitFor(() => expect(button(page, 'Switch off')).toBeDefined());
    await press(page, 'Switch off');
    expect(replaceProvider).toHaveBeenCalledExactlyOnceWith(
      'acme',
      expect.not.objectContaining({ clientSecret: expect.anything() as unknown }),
    );
    expect(button(page, 'Switch on')).toBeDefined();
  });
  it('removes one after asking, and not when the answer is no', async () => {
    const removeProvider = vi.fn(() => Promise.resolve());
    const page = await open({ ...withOne(), removeProvider });
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
  });
  it('takes no eleventh, and says so', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => aProvider({ id: `p${at}`, position: at }));
    const page = await open({ providers: () => Promise.resolve(ten) });
    await vi.waitFor(() => expect(page.querySelectorAll('article')).toHaveLength(10));
    expect(button(page, 'Add a provider')!.disabled).toBe(true);
    expect(page.textContent).toContain('10 is the most.');
  });
});
