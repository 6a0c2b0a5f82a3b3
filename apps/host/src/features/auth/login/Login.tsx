import { Link, Navigate, useSearchParams } from 'react-router'
import { isSelected, useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { paths } from '../../../paths.ts'
import { signedInAtLogin, withRedirect } from '../../../session/redirect.ts'
import { useSession } from '../../../session/session.ts'
import { Unreachable } from '../../../session/Unreachable.tsx'
import { useSignedInAlready } from '../../../session/useSignedInAlready.ts'
import { useUserAnswer } from '../../../session/useUserCheck.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { OneTimeCode } from './OneTimeCode.tsx'
import { SignInForm } from './SignInForm.tsx'

/** For clients; `portal=admin` is the admins’ door, with a one-time code behind it. */
export const Login = () => {
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const session = useSession()
  const isSignedInAlready = useSignedInAlready()
  const answer = useUserAnswer((state) => state.kind)
  if (session.status === 'unknown')
    return answer === 'unreachable' ? <Unreachable /> : <div className="page" aria-busy="true" />
  if (session.status === 'in' && session.user.type === 'Admin' && !session.user.otp_verified)
    return <OneTimeCode email={session.user.email} />
  // Whoever signs in here is sent on by what the sign-in came to.
  if (session.status === 'in' && isSignedInAlready)
    return <Navigate to={signedInAtLogin(session.user) ?? paths.home} replace />
  return query.get('portal') === 'admin' ? <AdminDoor /> : <ShopDoor redirect={redirect} />
}

const AdminDoor = () => (
  <AuthLayout title="Admin sign-in" lead="We mail you a one-time code next." picture="living">
    <SignInForm portal="admin" redirect={null} />
    <div className="door-links">
      <Link className="door-link" to={paths.login}>
        Not an admin? Sign in to shop
      </Link>
    </div>
  </AuthLayout>
)

const ShopDoor = ({ redirect }: { redirect: string | null }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return (
    <AuthLayout title="Welcome back" lead="Sign in to your projects, carts and orders." picture="bathroom">
      <SignInForm portal="shop" redirect={redirect} />
      <Link className="button quiet" to={isSelected(showroom) ? paths.shop : paths.home}>
        Continue Shopping
      </Link>
      <div className="door-links">
        <p>
          New here?{' '}
          <Link className="door-link" to={withRedirect(paths.register, redirect)}>
            Sign up for free as a homeowner
          </Link>
        </p>
        <p>
          Contractor, designer or vendor?{' '}
          <Link className="door-link" to={paths.proAccount}>
            Pro & vendor sign-in
          </Link>
        </p>
      </div>
    </AuthLayout>
  )
}
