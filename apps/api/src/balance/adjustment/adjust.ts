import type { BalanceAccount } from '@showroom/contract/balance/release.rules'
import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { dollars } from '@showroom/contract/shared/money-text'
import { deedBy } from '../../account/acting-admin.ts'
import type { Doer } from '../../account/doer.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import { post } from '../../ledger/ledger.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { balanceOf } from '../balance.ts'
import type { Balance } from '../balance.store.ts'
import { watchParty } from '../negative/watch-negative.ts'
import { lockParty, partyNamed } from '../party.store.ts'
import { type Adjustment, isSameAdjustment, saveAdjustment } from './adjustment.store.ts'

type Asked = {
  key: string
  account: BalanceAccount
  party: string
  amount_cents: number
  against: 'cash' | 'platform'
  reason: string
}

/** Books an amount with somebody, once for its key; who is settled by it is free of every restriction at once. */
export const adjust = async ({ db, now }: { db: Db; now: () => Date }, asked: Asked, by: Doer) => {
  const { key, amount_cents: amountCents, against, reason } = asked
  if (against === 'cash' && amountCents < 0) refuseInvalid({ amount_cents: [balanceMessages.cashComesIn] })
  return db.transaction(async (tx) => {
    const party = (await partyNamed(tx, asked)) ?? refuseInvalid({ party: [balanceMessages.noParty] })
    await lockParty(tx, party)
    const at = now()
    const adjustment = { ...party, key, amountCents, against, reason, madeBy: by.account.id, at }
    if (await saveAdjustment(tx, adjustment)) {
      const before = await balanceOf(tx, party)
      await book(tx, adjustment)
      await note(tx, { adjustment, before, party: asked.party, by })
      await watchParty(tx, party, at)
    } else if (!(await isSameAdjustment(tx, adjustment))) refuse(409, 'key_used', balanceMessages.keyUsed)
    return balanceOf(tx, party)
  })
}

const book = (tx: Queries, { key, account, partyId, amountCents, against, at }: Adjustment) =>
  post(tx, {
    kind: 'adjustment',
    cause: `adjustment ${key}`,
    at,
    entries: [
      { account, partyId, amountCents: -amountCents },
      { account: against, amountCents },
    ],
  })

type Noted = { adjustment: Adjustment; before: Balance; party: string; by: Doer }

const note = async (tx: Queries, { adjustment, before, party, by }: Noted) => {
  const after = await balanceOf(tx, adjustment)
  await writeAudit(tx, {
    at: adjustment.at,
    ...deedBy(by),
    action: 'adjusted',
    entity: `balance of ${adjustment.account}`,
    entityId: party,
    note: `${dollars(adjustment.amountCents)}: ${adjustment.reason}`,
    before: { available_cents: before.availableCents },
    after: { available_cents: after.availableCents },
  })
}
