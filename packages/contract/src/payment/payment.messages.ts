/** What people read about their cards. The first four are the specification's (§8). */
export const paymentMessages = {
  cardNumber: 'Invalid Card Number.',
  expDate: 'Invalid Expiration Date.',
  cvv: 'Invalid CVC.',
  declined: 'Your card was declined. Please try another card.',
  insufficientFunds: 'Your card has insufficient funds. Please try another card.',
  expiredCard: 'Your card has expired. Please try another card.',
  notConfirmed: 'Your bank did not confirm this payment. Please try again or use another card.',
  holdLost: 'Your bank let go of the hold. Please try again or use another card.',
  confirmationAsked:
    'Your bank wants to confirm this card, which is not possible here yet. Please try another card.',
  enterAgain: 'Please enter your card again.',
  unavailable: 'Your card could not be checked right now. Please try again in a few minutes.',
  none: 'Cards can not be added right now.',
  tooMany: (most: number) => `You can keep up to ${most} cards. Please remove one first.`,
  added: 'Your card has been added.',
  chosen: 'This card will be charged from now on.',
  removed: 'Your card has been removed.',
} as const
