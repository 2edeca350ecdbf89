export { describeBookingSupplier, type BookingSupplierUnderTest } from './booking.ts';
export { adultsOf, describeHotelSupplier, refundableStay, type HotelSupplierUnderTest } from './hotels.ts';
