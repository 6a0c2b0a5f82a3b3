import type { HireToldNews } from '../designer/designer-choices.ts'
import type { NotificationKind } from './notification-kinds.ts'
import { project, type Words } from './words.ts'

const hireTold: Record<HireToldNews, (title: string, actor: string) => string> = {
  accept: (title, actor) => `${actor} takes on ${title}.`,
  decline: (title, actor) => `${actor} can not take on ${title}.`,
  agree: (title, actor) => `${actor} agrees to your quote for ${title}.`,
  start: (title, actor) => `${actor} has begun to work on ${title}.`,
  revise: (title, actor) => `${actor} asks for a change of what you delivered for ${title}.`,
  approve: (title, actor) => `${actor} has approved what you delivered for ${title}.`,
  close: (title, actor) => `${actor} has closed the work on ${title}.`,
  cancel: (title, actor) => `${actor} has cancelled the work on ${title}.`,
  expire: (title) => `Nobody answered in time: the request for ${title} is over.`,
  expire_unpaid: (title) => `No card has held the price in time: the request for ${title} is over.`,
  approve_itself: (title) => `What was delivered for ${title} is approved, as nobody asked for a change.`,
  close_itself: (title) => `The work on ${title} is closed.`,
  refund_agree: (title, actor) => `${actor} agrees to the refund for ${title}: the money is on its way back.`,
  refund_decline: (title, actor) => `${actor} does not agree to the refund for ${title}: we decide.`,
  refund_lapse: (title) => `The refund for ${title} was not answered in time: we decide.`,
  refund_withdraw: (title, actor) => `${actor} no longer asks for a refund for ${title}.`,
  refund_give: (title) => `We have decided on the refund for ${title}: money is given back.`,
  refund_refuse: (title) => `We have decided on the refund for ${title}: nothing is given back.`,
}

/** What is read of each step of a hire. */
export const hireWords = {
  hire_requested: {
    name: 'A client asks you to design',
    text: (facts, actor) => `${actor} would like to work with you on ${project(facts)}.`,
    action: 'Answer',
  },
  hire_quoted: {
    name: 'A designer gives a quote',
    text: (facts, actor) => `${actor} has given a quote for ${project(facts)}.`,
    action: 'Look at it',
  },
  hire_delivered: {
    name: 'A designer delivers',
    text: (facts, actor) =>
      `${actor} has delivered for ${project(facts)}: please approve it, or ask for a change.`,
    action: 'Look at it',
  },
  hire_payment: {
    name: 'A designer’s work needs a payment',
    text: (facts) => `Your bank no longer holds the money for the work on ${project(facts)}.`,
    action: 'Choose a card',
  },
  hire_refund: {
    name: 'A client asks for a refund of your design work',
    text: (facts, actor) => `${actor} asks for a refund of your work on ${project(facts)}.`,
    action: 'Answer',
  },
  hire_told: {
    name: 'A designer’s work moves on',
    text: ({ hire_news, ...facts }, actor) =>
      hire_news ? hireTold[hire_news](project(facts), actor) : `The work on ${project(facts)} has moved on.`,
    action: 'See how it stands',
  },
} satisfies Partial<Record<NotificationKind, Words>>
