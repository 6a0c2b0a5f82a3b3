import { useKeptInvite } from './kept-invite.ts'
import { invitesMessages as messages } from './messages.ts'

/** Of a vendor who has come by a Pro's invitation: whose it was. */
export const InvitedBy = () => {
  const kept = useKeptInvite((state) => state.kept)
  if (kept?.audience !== 'vendor') return null
  return (
    <p>
      <strong>{messages.invitedBy(kept.company)}</strong>
    </p>
  )
}
