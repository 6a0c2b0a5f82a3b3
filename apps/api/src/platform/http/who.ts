import type { AccountType } from '@showroom/contract/account/account'
import { seesEarnings } from '@showroom/contract/team/team.rules'
import type { FastifyRequest } from 'fastify'
import type { Seat } from '../seat.ts'
import type { Cookies } from './cookies.ts'

/** Where somebody signed in on a contractor's page: their session is good on that page, for that showroom. */
export type EmbedScope = {
  origin: string
  /** The Pro's user id. */
  showroom: string
}

/** Who it really is that acts in a Pro's place. */
export type TeamMember = { accountId: number; seat: Seat }

/** Somebody who is signed in. */
export type Caller = {
  accountId: number
  sessionId: number
  type: AccountType
  /** Whether an Admin has given the one-time code: in this session, or on this device, which is trusted since. */
  isOtpGiven: boolean
  /** Whether they gave it in this session a moment ago: for payouts and what else a trusted device is not enough for. */
  isOtpRecent: boolean
  /** Whether it is an Admin who looks on as this person: nothing can be changed. */
  isLookingOn: boolean
  /** Whether nobody has asked yet how old they are: they make no contract until then. */
  isAgeOpen?: boolean
  /** Whether somebody may be looking at a Pro's screen: what the Pro pays and earns is not in any reply. */
  hidesEarnings?: boolean
  /** The teams that they are in; none is left out. */
  seats?: readonly Seat[]
  /** While somebody of a team acts in the Pro's place: the account is the Pro's, and this is who they are. */
  member?: TeamMember
  /** How far the session reaches: all of the account, or what a contractor's page may do for it. */
  scope: 'account' | EmbedScope
}

/** Somebody who is signed in to AI Design, which is another world than the shop. */
export type AiCaller = { aiAccountId: number; aiSessionId: number }

/** Who is calling: a guest is known by the token of the cart they hold, a page by its origin. */
export type Who = {
  cartToken: string | null
  origin: string | null
  ip: string
  userAgent: string
  caller: Caller | null
  /** Whether the token of a session was sent that is over, or never was one. */
  isSessionOver: boolean
  /** Of calls below `/api/AI/` alone: elsewhere nobody looks at the token. */
  aiCaller: AiCaller | null
  /** Our own, for calls of our own pages. */
  cookies: Cookies
  /** Whether the page that calls may use a showroom that only the called one knows of: what a token leads to. */
  mayUse: (showroom: string) => Promise<boolean>
}

/** An Admin is a guest until the one-time code is given. */
export const accountIdOf = ({ caller }: Pick<Who, 'caller'>): number | null =>
  caller !== null && (caller.type !== 'Admin' || caller.isOtpGiven) ? caller.accountId : null

/** Whose prices a page of the shop shows: what a Pro pays themselves is nobody's to look at in Client view. */
export const shopperIdOf = (who: Pick<Who, 'caller'>): number | null =>
  who.caller?.hidesEarnings ? null : accountIdOf(who)

/** Finds who holds a session's token. */
export type Sessions = {
  /** `withSeats`: whether it matters in whose teams they are, which takes another read. */
  callerOf: (token: string, withSeats: boolean) => Promise<Caller | null>
  aiCallerOf: (token: string) => Promise<AiCaller | null>
}

/** The only calls that an AI token is read in (security E8). */
const aiCalls = '/api/AI/'

/** Longer than any token we ever gave out; what is longer is not looked up. */
const longestToken = 128
const longestUserAgent = 400

/** Who is calling, before it is known what the call may see of them. */
export type Requester = Omit<Who, 'mayUse' | 'cookies'>

export const requesterOf = async (
  request: FastifyRequest,
  sessions: Sessions,
  asksForSeats = false,
): Promise<Requester> => {
  const { origin, authorization, 'user-agent': userAgent } = request.headers
  const isBearer = authorization?.startsWith('Bearer ') ?? false
  const bearer = isBearer ? tokenIn(authorization?.slice('Bearer '.length)) : null
  const wishesClientView = request.headers['showroom-view'] === 'client'
  const found = bearer === null ? null : await sessions.callerOf(bearer, asksForSeats || wishesClientView)
  const isOfPro =
    found?.type === 'Contractor' || found?.seats?.some(({ isChosen, role }) => isChosen && seesEarnings(role))
  const isClientView = isOfPro && wishesClientView
  const caller = found && isClientView ? { ...found, hidesEarnings: true } : found
  const aiToken = request.url.startsWith(aiCalls) ? tokenIn(request.headers['showroom-ai']) : null
  return {
    cartToken: tokenIn(request.headers['showroom-cart']),
    origin: origin ?? null,
    ip: request.ip,
    userAgent: userAgent?.slice(0, longestUserAgent) ?? '',
    caller,
    isSessionOver: isBearer && caller === null,
    aiCaller: aiToken === null ? null : await sessions.aiCallerOf(aiToken),
  }
}

const tokenIn = (written: unknown): string | null =>
  typeof written === 'string' && written.length > 0 && written.length <= longestToken ? written : null
