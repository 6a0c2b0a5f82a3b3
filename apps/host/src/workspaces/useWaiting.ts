import type { Waiting } from '@showroom/contract/workspace/workspace'
import { useEffect, useRef } from 'react'
import { isSignedIn, useSession } from '../session/session.ts'
import { useRead } from '../data/useRead.ts'

const none: Waiting = {}

/** How much waits in each panel; it is counted anew when another panel opens. */
export const useWaiting = (open: string): Waiting => {
  const read = useRead('GET /api/workspace/waiting', {})
  const { retry } = read
  const isIn = useSession(isSignedIn)
  // The first panel's is what was read to begin with.
  const counted = useRef(open)
  useEffect(() => {
    if (!isIn || counted.current === open) return
    counted.current = open
    retry()
  }, [open, retry, isIn])
  return read.last?.data ?? none
}
