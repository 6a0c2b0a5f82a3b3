import type { Worker } from 'node:worker_threads'
import { startWorker } from '../platform/process/start-worker.ts'
import type { Drawn, PictureFormat, PictureResult } from './picture-order.ts'
import { openDrawingQueue, PictureNotDrawn, type Urgency, type Waiting } from './drawing-queue.ts'

export type DrawingJob = Drawn & { format: PictureFormat }

export interface DrawingPool {
  draw: (job: DrawingJob, urgency: Urgency) => Promise<Uint8Array>
  close: () => Promise<void>
}

interface Seat {
  worker: Worker
  drawing: Waiting<DrawingJob, Uint8Array> | null
}

const closed = 'The pictures are closed.'

type PoolOptions = { scenesFolder: string; workers: number }
type SeatEvents = { onDrawn: () => void; onLost: (error: Error) => void }

/** Threads start with the first picture, and one that dies is replaced with the next. */
export function openDrawingPool({ scenesFolder, workers }: PoolOptions): DrawingPool {
  const queue = openDrawingQueue<DrawingJob, Uint8Array>()
  const seats = new Set<Seat>()
  let isClosed = false
  let lastId = 0

  const fillSeats = () => {
    for (const seat of seats) if (!seat.drawing) start(seat)
    while (seats.size < workers && !queue.isEmpty()) start(openSeat())
  }

  const start = (seat: Seat) => {
    seat.drawing = queue.next() ?? null
    if (seat.drawing) seat.worker.postMessage({ id: ++lastId, ...seat.drawing.job })
  }

  const openSeat = (): Seat => {
    const seat = seatIn(scenesFolder, { onDrawn: fillSeats, onLost: (error) => lose(seat, error) })
    seats.add(seat)
    return seat
  }

  /** A thread that died takes its picture with it. */
  const lose = (seat: Seat, error: Error) => {
    if (!seats.delete(seat)) return
    seat.drawing?.reject(error)
    if (!isClosed) fillSeats()
  }

  const draw = (job: DrawingJob, urgency: Urgency): Promise<Uint8Array> => {
    if (isClosed) return Promise.reject(new PictureNotDrawn(closed))
    return new Promise((resolve, reject) => {
      queue.join({ job, resolve, reject }, urgency)
      fillSeats()
    })
  }

  const close = async () => {
    isClosed = true
    queue.sendAway(closed)
    await Promise.all([...seats].map(({ worker }) => worker.terminate()))
  }

  return { draw, close }
}

const seatIn = (scenesFolder: string, { onDrawn, onLost }: SeatEvents): Seat => {
  const seat: Seat = {
    worker: startWorker('picture.worker', import.meta.url, { scenesFolder }),
    drawing: null,
  }
  seat.worker.on('message', (result: PictureResult) => {
    settle(seat, result)
    onDrawn()
  })
  seat.worker.on('error', onLost)
  seat.worker.on('exit', () => onLost(new PictureNotDrawn('The drawing thread ended.')))
  return seat
}

function settle(seat: Seat, result: PictureResult): void {
  const { drawing } = seat
  seat.drawing = null
  if ('bytes' in result) drawing?.resolve(result.bytes)
  else drawing?.reject(new Error(result.problem))
}
