import { quietCall } from './call.ts'
import { readCookie } from './cookies.ts'
import { beginSession, useSession } from './session.ts'

/** How long the page waits for it before it is drawn as anybody's. */
const patienceMs = 3_000

/** Written by the server beside the key that no script can read. */
const isRemembered = (): boolean => readCookie('sr_remembered') === '1'

/** Who ticked “Remember me” here is signed in before the page is drawn, so that no door flashes by. */
export const resumeSession = async (): Promise<void> => {
  if (useSession.getState().status !== 'out' || !isRemembered()) return
  await Promise.race([askToResume(), new Promise((wake) => setTimeout(wake, patienceMs))])
}

const askToResume = async () => {
  try {
    const { data } = await quietCall('POST /api/session/resume', {})
    const { user, token } = data
    // Meanwhile they may have signed in by hand.
    if (user && token && useSession.getState().status === 'out') beginSession({ user, token })
  } catch {
    // They are a visitor then, and can sign in.
  }
}
