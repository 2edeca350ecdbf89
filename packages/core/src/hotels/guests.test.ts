import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../checkout/contact.ts';
import {
  bookingPeople,
  createDraft,
  reshapeDraft,
  setDraftField,
  stayPlan,
  validateDraft,
} from './guests.ts';
import { aStay, stayNeeds } from './testing.ts';

describe('guests', () => {
  const rooms = [
    { adults: 2, childAges: [7] },
    { adults: 1, childAges: [] },
  ];
  const complete = (draft: ReturnType<typeof createDraft>) =>
    Object.entries({ 'guests.0.firstName': 'Ada', 'guests.0.lastName': 'Lovelace', 'guests.3.firstName': 'Bo', 'guests.3.lastName': 'Ek', email: 'a@b.co', phone: '٠١٢٣ ٤٥٦٧' })
      .reduce((next, [field, value]) => setDraftField(next, field, value), draft); // prettier-ignore

  it('needs one named adult a room and a contact, nothing more', () => {
    const draft = createDraft(rooms);
    expect(Object.keys(validateDraft(draft))).toEqual([
      'guests.0.firstName',
      'guests.0.lastName',
      'email',
      'phone',
      'guests.3.firstName',
      'guests.3.lastName',
    ]);
    expect(validateDraft(complete(draft))).toEqual({});
    expect(bookingPeople(complete(draft))).toEqual({
      travellers: [
        { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' },
        { kind: 'adult', group: 1, firstName: 'Bo', lastName: 'Ek' },
      ],
      contact: { email: 'a@b.co', phone: '0123 4567' },
    });
  });

  it('asks for the other half of a name, letters in it, and at most 60 of them', () => {
    const draft = complete(createDraft(rooms));
    expect(validateDraft(setDraftField(draft, 'guests.1.firstName', 'Kim'))).toEqual({
      'guests.1.lastName': 'required',
    });
    expect(validateDraft(setDraftField(draft, 'guests.0.firstName', '123'))).toEqual({
      'guests.0.firstName': 'no-letters',
    });
    expect(validateDraft(setDraftField(draft, 'guests.0.firstName', 'x'.repeat(61)))).toEqual({
      'guests.0.firstName': 'too-long',
    });
    expect(validateDraft(setDraftField(draft, 'guests.0.firstName', '李'))).toEqual({});
    expect(validateDraft(setDraftField(draft, 'email', 'a b@c'))).toEqual({ email: 'email' });
    expect(validateDraft(setDraftField(draft, 'phone', '12'))).toEqual({ phone: 'phone' });
    expect(validateDraft(setDraftField(draft, 'wishes', 'x'.repeat(501)))).toEqual({
      wishes: 'too-long',
    });
  });

  it('moves names over when the rooms change', () => {
    const draft = reshapeDraft(complete(createDraft(rooms)), [{ adults: 1, childAges: [] }]);
    expect(draft.guests).toEqual([
      { room: 0, age: null, required: true, firstName: 'Ada', lastName: 'Lovelace' },
    ]);
    expect(draft.email).toBe('a@b.co');
  });

  it('reads a phone number as people paste it', () => {
    expect(normalisePhone('\u202a+44–20\u00a07946\u202c')).toBe('+44-20 7946');
  });

  it('are kept for the visit and restored, unless what was kept has another shape', () => {
    const draft = complete(createDraft(rooms));
    const kept: unknown = JSON.parse(JSON.stringify(stayPlan.keep(draft)));
    expect(stayPlan.restore(kept)).toEqual(draft);
    for (const broken of [null, 'text', {}, { ...draft, email: 1 }, { ...draft, guests: [null] }])
      expect(stayPlan.restore(broken)).toBeNull();
  });

  it('takes names as long as the provider can', () => {
    const draft = stayPlan.draft(aStay(), stayNeeds, { firstName: 'Wilhelmina', lastName: 'Ek' });
    expect(stayPlan.problems(draft, { ...stayNeeds, maxName: 9 })).toMatchObject({
      'guests.0.firstName': 'too-long',
    });
    expect(stayPlan.problems(draft, stayNeeds)).not.toHaveProperty(['guests.0.firstName']);
  });
});
