import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isSignedIn, useSession } from '../session/session.ts'
import { useLogOut } from '../session/useLogOut.ts'

/** Logged in: My Account, Log Out. Logged out: Sign Up Free, Login (specification §2, Header). */
export const AccountLinks = ({ onChosen }: { onChosen(): void }) => {
  const isIn = useSession(isSignedIn)
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
