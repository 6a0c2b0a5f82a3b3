import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Asked, bodyOf, json, send, tellToWait, wait } from './answer.ts'
import { made } from './edits.ts'
import { type Fault, faultIn } from './faults.ts'

type Prediction = {
  id: string
  status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  error: string | null
  fault: Fault | null
  results: Buffer[]
}

const predictions = new Map<string, Prediction>()
const toldToWait = new Set<string>()

const asking = z.object({
  version: z.string(),
  input: z.looseObject({
    prompt: z.string(),
    image: z.string().startsWith('data:image/'),
    prompt_strength: z.number().min(0).max(1).optional(),
    num_outputs: z.int().min(1).max(4).default(1),
  }),
})

const shown = ({ id, status, error, results }: Prediction, origin: string) => ({
  id,
  status,
  error,
  output: status === 'succeeded' ? results.map((_, nth) => `${origin}/results/${id}/${nth}.png`) : null,
  urls: { get: `${origin}/v1/predictions/${id}`, cancel: `${origin}/v1/predictions/${id}/cancel` },
})

/** As Replicate predicts: begun by one call, looked at by others. */
export const beginPrediction = async (asked: Asked): Promise<void> => {
  const body: unknown = JSON.parse((await bodyOf(asked)).toString())
  const read = asking.safeParse(body)
  if (!read.success) return json(asked, 422, { detail: read.error.message, status: 422 })
  const { prompt, image, num_outputs } = read.data.input
  const fault = faultIn(prompt)
  if (fault === '429' && !toldToWait.has(prompt)) {
    toldToWait.add(prompt)
    return tellToWait(asked, { detail: 'Request was throttled.', status: 429 })
  }
  if (fault === '500') return json(asked, 500, { detail: 'It broke.', status: 500 })
  const id = randomUUID().replaceAll('-', '')
  const prediction: Prediction = { id, status: 'starting', error: null, fault, results: [] }
  predictions.set(id, prediction)
  const picture = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
  void work(prediction, { picture, prompt, count: num_outputs })
  if (fault === '500-after-work') return json(asked, 500, { detail: 'It broke.', status: 500 })
  json(asked, 201, shown(prediction, asked.origin))
}

const lateMs = 1_500
type Work = { picture: Buffer; prompt: string; count: number }

const work = async (prediction: Prediction, { picture, prompt, count }: Work): Promise<void> => {
  const { fault } = prediction
  prediction.status = 'processing'
  if (fault === 'never') return
  if (fault === 'late') await wait(lateMs)
  if (fault === 'blocked') {
    prediction.status = 'failed'
    prediction.error = 'NSFW content detected. Try running it again, or try a different prompt.'
    return
  }
  const making = Array.from({ length: count }, (_, nth) => made(picture, prompt, { nth, fault }))
  prediction.results = await Promise.all(making)
  if (isOpen(prediction)) prediction.status = 'succeeded'
}

const isOpen = ({ status }: Prediction): boolean => status === 'starting' || status === 'processing'

export const lookAtPrediction = (asked: Asked, id: string): void => {
  const found = predictions.get(id)
  if (!found) return json(asked, 404, { detail: 'Not found', status: 404 })
  json(asked, 200, shown(found, asked.origin))
}

export const cancelPrediction = (asked: Asked, id: string): void => {
  const found = predictions.get(id)
  if (!found) return json(asked, 404, { detail: 'Not found', status: 404 })
  if (isOpen(found)) found.status = 'canceled'
  json(asked, 200, shown(found, asked.origin))
}

export const sendResult = (asked: Asked, id: string, nth: number): void => {
  const found = predictions.get(id)
  const bytes = found?.results[nth]
  if (!bytes || found.fault === 'expired') return json(asked, 404, { detail: 'Not found', status: 404 })
  send(asked, 'image/png', bytes)
}
