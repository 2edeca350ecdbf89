import type { Board } from '@portolan/contract';

/** What was agreed of a stay besides price and cancelling. */
export interface StayTerms {
  readonly board: Board;
}

const boardRank: Record<Board, number> = {
  room_only: 0,
  breakfast: 1,
  half_board: 2,
  full_board: 3,
  all_inclusive: 4,
};

/** Fewer meals are worse. */
export function stayTermsAreWorse(before: StayTerms, after: StayTerms): boolean {
  return boardRank[after.board] < boardRank[before.board];
}
