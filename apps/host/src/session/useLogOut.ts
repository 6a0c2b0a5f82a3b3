import { accountMessages } from '@showroom/contract/account/account.messages'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { create } from 'zustand'
import { toast } from '../toast/toast.ts'
import { endOnServer } from './call.ts'
import { forgetVisit } from './forget-visit.ts'
import { clearCart } from './guest-cart.ts'
import { rememberUserType } from './remember.ts'
import { endSession, useSession } from './session.ts'

export const useLoggingOut = create<{ isUnderWay: boolean }>(() => ({ isUnderWay: false }))

/** In the specification's order: loading, request, list cleared, cart cleared, home, signed out, toast. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return useCallback(
    async (to = '/') => {
      useLoggingOut.setState({ isUnderWay: true })
      try {
        await endOnServer(useSession.getState().token)
        forgetVisit()
        rememberUserType(null)
        clearCart()
        // Drawn before anybody is signed out: the guard of the page that is left would send them to Login.
        await navigate(to, { flushSync: true })
        endSession()
        toast.success(accountMessages.loggedOut)
      } finally {
        useLoggingOut.setState({ isUnderWay: false })
      }
    },
    [navigate],
  )
}
