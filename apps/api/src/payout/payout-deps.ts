import type { AccountDeps } from '../account/account-deps.ts'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import type { Provider } from '../payment/provider/provider.ts'
import { refuse } from '../platform/http/domain-error.ts'

/** Where a browser hands in what only the provider may see. */
export type TokenPlace =
  | { provider: 'none' }
  | { provider: 'sandbox'; url: string; publishable_key: string }
  | { provider: 'stripe'; publishable_key: string }

export type PayoutDeps = AccountDeps & {
  /** Null where no money moves. */
  provider: Provider | null
  onProviderError: (error: unknown) => void
  tokens: TokenPlace
}

/** The name that what is asked of the provider is scheduled under. */
export const settleJob = 'payout.settle'

export const requireProvider = ({ provider }: Pick<PayoutDeps, 'provider'>): Provider =>
  provider ?? refuse(503, 'no_provider', say.noProvider)
