import type { Traveller } from '@portolan/contract';
import { stayNeeds, type TravellerNeeds } from '@portolan/suppliers';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/errors.ts';
import { checkNeeds } from './traveller-needs.ts';

const ada: Traveller = { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' };
const passport = { type: 'passport', number: 'X1234567', issuedBy: 'GB', expiresOn: '2031-01-01' } as const;

function refused(
  travellers: Traveller[],
  needs: Partial<TravellerNeeds> = {},
): Record<string, string> | null {
  try {
    checkNeeds(travellers, { ...stayNeeds, ...needs });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.code).toBe('TRAVELLER_DETAILS');
    return error.fields ?? {};
  }
}

describe('details of travellers', () => {
  it('are refused where nobody needs them, each with its path', () => {
    expect(refused([ada])).toBeNull();
    const curious: Traveller = {
      ...ada,
      title: 'Countess',
      gender: 'f',
      bornOn: '1815-12-10',
      nationality: 'GB',
      document: passport,
      loyalty: { programme: 'XX', number: '1' },
    };
    expect(Object.keys(refused([ada, curious])!).sort()).toEqual([
      'travellers.1.bornOn',
      'travellers.1.document',
      'travellers.1.gender',
      'travellers.1.loyalty',
      'travellers.1.nationality',
      'travellers.1.title',
    ]);
  });

  it('are refused when they are needed and missing, and taken when they may be sent', () => {
    expect(refused([ada], { document: 'must', gender: 'may' })).toEqual({
      'travellers.0.document': 'is missing',
    });
    expect(refused([{ ...ada, document: passport }], { document: 'must' })).toBeNull();
    expect(refused([{ ...ada, gender: 'x' }], { gender: 'may' })).toBeNull();
  });

  it('name a programme that is taken, and fit the ticket', () => {
    const member = { ...ada, loyalty: { programme: 'XX', number: '1' } };
    expect(refused([member], { loyalty: ['XX'] })).toBeNull();
    expect(refused([member], { loyalty: ['YY'] })).toHaveProperty(['travellers.0.loyalty.programme']);
    expect(refused([ada], { maxName: 7 })).toEqual({ 'travellers.0.lastName': 'has more than 7 letters' });
  });
});
