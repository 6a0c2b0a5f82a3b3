import type { PersonalData } from '../../account/personal-data.ts'
import { customerOf, removeCardsOf } from './card.store.ts'
import { type CardParts, savedCards } from './cards.ts'

/** The provider forgets the person first: what fails there can be tried again while we still know whom to name. */
export const cardPersonalData = (parts: CardParts): PersonalData => ({
  name: 'cards',
  show: ({ id }) => savedCards(parts, id),
  release: async (accountId) => {
    if (!parts.provider) return
    const customerId = await customerOf(parts.db, { accountId, books: parts.provider.books })
    if (customerId !== null) await parts.provider.dropCustomer(customerId)
  },
  erase: (tx, accountId) => removeCardsOf(tx, accountId),
})
