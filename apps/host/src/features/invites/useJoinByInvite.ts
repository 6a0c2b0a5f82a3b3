import { useEffect, useRef } from 'react'
import { call } from '../../data/call.ts'
import { failureOf } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSession } from '../../session/session.ts'
import { keepInvite, restoreInvite, useKeptInvite } from './kept-invite.ts'

/** Whoever came by an invitation has followed it once they are signed in, by whichever door and page. */
export const useJoinByInvite = (): void => {
  const kept = useKeptInvite((state) => state.kept)
  const user = useSession((session) => session.user)
  const asked = useRef<string | null>(null)
  useEffect(restoreInvite, [])
  useEffect(() => {
    if (!kept || !user) return
    const asking = `${user.id} ${kept.code}`
    if (asked.current === asking) return
    asked.current = asking
    call('POST /api/invite/join', { body: { code: kept.code } })
      .then(({ message }) => {
        keepInvite(null)
        if (message) toast.success(message)
      })
      .catch((thrown: unknown) => {
        // It is over, or for somebody of another kind. Where nobody answered, the next page asks again.
        if (failureOf(thrown).status === 409) keepInvite(null)
      })
  }, [kept, user])
}
