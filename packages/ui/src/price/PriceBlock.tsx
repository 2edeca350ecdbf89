import type { ReactNode } from 'react';
import { useStyles, useT } from '../provider.tsx';
import { priceCss } from './price.css.ts';

/** A labelled amount below the price: retail, saved, wholesale rate … Text is already formatted. */
export interface PriceRow {
  label: string;
  amount: string;
}

export interface PriceBlockProps {
  /** Formatted, largest: the total. `null`: no price is shown, only `rows` and `children` (Reveal Price). */
  price: string | null;
  /** Above the price, such as "Price to traveller" or "From". */
  label?: string | undefined;
  /** Formatted retail price, struck through. */
  was?: string | null | undefined;
  /** Instead of `was`, not struck through: "N/A". */
  wasText?: string | null | undefined;
  /** "-21%" */
  discount?: string | null | undefined;
  /** Below the price: "$168 a night", "includes taxes". */
  note?: ReactNode;
  rows?: readonly PriceRow[] | undefined;
  /** The action at the inline end. */
  children?: ReactNode;
}

/** Price and action; put it on the stub of a `Ticket`. The largest number is always what is paid. */
export function PriceBlock({ price, label, was, wasText, discount, note, rows, children }: PriceBlockProps) {
  useStyles(priceCss);
  const t = useT();
  return (
    <div className="price" part="price">
      {(price !== null || was || wasText || note) && (
        <div className="price-text">
          {(was || wasText || discount) && (
            <p className="price-was">
              {was ? (
                <s>
                  <span className="vh">{t('common.price.retail')} </span>
                  <bdi>{was}</bdi>
                </s>
              ) : (
                wasText && (
                  <span>
                    <span className="vh">{t('common.price.retail')} </span>
                    {wasText}
                  </span>
                )
              )}
              {discount && (
                <span className="price-off">
                  <bdi>{discount}</bdi>
                </span>
              )}
            </p>
          )}
          {price !== null && (
            <p>
              {label && <small>{label} </small>}
              <strong className="price-total">
                <bdi>{price}</bdi>
              </strong>
            </p>
          )}
          {note && <p className="price-note">{note}</p>}
        </div>
      )}
      {children}
      {rows && rows.length > 0 && (
        <dl>
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>
                <bdi>{row.amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
