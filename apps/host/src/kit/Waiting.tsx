import { useEffect, useState } from 'react'
import { kitMessages as messages } from './messages.ts'

const longMs = 8_000

type Props = { rows?: number | undefined; onRetry?: (() => void) | undefined }

/** The shape of a panel before it has come; when that takes long, it says so. */
export const Waiting = ({ rows = 3, onRetry }: Props) => {
  const isLong = useIsLong()
  return (
    <div className="account-waiting" aria-busy="true">
      <p className={isLong ? 'account-soft' : 'visually-hidden'} role="status">
        {isLong ? messages.stillLoading : messages.loading}
      </p>
      {isLong && onRetry && (
        <button type="button" className="account-plain" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}

const useIsLong = () => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
