import { TravelHotels } from '@portolan/widgets/hotels';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import hotels from '@portolan/i18n/catalogues/en/hotels.json' with { type: 'json' };
import type { WidgetCode } from '../element/widget.ts';

export const code: WidgetCode = {
  Widget: ({ context, attributes, settings, embedded, typed }) => (
    <TravelHotels
      context={context}
      mode={settings.mode}
      embedded={embedded}
      typed={typed}
      destination={attributes.destination ?? undefined}
      checkIn={attributes.checkIn ?? undefined}
      checkOut={attributes.checkOut ?? undefined}
      occupancy={attributes.occupancy ?? undefined}
    />
  ),
  english: { ...common, ...hotels, ...errors },
};
