import { useState } from 'react'
import { useSession } from './session.ts'

/**
 * At a door: whether somebody is in who did not come in by this form, at the start or by another tab since. They are
 * sent on by the page; whoever used the form is sent on by what signing in came to.
 */
export const useSignedInAlready = (): boolean => {
  const status = useSession((session) => session.status)
  const [isAlready, setAlready] = useState(status !== 'out')
  if (status === 'unknown' && !isAlready) setAlready(true)
  if (status === 'out' && isAlready) setAlready(false)
  return isAlready
}
