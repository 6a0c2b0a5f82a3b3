import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { refundableDays } from '@showroom/contract/design-ai/ai-choices'
import { refundOf } from '@showroom/contract/design-ai/credits.rules'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { isMinorOn } from '../../account/account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type AiAccount, aiAccountById, lockAiAccount } from '../account/ai-account.store.ts'
import { takeRefunded } from '../credits/credits.ts'
import type { PurchaseDeps } from './purchase-deps.ts'
import {
  claimPurchase,
  lockPurchase,
  ownPurchase,
  type Purchase,
  purchaseByKey,
  savePurchase,
  saveRefunding,
} from './purchase.store.ts'
import { claiming, settlePurchase } from './settle-purchase.ts'

/** Whoever tries cards by the hundred is looking for ones that work. */
const cards = { most: 10, windowMs: hourMs }

type Buying = {
  account: AiAccount
  key: string
  credits: number
  price_cents: number
  payment_method_id: string
}

/** The row is there before the bank is asked; the same key twice is one purchase. */
export const buyCredits = async (deps: PurchaseDeps, asked: Buying): Promise<Purchase> => {
  const { db, packs, now } = deps
  const { account, key, credits, price_cents: amountCents } = asked
  const again = await purchaseByKey(db, account.id, key)
  if (again) return again
  if (isMinorOn(account, now())) refuse(409, 'adults_only', say.adultsOnly)
  const provider = deps.provider ?? refuse(409, 'no_cards', say.noCards)
  if (account.blockedAt !== null) refuse(403, 'blocked', say.blocked)
  if (account.emailVerifiedAt === null) refuse(409, 'verify_first', say.verifyFirst)
  if (!packs.some((pack) => pack.credits === credits && pack.priceCents === amountCents))
    refuse(409, 'price_changed', say.packChanged)
  await allowAttempt(db, { key: `ai card ${account.id}`, limit: cards, now: now() })
  const purchase = await addPurchase(deps, claiming(deps, provider), asked)
  if (purchase) await settlePurchase({ ...deps, provider }, purchase)
  return (await purchaseByKey(db, account.id, key)) ?? refuseUnknown()
}

/** Null: its key has one already. Whoever was forgotten meanwhile buys nothing. */
const addPurchase = (
  { db }: PurchaseDeps,
  { now: askedAt, ...claim }: ReturnType<typeof claiming>,
  { account, key, credits, price_cents: amountCents, payment_method_id: paymentMethodId }: Buying,
): Promise<Purchase | null> =>
  db.transaction(async (tx) => {
    if (!(await lockAiAccount(tx, account.id))) refuseUnknown()
    return savePurchase(tx, {
      publicId: newPublicId(),
      aiAccountId: account.id,
      key,
      credits,
      amountCents,
      paymentMethodId,
      askedAt,
      ...claim,
    })
  })

/** How far it is; one that waits for its bank is asked for now. */
export const lookAtPurchase = async (
  deps: PurchaseDeps,
  account: AiAccount,
  id: string,
): Promise<Purchase> => {
  const found = (await ownPurchase(deps.db, account.id, id)) ?? refuseUnknown()
  const { provider } = deps
  if (found.state !== 'confirming' || !provider) return found
  const at = deps.now()
  // Somebody looks: it is not left until its next turn.
  const claimed = await claimPurchase(deps.db, {
    ...claiming(deps, provider),
    now: new Date(at.getTime() + hourMs),
    only: found.id,
  })
  if (claimed) await settlePurchase({ ...deps, provider }, claimed)
  return (await ownPurchase(deps.db, account.id, id)) ?? found
}

/** What of it is not spent goes back, once, within its days; the credits first, so that nobody spends them meanwhile. */
export const refundPurchase = async (
  deps: PurchaseDeps,
  account: AiAccount,
  id: string,
): Promise<Purchase> => {
  const provider = deps.provider ?? refuse(409, 'no_cards', say.noCards)
  const found = (await ownPurchase(deps.db, account.id, id)) ?? refuseUnknown()
  if (found.state === 'refunding' || found.state === 'refunded') return found
  const until = claiming(deps, provider).until
  const refunding = await deps.db.transaction(async (tx) => {
    if (!(await lockAiAccount(tx, account.id))) refuseUnknown()
    const purchase = (await lockPurchase(tx, found.id)) ?? refuseUnknown()
    if (purchase.state === 'refunding' || purchase.state === 'refunded') return null
    const balance = (await aiAccountById(tx, account.id))?.credits ?? 0
    const { credits, cents } = refundableOf(purchase, { balance, now: deps.now() })
    if (credits === 0) return refuse(409, 'nothing_to_refund', say.nothingToRefund)
    await takeRefunded(tx, { ...purchase, refundedCredits: credits, now: deps.now() })
    await saveRefunding(tx, purchase.id, { credits, cents, until })
    return lockPurchase(tx, purchase.id)
  })
  if (refunding) await settlePurchase({ ...deps, provider }, refunding)
  return (await ownPurchase(deps.db, account.id, id)) ?? found
}

type Standing = { balance: number; now: Date }

/** What would go back of a purchase now. */
export const refundableOf = (
  { state, paidAt, credits, amountCents }: Purchase,
  { balance, now }: Standing,
): { credits: number; cents: number } => {
  const isOver = paidAt === null || now.getTime() > paidAt.getTime() + refundableDays * dayMs
  if (state !== 'paid' || isOver) return { credits: 0, cents: 0 }
  return refundOf({ credits, amountCents }, balance)
}
