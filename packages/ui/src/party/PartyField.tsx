import type { Party, PartyRules } from '@portolan/core';
import type { IconShape } from '../icon/icons.ts';
import { PopField } from '../popover/PopField.tsx';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import { describeParty } from './describe-party.ts';
import { PartyPop } from './PartyPop.tsx';

export interface PartyFieldProps extends Omit<FieldProps, 'label'> {
  /** @default the text "Travellers" */
  label?: string | undefined;
  value: Party;
  /** Every change at once, within the limits of the rules; ages that are asked may be missing (`missingAges` of core). */
  onChange(party: Party): void;
  rules: PartyRules;
  /** Marks ages that are not chosen yet as errors. @default false */
  showsMissing?: boolean | undefined;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** Who travels: counts by age bands, ages where they are asked, in rooms or cabins where the rules have them. Its texts are in the area `fields`. */
export function PartyField({ value, onChange, rules, showsMissing, ...props }: PartyFieldProps) {
  const t = useT();
  return (
    <PopField
      {...props}
      label={props.label ?? t('common.guests.label')}
      text={describeParty(value, rules, t)}
    >
      {(pop) => (
        <PartyPop {...pop} value={value} onChange={onChange} rules={rules} showsMissing={showsMissing} />
      )}
    </PopField>
  );
}
