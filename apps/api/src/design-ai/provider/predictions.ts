import { z } from 'zod'
import type { AiProviderConfig } from '../../platform/config/design-ai-config.ts'
import { EngineEnd, type EngineRun } from '../engine.ts'
import { type Answer, askProvider, jsonOf, pause } from './ask-provider.ts'
import type { Painter, Painting } from './painter.ts'

const prediction = z.object({
  id: z.string().regex(/^\w{1,100}$/),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  error: z.unknown(),
  output: z.union([z.string(), z.array(z.string())]).nullish(),
})
type Prediction = z.infer<typeof prediction>

const pausesMs = [500, 1_000, 2_000, 4_000]

/** Predictions as Replicate has them: begun, looked at until they are there, fetched at once as they expire. */
export const predictionsPainter = (config: AiProviderConfig): Painter => ({
  name: 'predictions',
  paint: async (painting, run) => {
    const id = run.begun === null ? await begin(config, painting, run) : requireNamed(run.begun)
    try {
      const done = await untilDone(config, id, run)
      return await Promise.all(outputsOf(done).map((url) => fetchResult(config, url, run)))
    } catch (error) {
      // Where a worker has only lost it, its successor follows the same prediction.
      if (run.givenUp.aborted) await cancel(config, id)
      throw error
    }
  },
})

const stopOf = ({ signal, givenUp }: EngineRun) => AbortSignal.any([signal, givenUp])

/** Asked for, and nobody heard its name: it is not asked for twice. */
const asked = 'asked'
const requireNamed = (begun: string): string => {
  if (begun === asked) throw new EngineEnd('failed', 'lost')
  return begun
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

const begin = async (
  { baseUrl, apiKey, model }: AiProviderConfig,
  { image, mask, prompt, count, strength }: Painting,
  run: EngineRun,
): Promise<string> => {
  // What nobody wants by now is not begun.
  stopOf(run).throwIfAborted()
  await run.onBegun(asked)
  const input = {
    image: dataUrl(image),
    ...(mask && { mask: dataUrl(mask) }),
    prompt,
    num_outputs: count,
    ...(strength !== null && { prompt_strength: strength / 100 }),
  }
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: model, input }),
  }
  const ask = () =>
    named(run, (signal) => askProvider({ url: `${baseUrl}/predictions`, apiKey, init, signal }))
  let answer = await ask()
  if (answer.status === 429 && answer.retryAfterMs > 0) {
    await pause(answer.retryAfterMs, stopOf(run))
    answer = await ask()
  }
  const { id } = read(answer)
  await run.onBegun(id)
  return id
}

/** So long it may take to be told a name. */
const namedWithinMs = 30_000

/** A name is waited for though nobody waits for its pictures any more: else it could not be called off. */
const named = async (run: EngineRun, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  const late = AbortSignal.timeout(namedWithinMs)
  try {
    return await ask(AbortSignal.any([run.signal, late]))
  } catch (error) {
    throw late.aborted && !run.signal.aborted ? new EngineEnd('failed', 'engine_away', error) : error
  }
}

const read = (answer: Answer): Prediction => {
  if (answer.status >= 500 || answer.status === 429) throw new EngineEnd('failed', 'engine_away')
  const { data } = prediction.safeParse(jsonOf(answer))
  if (answer.status >= 400 || !data) throw new EngineEnd('failed', 'engine')
  return data
}

const untilDone = async (
  { baseUrl, apiKey }: AiProviderConfig,
  id: string,
  run: EngineRun,
): Promise<Prediction> => {
  const signal = stopOf(run)
  for (let look = 0; ; look += 1) {
    const answer = await askProvider({ url: `${baseUrl}/predictions/${id}`, apiKey, signal })
    const isBusy = answer.status === 429
    const found = isBusy ? null : read(answer)
    if (found && found.status !== 'starting' && found.status !== 'processing') return requireMade(found)
    await run.onProgress(Math.min(85, 20 + look * 10))
    await pause(isBusy ? Math.max(1_000, answer.retryAfterMs) : (pausesMs[look] ?? 4_000), signal)
  }
}

const requireMade = (found: Prediction): Prediction => {
  if (found.status === 'succeeded') return found
  const isBlocked = /nsfw|safety|sensitive|moderation/i.test(String(found.error))
  throw isBlocked ? new EngineEnd('blocked', 'blocked') : new EngineEnd('failed', 'engine')
}

const outputsOf = ({ output }: Prediction): string[] => {
  const urls = typeof output === 'string' ? [output] : (output ?? [])
  if (urls.length === 0) throw new EngineEnd('failed', 'engine')
  return urls
}

/** From the provider's own host and those of the configuration alone: an answer names no other place for us to ask. */
const fetchResult = async ({ baseUrl, resultHosts }: AiProviderConfig, url: string, run: EngineRun) => {
  const at = URL.canParse(url) ? new URL(url) : null
  const isOwn = at?.host === new URL(baseUrl).host
  if (!at || !(isOwn || (at.protocol === 'https:' && resultHosts.includes(at.hostname))))
    throw new EngineEnd('failed', 'engine')
  const answer = await askProvider({ url, apiKey: null, signal: stopOf(run) })
  if (answer.status !== 200) throw new EngineEnd('failed', 'engine')
  return answer.bytes
}

/** Nobody waits for it any more; whether it heard us is no matter. */
const cancel = async ({ baseUrl, apiKey }: AiProviderConfig, id: string): Promise<void> => {
  const url = `${baseUrl}/predictions/${id}/cancel`
  await askProvider({ url, apiKey, init: { method: 'POST' }, signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )
}
