import type { Provider } from '../payment/provider/provider.ts'
import type { Queries } from '../platform/db/db.ts'
import { paidPremiums } from './premium-invoice.store.ts'

/** What was taken for Premium plans at the provider is what we know of. */
export const checkSubscriptions = async (db: Queries, provider: Provider, since: Date): Promise<string[]> => {
  const differences: string[] = []
  for (const { subscriptionId, paidCents } of await paidPremiums(db, provider.providerAccount)) {
    const invoices = await provider.subscriptions.invoicesOf(subscriptionId)
    const taken = invoices.reduce((sum, invoice) => sum + invoice.paidCents, 0)
    const isUnderway = invoices.some(({ createdAt }) => createdAt > since)
    if (taken !== paidCents && !isUnderway)
      differences.push(`${subscriptionId}: ${paidCents} cents here, ${taken} there`)
  }
  return differences
}
