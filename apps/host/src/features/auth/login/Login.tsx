import { useState } from 'react'
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
import { authMessages as messages } from '../messages.ts'

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
  <AuthLayout title={messages.adminSignIn} lead={messages.codeComesByMail} picture="living">
    <SignInForm portal="admin" redirect={null} />
    <div className="door-links">
      <Link className="door-link" to={paths.login}>
        {messages.notAnAdmin}
      </Link>
    </div>
  </AuthLayout>
)

const ShopDoor = ({ redirect }: { redirect: string | null }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [email, setEmail] = useState('')
  return (
    <AuthLayout title={messages.welcomeBack} lead={messages.welcomeBackLead} picture="bathroom">
      <SignInForm portal="shop" redirect={redirect} onEmail={setEmail} />
      <Link className="button quiet" to={isSelected(showroom) ? paths.shop : paths.home}>
        {messages.continueShopping}
      </Link>
      <div className="door-links">
        <p>
          {messages.newHere}{' '}
          <Link className="door-link" to={withRedirect(paths.register, redirect)} state={email}>
            {messages.signUpAsHomeowner}
          </Link>
        </p>
        <p>
          {messages.proOrVendor}{' '}
          <Link className="door-link" to={paths.proAccount}>
            {messages.proSignIn}
          </Link>
        </p>
      </div>
    </AuthLayout>
  )
}
