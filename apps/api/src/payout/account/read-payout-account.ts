import type { PayoutAccount as Shown } from '@showroom/contract/payout/payout'
import { isAskedElsewhere, missingWords } from '@showroom/contract/payout/payout-account.rules'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { whyNotPaid } from '@showroom/contract/payout/payout.rules'
import { nextPayoutDay } from '@showroom/contract/payout/payout-schedule.rules'
import { addDays, dayAndHour } from '@showroom/contract/shared/day'
import { usStates } from '@showroom/contract/account/us-states'
import type { Balance } from '../../balance/balance.store.ts'
import { balanceOf } from '../../balance/balance.ts'
import type { Party } from '../../balance/party.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { payableOf } from '../batch/payable.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { type PayoutAccount, payoutAccountOf } from './payout-account.store.ts'

/** Where a party's payouts stand, as its people see it. */
export const readPayoutAccount = async (
  deps: Pick<PayoutDeps, 'db' | 'now' | 'provider' | 'tokens'>,
  party: Party | null,
): Promise<Shown> => {
  const { db, provider, tokens } = deps
  const owner = party && provider && { ...party, providerAccount: provider.providerAccount }
  const account = owner && (await payoutAccountOf(db, owner))
  const balance = party ? await balanceOf(db, party) : { availableCents: 0, pendingCents: 0 }
  return {
    status: account?.status ?? 'not_started',
    missing: account ? missingWords(account.due) : [],
    is_asked_elsewhere: account !== null && isAskedElsewhere(account.due),
    held_until: heldText(account, deps.now()),
    saved: account && savedOf(account),
    available_cents: balance.availableCents,
    pending_cents: balance.pendingCents,
    next: account && nextOf(account, balance, deps.now()),
    reason: await reasonOf(db, { account, balance, now: deps.now() }),
    tokens,
  }
}

const heldText = (account: PayoutAccount | null, now: Date): string | null =>
  account?.heldUntil && account.heldUntil > now ? account.heldUntil.toISOString() : null

const savedOf = (one: PayoutAccount): Shown['saved'] => {
  const state = usStates.find((each) => each === one.state)
  if (one.savedAt === null || one.w9SignedAt === null || one.entityType === null || !state) return null
  return {
    legal_name: one.legalName,
    entity_type: one.entityType,
    street: one.street,
    apartment: one.apartment,
    city: one.city,
    state,
    zip_code: one.zipCode,
    bank_name: one.bankName,
    bank_last4: one.bankLast4,
    statement_name: one.statementName,
    schedule: one.schedule,
    schedule_day: one.scheduleDay,
    minimum_cents: one.minimumCents,
    notification_email: one.notificationEmail,
    w9_name: one.w9Name,
    w9_signed_at: one.w9SignedAt.toISOString(),
  }
}

/** The next day of the schedule, and what it would pay as things are. */
const nextOf = (account: PayoutAccount, { availableCents }: Balance, now: Date): Shown['next'] => {
  const { schedule, scheduleDay, minimumCents } = account
  const today = dayAndHour(now).day
  // Whose turn was looked at today has none any more today.
  const from = account.lookedAtDay < today ? today : addDays(account.lookedAtDay, 1)
  const day = nextPayoutDay({ schedule, day: scheduleDay }, from)
  return day === null
    ? null
    : { day, amount_cents: availableCents >= minimumCents ? Math.max(availableCents, 0) : 0 }
}

type Asked = { account: PayoutAccount | null; balance: Balance; now: Date }

const reasonOf = async (db: Queries, { account, balance, now }: Asked): Promise<string | null> => {
  if (!account) return say.reasons.not_active
  const reason = whyNotPaid(await payableOf(db, account, balance), now)
  return reason && say.reasons[reason]
}
