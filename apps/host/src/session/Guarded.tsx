import { Navigate, Outlet, useLocation } from 'react-router'
import { readStored } from '../current/stored.ts'
import { loginFor, ownPath, type Role, roleOf, withRedirect } from './redirect.ts'
import { useSession } from './session.ts'
import { Unreachable } from './Unreachable.tsx'
import { useUserAnswer } from './useUserCheck.ts'

type Props = {
  /** Who else goes back to the page before. */
  role?: Role
  /** The verification page itself takes those who are not verified. */
  unverified?: 'admitted'
}

/** Routes below it need somebody who is signed in: others go to Login with a redirect query that holds the path. */
export const Guarded = ({ role, unverified }: Props) => {
  const session = useSession()
  const answer = useUserAnswer((state) => state.is)
  const { pathname, search } = useLocation()
  const here = pathname + search
  if (session.status === 'out') return <Navigate to={loginFor(here)} replace />
  if (session.status === 'unknown')
    return answer === 'unreachable' ? <Unreachable /> : <div className="page" aria-busy="true" />
  if (role && roleOf(session.user) !== role)
    return <Navigate to={ownPath(readStored('redirect_to')) ?? '/'} replace />
  if (session.user.email_verified_at === null && unverified !== 'admitted')
    return <Navigate to={withRedirect('/verifiction', here)} replace />
  return <Outlet />
}
