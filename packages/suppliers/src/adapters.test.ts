import { createAurora, createMeridian } from './index.ts';
import { describeHotelSupplier } from './conformance.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';

for (const supplier of ['aurora', 'meridian'] as const) {
  describeHotelSupplier(supplier, async () => {
    const sandbox = createSandbox({ supplier, demo: true, hangMs: 20, slowMs: 2000 });
    const { url } = await sandbox.listen(0);
    const create = supplier === 'aurora' ? createAurora : createMeridian;
    return {
      supplier: create({ baseUrl: url }),
      near: { latitude: 38.7167, longitude: -9.1333 },
      text: 'Lisbon',
      stay: {
        checkIn: ahead(90),
        checkOut: ahead(93),
        occupancy: [
          { adults: 2, childAges: [4] },
          { adults: 2, childAges: [4] },
        ],
      },
      count: async (reference) => {
        const response = await fetch(`${url}/control/bookings?reference=${encodeURIComponent(reference)}`);
        const { attempts, bookings } = (await response.json()) as { attempts: number; bookings: number };
        return { attempts, bookings };
      },
      close: () => sandbox.close(),
    };
  });
}

function ahead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
