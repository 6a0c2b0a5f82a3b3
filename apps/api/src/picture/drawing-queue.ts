/** Somebody waits for `now`; `ahead` is done when nobody does. */
export type Urgency = 'now' | 'ahead'

export interface Waiting<Job, Result> {
  job: Job
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

/** Too many are waiting already, or the pictures are closed. */
export class PictureNotDrawn extends Error {
  /** Busy, not broken: the same picture may be asked for again in a moment. */
  readonly statusCode = 503
  constructor(message: string) {
    super(message)
    this.name = 'PictureNotDrawn'
  }
}

/** A visitor scrolls on: beyond this many the oldest wait in vain. */
const mostWaiting = { now: 400, ahead: 5_000 }

/** The newest request comes first: it is what is on the screen. What is made ahead keeps its order. */
export function openDrawingQueue<Job, Result>() {
  const queues: Record<Urgency, Waiting<Job, Result>[]> = { now: [], ahead: [] }
  return {
    join: (waiting: Waiting<Job, Result>, urgency: Urgency) => {
      const queue = queues[urgency]
      queue.push(waiting)
      if (queue.length <= mostWaiting[urgency]) return
      queue.shift()?.reject(new PictureNotDrawn('Too many pictures are waiting.'))
    },
    next: () => queues.now.pop() ?? queues.ahead.shift(),
    isEmpty: () => queues.now.length + queues.ahead.length === 0,
    sendAway: (reason: string) => {
      const everybody = [...queues.now.splice(0), ...queues.ahead.splice(0)]
      for (const { reject } of everybody) reject(new PictureNotDrawn(reason))
    },
  }
}
