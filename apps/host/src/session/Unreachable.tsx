import { askForUser } from './useUserCheck.ts'
import { sessionMessages as messages } from './messages.ts'

/** No answer came: the session is kept, and asked for again. */
export const Unreachable = () => (
  <div className="page page-top">
    <div className="page-head" role="alert">
      <h1>{messages.unreachableTitle}</h1>
      <p>{messages.unreachableText}</p>
    </div>
    <button type="button" className="button" onClick={() => void askForUser()}>
      {messages.tryAgain}
    </button>
  </div>
)
