import type { ApprovalLink } from '@showroom/contract/checklist/approval-link.endpoints'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { dayMs } from '@showroom/contract/shared/time'
import type { Who } from '../../platform/http/who.ts'
import { type ChecklistDeps, reading } from '../checklist-access.ts'
import { type KeptLink, linksOf } from './link.store.ts'
import { mostWrong } from './open-link.ts'

/** Whoever asked learns that nobody has answered. */
const shownOverMs = 30 * dayMs

const stateOf = ({ decided, decisions, expiresAt }: KeptLink, now: Date): ApprovalLink['state'] => {
  if (decided === decisions) return 'decided'
  return expiresAt > now ? 'open' : 'expired'
}

/** Whoever may approve sees who else was asked to; a link is taken back by who sent it, or the owner. */
export const shownLinks =
  (deps: ChecklistDeps) =>
  async (who: Who, project: string): Promise<ApprovalLink[]> => {
    const { db, now } = deps
    const access = await reading(deps, { who, part: { project }, needs: 'approve' })
    const at = now()
    const since = new Date(at.getTime() - shownOverMs)
    const links = await linksOf(db, { projectId: access.project.id, mostWrong, since })
    const mayRevoke = ({ createdBy }: KeptLink) =>
      allowedTo(access.project).manage || createdBy === access.account.id
    return links.map((link) => ({
      id: link.publicId,
      email: link.email,
      has_pin: link.hasPin,
      sees_prices: link.seesPrices,
      decision_count: link.decisions,
      decided_count: link.decided,
      expires_at: link.expiresAt.toISOString(),
      state: stateOf(link, at),
      can: { revoke: link.expiresAt > at && mayRevoke(link) },
    }))
  }
