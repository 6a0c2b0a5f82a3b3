import type { Db } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'
import type { Provider } from './provider/provider.ts'

export type PaymentDeps = {
  db: Db
  now: () => Date
  provider: Provider | null
  /** To the order that the money is for. */
  tell: Tell
  /** Where a bank sends its customer back to, by the order's public id. */
  returnUrlOf: (orderPublicId: string) => string
  /** The same for an order that was placed before. */
  orderUrlOf: (orderPublicId: string) => string
  /** A provider that does not answer as it should is ours to look at. */
  onProviderError: (error: unknown) => void
}

/** So long an operation belongs to who took it; whoever crashed with it lost it. */
export const leaseMs = 20_000

/** Longer with each try, never quite the same, at most five minutes. */
export const pauseMs = (attempts: number): number =>
  Math.min(2 ** Math.min(attempts, 9) * 1_000, 300_000) * (0.5 + Math.random() / 2)

class NoProvider extends Error {
  constructor() {
    super('No payment provider is arranged, and money was asked for.')
    this.name = 'NoProvider'
  }
}

export const providerOf = ({ provider }: PaymentDeps): Provider => {
  if (!provider) throw new NoProvider()
  return provider
}
