import type { InviteAudience, InviteOutcome, InviteState } from '@showroom/contract/invite/invite.rules'
import { inviteDays, mostInviteRows, mostInvitesPerDay } from '@showroom/contract/invite/invite.rules'

const outcomes: Record<InviteOutcome, string> = {
  sent: 'Sent',
  already_client: 'Already a client',
  not_an_address: 'Not an address',
  already_invited: 'Already invited',
  wants_none: 'Wants no invitations',
  own_address: 'Your own address',
  too_many: 'Enough for today',
}
const states: Record<InviteState, string> = {
  sent: 'Sent',
  opened: 'Opened',
  joined: 'Joined',
  expired: 'Expired',
  revoked: 'Revoked',
}
const audiences: Record<InviteAudience, { many: string; about: string }> = {
  client: {
    many: 'Clients',
    about:
      'They get a mail in your colors whose link opens your showroom, and shop with you once they are in.',
  },
  vendor: {
    many: 'Vendors',
    about:
      'They get a mail in your name whose link leads to the vendor application. We look at every one ourselves.',
  },
}

/** What the page of invitations says, and the page that a link opens. */
export const invitesMessages = {
  outcomeOf: (outcome: InviteOutcome) => outcomes[outcome],
  stateOf: (state: InviteState) => states[state],
  manyOf: (audience: InviteAudience) => audiences[audience].many,
  aboutOf: (audience: InviteAudience) => audiences[audience].about,
  whom: 'Whom to invite',
  invite: 'Invite',
  inviting: 'Sending…',
  addresses: 'Addresses',
  addressesHint: `On lines of their own or with commas between them; “Ada Byron <ada@example.com>” greets by name. At most ${mostInviteRows} at once, ${mostInvitesPerDay} a day.`,
  file: 'Or a CSV file',
  fileHint: 'With a column “email”, and “name” if you like.',
  fileTooLarge: 'This file is too large: at most 20 KB. Leave out columns that are not names or addresses.',
  note: 'Personal note',
  noteHint: 'It stands in the mail. Links are not allowed.',
  project: 'Project',
  projectHint: 'Once they have joined, they get an invitation to it at the same address.',
  noProject: 'None',
  whatBecame: 'What became of your list',
  row: 'Row',
  outcome: 'Outcome',
  caption: 'Your invitations, times in Pacific',
  one: 'invitation',
  many: 'invitations',
  search: 'Search by name or email',
  email: 'Email',
  name: 'Name',
  status: 'Status',
  everyStatus: 'Every status',
  sent: 'Sent (Pacific)',
  sentShort: 'Sent',
  until: 'Good until',
  actions: 'Actions',
  resend: 'Send again',
  revoke: 'Withdraw',
  nobody: `Nobody has been invited yet. A link is good for ${inviteDays} days, and you see here who has opened it and who has joined.`,
  invitation: 'Invitation',
  opening: 'Opening the invitation…',
  didNotOpen: 'This invitation did not open',
  toHome: 'Go to the start page',
  hello: (name: string) => `Hello ${name}.`,
  toShowroom: (company: string) => `${company} invites you to their showroom`,
  toSell: (company: string) => `${company} invites you to sell on Showroom`,
  aboutShowroom:
    'Tile, floors, faucets, lights and more, straight from their makers, at what they cost you there. An account keeps your cart and your projects; it is free.',
  aboutSelling:
    'Pros offer your materials to their clients. You set your price, ship what is ordered, and are paid. It begins with an application.',
  goToShowroom: 'Go to the showroom',
  goToAccount: 'Go to my account',
  signUp: 'Create an account',
  signIn: 'Sign in',
  lookAround: 'Look around first',
  apply: 'Apply as a vendor',
  sentTo: (email: string) => `This invitation was sent to ${email}.`,
  stop: 'Send me no more invitations',
  invitedBy: (company: string) => `Invited by ${company}`,
} as const
