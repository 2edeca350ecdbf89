import { occupancyLimits, type OccupancyDraft } from '@portolan/core';
import { Button } from '../button/Button.tsx';
import { SelectField } from '../form/controls.tsx';
import { plusIcon } from '../icon/icons.ts';
import { Pop } from '../popover/Pop.tsx';
import type { PopProps } from '../popover/PopField.tsx';
import { useStyles, useT } from '../provider.tsx';
import { Stepper } from './Stepper.tsx';
import guestsCss from './guests.css?inline';

type RoomDraft = OccupancyDraft[number];

const { rooms: maxRooms, adultsPerRoom, childrenPerRoom, guestsPerRoom, maxChildAge } = occupancyLimits;

export interface GuestsPopProps extends PopProps {
  /** An age that is not chosen yet is `null`. */
  value: OccupancyDraft;
  onChange(occupancy: OccupancyDraft): void;
  /** The traveller wanted to go on: ages that are missing are marked. @default false */
  marksMissing?: boolean | undefined;
}

/** Rooms, adults and child ages; every change applies at once, "Done" only closes. */
export function GuestsPop({ value, onChange, marksMissing = false, ...pop }: GuestsPopProps) {
  useStyles(guestsCss);
  const t = useT();
  return (
    <Pop {...pop} className="guests-pop">
      {(close) => (
        <>
          {value.map((room, index) => (
            <Room
              // Rooms have no identity of their own: the number is what the traveller sees.
              key={index}
              room={room}
              number={index + 1}
              single={value.length === 1}
              marksMissing={marksMissing}
              onChange={(next) => onChange(value.map((old, at) => (at === index ? next : old)))}
              onRemove={() => onChange(value.filter((_, at) => at !== index))}
            />
          ))}
          <div className="guests-end">
            {value.length < maxRooms ? (
              <Button
                variant="text"
                size="s"
                icon={plusIcon}
                onClick={() => onChange([...value, { adults: 2, childAges: [] }])}
              >
                {t('common.guests.add-room')}
              </Button>
            ) : (
              <small>{t('common.guests.limit-rooms', { count: maxRooms })}</small>
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

interface RoomProps {
  room: RoomDraft;
  number: number;
  single: boolean;
  marksMissing: boolean;
  onChange(room: RoomDraft): void;
  onRemove(): void;
}

function Room({ room, number, single, marksMissing, onChange, onRemove }: RoomProps) {
  const t = useT();
  const { adults, childAges } = room;
  const free = guestsPerRoom - adults - childAges.length;
  const full = t('common.guests.limit-guests', { count: guestsPerRoom });
  return (
    <fieldset>
      <legend className={single ? 'vh' : undefined}>{t('common.guests.room', { number })}</legend>
      <Stepper
        label={t('common.guests.adults')}
        value={adults}
        min={1}
        max={Math.min(adultsPerRoom, adults + free)}
        limit={{ min: t('common.guests.limit-adults'), max: full }}
        onChange={(next) => onChange({ adults: next, childAges })}
      />
      <Stepper
        label={t('common.guests.children')}
        hint={t('common.guests.children-hint')}
        value={childAges.length}
        min={0}
        max={Math.min(childrenPerRoom, childAges.length + free)}
        limit={{ max: free > 0 ? t('common.guests.limit-children', { count: childrenPerRoom }) : full }}
        onChange={(next) =>
          onChange({
            adults,
            childAges: next > childAges.length ? [...childAges, null] : childAges.slice(0, next),
          })
        }
      />
      {childAges.length > 0 && (
        <div className="guests-ages">
          {childAges.map((age, index) => (
            <SelectField
              key={index}
              label={t('common.guests.child-age', { number: index + 1 })}
              value={age === null ? '' : String(age)}
              placeholder={t('common.guests.age-choose')}
              aria-required
              error={
                marksMissing && age === null
                  ? t('common.guests.age-missing', { number: index + 1 })
                  : undefined
              }
              onChange={(chosen) =>
                onChange({
                  adults,
                  childAges: childAges.map((old, at) => (at === index ? Number(chosen) : old)),
                })
              }
              options={Array.from({ length: maxChildAge + 1 }, (_, years) => ({
                value: String(years),
                label: years ? t('common.guests.age', { count: years }) : t('common.guests.age-infant'),
              }))}
            />
          ))}
        </div>
      )}
      {!single && (
        <Button variant="text" size="s" onClick={onRemove}>
          {t('common.guests.remove-room', { number })}
        </Button>
      )}
    </fieldset>
  );
}
