import type { SelectionStatus } from './selection-choices.ts'

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

/** Grey waits, blue is under way, amber needs somebody, green is done, red is refused; the word says it as well. */
export const statusTones: Record<SelectionStatus, 'wait' | 'going' | 'needs' | 'done' | 'refused'> = {
  to_choose: 'wait',
  options_ready: 'needs',
  chosen: 'needs',
  approved: 'done',
  in_cart: 'going',
  ordered: 'going',
  delivered: 'done',
  declined: 'refused',
  not_applicable: 'wait',
  change_requested: 'needs',
}
