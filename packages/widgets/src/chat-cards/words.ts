import type { PriceChangeState } from '@showroom/contract/order/price-change.rules'
import type { SelectionStatus } from '@showroom/contract/checklist/selection-choices'

export const cardWords = {
  loading: 'Loading what is shown…',
  gone: 'What was shown here is not in this project any more.',
  failed: 'We could not load what is shown here.',
  retry: 'Try again',
  view: 'View',
  addOption: 'Add as option',
  notSold: 'Not sold at the moment',
  toWhich: 'To which decision?',
  noDecision: 'The checklist has no decision that takes another option.',
  added: (title: string) => `Added to ${title}.`,
  cancel: 'Cancel',
  approve: 'Approve',
  approveOf: (name: string) => `Approve ${name}`,
  decline: 'Decline',
  why: 'Why?',
  signature: 'Your full name, as the allowance is passed',
  send: 'Send',
  changed: 'Changed since it was shown here.',
  noOption: 'No option yet.',
  units: (qty: number, uom: string) => `${qty} × ${uom.toLowerCase()}`,
  approvedBy: (name: string) => `Approved by ${name}`,
  order: (number: string) => `Order ${number}`,
  arrives: (days: string) => `Arrives ${days}`,
  inChecklist: 'See it in the checklist',
  newPrice: (number: string) => `New price · order ${number}`,
  perUnit: (before: string, after: string, uom: string) => `${before} → ${after} per ${uom.toLowerCase()}`,
  difference: (sum: string, tax: string) => `${sum} in all, ${tax} of it tax`,
  answerBy: (moment: string) => `Answer by ${moment}`,
  accept: (sum: string) => `Accept ${sum}`,
  acceptPlain: 'Accept',
  reject: 'Reject',
  rejectMeans: 'Rejected, this item is cancelled and not charged. The rest of the order goes on.',
  rejectAndCancel: 'Reject and cancel the item',
  openPage: 'See all of it',
  notDone: 'That did not work. Please try again.',
}

export const priceWords: Record<PriceChangeState, string> = {
  proposed: 'Waits for an answer',
  paying: 'Waits for the bank',
  accepted: 'Accepted',
  absorbed: 'No change',
  applied: 'In force',
  rejected: 'Rejected',
  expired: 'Not answered',
  unpaid: 'Not paid',
  withdrawn: 'Taken back',
  dropped: 'Cancelled',
}

export const statusWords: Record<SelectionStatus, string> = {
  to_choose: 'To choose',
  options_ready: 'Options ready',
  chosen: 'Waiting for approval',
  approved: 'Approved',
  in_cart: 'In cart',
  ordered: 'Ordered',
  delivered: 'Delivered',
  declined: 'Declined',
  not_applicable: 'Not applicable',
  change_requested: 'Change requested',
}

/** In the reader's own time. */
export const momentText = (at: string) =>
  new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** `2026-11-11` as `11.11`. */
export const shortDay = (day: string) => `${day.slice(5, 7)}.${day.slice(8, 10)}`
export const shortDays = ({ from, to }: { from: string; to: string }) =>
  [...new Set([from, to])].map(shortDay).join('–')
