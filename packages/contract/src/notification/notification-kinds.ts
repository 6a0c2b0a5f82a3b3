import type { AccountType } from '../shared/account-types.ts'

export const notificationTabs = ['order', 'project', 'message', 'account'] as const
export type NotificationTab = (typeof notificationTabs)[number]

type KindRow = {
  tab: NotificationTab
  /** Whom it can reach: others are not asked what they prefer. */
  roles: readonly AccountType[]
  /** It waits for its reader to do something. */
  asks?: true
  /** Orders, payments and security: nobody can turn it off, and no quiet hour holds its mail back. */
  isTransactional?: true
  /** The concept that tells it writes a letter of its own, which is always sent. */
  hasLetter?: true
  /** Somebody waits for it: mailed at once, but in quiet hours. */
  isUrgent?: true
}

const clients = ['User', 'Contractor'] as const
const pros = ['Contractor', 'Vendor'] as const
const everybody = ['User', 'Contractor', 'Vendor', 'Admin'] as const

/** Every kind of notification: a new one is a row here, its words in the messages, and a listener in the API. */
export const notificationKinds = {
  order_placed: { tab: 'order', roles: ['User'], isTransactional: true, hasLetter: true },
  order_declined: { tab: 'order', roles: ['User'], asks: true, isTransactional: true, hasLetter: true },
  payment_needed: { tab: 'order', roles: ['User'], asks: true, isTransactional: true, hasLetter: true },
  order_address: { tab: 'order', roles: ['User'], isTransactional: true, hasLetter: true },
  order_status: { tab: 'order', roles: ['User'], isTransactional: true, hasLetter: true },
  order_for_vendor: { tab: 'order', roles: ['Vendor'], asks: true, isTransactional: true, hasLetter: true },
  price_change_asked: { tab: 'order', roles: ['User'], asks: true, isTransactional: true, hasLetter: true },
  price_change_told: { tab: 'order', roles: ['User', 'Vendor'], isTransactional: true, hasLetter: true },
  price_change_ended: { tab: 'order', roles: ['Contractor'] },
  price_change_to_absorb: { tab: 'order', roles: ['Contractor'], asks: true, isUrgent: true },
  return_asked: { tab: 'order', roles: ['Vendor'], asks: true, isTransactional: true, hasLetter: true },
  return_told: {
    tab: 'order',
    roles: ['User', 'Contractor', 'Vendor'],
    isTransactional: true,
    hasLetter: true,
  },
  return_unanswered: { tab: 'order', roles: ['Admin'], asks: true, isUrgent: true },
  delivery_short: { tab: 'order', roles: ['Vendor', 'Contractor'], isTransactional: true, hasLetter: true },
  cancel_asked: { tab: 'order', roles: ['Vendor'], asks: true, isTransactional: true, hasLetter: true },
  cancel_answered: { tab: 'order', roles: ['User'], isTransactional: true, hasLetter: true },
  order_in_showroom: { tab: 'order', roles: ['Contractor'] },
  draft_order_answered: { tab: 'order', roles: ['Contractor'] },
  project_invited: { tab: 'project', roles: clients, asks: true, hasLetter: true },
  project_shared: { tab: 'project', roles: ['Contractor'], hasLetter: true },
  project_joined: { tab: 'project', roles: clients },
  project_suggested: { tab: 'project', roles: clients, asks: true },
  project_decided: { tab: 'project', roles: clients },
  checklist_waits: { tab: 'project', roles: clients, asks: true },
  price_asked: { tab: 'project', roles: clients, asks: true },
  checklist_told: { tab: 'project', roles: clients },
  decision_due: { tab: 'project', roles: clients },
  hire_requested: { tab: 'project', roles: ['Contractor'], asks: true, hasLetter: true },
  hire_quoted: { tab: 'project', roles: clients, asks: true, hasLetter: true },
  hire_delivered: { tab: 'project', roles: clients, asks: true, hasLetter: true },
  hire_payment: { tab: 'project', roles: clients, asks: true, isTransactional: true, hasLetter: true },
  hire_refund: { tab: 'project', roles: ['Contractor'], asks: true, isTransactional: true, hasLetter: true },
  hire_told: { tab: 'project', roles: clients, hasLetter: true },
  chat_said: { tab: 'message', roles: clients },
  chat_mentioned: { tab: 'message', roles: clients },
  order_chat_said: { tab: 'message', roles: pros },
  chat_waiting: { tab: 'message', roles: ['Contractor'], asks: true, isUrgent: true },
  lead_received: { tab: 'message', roles: ['Contractor'], hasLetter: true },
  balance_below_zero: { tab: 'account', roles: pros, asks: true, isTransactional: true, hasLetter: true },
  payout_told: { tab: 'account', roles: pros, isTransactional: true, hasLetter: true },
  goods_waiting: { tab: 'account', roles: ['Admin'], asks: true },
  goods_decided: { tab: 'account', roles: ['Vendor'] },
  import_finished: { tab: 'account', roles: ['Vendor'] },
  prices_in_effect: { tab: 'account', roles: ['Vendor'] },
  markup_not_changed: { tab: 'account', roles: ['Contractor'] },
  seat_invited: { tab: 'account', roles: everybody, hasLetter: true },
  balance_settled: { tab: 'account', roles: pros, isTransactional: true, hasLetter: true },
  dispute_waiting: { tab: 'order', roles: ['Admin'], asks: true, isUrgent: true },
  dispute_won: { tab: 'order', roles: ['Admin'] },
  dispute_told: { tab: 'order', roles: ['Contractor'], isTransactional: true },
  application_waiting: { tab: 'account', roles: ['Admin'], asks: true },
  application_late: { tab: 'account', roles: ['Admin'], asks: true, isUrgent: true },
  application_approved: { tab: 'account', roles: pros, isTransactional: true, hasLetter: true },
  application_declined: { tab: 'account', roles: pros, isTransactional: true, hasLetter: true },
  password_changed: { tab: 'account', roles: everybody, isTransactional: true, hasLetter: true },
  new_device: { tab: 'account', roles: everybody, isTransactional: true },
} as const satisfies Record<string, KindRow>

export type NotificationKind = keyof typeof notificationKinds
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[]

export const rowOf = (kind: NotificationKind): KindRow => notificationKinds[kind]

export const kindsIn = (tab: NotificationTab): NotificationKind[] =>
  notificationKindNames.filter((kind) => notificationKinds[kind].tab === tab)

export const kindsFor = (type: AccountType): NotificationKind[] =>
  notificationKindNames.filter((kind) => rowOf(kind).roles.includes(type))
