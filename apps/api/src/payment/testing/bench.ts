import type { OpenDb } from '../../platform/db/db.ts'
import { sumsOf } from '../../ledger/ledger.store.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { holdsOfOrder } from '../holds/hold.store.ts'
import { aCustomer, openPayment, type Payment, providerAt } from './a-payment.ts'
import { startSandbox } from './sandbox-process.ts'

/** A database, a sandbox in a process of its own, and what can be seen of both. */
export const openBench = async () => {
  const sandbox = await startSandbox()
  const db: OpenDb = await openTestDb('seeded')
  // So that no test's own time goes into warming it up.
  await aCustomer(providerAt(sandbox.origin))

  /** Payments with a customer of their own, so that what the provider holds for them is theirs alone. */
  const openShop = async (provider = providerAt(sandbox.origin)) => {
    const payment = openPayment(db, provider)
    const customerId = await aCustomer(provider)
    const cardOf = async (number?: string) => ({ customerId, paymentMethodId: await sandbox.typed(number) })
    const intents = () => provider.intents.listIntents({ createdSince: new Date(0), customerId })
    return { payment, provider, customerId, cardOf, intents }
  }

  const statesOf = async (orderId: number) => (await holdsOfOrder(db, orderId)).map(({ state }) => state)
  const ledgerOf = async (orderId: number) => {
    const sums = await sumsOf(db, [orderId])
    const total = (pick: (sum: (typeof sums)[number]) => number) =>
      sums.reduce((whole, sum) => whole + pick(sum), 0)
    return {
      held: total(({ heldCents }) => heldCents),
      charged: total(({ chargedCents }) => chargedCents),
      released: total(({ releasedCents }) => releasedCents),
      refunded: total(({ refundedCents }) => refundedCents),
    }
  }
  const close = async () => {
    await db.close()
    await sandbox.stop()
  }
  return { db, sandbox, openShop, statesOf, ledgerOf, close }
}

export type Bench = Awaited<ReturnType<typeof openBench>>
export type Shop = Awaited<ReturnType<Bench['openShop']>>
export type { Payment }
