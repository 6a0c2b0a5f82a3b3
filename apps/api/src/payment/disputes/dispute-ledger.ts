import type { Queries } from '../../platform/db/db.ts'
import { type Entry, post } from '../../ledger/ledger.ts'
import type { Hold } from '../holds/hold.store.ts'
import { columnsOf } from '../holds/payable.ts'
import type { MoneyPart } from '../provider/operation.store.ts'
import type { ProviderDispute } from '../provider/disputes.ts'
import { entryOf } from '../holds/hold-ledger.ts'
import { bookedOf, borneOf } from './dispute-ledger.store.ts'
import type { Dispute } from './dispute.store.ts'

type Of = { dispute: Pick<Dispute, 'id'>; hold: Hold }

const movement = ({ hold }: Of, at: Date) => ({ ...columnsOf(hold), kind: 'dispute' as const, at })

/** What the bank took, or gave back: our cash against what is disputed. Its fee is ours. Once for each of its own entries; false: it was there. */
export const postMoved = async (
  tx: Queries,
  of: Of,
  moved: ProviderDispute['moved'][number],
): Promise<boolean> => {
  if (moved.amountCents === 0 && moved.feeCents === 0) return false
  return post(tx, {
    ...movement(of, moved.at),
    cause: `dispute ${of.dispute.id} ${moved.id}`,
    entries: [
      { account: 'cash', amountCents: moved.amountCents - moved.feeCents },
      { account: 'disputed', amountCents: -moved.amountCents },
      { account: 'platform', amountCents: moved.feeCents },
    ],
  })
}

type Loss = { lostCents: number; at: Date /** What it came with. */; named: string }

/** What is lost passes to us, as often as some of it comes; below zero it comes back. */
const postLost = async (tx: Queries, of: Of, { lostCents, at, named }: Loss) => {
  if (lostCents === 0) return
  await post(tx, {
    ...movement(of, at),
    cause: `dispute ${of.dispute.id} lost ${named}`,
    entries: [
      { account: 'disputed', amountCents: -lostCents },
      { account: 'platform', amountCents: lostCents },
    ],
  })
}

/** It is lost: until somebody decides, we bear all that the bank took. */
export const bookLoss = async (tx: Queries, of: Of, loss: Omit<Loss, 'lostCents'>): Promise<void> =>
  postLost(tx, of, { lostCents: (await bookedOf(tx, of.dispute.id)).openCents, ...loss })

/** The bank has found for us after all: nobody bears anything any more, and what it took is nobody's until it comes. */
export const takeLossBack = async (tx: Queries, of: Of, at: Date): Promise<void> => {
  const borne = await borneOf(tx, of.dispute.id)
  const { lostCents } = await bookedOf(tx, of.dispute.id)
  if (borne.length > 0)
    await post(tx, {
      ...movement(of, at),
      cause: `dispute ${of.dispute.id} borne by nobody ${at.toISOString()}`,
      entries: borne.map((part) => entryOf(part, -1)),
    })
  await postLost(tx, of, { lostCents: -lostCents, at, named: `back ${at.toISOString()}` })
}

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
  await post(tx, {
    ...movement(of, at),
    cause: `dispute ${of.dispute.id} borne by sellers ${at.toISOString()}`,
    entries,
  })
}
