import type { ReactNode } from 'react'
import type { Read } from '../data/useRead.ts'
import { Waiting } from './Waiting.tsx'
import { kitMessages as messages } from './messages.ts'

type Props<Reply> = { read: Read<Reply>; rows?: number; children: (reply: Reply) => ReactNode }

/** A read as it is shown: waiting, failed with another try, or what the server answered. */
export const Loaded = <Reply,>({ read, rows, children }: Props<Reply>) => {
  if (read.kind === 'waiting') return <Waiting rows={rows} onRetry={read.retry} />
  if (read.kind === 'ready') return children(read.reply)
  return (
    <div className="account-failed" role="alert">
      <p>{read.sentence}</p>
      <button type="button" className="button quiet" onClick={read.retry}>
        {messages.tryAgain}
      </button>
    </div>
  )
}
