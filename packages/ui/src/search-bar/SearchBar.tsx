import type { ReactNode } from 'react';
import { useStyles } from '../provider.tsx';
import searchBarCss from './search-bar.css?inline';

export interface SearchBarProps {
  /** Names the form. */
  label: string;
  /** Address that the form leads to without code, by GET. */
  action: string;
  /** Where that address opens. @default the same window */
  target?: '_top' | undefined;
  /** What the address says beside the fields: value by name. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Takes the place of going to `action`. */
  onSubmit(): void;
  /** Fields of `variant="ticket"`, one child each; dashed rules separate them. */
  children: readonly ReactNode[];
  /** The primary action. */
  button: ReactNode;
}

/** The ticket laid sideways: fields between dashed rules, one button at the end. Stacks in narrow containers. */
export function SearchBar({
  label,
  action,
  target,
  hidden = {},
  onSubmit,
  children,
  button,
}: SearchBarProps) {
  useStyles(searchBarCss);
  return (
    <form
      part="form"
      className="search-bar"
      role="search"
      method="get"
      action={action}
      target={target}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children.map((child, index) => (
        <div key={index} className="search-cell">
          {child}
        </div>
      ))}
      <div className="search-action">
        {button}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
    </form>
  );
}
