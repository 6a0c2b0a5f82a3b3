import { commonMessages as common } from '../../common.messages.ts'

/** What these pages say. */
export const cardMessages = {
  addACard: common.addACard,
  saving: common.saving,
  saveCard: 'Save card',
  loadingTheCardFields: 'Loading the card fields …',
  theCardFieldsCould: 'The card fields could not be loaded. What you typed elsewhere is still there.',
  tryAgain: common.tryAgain,
  expired: 'Expired',
  expires: 'Expires',
  defaultLabel: 'Default',
  makeTheDefault: common.makeTheDefault,
  makeDefault: common.makeDefault,
  removeNamed: (cardSaid: string) => `Remove ${cardSaid}`,
  remove: 'Remove',
  removeThisCard: 'Remove this card?',
  removing: 'Removing…',
  removeCard: 'Remove card',
  keepIt: common.keepIt,
  yourCard: 'Your card',
  noCardYetAdd: 'No card yet. Add one, and you don’t have to look for it when you check out.',
  yourCardNumberAnd:
    'Your card number and CVC go straight to our payment provider. We keep the brand, the last four digits and the expiration date.',
  cardNumber: 'Card number',
  expirationDate: 'Expiration date',
  cvc: 'CVC',
  nameOnCard: 'Name on card',
  nameMissing: 'Please enter the name on the card.',
  removeCardText: (card: string) =>
    `Your ${card} is forgotten here and by our payment provider. You can add it again later.`,
  endingIn: (brand: string, last4: string) => `${brand} ending in ${last4}`,
}
