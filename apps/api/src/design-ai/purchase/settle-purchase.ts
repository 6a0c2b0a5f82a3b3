import { dayMs, minuteMs } from '@showroom/contract/shared/time'
import { post } from '../../ledger/ledger.ts'
import { leaseMs, pauseMs } from '../../payment/payment-deps.ts'
import type { Charge, Charged } from '../../payment/provider/charges.ts'
import type { Refund } from '../../payment/provider/intents.ts'
import type { Provider } from '../../payment/provider/provider.ts'
import { UnexpectedProviderAnswer } from '../../payment/provider/provider-reading.ts'
import { spendsKey } from '../../payment/provider/provider-retry.ts'
import type { Queries } from '../../platform/db/db.ts'
import { aiAccountById } from '../account/ai-account.store.ts'
import { addBought, returnRefund } from '../credits/credits.ts'
import { receiptLetter, refundLetter } from './purchase-letters.ts'
import type { PurchaseDeps } from './purchase-deps.ts'
import {
  claimPurchase,
  lockPurchase,
  type Purchase,
  saveNotRefunded,
  savePurchaseTrouble,
  saveRefunded,
  saveTold,
} from './purchase.store.ts'

type Arranged = PurchaseDeps & { provider: Provider }

/** A bank's customer has a day to answer; then nothing can be taken any more. */
const confirmWithinMs = dayMs

/** Asks the provider and saves what it says, once, whoever asks. What fails is unknown, never a no: it is asked again. */
export const settlePurchase = async (deps: Arranged, purchase: Purchase): Promise<void> => {
  try {
    if (purchase.state === 'refunding') await settleRefund(deps, purchase)
    else await saveCharged(deps, purchase, await chargedFor(deps, purchase))
  } catch (error) {
    deps.onProviderError(error)
    await savePurchaseTrouble(deps.db, purchase.id, {
      said: error instanceof Error ? error.message : String(error),
      isKeySpent: spendsKey(error),
      nextAt: new Date(deps.now().getTime() + pauseMs(purchase.attempts)),
    })
  }
}

/** Whatever a crash, a lost answer or a lost event left half done. */
export const settlePurchases = async (deps: PurchaseDeps): Promise<void> => {
  const { provider } = deps
  if (!provider) return
  for (;;) {
    const purchase = await claimPurchase(deps.db, claiming(deps, provider))
    if (!purchase) return
    await settlePurchase({ ...deps, provider }, purchase)
  }
}

export const claiming = ({ now }: Pick<PurchaseDeps, 'now'>, { providerAccount }: Provider) => {
  const at = now()
  return { now: at, until: new Date(at.getTime() + leaseMs), providerAccount }
}

const keyOf = ({ publicId, spentKeys }: Purchase, what: string) => `${publicId} ${what} ${spentKeys}`

const chargedFor = async (deps: Arranged, purchase: Purchase): Promise<Charged> => {
  const { provider, now } = deps
  const { publicId, intentId, askedAt } = purchase
  if (intentId === null) return chargedAnew(deps, purchase)
  const charge = await provider.charges.readCharge(intentId)
  const isLate = now().getTime() - askedAt.getTime() > confirmWithinMs
  if (charge.status !== 'requires_action' || !isLate) return { kind: 'charge', charge }
  return { kind: 'charge', charge: await provider.charges.cancelCharge(intentId, `${publicId} late`) }
}

/** What was asked before may be done: it is looked for before it is asked again. */
const chargedAnew = async ({ provider, publicUrl }: Arranged, purchase: Purchase): Promise<Charged> => {
  const { publicId, paymentMethodId, amountCents, credits, askedAt, attempts } = purchase
  // Their clock may be behind ours.
  const createdSince = new Date(askedAt.getTime() - 5 * minuteMs)
  const before = attempts > 1 ? await provider.charges.listCharges({ createdSince }) : []
  const charge = before.find(({ purchaseId }) => purchaseId === publicId)
  if (charge) return { kind: 'charge', charge }
  const request = {
    purchaseId: publicId,
    paymentMethodId,
    amountCents,
    description: `${credits} credits of AI Design`,
    returnUrl: `${publicUrl}/showroom/design-ai?purchase=${publicId}`,
  }
  return provider.charges.charge(request, keyOf(purchase, 'charge'))
}

