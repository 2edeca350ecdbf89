import type { ReactNode } from 'react';
import { useStyles } from '../provider.tsx';
import priceCss from './price.css?inline';

export interface PriceBlockProps {
  /** Formatted, largest: the total. `null`: no price is shown, only the rest. */
  price: string | null;
  /** Above the price, such as "Price to traveller" or "From". */
  label?: string | undefined;
  /** After the price, such as "in total": what it is for. */
  unit?: string | undefined;
  /** Above label and price. */
  above?: ReactNode;
  /** Below the price: "$168 a night". */
  below?: ReactNode;
  /** The action at the inline end. */
  children?: ReactNode;
}

/** Price and action; put it on the stub of a `Ticket`. The largest number is always what is paid. */
export function PriceBlock({ price, label, unit, above, below, children }: PriceBlockProps) {
  useStyles(priceCss);
  return (
    <div className="price" part="price">
      {(price !== null || above || below) && (
        <div className="price-text">
          {above}
          {price !== null && (
            <p>
              {label && <small>{label} </small>}
              <strong className="price-total">
                <bdi>{price}</bdi>
              </strong>
              {unit && <span className="price-unit"> {unit}</span>}
            </p>
          )}
          {below}
        </div>
      )}
      {children}
    </div>
  );
}
