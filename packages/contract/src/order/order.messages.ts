import { cancelMinutes } from '../policy/figures.ts'
import { dollars } from '../shared/money-text.ts'

/** What people read about their orders. */
export const orderMessages = {
  cancelled: 'Your order is cancelled. Nothing is charged for it.',
  linesCancelled: 'Cancelled. Nothing is charged for it.',
  nothingToCancel: 'There is nothing left to cancel.',
  cancelOver: `The ${cancelMinutes} minutes for cancelling are over. Please write to us, and we ask the vendor.`,
  notCancellable: 'This line is on its way already, so it can not be cancelled.',
  address: {
    changed: 'Your order goes to the new address. It costs the same.',
    over: `The ${cancelMinutes} minutes for changing the address are over. Please write to us, and we ask the vendor.`,
    fixed: 'The address of this order can not be changed any more.',
    unknown: 'This address is no longer in your address book.',
    costs: (zipCode: string, moreCents: number) =>
      `Delivery to ${zipCode} costs ${dollars(Math.abs(moreCents))} ${moreCents < 0 ? 'less' : 'more'}. Cancel this order and place it again.`,
    /** The same in the end, and other sums on the way there. */
    splits: (zipCode: string) =>
      `Tax and delivery to ${zipCode} are split differently. Cancel this order and place it again.`,
  },
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
