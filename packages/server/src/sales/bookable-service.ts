import type { Item, ServiceKey, TravellerKind } from '@portolan/contract';
import type { LocalDate } from '@portolan/core';
import type { T } from '@portolan/i18n';
import type { BookingSupplier, CallOptions, Terms, TravellerNeeds } from '@portolan/suppliers';
import type { ArtSigner, PictureOwner } from '../platform/art-signer.ts';
import { ApiError } from '../platform/errors.ts';
import type { Formats } from '../platform/formats.ts';
import type { PriceUnit, SaleWhere } from '../pricing/index.ts';
import type { SupplierOffer } from './offers.ts';

/** What was sold, in the service's own shapes, as rows keep it. */
export interface Sold<Asked = unknown, Facts = unknown, Subject = unknown> {
  /** What the traveller asked for. */
  asked: Asked;
  /** What is sold, as it was then, whatever a catalogue says later. */
  subject: Subject;
  /** Of the main part, whose facts say what the item is. */
  terms: Terms<Facts>;
}

/** What a sealed offer says of what is sold. */
export interface Offered<Asked = unknown> {
  supplier: string;
  supplierItemId: string | null;
  itemId: string | null;
  offerKey: string;
  asked: Asked;
}

/** Columns of a booking that lists, jobs and links read without knowing the service. Local times are `YYYY-MM-DDTHH:MM`. */
export interface Moments {
  title: string;
  /** Of the place where it begins. */
  zone: string;
  starts_local: string;
  starts_at: string;
  ends_local: string;
  ends_at: string;
  /** The last moment at which whoever booked may cancel. */
  cancellable_until: string;
}

/** A person of a booking as it is kept. */
export interface NamedTraveller {
  kind: TravellerKind;
  group: number;
  firstName: string;
  lastName: string;
  age?: number | undefined;
}

/** A line of a mail or a document with its label. */
export interface Labelled {
  label: string;
  lines: string[];
}

/** How a mail or a document writes. */
export interface Words {
  t: T;
  format: Formats;
  /** Somebody else's text, so that it turns nothing around it. */
  own(text: string): string;
}

/** What a voucher and an invoice say of what was sold. */
export interface VoucherParts {
  title: string;
  address: string;
  /** Two or three facts side by side. */
  facts: Labelled[];
  travellers: { heading: string; rows: Labelled[] };
  /** What an invoice charges for, and what a credit note takes back: its kind, and what it is in lines. */
  charged: { name: string; cancelledName: string; lines: string[] };
}

/** An entry of a calendar, by the clock of its place. */
export interface CalendarEvent {
  /** Unlike that of every other event of the booking, and always the same. */
  id: string;
  title: string;
  where: string;
  /** `time` is `HH:mm`; without it the event lasts whole days. */
  from: { day: LocalDate; time: string | null };
  to: { day: LocalDate; time: string | null };
  /** IANA name; where it is none, times are those of whoever reads them. */
  zone: string;
}

/**
 * What quotes, bookings, proposals, mails and documents ask of a service. They know what is sold only through this, so that a further service
 * is a folder in `services/` and a line in `context.ts`.
 *
 * @typeParam Asked what a traveller asks for, as it is kept
 * @typeParam Facts what was agreed besides price and cancelling
 * @typeParam Subject what is sold, as it is kept
 */
export interface BookableService<Asked = unknown, Facts = unknown, Subject = unknown> {
  readonly service: ServiceKey;
  /** Those that are switched on, by name. */
  readonly suppliers: ReadonlyMap<string, BookingSupplier<unknown, Facts, unknown>>;
  /** What is asked of travellers where a supplier did not say. */
  readonly needs: TravellerNeeds;

  /**
   * Refuses what nobody can sell.
   * @throws {ApiError} with the service's own code and the field
   */
  checkAsked(asked: Asked, now: number): void;
  /**
   * Refuses travellers who are not those that were priced.
   * @throws {ApiError} `VALIDATION_FAILED` with one field per problem
   */
  checkTravellers(travellers: readonly NamedTraveller[], asked: Asked): void;
  /** What is kept for ever of what an offer sells; `null` when it is not known any more. */
  remember(offered: Offered<Asked>): Promise<Subject | null>;
  /** In the shape in which its suppliers are asked. */
  supplierAsked(row: { asked: Asked; supplierItemId: string | null }): unknown;
  /** True when `after` is worse for the traveller in what only the service knows, such as meals. */
  factsAreWorse(before: Facts, after: Facts): boolean;
  /** What else could be had when an offer is gone, of every supplier that answers; empty when nobody does. */
  alternatives(
    offered: Offered<Asked>,
    options: Pick<CallOptions, 'language'>,
  ): Promise<{ supplier: string; supplierItemId: string | null; offer: SupplierOffer<Facts> }[]>;
  /** How many of an offer are left, when few; `null` otherwise. */
  left(offer: SupplierOffer<Facts>): number | null;

  /** Where and of what the rules of a sale are chosen; `null` where only rules for everything hold. */
  whereOf(subject: Subject): SaleWhere | null;
  moments(sold: Sold<Asked, Facts, Subject>): Moments;
  /** By what a total is divided; `null` where that says nothing. */
  unitOf(asked: Asked): PriceUnit | null;
  /** Name of the one part, where all of it is one. */
  mainPart(sold: Sold<Asked, Facts, Subject>): { kind: string; label: string };
  /** The item as answers carry it. */
  view(sold: Sold<Asked, Facts, Subject>, context: { art: ArtSigner; owner: PictureOwner }): Item;

  voucher(
    sold: Sold<Asked, Facts, Subject>,
    travellers: readonly NamedTraveller[],
    words: Words,
  ): VoucherParts;
  mailRows(
    sold: Sold<Asked, Facts, Subject>,
    travellers: readonly NamedTraveller[],
    words: Words,
  ): Labelled[];
  calendar(sold: Sold<Asked, Facts, Subject>, words: Words): CalendarEvent[];
}

/** Every service that can be booked, by its key. */
export type BookableServices = ReadonlyMap<ServiceKey, BookableService>;

/** @throws {ApiError} `OFFER_INVALID`: nobody sells this service here */
export function serviceOf(
  { services }: { services: BookableServices },
  { service: key }: { service: ServiceKey },
): BookableService {
  const service = services.get(key);
  if (!service) throw new ApiError('OFFER_INVALID');
  return service;
}

/** @throws {ApiError} `OFFER_INVALID`: a supplier that was switched off since */
export function supplierOf(
  context: { services: BookableServices },
  row: { service: ServiceKey; supplier: string },
): BookingSupplier<unknown, unknown, unknown> {
  const supplier = serviceOf(context, row).suppliers.get(row.supplier);
  if (!supplier) throw new ApiError('OFFER_INVALID');
  return supplier;
}
