import { emailPattern } from '../account/patterns.ts'

export const inviteAudiences = ['client', 'vendor'] as const
export type InviteAudience = (typeof inviteAudiences)[number]

export const inviteStates = ['sent', 'opened', 'joined', 'expired', 'revoked'] as const
export type InviteState = (typeof inviteStates)[number]

export const inviteSorts = ['sent', 'email'] as const

/** What became of one row of those that a Pro wrote down. */
export const inviteOutcomes = [
  'sent',
  'already_client',
  'not_an_address',
  'already_invited',
  'wants_none',
  'own_address',
  'too_many',
] as const
export type InviteOutcome = (typeof inviteOutcomes)[number]

/** So long a link is good. */
export const inviteDays = 14
/** Invitations that a Pro may send in a day, those that are sent again among them. */
export const mostInvitesPerDay = 100
/** Rows of one list. */
export const mostInviteRows = 100
export const longestInviteNote = 600
export const longestInviteList = 20_000
export const longestInviteFile = 20_000
export const longestInviteName = 80

type Moments = {
  expiresAt: Date
  openedAt: Date | null
  joinedAt: Date | null
  revokedAt: Date | null
}

export const inviteStateOf = (
  { expiresAt, openedAt, joinedAt, revokedAt }: Moments,
  now: Date,
): InviteState => {
  if (joinedAt) return 'joined'
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return openedAt ? 'opened' : 'sent'
}

/** What a Pro may do with an invitation. */
export const allowedWithInvite = (state: InviteState) => ({
  resend: state !== 'joined',
  revoke: state === 'sent' || state === 'opened',
})

/** One row as it was written, and what was understood of it; no address where there is none in it. */
export type InviteeRow = { text: string; name: string; email: string | null }

const named = /^(.*?)\s*<([^<>]+)>$/

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["']+|["']+$/g, '')
    .trim()

/** A name and an address: what is longer is neither. */
const longestRow = 400

/** `Ada Byron <ada@example.com>`, or an address alone. */
export const readInvitee = (text: string): InviteeRow => {
  const line = text.trim()
  if (line.length > longestRow) return { text: line, name: '', email: null }
  const [, name = '', address = line] = named.exec(line) ?? []
  const email = bare(address)
  return {
    text: line,
    name: bare(name).slice(0, longestInviteName),
    email: emailPattern.test(email) && email.length <= 254 ? email : null,
  }
}

/** Several of them: on lines of their own, or with commas, semicolons or spaces between the addresses. */
export const readInvitees = (typed: string): InviteeRow[] =>
  typed
    .split(/[\n\r;,]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const words = piece.split(/\s+/)
      const isList = words.length > 1 && !piece.includes('<') && words.every((word) => word.includes('@'))
      return (isList ? words : [piece]).map(readInvitee)
    })
