/** What goes wrong with a fault card, though the money moves as with any other. */
export type FaultBehavior =
  | 'answers_slowly'
  | 'answers_too_late'
  | 'answer_lost'
  | 'error_after_success'
  | 'error_kept'
  | 'hold_expires_at_once'
  | 'hold_expires_soon'
  | 'webhooks_twice'
  | 'webhooks_late'
  | 'webhooks_reordered'

/** Numbers that no bank gives out, in one row, each with a name for programs. */
export const faultCards = [
  { number: '4000007777000016', name: 'pm_card_faultSlow', behavior: 'answers_slowly' },
  { number: '4000007777000024', name: 'pm_card_faultTooLate', behavior: 'answers_too_late' },
  { number: '4000007777000032', name: 'pm_card_faultAnswerLost', behavior: 'answer_lost' },
  { number: '4000007777000040', name: 'pm_card_faultErrorAfterSuccess', behavior: 'error_after_success' },
  { number: '4000007777000057', name: 'pm_card_faultErrorKept', behavior: 'error_kept' },
  { number: '4000007777000065', name: 'pm_card_faultHoldExpiresAtOnce', behavior: 'hold_expires_at_once' },
  { number: '4000007777000073', name: 'pm_card_faultHoldExpiresSoon', behavior: 'hold_expires_soon' },
  { number: '4000007777000081', name: 'pm_card_faultWebhooksTwice', behavior: 'webhooks_twice' },
  { number: '4000007777000099', name: 'pm_card_faultWebhooksLate', behavior: 'webhooks_late' },
  { number: '4000007777000107', name: 'pm_card_faultWebhooksReordered', behavior: 'webhooks_reordered' },
] as const satisfies { number: string; name: string; behavior: FaultBehavior }[]
