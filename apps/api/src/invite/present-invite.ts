import type { InviteRow, OpenedInvite } from '@showroom/contract/invite/invite'
import { allowedWithInvite, inviteStateOf } from '@showroom/contract/invite/invite.rules'
import type { FollowedInvite } from './followed-invite.store.ts'
import type { Invite } from './invite.store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentInvite = (invite: Invite, now: Date): InviteRow => {
  const state = inviteStateOf(invite, now)
  return {
    id: invite.publicId,
    audience: invite.audience,
    email: invite.email,
    name: invite.name,
    note: invite.note,
    project: invite.project,
    state,
    sent_at: invite.sentAt.toISOString(),
    expires_at: invite.expiresAt.toISOString(),
    opened_at: iso(invite.openedAt),
    joined_at: iso(invite.joinedAt),
    can: allowedWithInvite(state),
  }
}

/** What its link says; nothing that only the Pro knows. */
export const presentOpened = (invite: FollowedInvite): OpenedInvite => ({
  audience: invite.audience,
  company_name: invite.companyName,
  vsd_id: invite.vsdId,
  name: invite.name,
  email: invite.email,
  note: invite.note,
  is_joined: invite.joinedAt !== null,
})
