/** The append-only books of an agency: postings, wallets and statements. It decides no amounts. */
export { isShortOf, writePostings } from './post.ts';
export { isWalletOpen } from './wallet.ts';
