import { balanceMessages } from '@showroom/contract/balance/balance.messages'
import { messages } from '@showroom/contract/shared/errors'
import { doerOf } from '../account/doer.ts'
import { requireAccount } from '../account/require-account.ts'
import { auditExport } from '../audit/audit-export.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Caller, Who } from '../platform/http/who.ts'
import { adjust } from './adjustment/adjust.ts'
import { listNegatives, negativesFile } from './negative/list-negatives.ts'
import { type PayDeps, payBalance, progressOf } from './payment/pay-balance.ts'
import { partyOf } from './party.ts'
import { reportProfit } from './profit/report-profit.ts'
import { presentBalance, presentPartyOf } from './read-balance.ts'
import { entriesFile, listEntries } from './statement/list-entries.ts'
import { statementFile } from './statement/statement-file.ts'

const callerOf = ({ caller }: Who): Caller => caller ?? refuse(401, 'unauthenticated', messages.loginFirst)

export const balanceRoutes = (serve: Serve, deps: PayDeps) => {
  const { db, now } = deps
  const partyFor = (who: Who) => partyOf(db, callerOf(who))
  const owingParty = async (who: Who) =>
    (await partyFor(who)) ?? refuse(409, 'nothing_owed', balanceMessages.pay.noBalance)

  serve('GET /api/balance', async (_, who) => ({
    success: true,
    data: await presentBalance(db, await partyFor(who), now()),
  }))

  serve('GET /api/balance/entries', async ({ query }, who) =>
    listEntries(db, { party: await partyFor(who), query }),
  )

  serve('GET /api/balance/entries/export', async ({ query }, who) => ({
    success: true,
    data: await entriesFile(db, { party: await partyFor(who), query }, now()),
  }))

  serve('GET /api/balance/statement', async ({ query }, who) => ({
    success: true,
    data: await statementFile(db, await partyFor(who), query.month),
  }))

  serve('GET /api/balance/payment', async (_, who) => ({
    success: true,
    data: await progressOf(deps, await owingParty(who)),
  }))

  serve('POST /api/balance/payment', async ({ body: { card, amount_cents: amountCents } }, who) => {
    const { account } = await requireAccount(deps, who)
    const party = await owingParty(who)
    const paying = { account, party, card, amountCents, by: await doerOf(deps, who) }
    return { success: true, data: await payBalance(deps, paying) }
  })

  adminRoutes(serve, deps)
}

/** What Admins do with the balances of others. */
const adminRoutes = (serve: Serve, deps: PayDeps) => {
  const { db, now } = deps

  serve('GET /api/admin/balance/negative', ({ query }) => listNegatives(db, query, now()))

  serve('GET /api/admin/balance/negative/export', async ({ query }, who) => {
    const { account } = await requireAccount(deps, who)
    const { count, ...file } = await negativesFile(db, query, now())
    await auditExport(db, { what: 'negative_balance', count, by: account, ip: who.ip, at: now() })
    return { success: true, data: file }
  })

  serve('GET /api/admin/users/{id}/balance', async ({ params: { id } }) => ({
    success: true,
    data: await presentPartyOf(db, id),
  }))

  serve('POST /api/admin/balance/adjustment', async ({ body }, who) => {
    const { availableCents, pendingCents } = await adjust(deps, body, await doerOf(deps, who))
    const data = { available_cents: availableCents, pending_cents: pendingCents }
    return { success: true, data, message: balanceMessages.booked }
  })

  serve('GET /api/admin/balance/profit', async ({ query }) => ({
    success: true,
    data: await reportProfit(db, query),
  }))
}
