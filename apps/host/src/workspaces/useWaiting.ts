import type { Waiting } from '@showroom/contract/workspace/workspace'
import { useEffect } from 'react'
import { isSignedIn, useSession } from '../session/session.ts'
import { useRead } from '../data/useRead.ts'

const none: Waiting = {}

/** How much waits in each panel; it is counted anew when another panel opens. */
export const useWaiting = (open: string): Waiting => {
  const read = useRead('GET /api/workspace/waiting', {})
  const { retry } = read
  const isIn = useSession(isSignedIn)
  useEffect(() => {
    if (isIn) retry()
  }, [open, retry, isIn])
  return read.last?.data ?? none
}
