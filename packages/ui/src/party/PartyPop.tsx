import {
  countOf,
  limitsOf,
  smallestGroup,
  travellersOf,
  withAge,
  withCount,
  type CountLimits,
  type Party,
  type PartyBand,
  type PartyRules,
} from '@portolan/core';
import { Button } from '../button/Button.tsx';
import { SelectField } from '../form/controls.tsx';
import guestsCss from '../guests/guests.css?inline';
import { Stepper } from '../guests/Stepper.tsx';
import { plusIcon } from '../icon/icons.ts';
import { Pop } from '../popover/Pop.tsx';
import type { PopProps } from '../popover/PopField.tsx';
import { useStyles, useT } from '../provider.tsx';

export interface PartyPopProps extends PopProps {
  value: Party;
  onChange(party: Party): void;
  rules: PartyRules;
  /** Marks ages that are not chosen yet as errors, as after a search that needed them. @default false */
  showsMissing?: boolean | undefined;
}

/** A line a band, with an age for each where it is asked; every change applies at once, "Done" only closes. */
export function PartyPop({ value, onChange, rules, showsMissing = false, ...pop }: PartyPopProps) {
  useStyles(guestsCss);
  const t = useT();
  const { groups, bands, total } = rules;
  const next = smallestGroup(rules);
  const hasRoom = travellersOf(value) + Math.max(1, travellersOf([next])) <= total;
  return (
    <Pop {...pop} className="guests-pop">
      {(close) => (
        <>
          {value.map((_, at) => (
            // Groups have no identity of their own: the number is what the traveller sees.
            <fieldset key={at}>
              <legend className={value.length === 1 ? 'vh' : undefined}>
                {groups ? t(`fields.party.${groups.of}`, { number: at + 1 }) : pop.label}
              </legend>
              {bands.map((band) => (
                <Band key={band.kind} {...{ value, onChange, at, band, rules, showsMissing }} />
              ))}
              {groups && value.length > 1 && (
                <Button
                  variant="text"
                  size="s"
                  onClick={() => onChange(value.filter((_, index) => index !== at))}
                >
                  {t(`fields.party.remove.${groups.of}`, { number: at + 1 })}
                </Button>
              )}
            </fieldset>
          ))}
          <div className="guests-end">
            {groups && value.length < groups.max && hasRoom && (
              <Button variant="text" size="s" icon={plusIcon} onClick={() => onChange([...value, next])}>
                {t(`fields.party.add.${groups.of}`)}
              </Button>
            )}
            {groups && !(value.length < groups.max && hasRoom) && (
              <small>{t('fields.party.limit.groups')}</small>
            )}
            <Button size="s" onClick={close}>
              {t('common.done')}
            </Button>
          </div>
        </>
      )}
    </Pop>
  );
}

interface BandProps {
  value: Party;
  onChange(party: Party): void;
  at: number;
  band: PartyBand;
  rules: PartyRules;
  showsMissing: boolean;
}

function Band({ value, onChange, at, band, rules, showsMissing }: BandProps) {
  const t = useT();
  const { kind, ages, asksAge } = band;
  const group = value[at] ?? {};
  const limits = limitsOf(value, at, band, rules);
  return (
    <>
      <Stepper
        label={t(`fields.party.${kind}`)}
        hint={ages && agesText(ages)}
        value={countOf(group, kind)}
        min={limits.min}
        max={limits.max}
        limit={{ min: leastText(limits), max: mostText(limits) }}
        onChange={(count) => onChange(withCount(value, at, kind, count))}
      />
      {asksAge && countOf(group, kind) > 0 && (
        <div className="guests-ages">
          {(group[kind] ?? []).map((age, index) => (
            <SelectField
              key={index}
              label={t(`fields.party.age-of.${kind}`, { number: index + 1 })}
              value={age === null ? '' : String(age)}
              placeholder={t('fields.party.age-choose')}
              error={showsMissing && age === null ? t('fields.party.age-missing') : null}
              required
              onChange={(chosen) => onChange(withAge(value, at, kind, index, Number(chosen)))}
              options={yearsOf(band).map((years) => ({
                value: String(years),
                label: years ? t('common.guests.age', { count: years }) : t('common.guests.age-infant'),
              }))}
            />
          ))}
        </div>
      )}
    </>
  );

  function agesText({ from, to }: NonNullable<PartyBand['ages']>): string {
    return to === undefined ? t('fields.party.ages-over', { from }) : t('fields.party.ages', { from, to });
  }

  function leastText({ min, minWhy }: CountLimits): string | undefined {
    if (min === 0) return undefined;
    return minWhy === 'accompanied'
      ? t('fields.party.limit.accompanied')
      : t('fields.party.limit.least', { count: min });
  }

  function mostText({ maxWhy, maxCount }: CountLimits): string {
    if (maxWhy === 'accompanied') return t('fields.party.limit.accompanied');
    return t(maxWhy === 'total' ? 'fields.party.limit.total' : 'fields.party.limit.most', {
      count: maxCount,
    });
  }
}

function yearsOf({ ages = { from: 0, to: 17 } }: PartyBand): number[] {
  const { from, to = from } = ages;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
