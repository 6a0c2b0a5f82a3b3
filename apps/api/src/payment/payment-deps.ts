import type { Tell } from '../platform/events.ts'
import type { CardDeps } from './cards/cards.ts'
import type { Provider } from './provider/provider.ts'

export type PaymentDeps = CardDeps & {
  /** To whom the money is for. */
  tell: Tell
  /** Where a bank sends its customer back to, by the order's public id. */
  returnUrlOf: (orderPublicId: string) => string
  /** The same for an order that was placed before. */
  orderUrlOf: (orderPublicId: string) => string
  /** The same for a hire. */
  hireUrlOf: (hirePublicId: string) => string
  /** The same for what is paid into a balance. */
  balanceUrl: string
}

/** So long an operation belongs to who took it; whoever crashed with it lost it. */
export const leaseMs = 20_000

/** Longer with each attempt, never quite the same, at most five minutes. */
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
