import { accountMessages } from '@showroom/contract/account/account.messages'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { create } from 'zustand'
import { toast } from '../kit/toast/toast.ts'
import { endOnServer } from '../data/call.ts'
import { forgetVisit } from './forget-visit.ts'
import { clearCart } from './guest-cart.ts'
import { rememberUserType } from './remember.ts'
import { endSession, useSession } from './session.ts'

export const useLoggingOut = create<{ isUnderWay: boolean }>(() => ({ isUnderWay: false }))

/** Nothing is asked with a session that is over: it ends here before home is drawn, and guards wait that long. */
export const useLeave = () => {
  const navigate = useNavigate()
  return useCallback(
    async (to = '/') => {
      useLoggingOut.setState({ isUnderWay: true })
      try {
        forgetVisit()
        rememberUserType(null)
        clearCart()
        endSession()
        await navigate(to, { flushSync: true })
      } finally {
        useLoggingOut.setState({ isUnderWay: false })
      }
    },
    [navigate],
  )
}

/** In the specification's order: loading, request, list cleared, cart cleared, home, signed out, toast. */
export const useLogOut = () => {
  const leave = useLeave()
  return useCallback(
    async (to?: string) => {
      useLoggingOut.setState({ isUnderWay: true })
      try {
        await endOnServer(useSession.getState().token)
        await leave(to)
        toast.success(accountMessages.loggedOut)
      } finally {
        useLoggingOut.setState({ isUnderWay: false })
      }
    },
    [leave],
  )
}
