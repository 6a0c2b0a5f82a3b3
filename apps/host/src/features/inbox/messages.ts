import type { InboxKind, InboxOwner } from '@showroom/contract/inbox/choices'

const tabs: Record<InboxKind | 'all', string> = {
  all: 'Everything',
  popup_lead: 'Leads',
  message: 'Messages',
}
const owners: Record<InboxOwner, string> = { me: 'Me', nobody: 'Nobody' }

/** What the page of leads and messages says. */
export const inboxMessages = {
  whatCameIn: 'What came in',
  tabOf: (kind: InboxKind | 'all') => tabs[kind],
  ownerOf: (owner: InboxOwner) => owners[owner],
  aboutOf: (kind: InboxKind, about: string) =>
    kind === 'popup_lead' ? `Offer asked for in ${about}` : about,
  caption: 'Leads and messages, times in Pacific',
  one: 'entry',
  many: 'entries',
  search: 'Search by name, email or words',
  nothing: 'Nothing has come in yet. What people send by the offer or the contact form turns up here.',
  state: 'State',
  everyState: 'Every state',
  owner: 'Who has it',
  everybody: 'Everybody',
  from: 'From',
  to: 'To',
  name: 'Name',
  about: 'About',
  email: 'Email',
  phone: 'Phone',
  role: 'They are',
  orderNumber: 'Order',
  page: 'Sent from',
  receivedPacific: 'Received (Pacific)',
  received: 'Received',
  theyWrote: 'What they wrote',
  answers: 'Answers',
  answeredBy: (who: string, at: string) => `${who || 'An Admin'}, ${at}`,
  answerByMail: 'Answer by mail',
  answerHint: (email: string) => `It goes to ${email}, with what they wrote below it.`,
  answerMissing: 'Please write an answer.',
  send: 'Send the answer',
  workOff: 'State and note',
  note: 'Note',
  noteHint: 'For Admins only.',
}
