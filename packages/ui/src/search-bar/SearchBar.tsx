import type { ReactNode } from 'react';
import { useStyles } from '../provider.tsx';
import searchBarCss from './search-bar.css?inline';

export interface SearchBarProps {
  /** Names the form. */
  label: string;
  onSubmit(): void;
  /** Fields of `variant="ticket"`, one child each; dashed rules separate them. */
  children: readonly ReactNode[];
  /** The primary action. */
  action: ReactNode;
}

/** The ticket laid sideways: fields between dashed rules, one action at the end. Stacks in narrow containers. */
export function SearchBar({ label, onSubmit, children, action }: SearchBarProps) {
  useStyles(searchBarCss);
  return (
    <form
      part="form"
      className="search-bar"
      role="search"
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
      <div className="search-action">{action}</div>
    </form>
  );
}
