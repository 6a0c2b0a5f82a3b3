import { Navigate, Outlet, useLocation } from 'react-router'
import { pathBefore } from '../shop-context/useNavigationMemory.ts'
import { guard, type Needs } from './guard.ts'
import { useSession } from './session.ts'
import { Unreachable } from './Unreachable.tsx'
import { useLoggingOut } from './useLogOut.ts'
import { useUserAnswer } from './useUserCheck.ts'

/** Routes below it need somebody who is signed in. */
export const Guarded = (needs: Needs) => {
  const session = useSession()
  const answer = useUserAnswer((state) => state.kind)
  const isLeaving = useLoggingOut((state) => state.isUnderWay)
  const { pathname, search } = useLocation()
  const previous = pathBefore(pathname)
  const admission = guard({ session, needs, here: pathname + search, previous })
  if (admission.kind === 'in') return <Outlet />
  // Whoever logs out is on the way home already.
  if (admission.kind === 'go' && !isLeaving) return <Navigate to={admission.to} replace />
  return answer === 'unreachable' ? <Unreachable /> : <div className="page" aria-busy="true" />
}
