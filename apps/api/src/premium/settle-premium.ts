import { dayMs } from '@showroom/contract/shared/time'
import { leaseMs, pauseMs } from '../payment/payment-deps.ts'
import type { Provider } from '../payment/provider/provider.ts'
import { UnexpectedProviderAnswer } from '../payment/provider/provider-reading.ts'
import { isRefusal, spendsKey } from '../payment/provider/provider-retry.ts'
import type { Invoice, Subscription } from '../payment/provider/subscriptions.ts'
import type { PremiumDeps } from './premium-deps.ts'
import { isGraceOver, stateOf } from './premium.rules.ts'
import { claimPremium, type Premium, saveRefused, saveTrouble } from './premium.store.ts'
import { type Done, saveAnswer } from './save-answer.ts'

type Arranged = PremiumDeps & { provider: Provider }

/** A bank's customer has a day to answer; then nothing can be taken any more. */
const confirmWithinMs = dayMs

/**
 * Reads what the provider says, does what is wished of it, and saves what it then is. Events, the clock and people all come
 * here, in whatever order: nothing is taken from what an event says.
 */
export const settlePremium = async (deps: Arranged, premium: Premium): Promise<void> => {
  try {
    const asked = await subscriptionOf(deps, premium)
    if (!asked) return
    const done = await followWish(deps, premium, asked)
    const invoices = await deps.provider.subscriptions.invoicesOf(done.subscription.id)
    await saveAnswer(deps, premium, { ...done, invoices })
  } catch (error) {
    deps.onProviderError(error)
    await saveTrouble(deps.db, premium.id, {
      said: wordsOf(error),
      isKeySpent: spendsKey(error),
      nextAt: new Date(deps.now().getTime() + pauseMs(premium.attempts)),
    })
  }
}

/** Whatever a crash, a lost answer or a lost event left behind, and what is due by the clock. */
export const settlePremiums = async (deps: PremiumDeps): Promise<void> => {
  const { provider } = deps
  if (!provider) return
  for (;;) {
    const premium = await claimPremium(deps.db, claiming(deps, provider))
    if (!premium) return
    await settlePremium({ ...deps, provider }, premium)
  }
}

/** Somebody looks, or has wished for something: it is not left until its turn. */
export const settleNow = async (deps: PremiumDeps, { id }: Premium): Promise<void> => {
  const { provider } = deps
  if (!provider) return
  const premium = await claimPremium(deps.db, { ...claiming(deps, provider), only: id })
  if (premium) await settlePremium({ ...deps, provider }, premium)
}

