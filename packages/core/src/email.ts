import { emailLength, spacedEmailPattern } from '@portolan/contract/email';

/** Whether the text, but for blanks around it, can be an e-mail address: the rule that the server has too (BIZ-09). */
export function isEmail(text: string): boolean {
  return text.trim().length <= emailLength && spacedEmailPattern.test(text);
}
