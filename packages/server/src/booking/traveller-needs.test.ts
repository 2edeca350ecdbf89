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
  it('are in Latin letters where a document is looked at, which is good until the day that is asked', () => {
    const needs = { document: 'must', spelling: 'latin', documentUntil: '2031-06-01' } as const;
    const other: Traveller = { ...ada, firstName: 'Ада', document: passport };
    expect(Object.keys(refused([other], needs) ?? {})).toEqual([
      'travellers.0.firstName',
      'travellers.0.document.expiresOn',
    ]);
    const jose: Traveller = { ...ada, firstName: 'José-María', lastName: "O'Neill", document: passport };
    expect(refused([jose], { ...needs, documentUntil: '2031-01-01' })).toBeNull();
  });
  it('are answers in the shape of the question, from everybody or from whoever leads', () => {
    const question = { label: '?', sensitive: false, need: 'must' } as const;
    const questions = [
      { ...question, id: 'weight', per: 'traveller', type: 'number', unit: ['kg', 'lb'] },
      { ...question, id: 'hotel', per: 'booking', type: 'text' },
      { ...question, id: 'dive', per: 'traveller', type: 'choice', choices: ['yes', 'no'] },
      {
        ...question,
        id: 'licence',
        per: 'traveller',
        type: 'date',
        when: { question: 'dive', answers: ['yes'] },
      },
    ] as const;
    const lead = { ...ada, answers: { weight: '61.5 kg', hotel: 'Ritz', dive: 'no' } };
    const next = { ...ada, answers: { weight: '80 lb', dive: 'yes', licence: '2020-02-29' } };
    expect(refused([lead, next], { questions })).toBeNull();
    expect(refused([{ ...ada }], { questions })).toEqual({
      'travellers.0.answers.weight': 'is missing',
      'travellers.0.answers.hotel': 'is missing',
      'travellers.0.answers.dive': 'is missing',
    });
    const wrong = { weight: '61 stone', hotel: 'Ritz', dive: 'maybe', licence: '2021-02-29' };
    expect(refused([lead, { ...ada, answers: wrong }], { questions })).toEqual({
      'travellers.1.answers.weight': 'must be a number',
      'travellers.1.answers.hotel': 'is not asked for',
      'travellers.1.answers.dive': 'must be a choice',
      'travellers.1.answers.licence': 'must be a date',
    });
    expect(refused([{ ...lead, answers: { ...lead.answers, weight: '-1 kg' } }], { questions })).toEqual({
      'travellers.0.answers.weight': 'must be a number',
    });
  });
});
