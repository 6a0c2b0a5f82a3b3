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

/** Connections by what they have in common; in the order in which they came. */
const openGroups = <Key>(keyOf: (connection: Connection) => Key) => {
  const groups = new Map<Key, Set<Connection>>()
  return {
    like: (connection: Connection): ReadonlySet<Connection> => groups.get(keyOf(connection)) ?? new Set(),
    add: (connection: Connection) => {
      const key = keyOf(connection)
      const group = groups.get(key) ?? new Set()
      groups.set(key, group.add(connection))
    },
    remove: (connection: Connection) => {
      const key = keyOf(connection)
      const group = groups.get(key)
      group?.delete(connection)
      if (group?.size === 0) groups.delete(key)
    },
  }
}

export const openConnections = (limits = mostStreams): Connections => {
  const all = new Set<Connection>()
  const byNetwork = openGroups(({ network }) => network)
  const byAccount = openGroups(({ accountId }) => accountId)
  const remove = (connection: Connection) => {
    all.delete(connection)
    byNetwork.remove(connection)
    byAccount.remove(connection)
  }
  return {
    open: (connection) => {
      if (all.size >= limits.inAll) refuseNow()
      if (byNetwork.like(connection).size >= limits.ofNetwork) refuseNow()
      const own = byAccount.like(connection)
      const [oldest] = own
      if (oldest && own.size >= limits.ofAccount) {
        remove(oldest)
        oldest.end('too_many')
      }
      all.add(connection)
      byNetwork.add(connection)
      byAccount.add(connection)
      return () => remove(connection)
    },
  }
}
