import { openEngine } from './engine.ts'
import type { Answers, Asked } from './engine-messages.ts'

type Numbered = { id: number; asked: Asked }

const answer = openEngine()

/** What is large changes hands instead of being copied. */
const handedOver = (reply: Answers[Asked['kind']]): Transferable[] => {
  if (!reply) return []
  if ('layers' in reply) return [reply.layers, reply.film.buffer, reply.cells.buffer]
  if ('film' in reply) return [reply.film.buffer]
  if ('maps' in reply) return [reply.corners.buffer, ...reply.maps.map(({ light }) => light.buffer)]
  return [reply.pixels.buffer]
}

addEventListener('message', ({ data: { id, asked } }: MessageEvent<Numbered>) => {
  answer(asked).then(
    (reply) => postMessage({ id, reply }, { transfer: handedOver(reply) }),
    (error: unknown) => postMessage({ id, failure: String(error) }),
  )
})
