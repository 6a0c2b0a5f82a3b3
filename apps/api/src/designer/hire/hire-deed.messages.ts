import type { HireAction, HireSide } from '@showroom/contract/designer/designer-choices'
import type { RefundAction } from '@showroom/contract/designer/milestone-refund.rules'

const sides: Record<HireSide, string> = { client: 'The client', designer: 'The designer' }

const steps: Record<HireAction, string> = {
  accept: 'accepted a request',
  decline: 'declined a request',
  quote: 'gave a quote',
  agree: 'agreed to a quote',
  start: 'began the work',
  deliver: 'delivered',
  revise: 'asked for changes',
  approve: 'approved a milestone',
  close: 'closed',
  cancel: 'cancelled',
}

const refunds: Record<RefundAction, string> = {
  agree: 'agreed to a refund',
  decline: 'declined a refund',
  withdraw: 'withdrew a refund',
}

/** What the audit says of hires. */
export const hireDeedWords = {
  sides,
  steps,
  refunds,
  asked: 'asked a designer',
  paid: 'asked to pay by card',
  refundAsked: 'asked for a refund',
  decided: { give: 'refunded', refuse: 'refund_refused' },
  ended: 'cancelled',
}
