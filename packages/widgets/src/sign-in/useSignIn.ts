import { useEffect, useRef } from 'react'
import { type Shop, useEmit, useShop, useStore } from '../shop/index.ts'
import { beginSession } from './begin-session.ts'
import { followAndEmit } from './follow.ts'
import { type Answer, answerOf, openPopup } from './popup.ts'
import { nobody, sessionOf } from './session.ts'
import { leaveToSignIn } from './way-back.ts'
import { useIntent } from './useIntent.ts'
import { addressFor, type Intent } from './intent.ts'

const signInWindow = { name: 'showroom-sign-in', width: 480, height: 720 }

/** Who is signed in, how the try to sign in goes, and what may be done about it. */
export const useSignIn = () => {
  const shop = useShop()
  const emit = useEmit()
  const store = sessionOf(shop)
  const session = useStore(store, (state) => state)
  const intent = useIntent(session.trying === 'waiting')
  const popup = useRef<Window | null>(null)
  const aborter = useRef<AbortController | null>(null)

  useEffect(() => followAndEmit(shop, emit), [shop, emit])
  useEffect(() => () => aborter.current?.abort(), [])

  const signIn = async () => {
    if (!intent) return
    const opened = openPopup(addressFor(shop, intent), signInWindow)
    if (!opened) return leaveToSignIn(shop, intent)
    popup.current = opened
    aborter.current?.abort()
    const { signal } = (aborter.current = new AbortController())
    store.setState({ trying: 'waiting' })
    const answer = await answerOf(opened, { origin: originOf(shop.apiBase), state: intent.state, signal })
    if (signal.aborted) return
    store.setState({ trying: await outcomeOf(shop, answer, intent) })
  }

  return {
    session,
    /** A press before that would open nothing. */
    isReady: intent !== null,
    signIn,
    showWindow: () => popup.current?.focus(),
    cancel: () => {
      aborter.current?.abort()
      popup.current?.close()
      store.setState({ trying: 'idle' })
    },
    signInWithoutWindow: () => intent && leaveToSignIn(shop, intent),
    signOut: () => signOut(shop),
  }
}

const outcomeOf = async (shop: Shop, answer: Answer, intent: Intent) => {
  if ('code' in answer) return beginSession(shop, answer.code, intent)
  return answer.error === 'closed' ? 'closed' : answer.error === 'refused' ? 'refused' : 'idle'
}

const signOut = (shop: Shop) => {
  const { call, showroom } = shop
  // At once for the visitor; the request takes the token along before it is forgotten.
  const request = call('DELETE /api/embed/session', { query: { showroom } })
  request.catch(() => undefined)
  sessionOf(shop).setState(nobody)
}

const originOf = (apiBase: string) => apiBase || location.origin
