import type { User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { showroomMessages } from '@showroom/contract/showroom/showroom.messages'
import { accountByEmail } from '../account/account.store.ts'
import type { AccountDeps, Pending, Visitor } from '../account/account-deps.ts'
import {
  createPerson,
  type NewPerson,
  type PersonFields,
  preparePerson,
} from '../account/sign-up/new-person.ts'
import { beginDraftOf } from '../application/draft.ts'
import { type UserDeps, userOf } from '../me/user-of.ts'
import { type CardDeps, saveCardAtSignUp } from '../payment/cards/cards.ts'
import type { CheckedCard } from '../payment/cards/checked-card.ts'
import { refuse, refuseInvalid } from '../platform/http/domain-error.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import { type BillingFields, billingOf } from './billing-address.ts'

export type RegistrationDeps = { accounts: AccountDeps; cards: CardDeps; users: UserDeps }

export type Registration = PersonFields &
  BillingFields & { shop_id: string; payment_method_id?: string | undefined }

export type SignedUp = { user: User; token: string | null; message: string }

/** An account, its card and its application: all of them, or none. */
export const signUp = async (
  { accounts, cards, users }: RegistrationDeps,
  registration: Registration,
  visitor: Visitor,
): Promise<SignedUp> => {
  const person = await preparePerson(accounts, registration, visitor)
  const showroom = await showroomContext(accounts.db, registration.shop_id)
  if (showroom?.isUnavailable) refuse(409, 'showroom_unavailable', showroomMessages.noSignUp)
  const card = await checkedCard(cards, registration, person)
  const { account, token } = await createPerson(accounts, person, {
    showroomId: showroom?.id ?? null,
    visitor,
    alongside: async (tx, created): Promise<Pending | null> => {
      await card?.keep(tx, created.id)
      return created.type === 'User' ? null : beginDraftOf(tx, created, accounts.now())
    },
  }).catch(async (error: unknown) => {
    await card?.release()
    throw error
  })
  const user = await userOf(users, { account, isOtpGiven: false })
  return { user, token, message: token ? accountMessages.registered : accountMessages.registeredPending }
}

/** Asked before anything is written: who is refused changes the card, and has lost nothing. */
const checkedCard = async (
  cards: CardDeps,
  registration: Registration,
  { publicId, firstName, lastName }: NewPerson,
): Promise<CheckedCard | null> => {
  const { payment_method_id: paymentMethodId, email } = registration
  if (paymentMethodId === undefined) return null
  const billing = billingOf(registration)
  if (await accountByEmail(cards.db, email)) refuseInvalid({ email: [accountMessages.emailTaken] })
  const name = `${firstName} ${lastName}`.trim()
  return saveCardAtSignUp(cards, { publicId, email, name, billing }, paymentMethodId)
}