const stateOf = ({ status }: Charge): Purchase['state'] => {
  if (status === 'succeeded') return 'paid'
  if (status === 'requires_action') return 'confirming'
  return status === 'processing' ? 'asked' : 'declined'
}

const saveCharged = ({ db, now, post: mail, publicUrl }: Arranged, known: Purchase, charged: Charged) =>
  db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, known.id)
    if (!purchase || (purchase.state !== 'asked' && purchase.state !== 'confirming')) return
    const at = now()
    if (charged.kind === 'declined') {
      const { declineCode } = charged
      return void (await saveTold(tx, purchase.id, { ...declined, declineCode, at, nextAt: at }))
    }
    const { charge } = charged
    requireSame(purchase, charge)
    const state = stateOf(charge)
    const { id: intentId, declineCode, confirmUrl } = charge
    const nextAt = new Date(at.getTime() + minuteMs)
    await saveTold(tx, purchase.id, { state, intentId, declineCode, confirmUrl, at, nextAt })
    if (state !== 'paid') return
    await addBought(tx, { ...purchase, intentId, now: at })
    await postCash(tx, purchase, { what: 'paid', cents: purchase.amountCents, at })
    const account = await aiAccountById(tx, purchase.aiAccountId)
    const letter = account && receiptLetter({ account, publicUrl }, { ...purchase, paidAt: at })
    if (letter) await mail(tx, { letter, showroomId: null, at })
  })

const declined = { state: 'declined', intentId: null, confirmUrl: null } as const

const requireSame = ({ publicId, amountCents }: Purchase, charge: Charge) => {
  if (charge.purchaseId !== publicId || charge.amountCents !== amountCents)
    throw new UnexpectedProviderAnswer(['metadata', 'amount'])
}

type Cash = { what: 'paid' | 'refunded'; cents: number; at: Date }

const postCash = (tx: Queries, { publicId }: Purchase, { what, cents, at }: Cash) => {
  const amountCents = what === 'paid' ? cents : -cents
  return post(tx, {
    kind: 'credits',
    cause: `credits ${publicId} ${what}`,
    at,
    entries: [
      { account: 'cash', amountCents },
      { account: 'platform', amountCents: -amountCents },
    ],
  })
}

const refundFor = async ({ provider }: Arranged, purchase: Purchase): Promise<Refund> => {
  const { publicId, intentId, refundedCents, attempts } = purchase
  if (intentId === null) throw new Error(`The purchase ${publicId} was never paid.`)
  const before = attempts > 1 ? await provider.charges.refundsOfCharge(intentId) : []
  const asked = { intentId, amountCents: refundedCents, purchaseId: publicId }
  return (
    before.find(({ status }) => status !== 'failed') ??
    provider.charges.refundCharge(asked, keyOf(purchase, 'refund'))
  )
}

const settleRefund = async (deps: Arranged, known: Purchase) => {
  const { id, refundedCents } = known
  const refund = await refundFor(deps, known)
  if (refund.amountCents !== refundedCents) throw new UnexpectedProviderAnswer(['amount'])
  if (refund.status === 'pending') return
  await deps.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, id)
    if (purchase?.state !== 'refunding') return
    const at = deps.now()
    if (refund.status === 'failed') return notRefunded(tx, purchase, at)
    await saveRefunded(tx, id, at)
    await postCash(tx, purchase, { what: 'refunded', cents: refundedCents, at })
    const account = await aiAccountById(tx, purchase.aiAccountId)
    const letter = account && refundLetter({ account, publicUrl: deps.publicUrl }, purchase)
    if (letter) await deps.post(tx, { letter, showroomId: null, at })
  })
}

const notRefunded = async (tx: Queries, purchase: Purchase, now: Date) => {
  await returnRefund(tx, { ...purchase, now })
  await saveNotRefunded(tx, purchase.id)
}
