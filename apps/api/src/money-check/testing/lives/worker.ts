import { parentPort, workerData } from 'node:worker_threads'
import { liveMany } from './live.ts'

// A thread of `npm run lives`: its share of the lives, in pieces that say how far it is.
const { lives, seed, piece }: { lives: number; seed: number; piece: number } = workerData

for (let lived = 0; lived < lives; lived += piece) {
  const count = Math.min(piece, lives - lived)
  parentPort?.postMessage(liveMany({ lives: count, seed: seed + lived }))
}
