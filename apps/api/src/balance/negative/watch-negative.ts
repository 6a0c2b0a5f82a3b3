import { negativeDueOn, negativeStep } from '@showroom/contract/balance/negative.rules'
import type { Db, Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { saveUnavailableSince } from '../../showroom/availability.store.ts'
import { balanceOf } from '../balance.ts'
import { partiesBelowZero } from '../balance.store.ts'
import { lockParty, type Party } from '../party.store.ts'
import { fellBelowZeroAt } from '../statement/statement.store.ts'
import { tellNegative } from './negative-events.ts'
import {
  type Negative,
  openNegativeOf,
  openNegatives,
  saveBegun,
  saveEnded,
  saveReminded,
  saveRestricted,
} from './negative.store.ts'

/** Whoever fell below zero is told until it is settled, and restricted when the time is over. The rows hold the deadlines. */
export const watchNegatives = async (db: Db, now: Date): Promise<void> => {
  const parties = [...(await partiesBelowZero(db)), ...(await openNegatives(db))]
  const seen = new Set<string>()
  for (const { account, partyId } of parties) {
    const key = `${account} ${partyId}`
    if (seen.has(key)) continue
    seen.add(key)
    await db.transaction(async (tx) => {
      await lockParty(tx, { account, partyId })
      await watchParty(tx, { account, partyId }, now)
    })
  }
}

/** In the caller's transaction, which has locked the party: what paid for it lifts its restriction at once. */
export const watchParty = async (tx: Queries, party: Party, now: Date): Promise<void> => {
  const { availableCents } = await balanceOf(tx, party)
  const open = await openNegativeOf(tx, party)
  const step = negativeStep(availableCents, open, now)
  if (step.do === 'begin') return begin(tx, party, { availableCents, now })
  if (!open) return
  const telling = { negativeId: open.id, owedCents: -availableCents, at: now }
  switch (step.do) {
    case 'settle':
      return settle(tx, open, now)
    case 'remind':
      await saveReminded(tx, open.id, step.nth)
      return tellNegative(tx, { ...telling, news: 'reminded', nth: step.nth })
    case 'restrict':
      await saveRestricted(tx, open.id, now)
      if (open.account === 'contractor') await saveUnavailableSince(tx, open.partyId, now)
      return tellNegative(tx, { ...telling, news: 'restricted' })
    case 'nothing':
      return undefined
  }
}

type Fallen = { availableCents: number; now: Date }

/** The clock runs from the moment of the fall, not from when somebody looked; what is due by then is told at once. */
const begin = async (tx: Queries, party: Party, { availableCents, now }: Fallen): Promise<void> => {
  const firstBelowAt = (await fellBelowZeroAt(tx, party)) ?? now
  await saveBegun(tx, { ...party, publicId: newPublicId(), firstBelowAt, dueOn: negativeDueOn(firstBelowAt) })
  if (availableCents < 0) await watchParty(tx, party, now)
}

const settle = async (tx: Queries, open: Negative, now: Date): Promise<void> => {
  await saveEnded(tx, open.id, now)
  if (open.isRestricted && open.account === 'contractor') await saveUnavailableSince(tx, open.partyId, null)
  const news = open.isRestricted ? 'lifted' : 'settled'
  await tellNegative(tx, { negativeId: open.id, news, owedCents: 0, at: now })
}
