import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { whyNotPaid } from '@showroom/contract/payout/payout.rules'
import { isDueSince } from '@showroom/contract/payout/payout-schedule.rules'
import { dayAndHour } from '@showroom/contract/shared/day'
import { deedBy } from '../../account/acting-admin.ts'
import type { Doer } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import { balanceOf } from '../../balance/balance.ts'
import { lockParty } from '../../balance/party.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import {
  accountsToLookAt,
  scheduledAccounts,
  lockPayoutAccount,
  type PayoutAccount,
  saveLookedAt,
} from '../account/payout-account.store.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { addPayout, type Payout } from '../sending/payout.store.ts'
import { draftBatch } from './batch.store.ts'
import { payableOf } from './payable.ts'

type Gathering = Pick<PayoutDeps, 'db' | 'now' | 'provider'>

/** Puts all that is available to an account into the batch that is being gathered. A word says why it does not. */
const addToDraft = async (tx: Queries, account: PayoutAccount, at: Date) => {
  await lockParty(tx, account)
  const balance = await balanceOf(tx, account)
  const reason = whyNotPaid(await payableOf(tx, account, balance), at)
  if (reason) return { reason, payout: null }
  const batchId = await draftBatch(tx, { publicId: newPublicId(), at })
  const { id: payoutAccountId, bankLast4 } = account
  const payout = await addPayout(tx, {
    publicId: newPublicId(),
    batchId,
    payoutAccountId,
    amountCents: balance.availableCents,
    bankLast4,
    at,
  })
  return payout ? { reason: null, payout } : { reason: 'open' as const, payout: null }
}

/** Those whose day it is by the marketplace's clock. After days of sleep one payout stands for all of them. */
export const gatherDue = async ({ db, now, provider }: Gathering): Promise<void> => {
  if (!provider) return
  for (const id of await accountsToLookAt(db, provider.providerAccount, dayAndHour(now()).day))
    await db.transaction(async (tx) => {
      const account = await lockPayoutAccount(tx, id)
      const today = dayAndHour(now()).day
      if (account?.status !== 'active' || account.lookedAtDay >= today) return
      const { schedule, scheduleDay, lookedAtDay } = account
      if (isDueSince({ schedule, day: scheduleDay }, { after: lookedAtDay, today }))
        await addToDraft(tx, account, now())
      await saveLookedAt(tx, id, today)
    })
}

/** Whoever has a schedule and can be paid, without waiting for its day. Returns how many were added. */
export const gatherAll = async ({ db, now, provider }: Gathering): Promise<number> => {
  let added = 0
  if (!provider) return added
  for (const id of await scheduledAccounts(db, provider.providerAccount))
    await db.transaction(async (tx) => {
      const account = await lockPayoutAccount(tx, id)
      if (!account || account.schedule === 'manual') return
      if ((await addToDraft(tx, account, now())).payout) added += 1
    })
  return added
}

/** What its owner asks for, with the code that was mailed to them. */
export const askPayout = ({ db, now }: Gathering, account: PayoutAccount, by: Doer): Promise<Payout> =>
  db.transaction(async (tx) => {
    const locked = (await lockPayoutAccount(tx, account.id)) ?? refuseUnknown()
    const at = now()
    const { reason, payout } = await addToDraft(tx, locked, at)
    if (!payout) return refuse(409, `payout_${reason}`, say.reasons[reason ?? 'open'])
    const { publicId, amountCents, state } = payout
    const deed = { at, action: 'asked for it', entity: 'payout', entityId: publicId }
    const after = { state, amount_cents: amountCents }
    await writeAudit(tx, { ...deedBy(by), ...deed, before: { state: null }, after })
    return payout
  })
