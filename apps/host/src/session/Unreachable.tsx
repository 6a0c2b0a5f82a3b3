import { askForUser } from './useUserCheck.ts'

/** No answer came: the session is kept, and asked for again. */
export const Unreachable = () => (
  <div className="page page-top">
    <div className="page-head" role="alert">
      <h1>We can’t reach the shop</h1>
      <p>You are still signed in. Check your connection and try again.</p>
    </div>
    <button type="button" className="button" onClick={() => void askForUser()}>
      Try again
    </button>
  </div>
)
