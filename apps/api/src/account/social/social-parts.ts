import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { AccountParts } from '../account-parts.ts'
import type { Provider } from './provider.ts'

export type SocialParts = AccountParts & {
  providers: readonly Provider[]
  /** A provider did not do what it should. */
  onProviderFailed: (error: unknown) => void
}

export const providerNamed = ({ providers }: SocialParts, name: string): Provider =>
  providers.find((provider) => provider.name === name) ?? refuseUnknown()
