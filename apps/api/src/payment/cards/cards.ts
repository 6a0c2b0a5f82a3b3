import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { PaymentDetails, SavedCard } from '@showroom/contract/payment/payment'
import { allowAttempt, type Limit } from '../../account/session/attempts.ts'
import type { Account } from '../../account/account.ts'
import type { CardOwner, CheckedCard } from './checked-card.ts'
import type { Db } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { cardRefusal } from './card-refusal.ts'
import {
  addCard,
  type BilledCard,
  type Card,
  cardsOf,
  chooseCard,
  customerOf,
  type NewCard,
  type Owner,
  removeCard,
  saveCustomer,
} from './card.store.ts'
import type { Provider } from '../provider/provider.ts'

export type CardDeps = {
  db: Db
  now: () => Date
  provider: Provider | null
  /** A provider that does not answer as it should is ours to look at. */
  onProviderError: (error: unknown) => void
}

export const mostCards = 10
/** Whoever tries cards by the hundred is looking for ones that work. */
const cardAttempts: Limit = { most: 10, windowMs: 60 * 60_000 }

export const allowCardAttempt = ({ db, now }: CardDeps, accountId: number) =>
  allowAttempt(db, { key: `card account ${accountId}`, limit: cardAttempts, now: now() })

export const requireProvider = ({ provider }: CardDeps): Provider =>
  provider ?? refuseInvalid({ card_number: [paymentMessages.none] })

export const ownerOf = (provider: Provider, accountId: number): Owner => ({
  accountId,
  providerAccount: provider.providerAccount,
})

export const isExpired = ({ expMonth, expYear }: Card, now: Date): boolean =>
  expYear < now.getFullYear() || (expYear === now.getFullYear() && expMonth < now.getMonth() + 1)

const shown = ({ brand, last4, expMonth, expYear, nameOnCard }: Card) => ({
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  name_on_Card: nameOnCard,
})

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0')

/** By the specification's names (§3). */
const billed = ({ expMonth, expYear, billing }: BilledCard) => ({
  exp_date: `${twoDigits(expMonth)}/${twoDigits(expYear)}`,
  pay_street: billing?.street ?? null,
  pay_city: billing?.city ?? null,
  pay_state: billing?.state ?? null,
  pay_zip_code: billing?.zip_code ?? null,
})

export const savedCards = async (
  { db, provider, now }: CardDeps,
  accountId: number,
): Promise<SavedCard[]> => {
  if (!provider) return []
  const cards = await cardsOf(db, ownerOf(provider, accountId))
  return cards.map((card) => ({
    id: card.publicId,
    ...shown(card),
    is_default: card.isDefault,
    is_expired: isExpired(card, now()),
  }))
}

/** With the address of their bills: what the download of one's data holds. */
export const billedCards = async ({ db, provider }: CardDeps, accountId: number) =>
  (provider ? await cardsOf(db, ownerOf(provider, accountId)) : []).map((card) => ({
    id: card.publicId,
    ...shown(card),
    ...billed(card),
    is_default: card.isDefault,
  }))

/** The card that is charged, for the profile. */
export const paymentDetailsOf = async (
  { db, provider }: CardDeps,
  accountId: number,
): Promise<PaymentDetails | null> => {
  const [first] = provider ? await cardsOf(db, ownerOf(provider, accountId)) : []
  return first ? { ...shown(first), ...billed(first) } : null
}

/** The card, or a refusal under the field that it is about; what the provider did wrong is told to us. */
const checkedCard = async (
  deps: CardDeps,
  provider: Provider,
  asked: { customerId: string; paymentMethodId: string },
): Promise<NewCard> => {
  const checked = await provider
    .checkCard(asked.customerId, asked.paymentMethodId)
    .catch((error: unknown) => refuseAs(deps, error))
  if (checked.kind === 'saved') return checked.card
  const sentence =
    checked.kind === 'detached' ? paymentMessages.enterAgain : paymentMessages.confirmationAsked
  return refuseInvalid({ card_number: [sentence] })
}

export const refuseAs = (deps: CardDeps, error: unknown): never => {
  const { errors, isOurs } = cardRefusal(error)
  if (isOurs) deps.onProviderError(error)
  return refuseInvalid(errors)
}

/** For somebody who has no account yet: the card is checked before there is one, so that a no costs them nothing. */
export const saveCardAtSignUp = async (
  deps: CardDeps,
  person: CardOwner,
  paymentMethodId: string,
): Promise<CheckedCard> => {
  const provider = requireProvider(deps)
  const customerId = await provider.addCustomer(person).catch((error: unknown) => refuseAs(deps, error))
  const release = () => provider.deleteCustomer(customerId).catch(deps.onProviderError)
  try {
    const card = await checkedCard(deps, provider, { customerId, paymentMethodId })
    return {
      keep: async (tx, accountId) => {
        const owner = ownerOf(provider, accountId)
        await saveCustomer(tx, owner, customerId)
        await addCard(tx, owner, { ...card, publicId: newPublicId(), billing: person.billing })
      },
      release,
    }
  } catch (error) {
    await release()
    throw error
  }
}

export const customerFor = async (
  deps: CardDeps,
  provider: Provider,
  { id, ...account }: Account,
): Promise<string> => {
  const owner = ownerOf(provider, id)
  const known = await customerOf(deps.db, owner)
  if (known !== null) return known
  const person: CardOwner = {
    publicId: account.publicId,
    email: account.email,
    name: `${account.firstName} ${account.lastName}`.trim(),
    billing: null,
  }
  const made = await provider.addCustomer(person).catch((error: unknown) => refuseAs(deps, error))
  await saveCustomer(deps.db, owner, made)
  return (await customerOf(deps.db, owner)) ?? made
}

export const saveCard = async (deps: CardDeps, account: Account, paymentMethodId: string) => {
  const provider = requireProvider(deps)
  const owner = ownerOf(provider, account.id)
  await allowCardAttempt(deps, account.id)
  const kept = await cardsOf(deps.db, owner)
  if (kept.length >= mostCards) refuseInvalid({ card_number: [paymentMessages.tooMany(mostCards)] })
  const customerId = await customerFor(deps, provider, account)
  const card = await checkedCard(deps, provider, { customerId, paymentMethodId })
  await deps.db.transaction((tx) => addCard(tx, owner, { ...card, publicId: newPublicId() }))
}

const requireOwn = async (deps: CardDeps, owner: Owner, publicId: string): Promise<Card> =>
  (await cardsOf(deps.db, owner)).find((card) => card.publicId === publicId) ?? refuseUnknown()

export const makeDefault = async (deps: CardDeps, accountId: number, publicId: string) => {
  const owner = ownerOf(deps.provider ?? refuseUnknown(), accountId)
  await requireOwn(deps, owner, publicId)
  await deps.db.transaction((tx) => chooseCard(tx, owner, publicId))
}

/** At the provider first: a card that is gone here and charged there would be the worse half. */
export const deleteCard = async (deps: CardDeps, accountId: number, publicId: string) => {
  const provider = deps.provider ?? refuseUnknown()
  const owner = ownerOf(provider, accountId)
  const { paymentMethodId } = await requireOwn(deps, owner, publicId)
  await provider.detachCard(paymentMethodId).catch((error: unknown) => refuseAs(deps, error))
  await deps.db.transaction((tx) => removeCard(tx, owner, publicId))
}
