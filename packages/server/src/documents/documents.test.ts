import { languageCodes } from '@portolan/i18n';
import { afterAll, describe, expect, it } from 'vitest';
import type { PaymentRow } from '../booking/tables.ts';
import { creditNoteOf, invoiceOf, voucherOf } from './build.ts';
import { foreign, tidy } from '../platform/foreign-text.ts';
import type { SoldStay } from '../services/hotels/stay.ts';
import type { Paper } from './paper.ts';
import { readPdf } from './read-pdf.ts';
import { aBooking, factsOf } from './sample.ts';
import { travellerTexts } from './texts.ts';
import { createTypesetter } from './typesetter.ts';

const typesetter = createTypesetter();
afterAll(() => typesetter.close());
const read = async (paper: Paper) => readPdf(await typesetter.set(paper));
const english = travellerTexts('en');
const cancelled = factsOf(aBooking({ status: 'cancelled', cancelled_at: '2026-04-06T10:00:00.000Z' }));
const booking = factsOf();
/** What must never be read in a document: net, its taxes, markup and fee, however written. */
const secret = /913[.,\s]?37|91337|51[.,]70|82[.,]20|9[.,]13\b/;

describe.each(languageCodes)('in %s', (language) => {
  const t = travellerTexts(language);
  it('says in voucher, invoice and credit note what the trade expects, and no net price', async () => {
    const voucher = await read(voucherOf(booking, t));
    for (const words of [
      'K7Q2M9',
      'AUR-558213',
      'Hotel Luz & Sol',
      'Rua Augusta 112',
      'Ada Lovelace',
      '+1 207 555 0142',
    ])
      expect(voucher.text).toContain(words);
    expect(voucher.text).not.toMatch(/1[.,\s\u00a0\u202f]?004/);
    expect(JSON.stringify(voucherOf(booking, t))).toContain(t('documents.prepaid'));
    const reserved = JSON.stringify(
      voucherOf(factsOf(aBooking({ status: 'confirmed' }), { payments: [{ captured: 0 } as PaymentRow] }), t),
    );
    expect(reserved).toContain(t('documents.settled'));
    expect(reserved).not.toContain(t('documents.prepaid'));
    const invoice = await read(invoiceOf(booking, t));
    for (const words of ['INV-000042', 'Ada Lovelace', 'ada@example.test', '4242', 'K7Q2M9'])
      expect(invoice.text).toContain(words);
    expect(invoice.text).toMatch(/1[.,\s\u00a0\u202f]?004[.,]70/);
    const credit = await read(creditNoteOf(cancelled, t));
    for (const words of ['CN-000003', 'INV-000042']) expect(credit.text).toContain(words);
    expect(credit.text).toMatch(/502[.,]35/);
    for (const [paper, key] of [
      [voucher, 'documents.voucher'], [invoice, 'documents.invoice'], [credit, 'documents.credit-note'],
    ] as const) {
      expect(paper.text).not.toMatch(secret);
      expect(paper.text).not.toMatch(/\{\{|undefined|\[object|documents\.|mail\.|stays\./);
      expect(paper.info.Title).toContain(t(key));
      expect(paper.info.Language).toBe(language === 'no' ? 'nb' : language);
      expect(paper.info.Author).toContain('Harbour & Pine Travel');
      expect(JSON.stringify(paper.info)).not.toMatch(/portolan/i);
      expect(paper.tagged).toBe(true);
    } // prettier-ignore
  });
});

it('writes Arabic from the right, its letters joined, columns mirrored, Latin names and numbers readable', async () => {
  const arabic = await read(invoiceOf(booking, travellerTexts('ar')));
  const latin = await read(invoiceOf(booking, english));
  const place = ({ pieces }: typeof arabic, text: string) =>
    pieces.find((piece) => piece.text.includes(text))!;
  // The title stands at the right edge, amounts at the left; in English it is the other way round.
  const title = place(arabic, 'فاتورة');
  expect(title.direction).toBe('rtl');
  expect(title.x + title.width).toBeGreaterThan(450);
  expect(place(arabic, '1,004.70').x).toBeLessThan(150);
  expect(place(latin, 'Invoice').x).toBeLessThan(100);
  expect(place(latin, '1,004.70').x).toBeGreaterThan(450);
  // One letter has one shape where nothing is shaped, and up to four where letters join.
  for (const letter of ['ف', 'ت', 'ن']) expect(arabic.shapesOf(letter)).toBeGreaterThan(1);
  expect(arabic.text).toContain('Hotel Luz & Sol');
  expect(arabic.text).toContain('+351 210 000 000');
});

it('shows what others wrote as they wrote it, never as markup', async () => {
  const { text } = await read(voucherOf(booking, english));
  expect(text).toContain('#strong[*not* markup] $x$ @ref <label> \\ "quoted" // and so on');
  const hostile = factsOf(
    aBooking({
      special_requests: '#read("/etc/passwd") #panic() \u202Egnitirw\u2066 \u0000 end',
      reference: 'K7Q2M9',
    }),
  );
  expect((await read(voucherOf(hostile, english))).text).toContain(
    '#read("/etc/passwd") #panic() gnitirw end',
  );
});

it('makes the same bytes of the same booking at any time', async () => {
  const [first, again] = await Promise.all([
    typesetter.set(voucherOf(booking, english)),
    typesetter.set(voucherOf(booking, english)),
  ]);
  const other = createTypesetter();
  const elsewhere = await other.set(voucherOf(booking, english));
  await other.close();
  expect(first!.equals(again!)).toBe(true);
  expect(first!.equals(elsewhere)).toBe(true);
  expect((await readPdf(first!)).info.CreationDate).toContain('20260301');
});

it('breaks pages under names of 300 letters, thirty guests and a hundred lines of terms, and stays small', async () => {
  const long = aBooking();
  const { subject, asked } = aBooking() as unknown as SoldStay;
  long.subject = {
    ...subject,
    name: 'Wirtshaus'.repeat(34),
    address: { ...subject.address, line1: 'Straße '.repeat(40) },
  };
  long.travellers = Array.from({ length: 30 }, (_, i) => ({
    firstName: `Guest${i}`,
    lastName: i === 7 ? 'x'.repeat(60) : `Of Somewhere ${i}`,
    kind: 'adult' as const,
    group: i % 9,
  }));
  long.asked = { ...asked, occupancy: Array.from({ length: 9 }, () => ({ adults: 4, childAges: [] })) };
  long.terms = {
    ...long.terms,
    penalties: Array.from({ length: 100 }, (_, i) => ({
      from: new Date(Date.UTC(2026, 2, 2) + i * 7 * 3_600_000).toISOString(),
      percent: i + 1 > 99 ? 100 : i + 1,
    })),
  };
  for (const language of ['de', 'ar']) {
    const pdf = await typesetter.set(voucherOf(factsOf(long), travellerTexts(language)));
    const { pages, pieces, text } = await readPdf(pdf);
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(8);
    expect(pdf.length).toBeLessThan(200_000);
    for (const piece of pieces) {
      expect(piece.x, piece.text).toBeGreaterThan(45);
      expect(piece.x + piece.width, piece.text).toBeLessThan(595 - 45);
    }
    for (let i = 0; i < 30; i++) expect(text).toContain(`Guest${i}`);
    expect(text.replace(/\s/g, '')).toContain('Wirtshaus'.repeat(34));
  }
});

it('tells travel credit from the card that paid the rest', async () => {
  const [payment] = booking.payments as [PaymentRow];
  const split = { ...payment, wallet_amount: 20_000 };
  const { text } = await read(invoiceOf(factsOf(aBooking(), { payments: [split] }), english));
  expect(text).toMatch(/Travel credit -€200\.00 .*4242 -€804\.70/);
  const all = { ...payment, wallet_amount: 100_470, card: null };
  const whole = await read(invoiceOf(factsOf(aBooking(), { payments: [all] }), english));
  expect(whole.text).toContain('Travel credit -€1,004.70');
  expect(whole.text).not.toContain('Card');
});

it('shows a letter that no font has as a box, and the rest as ever', async () => {
  const travellers = [{ kind: 'adult' as const, group: 0, firstName: '太郎', lastName: 'Yamada' }];
  const { text, tagged } = await read(voucherOf(factsOf(aBooking({ travellers })), english));
  expect(text).toContain('Yamada');
  expect(tagged).toBe(true);
});

it('prints on the paper of the agency’s country', () => {
  const size = (country: string | null) =>
    voucherOf(factsOf(aBooking(), { issuer: { ...booking.issuer, country } }), english).size;
  expect([size('US'), size('DK'), size(null)]).toEqual(['us-letter', 'a4', 'a4']);
});

it('tells of a voucher without anything due, without dates and without a refund in words', async () => {
  const plain = aBooking();
  plain.price = { ...plain.price, dueThere: [] };
  plain.terms = { ...plain.terms, refundable: false, penalties: [] };
  const { text } = await read(voucherOf(factsOf(plain), english));
  expect(text).toContain(english('documents.nothing-due'));
  expect(text).toContain(english('stays.terms.never'));
});

it('isolates what runs the other way, and lets a word that is too long break', () => {
  expect(foreign('Hotel', 'rtl')).toBe('\u2068Hotel\u2069');
  expect(foreign('Hotel', 'ltr')).toBe('Hotel');
  expect(foreign('فندق', 'ltr')).toBe('\u2068فندق\u2069');
  expect(
    foreign('x'.repeat(60), 'ltr')
      .split('\u200B')
      .map((part) => part.length),
  ).toEqual([28, 28, 4]);
  expect(tidy(' a\n\u202Eb\u0000 ')).toBe('a b');
});
