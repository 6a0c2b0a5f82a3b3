import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { uiMessages } from './messages.ts'

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What was kept, and what to do. */
  text?: string
  onRetry?: () => void
}

export const ErrorState = ({ title, text, onRetry }: ErrorStateProps) => (
  <EmptyState isAlert title={title} text={text}>
    {onRetry && <Button onClick={onRetry}>{uiMessages.retry}</Button>}
  </EmptyState>
)
