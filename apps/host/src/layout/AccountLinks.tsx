import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isSignedIn, useSession } from '../session/session.ts'
import { useLogOut } from '../session/useLogOut.ts'
import { PendingCount } from './PendingCount.tsx'
import { layoutMessages as messages } from './messages.ts'

/** Logged in: Notifications with what waits, Projects for those who can have some, My Account, Log Out. Logged out: Sign Up Free, Login (specification §2, Header). */
export const AccountLinks = ({ onChosen }: { onChosen(): void }) => {
  const isIn = useSession(isSignedIn)
  const hasProjects = useSession(({ user }) => user?.type === 'User' || user?.type === 'Contractor')
  const logOut = useLogOut()
  if (!isIn)
    return (
      <>
        <Link to={paths.register} onClick={onChosen}>
          {messages.signUpFree}
        </Link>
        <Link to={paths.login} onClick={onChosen}>
          {messages.login}
        </Link>
      </>
    )
  return (
    <>
      <Link to={paths.notifications} onClick={onChosen}>
        {messages.notifications}
        <PendingCount />
      </Link>
      {hasProjects && (
        <Link to={paths.projects} onClick={onChosen}>
          {messages.projects}
        </Link>
      )}
      <Link to={paths.orders} onClick={onChosen}>
        {messages.yourOrders}
      </Link>
      <Link to={paths.account} onClick={onChosen}>
        {messages.myAccount}
      </Link>
      <button
        type="button"
        onClick={() => {
          onChosen()
          void logOut()
        }}
      >
        {messages.logOut}
      </button>
    </>
  )
}
