import { designAiMessages as messages } from './messages.ts'

/** Nobody said whether the session is good: it is kept, and asked for again. */
export const NoAnswer = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p className="ai-soft" role="alert">
      {messages.noAnswer}
    </p>
    <button type="button" className="button quiet" onClick={onRetry}>
      {messages.tryAgain}
    </button>
  </>
)
