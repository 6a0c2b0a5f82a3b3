import type { Worker } from 'node:worker_threads'
import { startWorker } from '../start-worker.ts'
import type { Wanted } from './draw.ts'
import type { PictureFormat, PictureResult } from './picture-order.ts'

/** Somebody waits for `now`; `ahead` is drawn when nobody does. */
export type Urgency = 'now' | 'ahead'

export interface DrawingJob extends Wanted {
  format: PictureFormat
}

export interface DrawingPool {
  draw: (job: DrawingJob, urgency: Urgency) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Too many are waiting already, or the pool is closed. */
export class PictureNotDrawn extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PictureNotDrawn'
  }
}

interface Waiting {
  job: DrawingJob
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

interface Seat {
  worker: Worker
  drawing: Waiting | null
}

/** A visitor scrolls on: beyond this many the oldest wait in vain. */
const mostWaiting = { now: 400, ahead: 5_000 }

/** Threads start with the first picture. The newest wish is drawn first: it is what is on the screen. */
export function openDrawingPool({
  scenesFolder,
  workers,
}: {
  scenesFolder: string
  workers: number
}): DrawingPool {
  const queues: Record<Urgency, Waiting[]> = { now: [], ahead: [] }
  const seats = new Set<Seat>()
  let isClosed = false
  let lastId = 0

  const take = (): Waiting | undefined => queues.now.pop() ?? queues.ahead.shift()

  const fillSeats = () => {
    for (const seat of seats) if (!seat.drawing) start(seat)
    while (seats.size < workers && queues.now.length + queues.ahead.length > 0) start(openSeat())
  }

  const start = (seat: Seat) => {
    const waiting = take()
    if (!waiting) return
    seat.drawing = waiting
    seat.worker.postMessage({ id: ++lastId, ...waiting.job })
  }

  const openSeat = (): Seat => {
    const worker = startWorker('picture.worker', import.meta.url, { scenesFolder })
    const seat: Seat = { worker, drawing: null }
    seats.add(seat)
    worker.on('message', (result: PictureResult) => finish(seat, result))
    worker.on('error', (error) => lose(seat, error))
    worker.on('exit', () => lose(seat, new PictureNotDrawn('The drawing thread ended.')))
    return seat
  }

  const finish = (seat: Seat, result: PictureResult) => {
    const waiting = seat.drawing
    seat.drawing = null
    if ('bytes' in result) waiting?.resolve(result.bytes)
    else waiting?.reject(new Error(result.problem))
    fillSeats()
  }

  /** A thread that died takes its picture with it; the next wish opens another. */
  const lose = (seat: Seat, error: Error) => {
    if (!seats.delete(seat)) return
    seat.drawing?.reject(error)
    if (!isClosed) fillSeats()
  }

  return {
    draw: (job, urgency) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new PictureNotDrawn('The pictures are closed.'))
        const queue = queues[urgency]
        queue.push({ job, resolve, reject })
        if (queue.length > mostWaiting[urgency])
          queue.shift()?.reject(new PictureNotDrawn('Too many pictures are waiting.'))
        fillSeats()
      }),
    close: async () => {
      isClosed = true
      for (const { reject } of [...queues.now.splice(0), ...queues.ahead.splice(0)]) {
        reject(new PictureNotDrawn('The pictures are closed.'))
      }
      await Promise.all([...seats].map(({ worker }) => worker.terminate()))
    },
  }
}