export const claiming = ({ now }: Pick<PremiumDeps, 'now'>, { providerAccount }: Provider) => {
  const at = now()
  return { now: at, until: new Date(at.getTime() + leaseMs), providerAccount }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What was asked before may be done: it is looked for before it is asked again. Null: it was refused. */
const subscriptionOf = async (deps: Arranged, premium: Premium): Promise<Subscription | null> => {
  const { subscriptionId, publicId, customerId, attempts } = premium
  const { subscriptions } = deps.provider
  if (subscriptionId !== null) return subscriptions.readSubscription(subscriptionId)
  const before = attempts > 1 ? await subscriptions.findSubscription({ customerId, ownId: publicId }) : null
  return before ?? subscribedAnew(deps, premium)
}

/** Under one key until that is spent: an answer that was lost makes no second subscription. */
const subscribedAnew = async (deps: Arranged, premium: Premium): Promise<Subscription | null> => {
  const { publicId, customerId, paymentMethodId, priceCents, version } = premium
  const request = { ownId: publicId, customerId, paymentMethodId, productName: 'Premium', priceCents }
  try {
    const made = await deps.provider.subscriptions.subscribe(request, `${publicId} subscribe ${version}`)
    if (made.ownId !== publicId) throw new UnexpectedProviderAnswer(['metadata'])
    return made
  } catch (error) {
    if (!isRefusal(error)) throw error
    deps.onProviderError(error)
    await saveRefused(deps.db, premium.id, { said: wordsOf(error), at: deps.now() })
    return null
  }
}

const followWish = async (deps: Arranged, premium: Premium, asked: Subscription): Promise<Done> => {
  const state = stateOf(asked)
  if (state === 'confirming') return firstPayment(deps, premium, asked)
  const { subscriptions } = deps.provider
  if (state === 'declined' || state === 'ended') {
    // It may have ended without its invoice being taken back: that could be paid for nothing.
    const open = await openOf(deps, asked)
    return settled(open ? await subscriptions.endSubscription(asked.id) : asked)
  }
  if (premium.wish === 'end_now' || (state === 'past_due' && isGraceOver(premium.pastDueSince, deps.now())))
    return settled(await subscriptions.endSubscription(asked.id))
  const change = changeOf(premium, asked)
  if (Object.keys(change).length === 0) {
    // A renewal may wait for its bank, too.
    const confirmUrl = state === 'past_due' ? premium.confirmUrl : null
    return { ...settled(asked, premium.declineCode), confirmUrl }
  }
  const key = `${premium.publicId} change ${premium.version}`
  const changed = await subscriptions.changeSubscription(asked.id, change, key)
  // A renewal that was refused is paid with the card that came in its place.
  return state === 'past_due' && 'paymentMethodId' in change
    ? payDue(deps, premium, changed)
    : settled(changed, premium.declineCode)
}

/** What a person has wished for since the provider was last told; what was done there in another way is left as it is. */
const changeOf = (premium: Premium, asked: Subscription) => {
  const { wish, isEnding, paymentMethodId, toldMethodId } = premium
  const isToEnd = wish === 'end_at_period'
  const isNewCard = toldMethodId !== null && toldMethodId !== paymentMethodId
  return {
    ...(isToEnd !== isEnding && asked.isCanceledAtEnd !== isToEnd ? { isCanceledAtEnd: isToEnd } : {}),
    ...(isNewCard ? { paymentMethodId } : {}),
  }
}

const settled = (subscription: Subscription, declineCode: string | null = null): Done => ({
  subscription,
  declineCode,
  confirmUrl: null,
})

const openOf = async ({ provider }: Arranged, { id }: Subscription): Promise<Invoice | null> =>
  (await provider.subscriptions.invoicesOf(id)).find(({ status }) => status === 'open') ?? null

const payDue = async (deps: Arranged, premium: Premium, subscription: Subscription): Promise<Done> => {
  const { subscriptions } = deps.provider
  const open = await openOf(deps, subscription)
  if (!open) return settled(subscription)
  const key = `${premium.publicId} pay ${premium.version}`
  const paid = await subscriptions.payInvoice(open.id, premium.paymentMethodId, key)
  const after = await subscriptions.readSubscription(subscription.id)
  if (typeof paid === 'object') return settled(after, paid.declineCode)
  return { ...settled(after), confirmUrl: paid === 'open' ? open.pageUrl : null }
}

/** Its bank asks, has said no, or was never answered: in the last two cases nothing is owed any more. */
const firstPayment = async (deps: Arranged, premium: Premium, asked: Subscription): Promise<Done> => {
  const { subscriptions, charges } = deps.provider
  const open = await openOf(deps, asked)
  // It was paid while we asked.
  if (!open) return settled(await subscriptions.readSubscription(asked.id))
  const intentId = await subscriptions.paymentOf(open.id)
  const charge = intentId === null ? null : await charges.readCharge(intentId)
  const isLate = deps.now().getTime() - premium.askedAt.getTime() > confirmWithinMs
  const isAsked = charge?.status === 'requires_action' || charge?.status === 'processing'
  if (charge?.status === 'succeeded') return settled(await subscriptions.readSubscription(asked.id))
  if (isAsked && !isLate && premium.wish !== 'end_now')
    return {
      ...settled(asked),
      confirmUrl: charge.status === 'requires_action' ? open.pageUrl : null,
    }
  const declineCode = charge?.declineCode ?? 'card_declined'
  return settled(await subscriptions.endSubscription(asked.id), declineCode)
}
