import { cancelMinutes } from '../policy/figures.ts'

/** What people read about their orders. */
export const orderMessages = {
  cancelled: 'Your order is cancelled. Nothing is charged for it.',
  linesCancelled: 'Cancelled. Nothing is charged for it.',
  nothingToCancel: 'There is nothing left to cancel.',
  cancelOver: `The ${cancelMinutes} minutes for cancelling are over. Please write to us, and we ask the vendor.`,
  notCancellable: 'This line is on its way already, so it can not be cancelled.',
  statusChanged: 'Somebody else has just changed this line. Please look again.',
  notSettable: (from: string, to: string) => `A line at “${from}” can not be set to “${to}”.`,
  reasonNeeded: 'Please say why: this line had come to its end.',
  payment: {
    needed: 'Your bank no longer holds the money. Please choose a card, and it goes on.',
    asked: 'We are asking your bank. This takes some seconds.',
    confirming: 'Your bank wants to confirm this payment.',
    declined: 'This card was declined. Please try another one.',
    held: 'Your bank holds the money again. Your order goes on.',
  },
  statusSet: (label: string) => `Set to “${label}”.`,
}
