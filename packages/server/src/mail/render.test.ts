import { createPalette } from '@portolan/core';
import { aVoyage, createFakeVoyageSupplier, voyageParts } from '@portolan/suppliers/testing';
import { languageCodes } from '@portolan/i18n';
import { describe, expect, it } from 'vitest';
import { tidy } from '../platform/foreign-text.ts';
import { formatsOf } from '../platform/formats.ts';
import type { NamedTraveller } from '../sales/bookable-service.ts';
import type { SoldStay } from '../services/hotels/stay.ts';
import { stayCalendar, stayMailRows } from '../services/hotels/stay-words.ts';
import { createVoyages } from '../testing/voyage-service.ts';
import { calendarOf } from './calendar.ts';
import { renderMail, type MailData } from './render.ts';
import { travellerTexts } from '../documents/texts.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const aStay: SoldStay = {
  asked: { checkIn: '2026-10-24', checkOut: '2026-10-26', occupancy: [{ adults: 2, childAges: [7] }] },
  terms: {
    refundable: true,
    penalties: [],
    refundTo: 'original',
    alwaysBack: null,
    facts: { roomId: 'r', roomName: 'Double Room', bedGroups: [], board: 'breakfast' },
  },
  subject: {
    propertyId: 'p1',
    name: 'Hotel do Mar',
    picture: { kind: 'hotel', seed: 'p1' },
    address: { line1: 'Rua 1', city: 'Lisbon', state: '', countryCode: 'PT' },
    stars: 4,
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    timeZone: 'Europe/Lisbon',
  },
};
const guests: NamedTraveller[] = ['Ada Lovelace', 'Charles Babbage'].map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { kind: 'adult', group: 0, firstName, lastName };
});
const data: Omit<MailData, 'rows' | 'events'> = {
  kind: 'confirmed',
  documents: ['voucher', 'invoice'],
  brand: {
    name: 'Harbour & Pine Travel',
    palette: createPalette('#0b63ce'),
    siteOrigin: 'https://harbour.example',
    email: 'help@harbour.example',
    phone: '+351 210 000 000',
    from: 'stays@mail.example',
  },
  reference: 'ABCD-1234',
  link: 'https://harbour.example/booking/ABCD-1234?token=t&lng=en',
  title: 'Hotel do Mar',
  zone: 'Europe/Lisbon',
  lead: 'Ada Lovelace',
  wishes: null,
  price: { dueNow: usd(20_900), dueThere: usd(600), total: usd(21_500) },
  cancellation: {
    refundable: true,
    freeUntil: '2026-10-20T12:00:00.000Z',
    steps: [{ from: '2026-10-20T12:00:00.000Z', percent: 100, amount: usd(20_900) }],
  },
  refund: null,
  bySupplier: false,
  searchLink: 'https://harbour.example/booknow/hotels?lng=en',
  instalment: null,
  taken: true,
  credit: null,
  lapses: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  now: Date.UTC(2026, 2, 1, 12),
};
const kinds = [
  'confirmed',
  'rejected',
  'cancelled',
  'verifying',
  'abandoned',
  'refunded',
  'confirm-card',
] as const;
const lapses = { amount: usd(20_900), until: '2026-03-08T12:00:00.000Z' };
/** The mail of a stay in a language. */
function mailIn(
  language: string,
  more: Partial<MailData> = {},
  stay: SoldStay = aStay,
  travellers: readonly NamedTraveller[] = guests,
) {
  const t = travellerTexts(language);
  const words = { t, format: formatsOf(t), own: tidy };
  const rows = stayMailRows(stay, travellers, words);
  return renderMail({ ...data, rows, events: stayCalendar(stay, words), ...more }, t);
}
const english = (more: Partial<MailData> = {}) => mailIn('en', more);

