import { inviteDays, longestInviteNote, mostInviteRows, mostInvitesPerDay } from './invite.rules.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What is said to who invites, and to who was invited. */
export const inviteMessages = {
  nobody: 'Write an address, or choose a file with addresses.',
  tooManyRows: `At most ${mostInviteRows} addresses at once.`,
  unreadableFile: 'This file can not be read as CSV. Save it as “CSV UTF-8” and try again.',
  longNote: `At most ${longestInviteNote} signs.`,
  sent: (count: number) =>
    count === 0 ? 'No invitation was sent.' : `${plural(count, 'invitation', 'invitations')} sent.`,
  resent: (email: string) => `The invitation to ${email} was sent again.`,
  revoked: (email: string) => `The invitation to ${email} is withdrawn. Its link opens nothing any more.`,
  proveFirst: 'Please verify your e-mail first: invitations are answered to it.',
  noSuchProject: 'This project is not yours to invite into.',
  isIn: 'They have joined already.',
  isOver: 'There is nothing to withdraw.',
  tooMany: `You have sent ${mostInvitesPerDay} invitations today. Please go on tomorrow.`,
  enoughToOne: 'This address has had enough invitations for today.',
  wantsNone: 'This address wants no invitations.',
  over: 'This invitation is over. Please ask who invited you for a new one.',
  forOthers: (audience: 'client' | 'vendor') =>
    audience === 'client'
      ? 'This invitation is for a client, and you are signed in with another kind of account.'
      : 'This invitation is for a vendor, and you are signed in with another kind of account.',
  joined: (company: string) => `You shop with ${company} now.`,
  stopped: 'You get no more invitations at this address.',
  goodFor: `The link is good for ${inviteDays} days.`,
} as const
