import { hourMs } from '@showroom/contract/shared/time'
import type { Provider } from '../../payment/provider/provider.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type PaidPurchase, paidPurchases } from './check-purchases.store.ts'

type Checking = { db: Queries; provider: Provider; since: Date }

/** What was taken for credits at the provider, and what of it went back, is what we know of. */
export const checkCharges = async ({ db, provider, since }: Checking): Promise<string[]> => {
  const known = await paidPurchases(db, provider.providerAccount)
  const charges = await provider.charges.listCharges({ createdSince: firstAsked(known, since) })
  const differences: string[] = []
  for (const { publicId, paidCents, refundedCents, intentId } of known) {
    const own = charges.filter(({ purchaseId }) => purchaseId === publicId)
    const taken = own.reduce((sum, { receivedCents }) => sum + receivedCents, 0)
    const isUnderway = own.some(({ createdAt }) => createdAt > since)
    if (taken !== paidCents && !isUnderway)
      differences.push(`purchase ${publicId}: ${paidCents} cents here, ${taken} there`)
    const refunds =
      intentId === null || paidCents === 0 ? [] : await provider.charges.refundsOfCharge(intentId)
    const back = refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
    if (back !== refundedCents && !isUnderway)
      differences.push(`purchase ${publicId}: ${refundedCents} cents back here, ${back} there`)
  }
  const names = new Set(known.map(({ publicId }) => publicId))
  for (const { id, purchaseId, receivedCents } of charges)
    if (receivedCents > 0 && !names.has(purchaseId ?? ''))
      differences.push(`${id} took ${receivedCents} cents for no purchase of ours`)
  return differences
}

/** Their clock may be behind ours. */
const firstAsked = (known: readonly PaidPurchase[], since: Date): Date =>
  new Date(Math.min(since.getTime(), ...known.map(({ askedAt }) => askedAt.getTime())) - hourMs)
