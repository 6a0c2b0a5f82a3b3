import { useShop } from '@showroom/widgets/shop'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { projectFromGuestCart } from './projects.ts'
import { headerCheck, loginFor } from './redirect.ts'
import { endSession, followOtherTabs, useSession } from './session.ts'
import { answerRefusal, useRefusedSession } from './session-refused.ts'
import { useUserCheck } from './useUserCheck.ts'

/** What holds on every page of the site for whoever is signed in (specification §4: Header user check, 401). */
export const useSessionRules = (): void => {
  useUserCheck()
  useEffect(followOtherTabs, [])
  useRefusal()
  useHeaderCheck()
  useGuestCart()
}

const useRefusal = () => {
  const isRefused = useRefusedSession((state) => state.isRefused)
  const status = useSession((session) => session.status)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // This browser may sign them in again by itself.
    if (!isRefused || status === 'unknown') return
    answerRefusal()
    if (status === 'out') void navigate(loginFor(pathname + search), { replace: true })
  }, [isRefused, status, pathname, search, navigate])
}

/**
 * An e-mail that is not verified is asked for once in a visit and by every page that needs a user:
 * browsing on is not forbidden (docs/decisions/0018).
 */
const useHeaderCheck = () => {
  const user = useSession((session) => session.user)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!user) return
    const redirect = new URLSearchParams(search).get('redirect')
    const check = headerCheck(user, { pathname, search, redirect })
    if (check.kind === 'sign_out') return endSession()
    if (check.kind === 'stay') return
    const isAsked = asked.current === user.id
    asked.current = user.id
    if (user.email_verified_at !== null || !isAsked) void navigate(check.to, { replace: true })
  }, [user, pathname, search, navigate])
}

/** A guest's cart comes along wherever it turns up: at sign-in, or in a showroom that is entered later. */
const useGuestCart = () => {
  const person = useSession(({ user }) =>
    user && (user.type !== 'Admin' || user.otp_verified) ? user.id : null,
  )
  const { showroom } = useShop()
  useEffect(() => {
    if (person !== null && showroom) void projectFromGuestCart()
  }, [person, showroom])
}
