import type { ReactNode } from 'react';
import { useStyles } from '../provider.tsx';

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

// The button that turns takes no more room than before: what turns hangs into its padding.
const searchBarCss = `.search-bar{display:grid;background:var(--_surface);border-radius:var(--_rx);box-shadow:var(--_e2);padding:var(--_2)}
.search-cell{padding:var(--_3);min-inline-size:0}.search-cell+.search-cell{border-block-start:2px dashed var(--_line)}
.search-action{display:grid;padding-block-start:var(--_2)}.search-action>.button{border-radius:calc(var(--_rx) - var(--_2));min-block-size:var(--_ctl-l)}
@container(min-width:640px){.search-bar{grid-auto-flow:column;grid-auto-columns:1fr}.search-bar>:last-child{padding:0}
.search-bar{grid-template-columns:1.25fr 1fr 1fr auto;padding-inline-start:var(--_3)}.search-cell{padding:var(--_2) var(--_3)}.search-cell+.search-cell{border-block-start:0;border-inline-start:2px dashed var(--_line)}.search-action>.button{padding-inline:var(--_6);min-block-size:100%}}
.search-bar .spinner{margin-inline-start:calc(-1.1em - var(--_2))}
@media(forced-colors:active){.search-bar{border:1px solid}}`;
