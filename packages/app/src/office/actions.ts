import type {
  NewSignInProvider,
  SignInProviderCheck,
  SignInProviderInput,
  StoredSignInProvider,
} from '@portolan/contract';

/** What the screens of the back-office ask of the host; each rejects with a failure that has the server's own words, code and fields. */
export interface OfficeActions {
  providers(): Promise<readonly StoredSignInProvider[]>;
  addProvider(input: NewSignInProvider): Promise<StoredSignInProvider>;
  replaceProvider(id: string, input: SignInProviderInput): Promise<StoredSignInProvider>;
  removeProvider(id: string): Promise<void>;
  checkProvider(id: string): Promise<SignInProviderCheck>;
}
