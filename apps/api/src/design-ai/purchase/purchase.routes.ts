import type { AiPurchase } from '@showroom/contract/design-ai/design-ai'
import { declineSentence } from '../../payment/cards/decline-sentence.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { requireAiAccount } from '../account/require-ai-account.ts'
import { creditsOf } from '../credits/credit.store.ts'
import { buyCredits, lookAtPurchase, refundableOf, refundPurchase } from './buy-credits.ts'
import type { PurchaseDeps } from './purchase-deps.ts'
import { type Purchase, purchasesOf } from './purchase.store.ts'

export const purchaseRoutes = (serve: Serve, deps: PurchaseDeps) => {
  const { db } = deps
  const replyWith = async (purchase: Purchase) => {
    const credits = await creditsOf(db, purchase.aiAccountId)
    const standing = { balance: credits.balance, now: deps.now() }
    return { success: true as const, data: { purchase: presentPurchase(purchase, standing), credits } }
  }

  serve('POST /api/AI/credits', async ({ body }, who) => {
    const { account } = await requireAiAccount(db, who)
    return replyWith(await buyCredits(deps, { account, ...body }))
  })

  serve('GET /api/AI/credits/{id}', async ({ params: { id } }, who) => {
    const { account } = await requireAiAccount(db, who)
    return replyWith(await lookAtPurchase(deps, account, id))
  })

  serve('POST /api/AI/credits/{id}/refund', async ({ params: { id } }, who) => {
    const { account } = await requireAiAccount(db, who)
    return replyWith(await refundPurchase(deps, account, id))
  })
}

type Standing = Parameters<typeof refundableOf>[1]

const presentPurchase = (purchase: Purchase, standing: Standing): AiPurchase => {
  const { credits, cents } = refundableOf(purchase, standing)
  return {
    id: purchase.publicId,
    credits: purchase.credits,
    price_cents: purchase.amountCents,
    state: purchase.state,
    sentence: purchase.state === 'declined' ? declineSentence(purchase.declineCode ?? '') : null,
    confirm_url: purchase.state === 'confirming' ? purchase.confirmUrl : null,
    at: (purchase.paidAt ?? purchase.askedAt).toISOString(),
    refundable_credits: credits,
    refundable_cents: cents,
    refunded_credits: purchase.refundedCredits,
    refunded_cents: purchase.refundedCents,
  }
}

/** What can be bought, and what was: of the call that tells of credits. */
export const soldTo = async (
  db: Queries,
  { packs, provider, now }: Pick<PurchaseDeps, 'packs' | 'provider' | 'now'>,
  { id, balance }: { id: number; balance: number },
) => ({
  packs: provider ? packs.map(({ credits, priceCents }) => ({ credits, price_cents: priceCents })) : [],
  purchases: (await purchasesOf(db, id)).map((each) => presentPurchase(each, { balance, now: now() })),
})
