export interface RangeFilterProps {
  /** Names the group and both ends: "Price a night". */
  label: string;
  /** Ends of the scale, in the unit of `value`. */
  min: number;
  max: number;
  /** @default 1 */
  step?: number | undefined;
  /** Chosen ends; equal to `min`/`max` means no limit. */
  value: readonly [from: number, to: number];
  /** While dragging or typing. */
  onChange(value: [from: number, to: number]): void;
  /** A value as text, for `aria-valuetext` and the labels of the ends. */
  format(value: number): string;
  /** Bars behind the sliders, one a bucket from `min` to `max`; decorative. */
  histogram?: readonly number[] | undefined;
}

export function RangeFilter(props: RangeFilterProps) {
  void props;
  return null;
}
