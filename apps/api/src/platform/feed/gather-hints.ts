import { type Hint, packed, withoutOvertaken } from './hints.ts'

type Gathering = {
  send: (payload: string) => Promise<unknown>
  mostBytes: number
  report: (error: unknown) => void
}

/** Together, on another connection, after the commit: inside of transactions it would cost most of them. */
const windowMs = 10

/** What was told within a moment leaves in as few messages as hold it. What can not leave is lost, and swept up. */
export const gatherHints = ({ send, mostBytes, report }: Gathering) => {
  let waiting: Hint[] = []
  let timer: NodeJS.Timeout | undefined

  const sendAll = async () => {
    timer = undefined
    const hints = withoutOvertaken(waiting)
    waiting = []
    for (const payload of packed(hints, mostBytes)) await send(payload)
  }
  return {
    tell: (hint: Hint) => {
      waiting.push(hint)
      timer ??= setTimeout(() => void sendAll().catch(report), windowMs)
    },
    stop: () => clearTimeout(timer),
  }
}