describe.each(languageCodes)('a mail in %s', (language) => {
  it.each(kinds)('says all there is to say when a booking is %s, with no key and no hole left', (kind) => {
    const refund = kind === 'cancelled' ? { refund: usd(20_000), penalty: usd(900) } : null;
    const all = [null, { wallet: 12_500, card: 8_400 }, { wallet: 20_900, card: 0 }].map((legs) =>
      mailIn(language, {
        kind,
        refund,
        credit: legs && { paid: legs, back: legs },
        lapses: kind === 'confirm-card' ? lapses : null,
      }),
    );
    const [{ html, text }] = all as [(typeof all)[0]];
    for (const part of all.flatMap((mail) => [mail.subject, mail.html, mail.text])) {
      expect(part).not.toMatch(/\{\{|undefined|NaN|\[object|(?:mail|stays|common)\.[a-z]/);
      expect(part).not.toMatch(/portolan/i);
      expect(part).toContain('Hotel do Mar');
    }
    for (const part of [html, text]) {
      for (const known of ['ABCD-1234', 'Harbour', 'Ada Lovelace', 'Charles Babbage', 'help@harbour.example'])
        expect(part).toContain(known);
    }
    expect(text).toContain(data.link);
    expect(html).toContain(`href="${data.link.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });
});

/** Words of a stay in each language, or how they begin. */
const ofStays: Record<(typeof languageCodes)[number], RegExp> = {
  da: /hotel|ophold|overnat|\bnat|nætter|værelse/i,
  no: /hotel|opphold|overnatt|\bnatt|netter|\brom\b/i,
  sv: /hotel|vistelse|boende|\bnatt|nätter|\brum/i,
  de: /hotel|aufenthalt|unterkunft|nacht|nächt|zimmer/i,
  fr: /h[oô]tel|séjour|hébergement|\bnuit|chambre/i,
  es: /hotel|estancia|alojamiento|noche|habitaci/i,
  pt: /hotel|estadia|alojamento|noite|quarto/i,
  en: /hotel|\bstay\b|property|night|\brooms?\b/i,
  ar: /فندق|إقام|ليل|غرف/,
};
const everyKind = [...kinds, 'instalment-due', 'instalment-missed'] as const;

describe.each(languageCodes)('a mail about a voyage in %s', (language) => {
  it.each(everyKind)('says nothing of a hotel, a stay or a night: %s', (kind) => {
    const voyage = aVoyage();
    const voyages = createVoyages(createFakeVoyageSupplier(), new Map([[voyage.voyageId, voyage]]));
    const sold = { asked: { voyageId: 'v1', guests: 2 }, subject: voyage, terms: voyageParts(voyage)[0]!.terms };
    const t = travellerTexts(language);
    const words = { t, format: formatsOf(t), own: tidy };
    const legs = [null, { wallet: 12_500, card: 8_400 }, { wallet: 20_900, card: 0 }];
    for (const credit of legs.map((one) => one && { paid: one, back: one }))
      for (const [bySupplier, taken] of [[false, true], [false, false], [true, true], [true, false]] as const) {
        const { subject, text, html, calendar } = renderMail(
          {
            ...data, kind, credit, bySupplier, taken,
            title: voyage.ship,
            rows: voyages.mailRows(sold, guests, words),
            events: voyages.calendar(sold, words),
            searchLink: 'https://harbour.example/booknow/cruises',
            brand: { ...data.brand, from: 'trips@mail.example' },
            price: { ...data.price, dueLater: [{ amount: usd(600), by: '2026-04-01T00:00:00.000Z' }] },
            refund: kind === 'cancelled' || kind === 'refunded' ? { refund: usd(20_900), penalty: usd(0) } : null,
            instalment: kind.startsWith('instalment-') ? { amount: usd(600), dueAt: '2026-04-01T00:00:00.000Z' } : null,
            lapses: kind === 'confirm-card' ? lapses : null,
          },
          t,
        ); // prettier-ignore
        for (const part of [subject, text, html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, ' '), calendar?.content ?? ''])
          expect(part).not.toMatch(ofStays[language]);
        expect(text).toContain('Aurelia');
      }
  });
}); // prettier-ignore

it.each(languageCodes)('calls nothing paid or refunded in %s that was only reserved', (language) => {
  const t = travellerTexts(language);
  const mail = (more: Partial<MailData>) => mailIn(language, more).text;
  const reserved = mail({ taken: false });
  expect(reserved).toContain(`${t('mail.reserved')}: `);
  expect(reserved).not.toContain(`${t('mail.paid')}: `);
  const free = { refund: usd(20_900), penalty: usd(0) };
  const released = mail({ kind: 'cancelled', refund: free, taken: false });
  expect(released).toContain(`${t('mail.released')}: `);
  expect(released).toContain(t('mail.released-note'));
  expect(released).not.toContain(`${t('mail.refund')}: `);
  expect(released).not.toContain(t('mail.refund-note'));
  // Taken first, or for a penalty: then it is a refund.
  for (const more of [{ refund: free, taken: true }, { refund: { refund: usd(20_000), penalty: usd(900) }, taken: false }]) {
    const refunded = mail({ kind: 'cancelled', ...more });
    expect(refunded).toContain(`${t('mail.refund')}: `);
    expect(refunded).not.toContain(t('mail.released-note'));
  }
  // Of credit alone no card is spoken of.
  const legs = { wallet: 20_900, card: 0 };
  const credit = mail({ kind: 'cancelled', refund: free, taken: false, credit: { paid: legs, back: legs } });
  expect(credit).not.toContain(t('mail.released-note'));
  expect(credit).toContain(t('mail.released-credit', { credit: '' }).trim().slice(-12));
}); // prettier-ignore

it('says what was paid, what is due there and what cancelling costs by the clock of the place', () => {
  const { text } = english();
  expect(text).toMatch(/^Paid: \$209\.00$/m);
  expect(text).toMatch(/^Due on site: \$6\.00$/m);
  expect(text).toMatch(/^ {2}Until Oct 20, 2026, 1:00\sPM: Free$/m);
  expect(text).toContain('Times are local times in Europe/Lisbon.');
  expect(text).toMatch(/^ {2}Saturday, October 24, 2026$/m);
  expect(text).toMatch(/^ {2}from 3:00\sPM$/m);
  expect(english({ cancellation: { refundable: false, freeUntil: null, steps: [] } }).text).toMatch(
    /^Cancellation: No refund/m,
  );
});

it('names the day of the place by which the rest is due, where it is another day than in UTC', () => {
  // Half past midnight in Lisbon.
  const dueLater = [{ amount: usd(15_675), by: '2026-03-31T23:30:00.000Z' }];
  const due = (zone: string) => english({ zone, price: { ...data.price, dueLater } }).text;
  expect(due('Europe/Lisbon')).toMatch(/^Due by April 1, 2026: \$156\.75$/m);
  expect(due('America/New_York')).toMatch(/^Due by March 31, 2026: \$156\.75$/m);
  expect(due('Nowhere/Else')).toMatch(/^Due by March 31, 2026: \$156\.75$/m);
});

it('says what comes back and what it cost when it is cancelled, and nothing of the price when there was none', () => {
  const cancelled = english({ kind: 'cancelled', refund: { refund: usd(20_000), penalty: usd(900) } });
  expect(cancelled.text).toMatch(/^Refund: \$200\.00$/m);
  expect(cancelled.text).toMatch(/^Cost of cancelling: \$9\.00$/m);
  const rejected = english({ kind: 'rejected' });
  expect(rejected.text).toContain('Nothing is charged');
  expect(rejected.text).not.toContain('$');
  expect(rejected.calendar).toBeNull();
});

describe('cancelled by the supplier', () => {
  const whole = { refund: usd(20_900), penalty: usd(0) };
  const bySupplier = { kind: 'cancelled', bySupplier: true, refund: whole } as const;
  it.each(languageCodes)(
    'says in %s who cancelled, what comes back, and where to search again',
    (language) => {
      const t = travellerTexts(language);
      const { subject, html, text } = mailIn(language, bySupplier);
      for (const part of [subject, html, text]) {
        expect(part).not.toMatch(/\{\{|undefined|(?:mail|stays|common)\.[a-z]/);
        expect(part).toContain('Hotel do Mar');
      }
      expect(text).toContain(t('mail.by-supplier.title'));
      expect(text).toContain(t('mail.refund-note'));
      expect(text).toContain(`${t('mail.search-again')}:\n${data.searchLink}`);
      expect(html).toContain(`href="${data.searchLink}"`);
      // Nobody is told what a cancellation costs that they did not ask for.
      expect(text).not.toContain(t('mail.cost'));
      expect(mailIn(language, { ...bySupplier, bySupplier: false }).text).not.toContain(
        t('mail.search-again'),
      );
    },
  );
  it('says how much goes back to card and credit, and when to expect it', () => {
    const { text, calendar } = english(bySupplier);
    expect(text).toContain(
      'the provider of Hotel do Mar has cancelled your booking. You get back everything',
    );
    expect(text).toMatch(/^Refund: \$209\.00$/m);
    expect(text).toContain('to the card that you paid with. Your bank may take a few days to show it.');
    expect(calendar?.method).toBe('CANCEL');
    const credit = (wallet: number) => {
      const legs = { wallet, card: 20_900 - wallet };
      return english({ ...bySupplier, credit: { paid: legs, back: legs } }).text;
    };
    expect(credit(12_500)).toContain(
      '$84.00 of the refund goes back to the card that you paid with, $125.00 to',
    );
    expect(credit(20_900)).toContain('goes back to your credit. You can usually use it within minutes.');
  });
  it('speaks of no refund where nothing was taken', () => {
    const reserved = english({ ...bySupplier, taken: false }).text;
    expect(reserved).toContain('You pay nothing for it.');
    expect(reserved).toMatch(/^Released: \$209\.00$/m);
    const unpaid = english({ ...bySupplier, taken: false, refund: { refund: usd(0), penalty: usd(0) } }).text;
    expect(unpaid).toContain('You pay nothing for it.');
    expect(unpaid).not.toMatch(/\$|card/);
  });
});

it('names the part that credit paid, and what goes back to card and credit', () => {
  const refund = { refund: usd(10_450), penalty: usd(10_450) };
  const split = { paid: { wallet: 12_500, card: 8_400 }, back: { wallet: 2_050, card: 8_400 } };
  const alone = { paid: { wallet: 20_900, card: 0 }, back: { wallet: 10_450, card: 0 } };
  const cardFirst = { paid: { wallet: 5_000, card: 15_900 }, back: { wallet: 0, card: 10_450 } };
  expect(english({ credit: split }).text).toContain(
    'Paid:\n  $209.00\n  $125.00 from your credit, $84.00 by card\n',
  );
  expect(english({ credit: alone }).text).toContain('Paid:\n  $209.00\n  All of it from your credit\n');
  const cancelled = (credit: MailData['credit']) => english({ kind: 'cancelled', refund, credit }).text;
  expect(cancelled(split)).toContain(
    '$84.00 of the refund goes back to the card that you paid with, $20.50 to your credit.',
  );
  expect(cancelled(alone)).toContain('The refund goes back to your credit.');
  expect(cancelled(alone)).not.toMatch(/card/i);
  for (const credit of [cardFirst, null])
    expect(cancelled(credit)).toContain('The refund goes back to the card that you paid with.');
  const refunded = (credit: MailData['credit']) => english({ kind: 'refunded', refund, credit }).text;
  expect(refunded(split)).toContain('$84.00 has gone back to the card that you paid with and $20.50 to your');
  expect(refunded(alone)).not.toMatch(/card/i);
  expect(refunded(cardFirst)).toContain('has gone back to the card that you paid with.');
  for (const kind of ['rejected', 'abandoned'] as const) {
    expect(english({ kind, credit: split }).text).toContain('The $125.00 of your credit');
    expect(english({ kind }).text).not.toContain('credit');
  }
});

it('names what is attached, and touches no calendar before or after the stay is certain', () => {
  expect(english().text).toContain('Attached: Voucher and Invoice.');
  expect(english({ documents: [] }).text).not.toContain('Attached');
  for (const kind of ['verifying', 'abandoned', 'refunded'] as const) {
    const mail = english({ kind, documents: [], refund: { refund: usd(20_000), penalty: usd(900) } });
    expect(mail.calendar).toBeNull();
    expect(mail.text).not.toContain('Paid:');
  }
  const refunded = english({ kind: 'refunded', refund: { refund: usd(20_000), penalty: usd(900) } });
  expect(refunded.text).toMatch(/^Refund: \$200\.00$/m);
});

describe.each(languageCodes)('a mail about an instalment in %s', (language) => {
  const instalment = { amount: usd(15_675), dueAt: '2026-04-01T22:30:00.000Z' };
  it.each(['instalment-due', 'instalment-missed'] as const)('of %s says how much, until when, and how to pay', (kind) => {
    const { subject, html, text, calendar } = mailIn(language, { kind, documents: [], instalment });
    const { money, moment } = formatsOf(travellerTexts(language));
    // Half past eleven in the evening of the first of April, in Lisbon.
    const due = moment('2026-04-01T22:30:00.000Z', 'Europe/Lisbon');
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/\{\{|undefined|NaN|\[object|(?:mail|stays|common)\.[a-z]/);
      expect(part).toContain('Hotel do Mar');
    }
    for (const part of [html, text]) {
      expect(part).toContain(money(usd(15_675)));
      expect(part).toContain(due);
      expect(part).toContain('Europe/Lisbon');
    }
    expect(text).toContain(`${travellerTexts(language)('mail.pay')}:\n${data.link}`);
    expect(calendar).toBeNull();
  });
}); // prettier-ignore

it('says what may happen when an instalment is not paid, and what cancelling costs', () => {
  const instalment = { amount: usd(15_675), dueAt: '2026-04-01T11:00:00.000Z' };
  const due = english({ kind: 'instalment-due', instalment });
  expect(due.subject).toMatch(/^\$156\.75 due by Apr 1, 2026, 12:00\sPM: Hotel do Mar \(ABCD-1234\)$/);
  expect(due.text).toContain('If it is not paid by then, your booking may be cancelled');
  expect(due.text).toContain('Until Oct 20, 2026');
  const missed = english({ kind: 'instalment-missed', instalment });
  expect(missed.text).toContain('Your booking still stands, and you can still pay on its page.');
  expect(missed.text).toMatch(/^To be paid: \$156\.75$/m);
});

it('says what is reserved and until when, where a card is to be confirmed again, and that nothing was paid', () => {
  const { text, html, calendar } = english({ kind: 'confirm-card', documents: [], lapses });
  expect(text).toMatch(/^Reserved, not taken yet: \$209\.00$/m);
  expect(text).toMatch(/^Confirm by: .*12:00.*\(Europe\/Lisbon\)$/m);
  expect(text).not.toContain('Paid:');
  expect(html).toContain('>Confirm your card</a>');
  expect(calendar).toBeNull();
});

it('takes names for text, whatever they hold', () => {
  const evil = '<script>alert(1)</script>"onload="x\r\nBcc: thief@example.test\u202E';
  const { subject: house, terms } = aStay;
  const { subject, html, text } = mailIn(
    'en',
    { title: evil, lead: evil, wishes: evil, brand: { ...data.brand, name: evil } },
    {
      ...aStay,
      terms: { ...terms, facts: { ...terms.facts, roomName: evil } },
      subject: { ...house, name: evil, address: { ...house.address, line1: evil } },
    },
    [{ kind: 'adult', group: 0, firstName: evil, lastName: evil }],
  );
  expect(html).not.toMatch(/<script|"onload="x/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(subject).not.toMatch(/\p{Cc}|\u202E/u);
  expect(text).not.toMatch(/^Bcc:/m);
});

it('keeps foreign names from turning an Arabic sentence', () => {
  expect(mailIn('ar').text).toContain('\u2068Hotel do Mar\u2069');
});

describe('the calendar file', () => {
  /** Lines as a calendar reads them: unfolded. */
  const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

  it('has the stay in the local time of the place, with the rules of its zone', () => {
    const { calendar } = english();
    const lines = linesOf(calendar!.content);
    expect(calendar!.method).toBe('PUBLISH');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain('DTSTART;TZID=Europe/Lisbon:20261024T150000');
    expect(lines).toContain('DTEND;TZID=Europe/Lisbon:20261026T110000');
    expect(lines).toContain('UID:ABCD-1234@stay');
    // Summer time ends in the night to the 25th, at 02:00 by the old time.
    const from = lines.indexOf('BEGIN:STANDARD');
    expect(lines.slice(from, from + 5)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261025T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
    ]);
    expect(lines.at(-1)).toBe('');
    const begun = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6));
    const ended = lines.filter((line) => line.startsWith('END:')).map((line) => line.slice(4));
    expect(begun.sort()).toEqual(ended.sort());
  });

  it('takes the same event back when the stay is cancelled', () => {
    const { calendar } = english({ kind: 'cancelled', refund: null });
    const lines = linesOf(calendar!.content);
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:ABCD-1234@stay', 'SEQUENCE:1'])
      expect(lines).toContain(line);
    expect(calendar!.method).toBe('CANCEL');
  });

  it('folds at 75 octets without splitting a character, and escapes what would end a value', () => {
    const name = `${'فندق البحر، الجميل 🏖️ '.repeat(9)}; a, b \\ c\nATTENDEE:x`;
    const content = calendarOf({
      reference: data.reference,
      events: [{
        id: 'stay', title: name, where: name, zone: 'Europe/Lisbon',
        from: { day: '2026-10-24', time: '15:00' }, to: { day: '2026-10-26', time: '11:00' },
      }],
      description: name, organizer: { name: 'A "B"\r\n;C', email: 'a@b.example' },
      createdAt: data.createdAt, stampedAt: data.createdAt, cancelled: false,
    }); // prettier-ignore
    expect(content).not.toMatch(/[^\r]\n|\uFFFD/);
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = linesOf(content);
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    const summary = lines.find((line) => line.startsWith('SUMMARY:'))!.slice(8);
    expect(summary.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1')).toBe(name);
    expect(lines).toContain(`ORGANIZER;CN="A 'B'  ;C":mailto:a@b.example`);
  });

  it('has whole days where no times are known, and floating times where the zone is unknown', () => {
    const lines = (more: Partial<SoldStay['subject']>) =>
      linesOf(mailIn('en', {}, { ...aStay, subject: { ...aStay.subject, ...more } }).calendar!.content);
    expect(lines({ checkInFrom: '' })).toContain('DTSTART;VALUE=DATE:20261024');
    const floating = lines({ timeZone: 'Mars/Olympus' });
    expect(floating).toContain('DTSTART:20261024T150000');
    expect(floating).not.toContain('BEGIN:VTIMEZONE');
  });
});
