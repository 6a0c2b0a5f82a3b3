import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { designAiMessages } from '@showroom/contract/design-ai/design-ai.messages'
import { messages } from '@showroom/contract/shared/errors'
import { teamMessages } from '@showroom/contract/team/team.messages'
import { seesEarnings, type TeamRole } from '@showroom/contract/team/team.rules'
import { refuse } from './domain-error.ts'
import type { Origins } from './origins.ts'
import type { Caller, Requester } from './who.ts'

type Rule = Pick<
  EndpointDefinition,
  'access' | 'roles' | 'pages' | 'byCookie' | 'lookingOn' | 'makesContract'
>

const refuseOrigin = (): never => refuse(403, 'origin_refused', messages.originRefused)
const refuseCaller = (): never => refuse(403, 'not_authorized', messages.notAuthorized)

/**
 * Whoever works in a Pro's team does some calls in the Pro's place, each for the roles that it names, and is refused in
 * every other role. All other calls are their own: nothing of the Pro's is reached by them.
 */
export const inPlaceOfPro = <Asking extends Pick<Requester, 'caller'>>(
  roles: readonly TeamRole[] | undefined,
  requester: Asking,
): Asking => {
  const { caller } = requester
  const seat = caller?.seats?.find(({ isChosen }) => isChosen)
  if (!caller || !seat || !roles) return requester
  if (!roles.includes(seat.role)) return refuseCaller()
  const acting: Caller = {
    ...caller,
    accountId: seat.proAccountId,
    type: 'Contractor',
    isOtpGiven: false,
    isOtpRecent: false,
    hidesEarnings: caller.hidesEarnings === true || !seesEarnings(seat.role),
    member: { accountId: caller.accountId, seat },
  }
  return { ...requester, caller: acting }
}

/** What a page was drawn for, it does: not in another workspace that the session has gone to since. */
export const requireSameWorkspace = (told: unknown, { caller }: Pick<Requester, 'caller'>): void => {
  if (typeof told !== 'string' || caller === null) return
  const workspace = caller.seats?.find(({ isChosen }) => isChosen)?.publicId ?? 'own'
  if (told !== workspace) refuse(409, 'other_workspace', teamMessages.otherWorkspace)
}

/** By what is known before anybody looks at what is asked. */
export const admitCaller = async (
  rule: Rule,
  requester: Pick<Requester, 'caller' | 'origin' | 'isSessionOver' | 'aiCaller'>,
  origins: Origins,
) => {
  const { caller, origin } = requester
  const isForeign = origin !== null && !origins.isOwn(origin)
  if (isForeign && rule.pages === 'own') refuseOrigin()
  // A cookie comes along whoever asks; that no page is named proves nothing.
  if (rule.byCookie && (isForeign || origin === null)) refuseOrigin()
  if (caller && (await isOffItsPages(caller, { origin, isForeign }, origins))) refuseOrigin()
  requireAccess(rule, requester)
}

/** Whoever looks on as somebody else changes nothing, whatever is called. */
export const requireOwnHands = (
  { lookingOn }: Pick<Rule, 'lookingOn'>,
  method: string,
  { caller }: Pick<Requester, 'caller'>,
) => {
  if (!caller?.isLookingOn) return
  if (!(lookingOn ?? (method === 'GET' || method === 'HEAD'))) refuse(403, 'looking_on', messages.lookingOn)
}

/** Nobody makes a contract before they have told how old they are, whichever way their account was made. */
const requireKnownAge = ({ makesContract }: Pick<Rule, 'makesContract'>, caller: Caller) => {
  if (makesContract && caller.isAgeOpen) refuse(403, 'age_open', accountMessages.ageFirst)
}

type Page = { origin: string | null; isForeign: boolean }

/** A token that was carried to another page than its own opens nothing there. */
const isOffItsPages = async ({ scope }: Caller, { origin, isForeign }: Page, origins: Origins) => {
  if (scope === 'account') return isForeign
  // The showroom may have taken the site off its list since.
  return origin !== scope.origin || !(await origins.admits(scope.origin, scope.showroom))
}

export const requireAccess = (
  rule: Rule,
  { caller, isSessionOver, aiCaller }: Pick<Requester, 'caller' | 'isSessionOver' | 'aiCaller'>,
) => {
  const { access, roles } = rule
  if (access === 'anyone') return
  if (access === 'ai') {
    // A code of its own: it ends the session of AI Design in a browser, never that of the shop.
    if (!aiCaller) refuse(401, 'ai_unauthenticated', designAiMessages.loginFirst)
    return
  }
  if (access === 'cart') {
    // Else what somebody adds after their session has ended would go into a cart that they do not know of.
    if (isSessionOver) refuse(401, 'unauthenticated', messages.loginFirst)
    return
  }
  if (!caller) return refuse(401, 'unauthenticated', messages.loginFirst)
  if (caller.scope !== 'account' && access !== 'member') refuseCaller()
  if (access === 'admin' && caller.type !== 'Admin') refuseCaller()
  if (roles && !roles.includes(caller.type)) refuseCaller()
  if (access !== 'session' && caller.type === 'Admin' && !caller.isOtpGiven)
    refuse(403, 'otp_required', messages.oneTimeCodeFirst)
  requireKnownAge(rule, caller)
}

/** For a session of a contractor's page every other showroom is as missing as one that never was. */
export const isOwnShowroom = async (
  caller: Caller | null,
  showroom: string,
  origins: Origins,
): Promise<boolean> =>
  !caller || caller.scope === 'account' || (await origins.refOf(showroom)) === caller.scope.showroom
