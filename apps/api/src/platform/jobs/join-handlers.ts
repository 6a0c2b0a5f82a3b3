import { emit } from './emit.ts'
import type { JobHandler, JobHandlers } from './job.ts'

type Listener = { module: string; handler: JobHandler }

/**
 * The listeners of all modules, by kind. Where several listen to one kind, each gets a job of its own: one that fails is
 * no reason to call the others again. Each module hears of what is in a line in that order.
 */
export const joinHandlers = (modules: Readonly<Record<string, JobHandlers>>): JobHandlers => {
  const listeners = new Map<string, Listener[]>()
  for (const [module, handlers] of Object.entries(modules))
    for (const [kind, handler] of Object.entries(handlers))
      listeners.set(kind, [...(listeners.get(kind) ?? []), { module, handler }])
  const joined: Record<string, JobHandler> = {}
  for (const [kind, ofKind] of listeners) {
    const [only, ...others] = ofKind
    if (only && others.length === 0) joined[kind] = only.handler
    else Object.assign(joined, eachItsOwn(kind, ofKind))
  }
  return joined
}

const payloadOf = (saved: unknown): object => (typeof saved === 'object' && saved !== null ? saved : {})

const eachItsOwn = (kind: string, listeners: readonly Listener[]): JobHandlers => ({
  [kind]: (payload, { cause, line, now, finish }) =>
    finish(async (tx) => {
      for (const { module } of listeners)
        await emit(tx, {
          kind: `${kind}@${module}`,
          cause: `${cause}@${module}`,
          payload: payloadOf(payload),
          ...(line === null ? {} : { line: `${line}@${module}` }),
          at: now,
        })
    }),
  ...Object.fromEntries(listeners.map(({ module, handler }) => [`${kind}@${module}`, handler])),
})
