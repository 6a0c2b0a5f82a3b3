import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isSignedIn, useSession } from '../session/session.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { Face } from '../kit/Face.tsx'
import { LineIcon } from '../kit/LineIcon.tsx'
import { useDismiss } from '../kit/useDismiss.ts'
import { indexAfter, stepOf } from '../kit/walk.ts'
import { PendingCount } from './PendingCount.tsx'
import { layoutMessages as messages } from './messages.ts'
import './AccountMenu.css'

/** From 1200 px up; below, the off-canvas menu holds the same. */
export const AccountMenu = () => {
  const isIn = useSession(isSignedIn)
  return (
    <nav className="account-menu" aria-label={messages.account}>
      {isIn ? (
        <SignedInMenu />
      ) : (
        <>
          <Link className="account-login" to={paths.login}>
            {messages.login}
          </Link>
          <Link className="button quiet" to={paths.register}>
            {messages.signUpFree}
          </Link>
        </>
      )}
    </nav>
  )
}

const SignedInMenu = () => {
  const user = useSession((session) => session.user)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useDismiss(box, isOpen, () => setOpen(false))
  return (
    <div
      ref={box}
      className="account-box"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          box.current?.querySelector('button')?.focus()
          setOpen(false)
          return
        }
        walk(event, () => setOpen(true))
      }}
    >
      <button
        type="button"
        className="account-button"
        aria-expanded={isOpen}
        aria-controls="account-links"
        onClick={() => setOpen(!isOpen)}
      >
        {user?.photo ? <Face name={user.first_name} photo={user.photo} /> : <PersonIcon />}
        <span>{user?.first_name ?? messages.myAccount}</span>
        <PendingCount />
      </button>
      {isOpen && (
        <div id="account-links" className="account-links">
          <AccountLinks onChosen={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

/** Down opens it; the arrows lead from line to line. */
const walk = (event: KeyboardEvent<HTMLElement>, open: () => void) => {
  const step = stepOf(event.key, 'column')
  if (!step) return
  event.preventDefault()
  if (event.key === 'ArrowDown') open()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[indexAfter(step, at, { count: stops.length, wraps: false })]?.focus()
}

const PersonIcon = () => (
  <LineIcon
    path="M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5"
    size={22}
  />
)
