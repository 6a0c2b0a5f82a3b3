import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { Provider } from './provider.ts'

export type SocialDeps = AccountDeps & {
  providers: readonly Provider[]
  /** A provider did not do what it should. */
  onProviderFailed: (error: unknown) => void
}

export const providerNamed = ({ providers }: SocialDeps, name: string): Provider =>
  providers.find((provider) => provider.name === name) ?? refuseUnknown()
