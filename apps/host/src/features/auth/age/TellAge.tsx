import { Link, Navigate, useSearchParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { afterAsking, isAgeAsked } from '../../../session/redirect.ts'
import { useSession } from '../../../session/session.ts'
import { useLeave, useLogOut } from '../../../session/useLogOut.ts'
import { askForUser } from '../../../session/useUserCheck.ts'
import { whileNothingIsAsked } from '../../notifications/usePendingCount.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { authMessages } from '../messages.ts'
import { AgeForm } from './AgeForm.tsx'
import { type Age, ageRequest } from './age.ts'
import { ageMessages as messages } from './age.messages.ts'

/** What the form for signing up asks, of whoever came in another way. */
export const TellAge = () => {
  const [query] = useSearchParams()
  const isAsked = useSession(({ user }) => user !== null && isAgeAsked(user))
  const logOut = useLogOut()
  const tell = useTelling()
  if (!isAsked) return <Navigate to={afterAsking(query.get('redirect'))} replace />
  return (
    <AuthLayout title={messages.title} lead={messages.lead} picture="living">
      <AgeForm onTell={tell} onStale={() => void askForUser()} />
      <div className="door-links">
        <Link className="door-link" to={paths.shop}>
          {authMessages.continueShopping}
        </Link>
        <p>
          <button type="button" className="form-link door-link" onClick={() => void logOut()}>
            {authMessages.logOut}
          </button>
        </p>
      </div>
    </AuthLayout>
  )
}

/** The page goes on by itself once the user's age is not open any more; whose account is gone is led home. */
const useTelling = () => {
  const leave = useLeave()
  return (typed: Age) =>
    whileNothingIsAsked(async () => {
      const { data, message = '' } = await call('POST /api/account/age', { body: ageRequest(typed) })
      if (data.is_kept) await askForUser()
      else await leave()
      toast.success(message)
    })
}
