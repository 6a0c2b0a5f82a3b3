import type { ReactNode } from 'react'
import type { Asked } from './useAsked.ts'
import { Waiting } from './Waiting.tsx'

type Props<Data> = {
  asked: Asked<Data>
  rows?: number
  children: (data: Data, replace: (data: Data) => void) => ReactNode
}

/** Waiting, failed with another try, or what was asked for. */
export const Answered = <Data,>({ asked, rows, children }: Props<Data>) => {
  if (asked.is === 'waiting') return <Waiting rows={rows} onRetry={asked.again} />
  if (asked.is === 'full') return children(asked.data, asked.replace)
  return (
    <div className="account-failed" role="alert">
      <p>{asked.sentence}</p>
      <button type="button" className="button quiet" onClick={asked.again}>
        Try again
      </button>
    </div>
  )
}
