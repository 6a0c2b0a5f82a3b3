/** What people read about their orders. */
export const orderMessages = {
  cancelled: 'Your order is cancelled. Nothing is charged for it.',
  linesCancelled: 'Cancelled. Nothing is charged for it.',
  nothingToCancel: 'There is nothing left to cancel.',
  cancelOver: 'The 60 minutes for cancelling are over. Please write to us, and we ask the vendor.',
  notCancellable: 'This line is on its way already, so it can not be cancelled.',
  statusChanged: 'Somebody else has just changed this line. Please look again.',
  notSettable: (from: string, to: string) => `A line at “${from}” can not be set to “${to}”.`,
  reasonNeeded: 'Please say why: this line had come to its end.',
  statusSet: (label: string) => `Set to “${label}”.`,
}
