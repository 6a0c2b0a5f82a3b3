import { liveMessages as say } from './live.messages.ts'
import { DomainError } from '../platform/http/domain-error.ts'

export type Connection = { accountId: number; network: string; end: (why: 'too_many') => void }

export type Connections = {
  /** Takes one in, at the cost of the account's oldest where it has too many. Answers what takes it out again. */
  open: (connection: Connection) => () => void
}

/** One person’s browsers, each with up to three streams; an office behind one address; what one process holds in hand. */
export const mostStreams = { ofAccount: 18, ofNetwork: 60, inAll: 6_000 }

const refuseNow = (): never => {
  // At random, so that those who were refused together do not come back together.
  const retryAfterSeconds = 5 + Math.floor(Math.random() * 11)
  throw new DomainError({ status: 503, code: 'unavailable', message: say.tooManyStreams, retryAfterSeconds })
}

export const openConnections = (limits = mostStreams): Connections => {
  /** In the order in which they came. */
  const all = new Set<Connection>()
  const matching = (is: (connection: Connection) => boolean) => [...all].filter(is)
  return {
    open: (connection) => {
      if (all.size >= limits.inAll) refuseNow()
      if (matching(({ network }) => network === connection.network).length >= limits.ofNetwork) refuseNow()
      const own = matching(({ accountId }) => accountId === connection.accountId)
      const [oldest] = own
      if (oldest && own.length >= limits.ofAccount) {
        all.delete(oldest)
        oldest.end('too_many')
      }
      all.add(connection)
      return () => void all.delete(connection)
    },
  }
}
