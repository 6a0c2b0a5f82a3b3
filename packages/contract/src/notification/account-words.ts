import { approvalHours } from '../policy/figures.ts'
import { shownDay } from '../shared/day.ts'
import type { NotificationKind } from './notification-kinds.ts'
import type { Words } from './words.ts'

/** What is read of somebody's own account: who asks for them, their money, their application, their sign-ins. */
export const accountWords = {
  lead_received: {
    name: 'Somebody asks for your offer',
    text: () => 'Somebody asked for the offer in your showroom. We have mailed you how to reach them.',
  },
  balance_below_zero: {
    name: 'Your balance is below zero',
    text: ({ day = '', is_late }) =>
      is_late
        ? `Your balance was not settled by ${shownDay(day)}. Your account is restricted until it is.`
        : `Your balance is below zero. Please settle it by ${shownDay(day)}.`,
    action: 'See your balance',
  },
  balance_settled: {
    name: 'Your balance is settled',
    text: ({ is_late }) =>
      is_late
        ? 'Your balance is settled, and your account is not restricted any more.'
        : 'Your balance is settled.',
    action: 'See your balance',
  },
  application_waiting: {
    name: 'An application waits',
    text: ({ company }) => `The application of ${company} waits for an answer.`,
    action: 'Review it',
  },
  application_late: {
    name: 'An application is about to be late',
    text: ({ company }) => `The application of ${company} has waited for nearly ${approvalHours} hours.`,
    action: 'Review it',
  },
  application_approved: {
    name: 'Your application is approved',
    text: () => 'Your application is approved. Welcome.',
    action: 'Begin here',
  },
  application_declined: {
    name: 'Your application is declined',
    text: () => 'We could not approve your application. The reason is in the mail that we sent you.',
  },
  password_changed: {
    name: 'Your password is changed',
    text: () => 'Your password was changed. If it was not you, choose a new one at once.',
    action: 'See where you are signed in',
  },
  new_device: {
    name: 'A sign-in from a new device',
    text: ({ device, place }) =>
      `Somebody signed in to your account with ${device}, from ${place}. If it was not you, choose a new password at once.`,
    action: 'See where you are signed in',
  },
} satisfies Partial<Record<NotificationKind, Words>>
