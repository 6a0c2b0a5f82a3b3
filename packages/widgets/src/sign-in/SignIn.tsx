import { useEffect, useRef, useState } from 'react'
import { Said } from '../ui/Said.tsx'
import { signInMessages as messages } from './messages.ts'
import { PersonIcon } from './PersonIcon.tsx'
import { useSignIn } from './useSignIn.ts'

type SignInState = ReturnType<typeof useSignIn>

/** The way to one's account on a page of somebody else: what is secret is typed in a window of our own site. */
export const SignIn = () => {
  const state = useSignIn()
  const { session } = state
  const said = useSaid(session)
  const isIn = session.token !== null
  return (
    <div className="sign-in" part="sign-in">
      {isIn && (
        <span className={session.firstName ? 'who' : 'who unknown'} part="person">
          {messages.signedInAs} <span className="name">{session.firstName ?? '…'}</span>
        </span>
      )}
      <Act {...state} />
      {!isIn && <Note {...state} />}
      <Said>{said}</Said>
    </div>
  )
}

/** One button whatever it does at the moment, so that it keeps the keyboard's place. */
const Act = ({ session, isReady, signIn, signOut, showWindow }: SignInState) => {
  const { token, trying, isOver } = session
  if (token !== null)
    return (
      <button type="button" className="act out" part="button" onClick={signOut}>
        {messages.signOut}
      </button>
    )
  const isWaiting = trying === 'waiting'
  return (
    <button
      type="button"
      className="act"
      part="button"
      aria-busy={isWaiting}
      disabled={!isReady}
      onClick={isWaiting ? showWindow : () => void signIn()}
    >
      <PersonIcon />
      {isOver && trying === 'idle' ? messages.signInAgain : messages.signIn}
    </button>
  )
}

const Note = ({ session, signIn, signInWithoutWindow, showWindow, cancel }: SignInState) => {
  const { trying } = session
  if (trying === 'waiting')
    return (
      <div className="note" part="note" role="status">
        <p>{messages.waiting}</p>
        <button type="button" onClick={showWindow}>
          {messages.showWindow}
        </button>
        <button type="button" onClick={cancel}>
          {messages.cancel}
        </button>
      </div>
    )
  if (trying === 'idle')
    return session.isOver ? (
      <p className="note" part="note" role="status">
        {messages.over}
      </p>
    ) : null
  return (
    <div className="note bad" part="note" role="alert">
      <p>{whyNot[trying]}</p>
      <button type="button" onClick={() => void signIn()}>
        {messages.signInAgain}
      </button>
      {trying === 'closed' && (
        <button type="button" onClick={signInWithoutWindow}>
          {messages.withoutWindow}
        </button>
      )}
    </div>
  )
}

const whyNot = { closed: messages.closed, refused: messages.refused, offline: messages.offline }

/** What changed since the page was opened; who reads with their ears hears it once. */
const useSaid = ({ token, firstName, isOver }: SignInState['session']): string | null => {
  const before = useRef(token)
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (before.current === token) return
    before.current = token
    if (token) setSaid(messages.signedIn(firstName ?? ''))
    else setSaid(isOver ? null : messages.signedOut)
  }, [token, firstName, isOver])
  return said
}
