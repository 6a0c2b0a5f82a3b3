import type { Call } from '@showroom/contract/endpoints'
import { type TeamRole, teamRoles } from '@showroom/contract/team/team.rules'
import { asAccount } from './as-account.ts'
import { ruleOf } from './calls.ts'
import type { Cast } from './cast.ts'
import { type Actor, bearer, type Verdict } from './verdicts.ts'

/** What each role of a team is for, in other words than the table’s; of what is a Pro’s, all else is refused. */
const ofRole: Record<TeamRole, RegExp> = {
  manager:
    /(sold_order|order\/\{id\}\/items|clients|draft_order|price_change|markup|coupon|invite|commission|workspace)|(GET \/api\/balance(\/(entries(\/export)?|statement))?$)/,
  designer:
    /(GET \/api\/sold_order$|order\/\{id\}\/items|GET \/api\/clients(?!\/export)|draft_order|workspace)/,
  finance:
    /(GET \/api\/(sold_order|clients(\/export)?|commission|balance(\/(entries(\/export)?|statement))?$)|order\/\{id\}\/items|workspace)/,
}

/** In the place of a Pro who is not the owner: what is nobody’s but a Pro’s is there for the roles that it is for. */
const asMember =
  (role: TeamRole) =>
  (call: Call): Verdict => {
    const { roles } = ruleOf(call)
    const isOfPros = roles?.includes('Contractor') && !roles.includes('User')
    return isOfPros && ofRole[role].test(call) ? 'admitted' : asAccount('User')(call)
  }

/** People of another Pro’s team. */
export const membersOfTeams: Actor[] = teamRoles.map((role) => ({
  who: `a ${role} of another Pro’s team`,
  headers: async ({ inTeamAs }: Cast) => bearer(await inTeamAs(role)),
  verdict: asMember(role),
}))
