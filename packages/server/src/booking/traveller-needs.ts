import type { Need, Quote, Traveller } from '@portolan/contract';
import { parseLocalDate } from '@portolan/core';
import type { TravellerNeeds } from '@portolan/suppliers';
import { ApiError } from '../platform/errors.ts';
import { serviceOf } from '../sales/index.ts';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';

/** What a quote asks of travellers: what its supplier said, else what the service always asks. */
export function needsOf(context: Pick<Context, 'services'>, quote: QuoteRow): TravellerNeeds {
  return quote.needs ?? serviceOf(context, quote).needs;
}

/** The same as an answer says it. */
export function viewNeeds({ loyalty, questions, ...needs }: TravellerNeeds): Quote['needs'] {
  return {
    ...needs,
    loyalty: [...loyalty],
    questions: questions.map(({ choices, unit, when, ...question }) => ({
      ...question,
      ...(choices ? { choices: [...choices] } : {}),
      ...(unit ? { unit: [...unit] } : {}),
      ...(when ? { when: { ...when, answers: [...when.answers] } } : {}),
    })),
  };
}

/**
 * Refuses details of travellers that are not asked for, so that nobody's passport is ever kept for nothing, and those that are missing.
 * @throws {ApiError} `TRAVELLER_DETAILS` with one field per problem, such as `travellers.0.document`.
 */
export function checkNeeds(travellers: readonly Traveller[], needs: TravellerNeeds): void {
  const asked: Readonly<
    Record<'title' | 'gender' | 'bornOn' | 'nationality' | 'document' | 'loyalty', Need>
  > = {
    title: needs.title,
    gender: needs.gender,
    bornOn: needs.bornOn,
    nationality: needs.nationality,
    document: needs.document,
    loyalty: needs.loyalty.length > 0 ? 'may' : 'no',
  };
  const fields: Record<string, string> = {};
  travellers.forEach((traveller, index) => {
    for (const [name, need] of Object.entries(asked)) {
      const sent = traveller[name as keyof typeof asked] !== undefined;
      if (sent && need === 'no') fields[`travellers.${index}.${name}`] = 'is not asked for';
      if (!sent && need === 'must') fields[`travellers.${index}.${name}`] = 'is missing';
    }
    if (traveller.loyalty && needs.loyalty.length > 0 && !needs.loyalty.includes(traveller.loyalty.programme))
      fields[`travellers.${index}.loyalty.programme`] = 'is not one of those that are taken';
    for (const name of ['firstName', 'lastName'] as const)
      if (traveller[name].length > needs.maxName)
        fields[`travellers.${index}.${name}`] = `has more than ${needs.maxName} letters`;
      else if (needs.spelling === 'latin' && !latin.test(traveller[name]))
        fields[`travellers.${index}.${name}`] = 'must be in Latin letters, as in the document';
    if (traveller.document && needs.documentUntil && traveller.document.expiresOn < needs.documentUntil)
      fields[`travellers.${index}.document.expiresOn`] = `must be ${needs.documentUntil} or later`;
    checkAnswers(traveller.answers ?? {}, needs.questions, index, fields);
  });
  if (Object.keys(fields).length > 0) throw new ApiError('TRAVELLER_DETAILS', { fields });
}

const latin = /^[\p{Script=Latin}\p{M}'’ .-]+$/u;

/** What is asked once a booking is answered by the traveller who leads. */
function checkAnswers(
  answers: Readonly<Record<string, string>>,
  questions: TravellerNeeds['questions'],
  index: number,
  fields: Record<string, string>,
): void {
  const mine = questions.filter(({ per }) => per === 'traveller' || index === 0);
  for (const id of Object.keys(answers))
    if (!mine.some((question) => question.id === id && question.need !== 'no'))
      fields[`travellers.${index}.answers.${id}`] = 'is not asked for';
  for (const question of mine) {
    const { id, need, when } = question;
    const answer = answers[id];
    const applies = !when || when.answers.includes(answers[when.question] ?? '');
    if (answer === undefined) {
      if (need === 'must' && applies) fields[`travellers.${index}.answers.${id}`] = 'is missing';
    } else if (need !== 'no' && !fits(answer, question))
      fields[`travellers.${index}.answers.${id}`] = `must be a ${question.type}`;
  }
}

function fits(answer: string, { type, choices, unit }: TravellerNeeds['questions'][number]): boolean {
  if (type === 'date') return parseLocalDate(answer) !== null;
  if (type === 'choice') return (choices ?? []).includes(answer);
  if (type === 'text') return true;
  const [number = '', measure, ...more] = answer.split(' ');
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(number) || more.length > 0) return false;
  return measure === undefined ? !unit?.length : (unit ?? []).includes(measure);
}
