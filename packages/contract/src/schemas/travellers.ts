import { z } from 'zod';
import { CountryCode, LocalDate } from './common.ts';

export const travellerKinds = ['adult', 'youth', 'child', 'infant', 'senior'] as const;
export const TravellerKind = z.enum(travellerKinds);
export type TravellerKind = z.infer<typeof TravellerKind>;

const PersonName = z.string().trim().min(1).max(60);

/** One person of a booking call. Members beyond the name are sent only where the quote's `needs` asks for them. */
export const Traveller = z.strictObject({
  kind: TravellerKind,
  /** Room, cabin or car, from 0; of an infant on a flight the adult whose lap it sits on. */
  group: z.int().min(0).max(8),
  firstName: PersonName,
  lastName: PersonName,
  /** Whole years at the start, for those who are priced by age. */
  age: z.int().min(0).max(120).optional(),
  title: z.string().min(1).max(20).optional(),
  gender: z.enum(['f', 'm', 'x']).optional(),
  bornOn: LocalDate.optional(),
  nationality: CountryCode.optional(),
  document: z
    .strictObject({
      type: z.enum(['passport', 'id_card']),
      number: z.string().min(3).max(40),
      issuedBy: CountryCode,
      expiresOn: LocalDate,
    })
    .optional(),
  loyalty: z
    .strictObject({ programme: z.string().min(1).max(20), number: z.string().min(1).max(40) })
    .optional(),
  /** Answers to the quote's questions, by their id; those that are asked once a booking are the first traveller's. */
  answers: z.record(z.string().min(1).max(60), z.string().min(1).max(500)).optional(),
});
export type Traveller = z.infer<typeof Traveller>;

/** `no`: refused when sent; `may`: taken when sent; `must`: refused when missing. */
export const needLevels = ['no', 'may', 'must'] as const;
const Need = z.enum(needLevels);
export type Need = z.infer<typeof Need>;

/** Something else that a supplier asks, such as a height for a harness. */
export const TravellerQuestion = z.object({
  id: z.string(),
  /** In the language of the call, where the supplier has it. */
  label: z.string(),
  per: z.enum(['booking', 'traveller']),
  need: Need,
  /** A `number` is written with a point, a `date` as `YYYY-MM-DD`, a `choice` as one of `choices`. */
  type: z.enum(['text', 'number', 'date', 'choice']),
  choices: z.array(z.string()).optional(),
  /** Units that a number may be followed by, after a space. */
  unit: z.array(z.string()).optional(),
  /** About health or the like: to be said so where it is asked. */
  sensitive: z.boolean(),
  /** Asked only when another question has one of these answers. */
  when: z.object({ question: z.string(), answers: z.array(z.string()) }).optional(),
});
export type TravellerQuestion = z.infer<typeof TravellerQuestion>;

/** Which details of the travellers a quote asks for. What nobody needs is not asked, and refused (`TRAVELLER_DETAILS`). */
export const TravellerNeeds = z.object({
  /** Whose names: the one who leads, one adult in each group, or everybody's. */
  names: z.enum(['lead', 'one_a_group', 'all']),
  title: Need,
  gender: Need,
  bornOn: Need,
  nationality: Need,
  document: Need,
  /** Programmes whose membership numbers are taken; empty: none. */
  loyalty: z.array(z.string()),
  /** `latin`: names in Latin letters, as in the document. */
  spelling: z.enum(['any', 'latin']),
  /** Letters of a first or last name at most. */
  maxName: z.int(),
  /** Documents must be valid until this day; `null`: not asked. */
  documentUntil: LocalDate.nullable(),
  /** Empty: nothing else is asked. */
  questions: z.array(TravellerQuestion),
});
export type TravellerNeeds = z.infer<typeof TravellerNeeds>;
