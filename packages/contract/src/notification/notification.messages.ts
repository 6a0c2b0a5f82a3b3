import { processingHours } from '../policy/figures.ts'
import { type OrderStatus, orderStatuses } from '../order/order-status.rules.ts'
import { shownDay } from '../shared/day.ts'
import { accountWords } from './account-words.ts'
import { disputeWords } from './dispute-words.ts'
import { goodsWords } from './goods-words.ts'
import { hireWords } from './hire-words.ts'
import { priceWords } from './price-words.ts'
import { returnWords } from './return-words.ts'
import { didWords } from './notification-choices.ts'
import type { NotificationKind, NotificationTab } from './notification-kinds.ts'
import { type Facts, project, type Words } from './words.ts'

const order = ({ order_number = '' }: Facts): string => `order ${order_number}`
const clientSees = (status: OrderStatus = 'waiting_for_approval'): string => orderStatuses[status].clientSees

const orderWords = {
  order_placed: {
    name: 'An order is placed',
    text: (facts) => `Your ${order(facts)} is placed.`,
    action: 'See the order',
  },
  order_declined: {
    name: 'A card is declined',
    text: (facts) => `Your card was declined for ${order(facts)}. Nothing was charged.`,
    action: 'Try another card',
  },
  payment_needed: {
    name: 'A payment is needed',
    text: (facts) =>
      `Your bank no longer holds the money for what ${facts.vendor} delivers of ${order(facts)}.`,
    action: 'Choose a card',
  },
  order_address: {
    name: 'An order goes to another address',
    text: (facts) => `Your ${order(facts)} goes to another address.`,
    action: 'See the order',
  },
  order_status: {
    name: 'Shipped, delivered, declined or cancelled',
    text: (facts) => `${clientSees(facts.status)}: ${facts.item} of ${order(facts)}.`,
    action: 'See the order',
  },
  order_for_vendor: {
    name: 'A new order for you',
    text: (facts) =>
      `A new order for you: ${facts.order_number}. Please confirm it within ${processingHours} hours.`,
    action: 'Confirm the order',
  },
  cancel_asked: {
    name: 'A client asks to cancel',
    text: (facts) => `The client asks to cancel ${facts.item} of ${order(facts)}.`,
    action: 'Answer',
  },
  cancel_answered: {
    name: 'Your wish to cancel is answered',
    text: (facts) => `${facts.item} of ${order(facts)} goes on: it could not be cancelled.`,
    action: 'See the order',
  },
  order_in_showroom: {
    name: 'A client orders in your showroom',
    text: (facts) => `A client placed ${order(facts)} in your showroom.`,
    action: 'See your orders',
  },
  draft_order_answered: {
    name: 'A client answers an order that you put together',
    text: ({ by, reason, ...facts }) => {
      if (facts.order_number) return `${by} has ordered what you put together: ${order(facts)}.`
      return `${by} declined what you put together${reason ? `: “${reason}”` : '.'}`
    },
    action: 'Look at it',
  },
} satisfies Partial<Record<NotificationKind, Words>>

const projectWords = {
  project_invited: {
    name: 'An invitation to a project',
    text: (facts, actor) =>
      `${actor} invites you to ${project(facts)}. The way in is in the mail that we sent you.`,
  },
  project_shared: {
    name: 'A client shares a project',
    text: (facts, actor) => `${actor} shares ${project(facts)} with you.`,
    action: 'Open the project',
  },
  project_joined: {
    name: 'Somebody joins a project',
    text: (facts, actor) => `${actor} has joined ${project(facts)}.`,
    action: 'See its people',
  },
  project_suggested: {
    name: 'Somebody suggests materials',
    text: (facts, actor) => `${actor} suggests materials for ${project(facts)}.`,
    action: 'Look at them',
  },
  project_decided: {
    name: 'Your suggestion is decided',
    text: (facts, actor) =>
      facts.is_chosen
        ? `${actor} has chosen ${facts.item} for ${project(facts)}, as you suggested.`
        : `${actor} has not taken ${facts.item} for ${project(facts)}.`,
    action: 'Open the project',
  },
  checklist_waits: {
    name: 'A decision waits for approval',
    text: ({ step, item, ...facts }, actor) =>
      step === 'request_change'
        ? `${actor} asks to change “${item}” of ${project(facts)}.`
        : `${actor} has chosen “${item}” of ${project(facts)}. It waits for approval.`,
    action: 'Look and decide',
  },
  price_asked: {
    name: 'Somebody asks for a price',
    text: ({ item, ...facts }, actor) => `${actor} asks for a price for “${item}” of ${project(facts)}.`,
    action: 'Tell the price',
  },
  checklist_told: {
    name: 'Somebody decides, comments on or asks about a decision',
    text: ({ step = 'ask', item, count = 1, by, ...facts }, actor) =>
      `${by || actor} ${didWords[step]} ${count > 1 ? `${count} decisions` : `“${item}”`} of ${project(facts)}.`,
    action: 'Open the checklist',
  },
  decision_due: {
    name: 'A decision is due',
    text: ({ count = 1, item, day = '', is_late, ...facts }) => {
      const on = day && shownDay(day)
      if (count > 1) return `${count} decisions of ${project(facts)} are due, the first on ${on}.`
      return is_late
        ? `“${item}” of ${project(facts)} is late: it was due on ${on}.`
        : `“${item}” of ${project(facts)} is due on ${on}.`
    },
    action: 'Decide',
  },
} satisfies Partial<Record<NotificationKind, Words>>

const chatWords = {
  chat_said: {
    name: 'Somebody writes in a project',
    text: (facts, actor) => `${actor} writes in ${project(facts)}.`,
    action: 'Read it',
  },
  chat_mentioned: {
    name: 'Somebody names you in a chat',
    text: (facts, actor) => `${actor} names you in the chat of ${project(facts)}.`,
    action: 'Read it',
  },
  order_chat_said: {
    name: 'Somebody writes about an order',
    text: (facts) => `${facts.company} writes about ${order(facts)}.`,
    action: 'Read it',
  },
  chat_waiting: {
    name: 'A client asks for a person',
    text: (facts, actor) => `${actor} asks for a person in the chat of ${project(facts)}.`,
    action: 'Answer',
  },
} satisfies Partial<Record<NotificationKind, Words>>

/** What people read of each kind, in the list and in mails. */
export const notificationWords: Record<NotificationKind, Words> = {
  ...orderWords,
  ...projectWords,
  ...priceWords,
  ...returnWords,
  ...hireWords,
  ...chatWords,
  ...disputeWords,
  ...goodsWords,
  ...accountWords,
}

export const notificationTabNames: Record<NotificationTab, string> = {
  order: 'Orders',
  project: 'Projects',
  message: 'Messages',
  account: 'Account',
}

export const notificationMessages = {
  somebody: 'Somebody',
  sameTime: 'The quiet hours must end at another time than they begin.',
  allRead: 'Everything is marked as read.',
  muted: (name: string) => `Turned off: ${name}. You can turn it on again under Settings.`,
  locked: 'These can not be turned off: they tell you about your orders, your money or your account.',
  saved: 'Saved.',
  pushTitle: 'Showroom',
  pushOn: 'What happens is pushed to this device.',
  pushOff: 'Nothing is pushed to this device any more.',
  noPushService: 'That is no address of a push service.',
  hello: (firstName: string) => `Hello ${firstName}.`,
  digestSubject: (count: number) => `${count} things happened`,
  digestPreview: 'What is new in your orders and projects.',
  seeAll: 'See all notifications',
  why: 'You choose what we write about, and when, in your settings.',
} as const
