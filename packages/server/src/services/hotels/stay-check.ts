import { addDays, isValidOccupancy, stayProblem, type Occupancy } from '@portolan/core';
import { ApiError, invalid } from '../../platform/errors.ts';

/**
 * Refuses a stay that nobody can sell. The day counts where the property is, which may be a day behind UTC, so yesterday passes.
 * @throws {ApiError} `VALIDATION_FAILED`, `STAY_IN_PAST`, `STAY_INVALID` or `OCCUPANCY_INVALID`, each with the field.
 */
export function checkStay(
  stay: { checkIn: string; checkOut: string; occupancy: Occupancy },
  now: number,
): void {
  const yesterday = addDays(new Date(now).toISOString().slice(0, 10), -1);
  switch (stayProblem(stay, yesterday)) {
    case 'invalid-date': {
      const field = stayProblem({ checkIn: stay.checkIn, checkOut: addDays(yesterday, 1) }, yesterday);
      throw invalid(field === 'invalid-date' ? 'checkIn' : 'checkOut', 'is not a day of the calendar');
    }
    case 'in-past':
      throw new ApiError('STAY_IN_PAST', { fields: { checkIn: 'has passed' } });
    case 'out-of-order':
      throw new ApiError('STAY_INVALID', { fields: { checkOut: 'must be after check-in' } });
    case 'too-long':
      throw new ApiError('STAY_INVALID', { fields: { checkOut: 'is more than 60 days after check-in' } });
  }
  if (!isValidOccupancy(stay.occupancy)) {
    throw new ApiError('OCCUPANCY_INVALID', {
      fields: { occupancy: 'has a room with more than 8 guests or without an adult' },
    });
  }
}
