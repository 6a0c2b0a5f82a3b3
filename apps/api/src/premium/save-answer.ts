import { accountByPublicId } from '../account/account.store.ts'
import type { Account } from '../account/account.ts'
import { post } from '../ledger/ledger.ts'
import type { Invoice, Subscription } from '../payment/provider/subscriptions.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Letter } from '../platform/mail/letter.ts'
import { proOf, savePlan } from '../showroom/plan.store.ts'
import type { PremiumDeps } from './premium-deps.ts'
import { endedLetter, endingLetter, pastDueLetter, receiptLetter } from './premium-letters.ts'
import { type PremiumInvoice, saveInvoice } from './premium-invoice.store.ts'
import { isPaying, nextLook, stateOf } from './premium.rules.ts'
import { lockPremium, lookAgain, type Premium, saveTold, type Told } from './premium.store.ts'

/** What the provider says, once what was wished is done. */
export type Done = { subscription: Subscription; declineCode: string | null; confirmUrl: string | null }

type Answer = Done & { invoices: readonly Invoice[] }

/** The plan, the money and the letters follow from one answer, in one transaction. */
export const saveAnswer = (deps: PremiumDeps, known: Premium, answer: Answer) =>
  deps.db.transaction(async (tx) => {
    const { id } = known
    const before = await lockPremium(tx, id)
    if (!before || before.state === 'declined' || before.state === 'ended') return
    const at = deps.now()
    // Somebody has asked since: what we know may be older than what they have saved.
    if (before.attempts !== known.attempts) return void (await lookAgain(tx, id, at))
    const told = toldBy(before, answer, at)
    await saveTold(tx, id, { ...told, known, at, nextAt: nextLook(told.state, at) })
    if (isPaying(told.state) !== isPaying(before.state))
      await savePlan(tx, before.showroomId, isPaying(told.state) ? 'Premium' : 'Free')
    const paid = await saveInvoices(tx, id, answer.invoices)
    for (const invoice of paid) await postCash(tx, invoice, at)
    const account = await accountOf(tx, before.showroomId)
    if (!account || account.email === '') return
    const reader = { account, publicUrl: deps.publicUrl }
    const letters: Letter[] = paid.map((invoice) => receiptLetter(reader, invoice, told))
    if (told.isEnding && !before.isEnding && told.state === 'active') letters.push(endingLetter(reader, told))
    if (told.state === 'past_due' && before.state !== 'past_due') letters.push(pastDueLetter(reader, told))
    if (told.state === 'ended' && isPaying(before.state)) letters.push(endedLetter(reader, before))
    for (const letter of letters) await deps.post(tx, { letter, showroomId: null, at })
  })

const accountOf = async (tx: Queries, showroomId: number): Promise<Account | null> => {
  const publicId = await proOf(tx, showroomId)
  return publicId === null ? null : accountByPublicId(tx, publicId)
}

const toldBy = (before: Premium, { subscription, declineCode, confirmUrl }: Done, at: Date): Told => {
  const said = stateOf(subscription)
  // One that never began was refused.
  const state = said === 'ended' && !isPaying(before.state) ? 'declined' : said
  return {
    state,
    subscriptionId: subscription.id,
    isEnding: subscription.isCanceledAtEnd,
    declineCode: state === 'active' ? null : declineCode,
    confirmUrl,
    periodEnd: subscription.periodEnd,
    pastDueSince: state === 'past_due' ? (before.pastDueSince ?? at) : null,
  }
}

const kept = ({ status, id, ...rest }: Invoice): PremiumInvoice | null => {
  if (status === 'draft') return null
  const state = status === 'uncollectible' ? 'void' : status
  const { number, amountCents, periodFrom, periodTo, pageUrl, createdAt } = rest
  const paidAt = state === 'paid' ? (rest.paidAt ?? createdAt) : null
  return {
    invoiceId: id,
    number,
    amountCents,
    state,
    periodFrom,
    periodTo,
    pageUrl,
    madeAt: createdAt,
    paidAt,
  }
}

/** Those that were paid since. */
const saveInvoices = async (tx: Queries, premiumId: number, invoices: readonly Invoice[]) => {
  const paid: PremiumInvoice[] = []
  for (const invoice of invoices.toReversed()) {
    const one = kept(invoice)
    if (one && (await saveInvoice(tx, premiumId, one))) paid.push(one)
  }
  return paid
}

const postCash = async (tx: Queries, { invoiceId, amountCents }: PremiumInvoice, at: Date) => {
  if (amountCents === 0) return
  await post(tx, {
    kind: 'premium',
    cause: `premium ${invoiceId}`,
    at,
    entries: [
      { account: 'cash', amountCents },
      { account: 'platform', amountCents: -amountCents },
    ],
  })
}
