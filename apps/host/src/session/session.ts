import type { User } from '@showroom/contract/account/account'
import { create } from 'zustand'
import { readStored, writeStored } from '../shop-context/local-storage.ts'
import { forgetVisit } from './forget-visit.ts'
import { forgetRemembered, isRemembered } from './remember.ts'

/** `unknown`: the server has not yet said whose the token is, or whom this browser is to sign in again (no token). */
export type Session =
  | { status: 'unknown'; user: null; token: string | null }
  | { status: 'out'; user: null; token: null }
  | { status: 'in'; user: User; token: string }

const shortestToken = 11

/** Authenticated means a stored token longer than 10 characters (specification §4). */
const begunWith = (token: string | null): Session => {
  if (token !== null && token.length >= shortestToken) return { status: 'unknown', user: null, token }
  return isRemembered() ? { status: 'unknown', user: null, token: null } : nobody
}

const nobody: Session = { status: 'out', user: null, token: null }

/** Nobody, until the page begins: what a server has drawn is drawn for nobody, and is hydrated as such. */
export const useSession = create<Session>(() => nobody)

export const restoreSession = (): void => useSession.setState(begunWith(readStored('authToken')), true)

export const isSignedIn = (session: Session): boolean => session.status !== 'out'

export const isVerified = ({ user }: Session): boolean => user !== null && user.email_verified_at !== null

export const beginSession = ({ user, token }: { user: User; token: string }): void => {
  // Who comes in by a door may be another than the one whose way a mail's link was to lead on.
  if (useSession.getState().status !== 'unknown') writeStored('verify_redirect', null)
  writeStored('authToken', token)
  useSession.setState({ status: 'in', user, token }, true)
}

/** What the server says of the user now, of the session that asked. */
export const refreshUser = (user: User): void => {
  const { token } = useSession.getState()
  if (token !== null) useSession.setState({ status: 'in', user, token }, true)
}

/** User data cleared, token removed: what was chosen so far stays (specification §4, 401 from any call). */
export const loseSession = (): void => {
  // An Admin who looked on as somebody goes on with the session that waited for it.
  const own = readStored('onlooker_token')
  writeStored('onlooker_token', null)
  writeStored('authToken', own)
  useSession.setState(begunWith(own), true)
}

/** This browser signs nobody in again. */
export const stayOut = (): void => {
  forgetRemembered()
  useSession.setState(nobody, true)
}

/** Log Out: everything that its list names is forgotten, too. */
export const endSession = (): void => {
  forgetVisit()
  forgetRemembered()
  loseSession()
}

/** Another tab has signed in or out: this one does, too. */
const catchUp = () => {
  const token = readStored('authToken')
  if (token !== useSession.getState().token) useSession.setState(begunWith(token), true)
}

/** Signing in or out in another tab does it in this one. Returns the undo. */
export const followOtherTabs = (): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key === 'authToken' || key === null) catchUp()
  }
  // A page that Back brings out of the browser's memory has heard of nothing.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) catchUp()
  }
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', comeBack)
  }
}
