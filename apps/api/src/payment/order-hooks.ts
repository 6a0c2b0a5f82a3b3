import type { Queries } from '../db/db.ts'

/**
 * What whoever places orders is told in the transaction that saves a provider's answer; handed in where the API is
 * wired. Each may be told again what it knows already.
 */
export type OrderHooks = {
  /**
   * First in every transaction that touches holds of an order: the cart's row, the order's row, and only then holds and
   * goods, whoever comes. Two that want the same rows wait for each other in a line, never in a ring.
   */
  lock: (tx: Queries, orderId: number) => Promise<void>
  /** Every hold of the attempt is there. Of an order that was given up meanwhile, the holds are voided. */
  held: (tx: Queries, orderId: number) => Promise<void>
  /** A bank refused one; the others are voided already. */
  declined: (tx: Queries, orderId: number, message: string) => Promise<void>
  /** A bank asks its customer. */
  confirming: (tx: Queries, orderId: number) => Promise<void>
}
