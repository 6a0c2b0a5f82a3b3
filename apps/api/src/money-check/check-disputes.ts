import { dollars } from '@showroom/contract/shared/money-text'
import { checkedDisputes, type CheckedDispute } from '../payment/disputes/dispute-check.store.ts'
import type { ProviderDispute } from '../payment/provider/disputes.ts'
import type { Provider } from '../payment/provider/provider.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Check } from './check.ts'

type Checking = { db: Queries; provider: Provider; createdSince: Date; since: Date }

/** Every dispute of a payment of ours is known, at the same state and for the same amount. */
export const checkDisputes = async (
  { db, provider, createdSince, since }: Checking,
  intents: readonly { id: string }[],
): Promise<Check> => {
  const ours = new Set<string | null>(intents.map(({ id }) => id))
  const told = await provider.disputes.listDisputes({ createdSince })
  return {
    name: 'Every dispute is the same here and at the provider.',
    differences: disputeDifferences(
      await checkedDisputes(db, provider.providerAccount),
      told.filter(({ intentId }) => ours.has(intentId)),
      since,
    ),
  }
}

export const disputeDifferences = (
  known: readonly CheckedDispute[],
  told: readonly ProviderDispute[],
  since: Date,
): string[] => {
  const ours = new Map(known.map((dispute) => [dispute.providerRef, dispute]))
  const theirs = new Set(told.map(({ id }) => id))
  return [
    ...told.flatMap((dispute) => unlike(dispute, ours.get(dispute.id), since)),
    ...known
      .filter(({ providerRef }) => !theirs.has(providerRef))
      .map(({ providerRef }) => `${providerRef} is not at the provider`),
  ]
}

const unlike = (told: ProviderDispute, known: CheckedDispute | undefined, since: Date): string[] => {
  if (!known) return told.openedAt < since ? [`${told.id} was never heard of`] : []
  if (known.amountCents !== told.amountCents)
    return [`${told.id}: ${dollars(known.amountCents)} here, ${dollars(told.amountCents)} there`]
  // Its newest word may be on its way.
  const latest = Math.max(told.openedAt.getTime(), ...told.moved.map(({ at }) => at.getTime()))
  return known.state === told.state || latest >= since.getTime()
    ? []
    : [`${told.id} is ${known.state} here, ${told.state} there`]
}
