import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isSignedIn, useSession } from '../session/session.ts'
import { useLogOut } from '../session/useLogOut.ts'

/** Logged in: Projects for those who can have some, My Account, Log Out. Logged out: Sign Up Free, Login (specification §2, Header). */
export const AccountLinks = ({ onChosen }: { onChosen(): void }) => {
  const isIn = useSession(isSignedIn)
  const hasProjects = useSession(({ user }) => user?.type === 'User' || user?.type === 'Contractor')
  const logOut = useLogOut()
  if (!isIn)
    return (
      <>
        <Link to={paths.register} onClick={onChosen}>
          Sign Up Free
        </Link>
        <Link to={paths.login} onClick={onChosen}>
          Login
        </Link>
      </>
    )
  return (
    <>
      {hasProjects && (
        <Link to={paths.projects} onClick={onChosen}>
          Projects
        </Link>
      )}
      <Link to={paths.orders} onClick={onChosen}>
        Your orders
      </Link>
      <Link to={paths.account} onClick={onChosen}>
        My Account
      </Link>
      <button
        type="button"
        onClick={() => {
          onChosen()
          void logOut()
        }}
      >
        Log Out
      </button>
    </>
  )
}
