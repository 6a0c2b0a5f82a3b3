import type { PersonalData } from '../../account/personal-data.ts'
import { customerOf, removeCardsOf } from './card.store.ts'
import { type CardDeps, billedCards } from './cards.ts'

/** The provider forgets the person first: what fails there can be tried again while we still know whom to name. */
export const cardPersonalData = (deps: CardDeps): PersonalData => ({
  name: 'cards',
  show: ({ id }) => billedCards(deps, id),
  release: async (accountId) => {
    if (!deps.provider) return
    const customerId = await customerOf(deps.db, {
      accountId,
      providerAccount: deps.provider.providerAccount,
    })
    if (customerId !== null) await deps.provider.deleteCustomer(customerId)
  },
  erase: (tx, accountId) => removeCardsOf(tx, accountId),
})
