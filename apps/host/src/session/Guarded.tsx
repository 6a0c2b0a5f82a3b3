import { Navigate, Outlet, useLocation } from 'react-router'
import { readStored } from '../current/stored.ts'
import { guard, type Needs } from './guard.ts'
import { useSession } from './session.ts'
import { Unreachable } from './Unreachable.tsx'
import { useUserAnswer } from './useUserCheck.ts'

/** Routes below it need somebody who is signed in. */
export const Guarded = (needs: Needs) => {
  const session = useSession()
  const answer = useUserAnswer((state) => state.is)
  const { pathname, search } = useLocation()
  const previous = readStored('redirect_to')
  const admission = guard({ session, needs, here: pathname + search, previous })
  if (admission.is === 'in') return <Outlet />
  if (admission.is === 'go') return <Navigate to={admission.to} replace />
  return answer === 'unreachable' ? <Unreachable /> : <div className="page" aria-busy="true" />
}
