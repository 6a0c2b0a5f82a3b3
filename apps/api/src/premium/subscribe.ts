import { premiumPlanDollars } from '@showroom/contract/policy/figures'
import { premiumMessages as say } from '@showroom/contract/premium/premium.messages'
import type { Account } from '../account/account.ts'
import { allowCardAttempt } from '../payment/cards/cards.ts'
import { cardForOrder, type ChosenCard, keepChargedCard } from '../payment/cards/order-card.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { newPublicId } from '../shared/public-id.ts'
import { planOf } from '../showroom/plan.store.ts'
import { mayEmbed } from '../showroom/showroom.ts'
import type { PremiumDeps } from './premium-deps.ts'
import { isPaying } from './premium.rules.ts'
import {
  addPremium,
  latestOf,
  lockPremium,
  type Premium,
  saveCard,
  saveWish,
  type Wish,
} from './premium.store.ts'
import { claiming, settleNow, settlePremium } from './settle-premium.ts'

export const premiumPriceCents = premiumPlanDollars * 100

type Asking = { account: Account; showroomId: number; card: ChosenCard }

/** The row is there before the bank is asked: of two clicks at once one subscribes. */
export const subscribe = async (
  deps: PremiumDeps,
  asking: Asking & { priceCents: number },
): Promise<void> => {
  const { account, showroomId, priceCents } = asking
  const provider = deps.provider ?? refuse(409, 'no_cards', say.noCards)
  if (priceCents !== premiumPriceCents) refuse(409, 'price_changed', say.priceChanged)
  const plan = await planOf(deps.db, showroomId)
  if (plan && mayEmbed(plan)) refuse(409, 'already_premium', say.already)
  await allowCardAttempt(deps, account.id)
  const card = await cardForOrder(deps, account, asking.card)
  const { now: askedAt, until, providerAccount } = claiming(deps, provider)
  const premium = await addPremium(deps.db, {
    publicId: newPublicId(),
    showroomId,
    providerAccount,
    card,
    priceCents,
    askedAt,
    until,
  })
  // Asked for a moment ago: what became of it is what is shown.
  if (!premium) return
  await settlePremium({ ...deps, provider }, premium)
  const after = await latestOf(deps.db, showroomId)
  if (after && isPaying(after.state))
    await deps.db.transaction((tx) => keepChargedCard(tx, deps, { accountId: account.id, kept: card.kept }))
}

const requireRunning = async (deps: PremiumDeps, showroomId: number, sentence: string): Promise<Premium> => {
  const premium = await latestOf(deps.db, showroomId)
  return premium && isPaying(premium.state) ? premium : refuse(409, 'not_running', sentence)
}

/** What a Pro wants of it is written first; the provider is told by whoever comes next. Gives what it comes to. */
export const wishFor = async (deps: PremiumDeps, showroomId: number, wish: Wish): Promise<Wish> => {
  const premium = await requireRunning(
    deps,
    showroomId,
    wish === 'run' ? say.nothingToResume : say.nothingToCancel,
  )
  const meant = await deps.db.transaction(async (tx) => {
    const locked = await lockPremium(tx, premium.id)
    // What is past due has nothing left to run out: it ends now.
    const wanted = wish === 'end_at_period' && locked?.state === 'past_due' ? 'end_now' : wish
    if (locked && locked.wish !== wanted) await saveWish(tx, premium.id, wanted)
    return wanted
  })
  await settleNow(deps, premium)
  return meant
}

export const changeCard = async (deps: PremiumDeps, { account, showroomId, card }: Asking): Promise<void> => {
  const premium = await requireRunning(deps, showroomId, say.nothingToPay)
  await allowCardAttempt(deps, account.id)
  const chosen = await cardForOrder(deps, account, card)
  await saveCard(deps.db, premium.id, chosen)
  await settleNow(deps, premium)
  const after = await latestOf(deps.db, showroomId)
  if (after?.state === 'active')
    await deps.db.transaction((tx) => keepChargedCard(tx, deps, { accountId: account.id, kept: chosen.kept }))
}
