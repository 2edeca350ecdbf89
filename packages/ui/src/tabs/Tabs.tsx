import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useStyles, useT } from '../provider.tsx';
import tabsCss from './tabs.css?inline';

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect(id: Id): void;
  /** The selected panel. */
  children: ReactNode;
}

/** APG tabs: roving tabindex, arrows wrap and are mirrored in right-to-left text, Home and End. Arrows only move, Enter selects. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  useStyles(tabsCss);
  const t = useT();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Id>(selected);
  useEffect(() => {
    setFocused(selected);
    // A narrow row scrolls; `scrollIntoView` would scroll the host's page too.
    const list = row.current!;
    const box = list.getBoundingClientRect();
    const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect() ?? box;
    const left = tab.right > box.right ? tab.right - box.right + 16 : Math.min(0, tab.left - box.left - 16);
    if (left) list.scrollBy?.({ left });
  }, [selected]);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === focused);
    const forward = t.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = t.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index]!;
    setFocused(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    <div className="tabs">
      <div ref={row} className="tabs-row" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            part="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === focused ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
