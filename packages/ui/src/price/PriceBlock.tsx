import type { ReactNode } from 'react';

/** Labelled amounts below the price: retail, saved, wholesale rate … Text is already formatted. */
export interface PriceRow {
  label: string;
  amount: string;
  /** Struck through and read as "was". @default false */
  struck?: boolean | undefined;
}

export interface PriceBlockProps {
  /** Formatted, largest; the total. `null` shows `children` alone (Reveal Price). */
  price: string | null;
  /** Before the price, such as "Price to traveller" or "From". */
  label?: string | undefined;
  /** Formatted retail price, struck through. */
  was?: string | null | undefined;
  /** Instead of `was`, not struck: "N/A". */
  wasText?: string | null | undefined;
  /** "-21%" */
  discount?: string | null | undefined;
  /** Below the price: "$168 a night", "includes taxes". */
  note?: ReactNode;
  rows?: readonly PriceRow[] | undefined;
  /** The action at the inline end. */
  children?: ReactNode;
}

/** The stub of a ticket: perforation, price, action. */
export function PriceBlock(props: PriceBlockProps) {
  void props;
  return null;
}

/** The dashed line between the parts of a ticket. Put `ticket` on the container so that its notches are cut out. */
export function Perforation() {
  return null;
}
