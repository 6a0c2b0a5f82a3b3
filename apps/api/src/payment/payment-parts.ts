import type { Db, Queries } from '../platform/db/db.ts'
import type { Provider } from './provider/provider.ts'

/**
 * What orders are told, in the transaction that saves the provider's answer. Locks are taken in one order everywhere:
 * the order first, then its holds.
 */
export type OrderHooks = {
  /** Locks the order's row until the transaction ends. */
  lock(tx: Queries, orderId: number): Promise<void>
  /** Every hold of the newest attempt is there. False: nobody wants them any more, and they are voided. */
  held(tx: Queries, orderId: number): Promise<boolean>
  /** The newest attempt came to nothing: its other holds are voided. */
  declined(tx: Queries, orderId: number, message: string): Promise<void>
  /** A bank asks its customer. */
  confirming(tx: Queries, orderId: number): Promise<void>
  /** A bank does not hold the money of a delivery, or soon will not. */
  paymentNeeded(tx: Queries, delivery: { orderId: number; subOrderId: number; holdId: number }): Promise<void>
}

export type PaymentParts = {
  db: Db
  now: () => Date
  provider: Provider | null
  order: OrderHooks
  /** Where a bank sends its customer back to, by the order's public id. */
  returnUrlOf: (orderPublicId: string) => string
  /** The same for an order that was placed before. */
  orderUrlOf: (orderPublicId: string) => string
  /** A provider that does not answer as it should is ours to look at. */
  onProviderTrouble: (error: unknown) => void
}

/** So long an operation belongs to who took it; whoever crashed with it lost it. */
export const leaseMs = 20_000

/** Longer with each try, never quite the same, at most five minutes. */
export const pauseMs = (tries: number): number =>
  Math.min(2 ** Math.min(tries, 9) * 1_000, 300_000) * (0.5 + Math.random() / 2)

class NoProvider extends Error {
  constructor() {
    super('No payment provider is arranged, and money was asked for.')
    this.name = 'NoProvider'
  }
}

export const providerOf = ({ provider }: PaymentParts): Provider => {
  if (!provider) throw new NoProvider()
  return provider
}
