import { useEffect } from 'react'
import { askForUser } from '../../../session/useUserCheck.ts'

const channelName = 'showroom:email-verified'

/** Tells the other tabs that somebody has verified an e-mail in this one. */
export const tellVerified = (): void => {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

/** Looks again when another tab says so, and when the visitor comes back from reading mail. */
export const useVerifiedElsewhere = (): void => {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void askForUser()
    }
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', () => void askForUser())
    document.addEventListener('visibilitychange', look)
    return () => {
      channel.close()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
