import { Button, filterIcon, Icon, searchIcon, SelectField } from '@portolan/ui';
import type { ReactNode } from 'react';
import { useFlow } from '../flow.ts';
import { useArrival } from '../use-arrival.ts';

export interface ResultsHeaderProps<Sort extends string> {
  heading: string;
  /** How many were found, such as "12 of 40 stays". */
  count: string;
  /** The search in two lines, for the button that opens the form in a narrow widget. */
  asked: { readonly where: string; readonly line: string };
  /** Opens the search form. */
  onRefine(): void;
  activeFilters: number;
  /** Opens the filters where they have no column of their own; absent when there is nothing to filter. */
  onFilters: (() => void) | undefined;
  sort: Sort;
  sorts: readonly { readonly value: Sort; readonly label: string }[];
  onSort(sort: Sort): void;
  /** More tools, such as list or map. */
  children?: ReactNode;
}

/**
 * What was found, and how it is shown. In a narrow widget a button with the search opens the form, and the tools stay at the top of the
 * screen with a button for the filters.
 */
export function ResultsHeader<Sort extends string>({
  heading,
  count,
  asked,
  onRefine,
  activeFilters,
  onFilters,
  sort,
  sorts,
  onSort,
  children,
}: ResultsHeaderProps<Sort>) {
  const { t } = useFlow().context;
  const titleRef = useArrival('results');
  return (
    <>
      <button type="button" className="trv-refine-button" onClick={onRefine}>
        <Icon icon={searchIcon} />
        <span>
          <b>{asked.where}</b>
          <small>{asked.line}</small>
        </span>
      </button>
      <header className="trv-results-head">
        <div>
          <h1 ref={titleRef} tabIndex={-1} id="trv-results-title" className="trv-title">
            {heading}
          </h1>
          <p className="trv-sub" role="status">
            {count}
          </p>
        </div>
        <div className="trv-results-tools">
          {onFilters && (
            <div className="trv-open-filters">
              <Button icon={filterIcon} onClick={onFilters}>
                {activeFilters > 0
                  ? t('stays.filters.open-count', { count: activeFilters })
                  : t('stays.filters.label')}
              </Button>
            </div>
          )}
          <SelectField
            label={t('stays.sort.label')}
            hideLabel
            value={sort}
            onChange={(value) => onSort(value as Sort)}
            options={sorts}
          />
          {children}
        </div>
      </header>
    </>
  );
}
