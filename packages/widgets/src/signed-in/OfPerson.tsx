import { type ReactNode, useEffect, useState } from 'react'
import { signInMessages, useSignIn } from '../sign-in/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

type OfPersonProps = {
  /** What is there for who signs in. */
  title: string
  text: string
  waiting: ReactNode
  children: ReactNode
}

/** On a website of somebody else: what is somebody’s own, once they have signed in there. */
export const OfPerson = ({ title, text, waiting, children }: OfPersonProps) => {
  const { session, isReady, signIn, showWindow, cancel, signInWithoutWindow } = useSignIn()
  const { token, trying, isOver } = session
  const isFollowed = useOnceDrawn()
  if (token !== null) return isFollowed ? children : waiting
  const isWaiting = trying === 'waiting'
  const why = isWaiting ? signInMessages.waiting : trying === 'idle' ? null : signInMessages[trying]
  return (
    <EmptyState isAlert title={isOver ? signInMessages.sessionOver : title} text={why ?? text}>
      <div className="ways">
        <Button
          kind="primary"
          disabled={!isReady && !isWaiting}
          onClick={isWaiting ? showWindow : () => void signIn()}
        >
          {isWaiting ? signInMessages.showWindow : signInMessages.signIn}
        </Button>
        {isWaiting && <Button onClick={cancel}>{signInMessages.cancel}</Button>}
        {trying === 'closed' && <Button onClick={signInWithoutWindow}>{signInMessages.withoutWindow}</Button>}
      </div>
    </EmptyState>
  )
}

/** What asks for somebody's own must come after their token was put into the shop's calls. */
const useOnceDrawn = () => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return isDrawn
}
