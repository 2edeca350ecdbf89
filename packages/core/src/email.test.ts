import { describe, expect, it } from 'vitest';
import { BusinessInfoRequest, Contact, ForgotPasswordRequest } from '@portolan/contract';
import { isEmail } from './email.ts';

describe('what an e-mail address looks like', () => {
  const good = [
    'a@b.example',
    'nora.lind+trip@mail.people.example',
    'ü@münchen.example',
    `${'a'.repeat(244)}@b.example`,
  ];
  const bad = [
    '', 'abc', 'a@b', '@b.example', 'a@.e', 'a@b.example.', 'a b@c.example', 'a@b@c.example', 'a@b.e', '<a@b.example>', '"a"@b.example',
    `${'a'.repeat(245)}@b.example`,
  ]; // prettier-ignore
  it.each([...good.map((text) => [text, true] as const), ...bad.map((text) => [text, false] as const)])(
    'of %j is answered alike by the screens and by the server: %s',
    (text, fine) => {
      expect(isEmail(text)).toBe(fine);
      const contact = { email: text, phone: '+45 20304050' };
      expect([
        BusinessInfoRequest.shape.contactEmailId.safeParse(text).success,
        ForgotPasswordRequest.safeParse({ email: text }).success,
        Contact.safeParse(contact).success,
      ]).toEqual([fine, fine, fine]);
    },
  );
  it('forgives the blanks that come with what is pasted', () => {
    expect(isEmail('  a@b.example\n')).toBe(true);
    expect(ForgotPasswordRequest.safeParse({ email: ' a@b.example ' }).success).toBe(true);
  });
});
