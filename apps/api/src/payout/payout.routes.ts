import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { isConfirmCode, mailConfirmCode } from '../account/credentials/confirm-code.ts'
import { doerOf } from '../account/doer.ts'
import { requireAccount } from '../account/require-account.ts'
import { partyOf } from '../balance/party.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { payoutAccountOf } from './account/payout-account.store.ts'
import { readPayoutAccount } from './account/read-payout-account.ts'
import { savePayoutAccount } from './account/save-payout-account.ts'
import { askPayout } from './batch/gather-payouts.ts'
import { listPayouts, payoutsFile, shownOf } from './list-payouts.ts'
import { type PayoutDeps, requireProvider } from './payout-deps.ts'

/** Whose payouts the caller speaks for. */
const ownerWith = (deps: PayoutDeps) => async (who: Who) => {
  const { account, caller } = await requireAccount(deps, who)
  const party = await partyOf(deps.db, caller)
  const { provider } = deps
  const owner = party && provider && { ...party, providerAccount: provider.providerAccount }
  return { person: account, party, payoutAccount: owner && (await payoutAccountOf(deps.db, owner)) }
}

export const payoutRoutes = (serve: Serve, deps: PayoutDeps) => {
  const ownerOf = ownerWith(deps)
  serve('GET /api/payout_account', async (_request, who) => {
    const { party } = await ownerOf(who)
    return { success: true, data: await readPayoutAccount(deps, party) }
  })

  serve('POST /api/payout_account/code', async (_request, who) => {
    const { person } = await ownerOf(who)
    await mailConfirmCode(deps, person)
    return { success: true, data: {}, message: say.codeSent }
  })

  serve('PUT /api/payout_account', async ({ body }, who) => {
    const { person, party } = await ownerOf(who)
    if (!party) return refuse(409, 'no_party', say.noParty)
    const { isBankHeld } = await savePayoutAccount(deps, {
      party,
      person,
      settings: body,
      by: await doerOf(deps, who),
    })
    const data = await readPayoutAccount(deps, party)
    return { success: true, data, message: isBankHeld ? say.bankHeld : say.saved }
  })
  payingRoutes(serve, deps)
}

const payingRoutes = (serve: Serve, deps: PayoutDeps) => {
  const { db, publicUrl } = deps
  const ownerOf = ownerWith(deps)
  serve('POST /api/payout_account/link', async (_request, who) => {
    const { payoutAccount } = await ownerOf(who)
    if (payoutAccount?.providerRef == null) return refuse(409, 'not_started', say.reasons.not_active)
    const page = `${publicUrl}/showroom/payout_setup`
    const urls = { returnUrl: page, refreshUrl: page }
    const url = await requireProvider(deps).payees.link(payoutAccount.providerRef, urls)
    return { success: true, data: { url } }
  })

  serve('GET /api/payout', async ({ query }, who) =>
    listPayouts(db, (await ownerOf(who)).payoutAccount?.id ?? null, query),
  )

  serve('GET /api/payout/export', async ({ query }, who) => ({
    success: true,
    data: await payoutsFile(
      db,
      { payoutAccountId: (await ownerOf(who)).payoutAccount?.id ?? null, query },
      deps.now(),
    ),
  }))

  serve('POST /api/payout', async ({ body }, who) => {
    const { person, payoutAccount } = await ownerOf(who)
    if (!payoutAccount) return refuse(409, 'payout_not_active', say.reasons.not_active)
    if (!(await isConfirmCode(deps, person, body.code))) return refuseInvalid({ code: [say.wrongCode] })
    const data = shownOf(await askPayout(deps, payoutAccount, await doerOf(deps, who)))
    return { success: true, data, message: say.askedFor }
  })
}
