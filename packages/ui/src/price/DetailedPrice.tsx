import type { ReactNode } from 'react';
import { useStyles, useT } from '../provider.tsx';
import { PriceBlock, type PriceBlockProps } from './PriceBlock.tsx';
import priceDetailsCss from './price-details.css?inline';

/** A labelled amount below the price: retail, saved, wholesale rate … Text is already formatted. */
export interface PriceRow {
  label: string;
  amount: string;
}

export interface DetailedPriceProps extends Pick<PriceBlockProps, 'price' | 'label' | 'unit' | 'children'> {
  /** Formatted retail price, struck through. */
  was?: string | null | undefined;
  /** Instead of `was`, not struck through: "N/A". */
  wasText?: string | null | undefined;
  /** "-21%" */
  discount?: string | null | undefined;
  /** Below the price: "$168 a night", "includes taxes". */
  note?: ReactNode;
  rows?: readonly PriceRow[] | undefined;
}

/** A price with what it was, what that saves, and the amounts behind it. */
export function DetailedPrice({
  price,
  label,
  unit,
  was,
  wasText,
  discount,
  note,
  rows,
  children,
}: DetailedPriceProps) {
  useStyles(priceDetailsCss);
  const t = useT();
  return (
    <PriceBlock
      price={price}
      label={label}
      unit={unit}
      above={
        (was || wasText || discount) && (
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
        )
      }
      below={note && <p className="price-note">{note}</p>}
    >
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
    </PriceBlock>
  );
}
