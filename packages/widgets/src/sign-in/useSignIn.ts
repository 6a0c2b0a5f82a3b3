import { useEffect, useRef } from 'react'
import { type Shop, useEmit, useShop, useStore } from '../shop/index.ts'
import { attempt } from '../shop/storage.ts'
import { beginSession } from './begin-session.ts'
import { followAndEmit } from './follow.ts'
import { type Answer, answerOf, openPopup } from './popup.ts'
import { nobody, sessionOf } from './session.ts'
import { leaveToSignIn } from './way-back.ts'
import { useHandshake } from './useHandshake.ts'
import { addressFor, type Handshake } from './handshake.ts'

const signInWindow = { name: 'showroom-sign-in', width: 480, height: 720 }

/** Who is signed in, how the try to sign in goes, and what may be done about it. */
export const useSignIn = () => {
  const shop = useShop()
  const emit = useEmit()
  const store = sessionOf(shop)
  const session = useStore(store, (state) => state)
  const handshake = useHandshake(session.trying === 'waiting')
  const popup = useRef<Window | null>(null)
  const aborter = useRef<AbortController | null>(null)

  useEffect(() => followAndEmit(shop, emit), [shop, emit])
  useEffect(() => () => aborter.current?.abort(), [])

  const signIn = async () => {
    if (!handshake) return
    const opened = openPopup(addressFor(shop, handshake), signInWindow)
    if (!opened) return leaveToSignIn(shop, handshake)
    popup.current = opened
    aborter.current?.abort()
    const { signal } = (aborter.current = new AbortController())
    store.setState({ trying: 'waiting' })
    const answer = await answerOf(opened, { origin: originOf(shop.apiBase), state: handshake.state, signal })
    if (signal.aborted) return
    store.setState({ trying: await outcomeOf(shop, answer, handshake) })
  }

  return {
    session,
    /** A press before that would open nothing. */
    isReady: handshake !== null,
    signIn,
    showWindow: () => popup.current?.focus(),
    cancel: () => {
      aborter.current?.abort()
      popup.current?.close()
      store.setState({ trying: 'idle' })
    },
    signInWithoutWindow: () => handshake && leaveToSignIn(shop, handshake),
    signOut: () => signOut(shop),
  }
}

const outcomeOf = async (shop: Shop, answer: Answer, handshake: Handshake) => {
  if ('code' in answer) return beginSession(shop, answer.code, handshake)
  return answer.error === 'closed' ? 'closed' : answer.error === 'refused' ? 'refused' : 'idle'
}

const signOut = (shop: Shop) => {
  const { call, showroom, prefix } = shop
  // At once for the visitor; the request takes the token along before it is forgotten.
  const request = call('DELETE /api/embed/session', { query: { showroom } })
  request.catch(() => undefined)
  // What a chat keeps for this tab: it stays through the end of a session, not through leaving.
  attempt(() => {
    const isWritten = (key: string) => /^:(chat|draft):/.test(key.replace(prefix, ''))
    for (const key of Object.keys(sessionStorage).filter(isWritten)) sessionStorage.removeItem(key)
  })
  sessionOf(shop).setState(nobody)
}

const originOf = (apiBase: string) => apiBase || location.origin
