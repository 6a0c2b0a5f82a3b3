import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import { z } from 'zod'
import type { Account } from '../../account/account.ts'
import type { Queries } from '../../platform/db/db.ts'
import { DomainError, refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { addCard, cardsOf, customerOf, type NewCard, type Owner } from './card.store.ts'
import {
  allowCardAttempt,
  type CardDeps,
  customerFor,
  isExpired,
  mostCards,
  ownerOf,
  refuseAs,
  requireProvider,
} from './cards.ts'

/** A card of the account's, or one that was just typed into the provider's frame. */
export type ChosenCard = { card_id: string } | { payment_method_id: string; keep: boolean }

/** What an order is charged to. `kept`: what to save with the account once it is placed. */
export type ChargedCard = {
  customerId: string
  paymentMethodId: string
  brand: string
  last4: string
  kept: NewCard | null
}

/** Asks the provider where the card is a fresh one: never inside a transaction. */
export const cardForOrder = async (
  deps: CardDeps,
  account: Account,
  chosen: ChosenCard,
): Promise<ChargedCard> => {
  const owner = ownerOf(requireProvider(deps), account.id)
  return 'card_id' in chosen ? savedCard(deps, owner, chosen.card_id) : freshCard(deps, account, chosen)
}

const savedCard = async (deps: CardDeps, owner: Owner, publicId: string): Promise<ChargedCard> => {
  const cards = await cardsOf(deps.db, owner)
  const card = cards.find((one) => one.publicId === publicId)
  const customerId = await customerOf(deps.db, owner)
  if (!card || customerId === null) return refuseInvalid({ card_id: [paymentMessages.enterAgain] })
  if (isExpired(card, deps.now())) refuseInvalid({ card_id: [paymentMessages.expDate] })
  const { paymentMethodId, brand, last4 } = card
  return { customerId, paymentMethodId, brand, last4, kept: null }
}

type Fresh = { payment_method_id: string; keep: boolean }

const freshCard = async (
  deps: CardDeps,
  account: Account,
  { payment_method_id, keep }: Fresh,
): Promise<ChargedCard> => {
  const provider = requireProvider(deps)
  const customerId = await customerFor(deps, provider, account)
  const card =
    (await provider
      .attachCard({
        customerId,
        paymentMethodId: payment_method_id,
        allow: () => allowCardAttempt(deps, account.id),
      })
      .catch((error: unknown) => {
        if (error instanceof DomainError) throw error
        return refuseAs(deps, error)
      })) ?? refuseInvalid({ card_number: [paymentMessages.enterAgain] })
  const { paymentMethodId, brand, last4 } = card
  return { customerId, paymentMethodId, brand, last4, kept: keep ? card : null }
}

const keptCard = z.object({
  paymentMethodId: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  nameOnCard: z.string(),
})

/** The card that an order was placed with becomes one of the account's, if that was asked for; a full list stays as it is. */
export const keepChargedCard = async (
  tx: Queries,
  { provider }: Pick<CardDeps, 'provider'>,
  { accountId, kept }: { accountId: number; kept: unknown },
) => {
  if (kept === null || !provider) return
  const owner = ownerOf(provider, accountId)
  const cards = await cardsOf(tx, owner)
  if (cards.length < mostCards) await addCard(tx, owner, { ...keptCard.parse(kept), publicId: newPublicId() })
}
