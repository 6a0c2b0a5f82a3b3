import type { Queries } from '../../platform/db/db.ts'
import { type Entry, post } from '../../ledger/ledger.ts'
import type { Hold } from '../holds/hold.store.ts'
import { columnsOf } from '../holds/payable.ts'
import type { MoneyPart } from '../provider/operation.store.ts'
import type { ProviderDispute } from '../provider/disputes.ts'
import { entryOf } from '../holds/hold-ledger.ts'
import type { Dispute } from './dispute.store.ts'

type Of = { dispute: Pick<Dispute, 'id'>; hold: Hold }

const movement = ({ hold }: Of, at: Date) => ({ ...columnsOf(hold), kind: 'dispute' as const, at })

/** What the bank took, or gave back: our cash against what is disputed. Its fee is ours. Once for each of its own entries. */
export const postMoved = (tx: Queries, of: Of, moved: ProviderDispute['moved'][number]) =>
  post(tx, {
    ...movement(of, moved.at),
    cause: `dispute ${of.dispute.id} ${moved.id}`,
    entries: [
      { account: 'cash', amountCents: moved.amountCents - moved.feeCents },
      { account: 'disputed', amountCents: -moved.amountCents },
      { account: 'platform', amountCents: moved.feeCents },
    ],
  })

/** It is lost: until somebody decides, we bear it. */
export const postLost = (tx: Queries, of: Of, { lostCents, at }: { lostCents: number; at: Date }) =>
  post(tx, {
    ...movement(of, at),
    cause: `dispute ${of.dispute.id} lost`,
    entries: [
      { account: 'disputed', amountCents: -lostCents },
      { account: 'platform', amountCents: lostCents },
    ],
  })

/** Those who earned by the sale give it back, each their share; ours among them. */
export const postBorneBySellers = async (
  tx: Queries,
  of: Of,
  { shares, at }: { shares: readonly MoneyPart[]; at: Date },
): Promise<void> => {
  const borneCents = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (borneCents === 0) return
  const entries: Entry[] = [
    { account: 'platform', amountCents: -borneCents },
    ...shares.map((part) => entryOf(part, 1)),
  ]
  await post(tx, { ...movement(of, at), cause: `dispute ${of.dispute.id} borne by sellers`, entries })
}
