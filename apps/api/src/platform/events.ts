import type { Queries } from './db/db.ts'

/** What concepts tell inside of a transaction, by name. Each concept declares its own here, beside what tells it. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- concepts fill it in
export interface TransactionEvents {}

type Name = keyof TransactionEvents
type EventOf<N extends Name> = TransactionEvents[N] extends { event: infer Event } ? Event : never
type ReplyOf<N extends Name> = TransactionEvents[N] extends { reply: infer Reply } ? Reply : never

/** It runs in the transaction of who tells: what fails here undoes what was told. */
export type TransactionListener<N extends Name> = (tx: Queries, event: EventOf<N>) => Promise<ReplyOf<N>>
export type TransactionListeners = { readonly [N in Name]?: TransactionListener<N> }

/** Every listener’s reply, in the order of the concepts. */
export type Tell = <N extends Name>(tx: Queries, name: N, event: EventOf<N>) => Promise<ReplyOf<N>[]>

export type Events = { tell: Tell; listen: (listeners: TransactionListeners) => void }

/** Concepts tell upwards by it: who listens is known when all concepts are there, and not to who tells. */
export const openEvents = (): Events => {
  const listening: TransactionListeners[] = []
  return {
    listen: (listeners) => void listening.push(listeners),
    tell: async <N extends Name>(tx: Queries, name: N, event: EventOf<N>) => {
      const replies: ReplyOf<N>[] = []
      for (const listeners of listening) {
        const listener: TransactionListener<N> | undefined = listeners[name]
        // One connection: they come one after the other.
        if (listener) replies.push(await listener(tx, event))
      }
      return replies
    },
  }
}
