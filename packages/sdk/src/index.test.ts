import { expect, it } from 'vitest';

it('is safe to import outside a browser, with every definition', async () => {
  expect(typeof document).toBe('undefined');
  const sdk = await import('./index.ts');
  await sdk.defineAll();
  sdk.configure({ agency: 'pk_x', api: 'https://book.example' });
  expect(Object.keys(sdk).sort()).toEqual([
    'TravelActivities', 'TravelAgency', 'TravelCars', 'TravelCruise', 'TravelDeals', 'TravelElement', 'TravelFlights',
    'TravelHotels', 'TravelLoginPrompt', 'TravelResort', 'configure', 'defineAll',
  ]); // prettier-ignore
});
