import { trustedAddress } from '../../../../data/trusted-address.ts'
import { inTime } from '../../../../layout/lazy-in-time.ts'
import type { Answer, Asked } from './engine-messages.ts'

export type Engine = {
  ask: <Kind extends Asked['kind']>(asked: Extract<Asked, { kind: Kind }>) => Promise<Answer<Kind>>
  close: () => void
}

type Waiting = { settle: (reply: never) => void; fail: (error: Error) => void }
type Said = { id: number; reply: never; failure?: string }

/** A policy's name can be given once a page. */
let address: string | null = null

/** The engine in a worker; where none can be begun, the same program beside the page. */
export const startEngine = async (): Promise<Engine> => {
  try {
    const worker = await inTime(import('./engine.worker.ts?worker&url'))
    address ??= trustedAddress('showroom', worker.default)
    return engineIn(new Worker(address, { type: 'module', name: 'room' }))
  } catch {
    const { openEngine } = await inTime(import('./engine.ts'))
    const answer = openEngine()
    return { ask: (asked) => answer(asked) as Promise<never>, close: () => undefined }
  }
}

const engineIn = (worker: Worker): Engine => {
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data: { id, reply, failure } }: MessageEvent<Said>) => {
    const asker = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) asker?.settle(reply)
    else asker?.fail(new Error(failure))
  })
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('The engine has stopped.'))
    waiting.clear()
  })
  return {
    ask: (asked) =>
      new Promise((settle, fail) => {
        last += 1
        waiting.set(last, { settle, fail })
        worker.postMessage({ id: last, asked })
      }),
    close: () => worker.terminate(),
  }
}
