/** What Pros read about their plan. */
export const premiumMessages = {
  noCards: 'Cards can not be taken at the moment.',
  already: 'Your showroom is Premium already.',
  priceChanged: 'The price has changed meanwhile. Please look at it again.',
  nothingToCancel: 'There is no subscription to cancel.',
  nothingToResume: 'There is nothing to resume: the subscription has ended. You can subscribe again.',
  nothingToPay: 'Nothing is to be paid.',
  canceled: 'Canceled. Everything stays as it is until the end date, and nothing is charged any more.',
  endedNow: 'Canceled. Showroom Premium ends now, and nothing is charged any more.',
  resumed: 'Your subscription goes on.',
  subscribed: 'Your showroom is Premium. A receipt is on its way by e-mail.',
  paid: 'Paid. Your subscription goes on.',
  states: {
    asked: 'Your bank takes its time. We go on asking; you need do nothing.',
    confirming: 'Your bank wants to confirm this payment.',
    declined: 'Your bank refused the card. Please choose another one.',
  },
} as const
