import { type ReactNode, useEffect, useState } from 'react'
import { signInMessages, useSignIn } from '../sign-in/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ordersMessages } from './messages.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'

/** On a website of somebody else: who has not signed in there is told so, and how to. */
export const OrdersOfPerson = ({ children }: { children: ReactNode }) => {
  const { session, isReady, signIn, showWindow, cancel, signInWithoutWindow } = useSignIn()
  const { token, trying, isOver } = session
  const isFollowed = useOnceDrawn()
  if (token !== null) return isFollowed ? children : <OrdersSkeleton />
  const isWaiting = trying === 'waiting'
  const why = isWaiting ? signInMessages.waiting : trying === 'idle' ? null : signInMessages[trying]
  return (
    <EmptyState
      isAlert
      title={isOver ? signInMessages.sessionOver : ordersMessages.signedOut}
      text={why ?? ordersMessages.signedOutText}
    >
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

/** What asks for somebody's orders must come after their token was put into the shop's calls. */
const useOnceDrawn = () => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return isDrawn
}
