import { z } from 'zod'
import type { AiProviderConfig } from '../../platform/config/design-ai-config.ts'
import { EngineEnd } from '../engine.ts'
import { type Answer, askProvider, jsonOf, pause } from './ask-provider.ts'
import type { Painter, Painting } from './painter.ts'

const answered = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) })
const refused = z.object({ error: z.object({ code: z.string().nullish(), message: z.string() }) })

/** Edits of images as OpenAI has them: one call that answers with the pictures. It is begun once and never again. */
export const openaiPainter = ({ baseUrl, apiKey, model }: AiProviderConfig): Painter => ({
  name: 'openai',
  paint: async (painting, { begun, onBegun, ...run }) => {
    // Begun by a process that died: whether it was paid for, nobody can look up.
    if (begun !== null) throw new EngineEnd('failed', 'lost')
    // One call: who hangs up has called it off. What nobody wants by now is not begun.
    const signal = AbortSignal.any([run.signal, run.givenUp])
    signal.throwIfAborted()
    await onBegun('asked')
    const ask = () => {
      const body = formOf(painting, model)
      return askProvider({ url: `${baseUrl}/images/edits`, apiKey, init: { method: 'POST', body }, signal })
    }
    let answer = await ask()
    // Told to wait, nothing was begun: that is no second try.
    if (answer.status === 429 && answer.retryAfterMs > 0) {
      await pause(answer.retryAfterMs, signal)
      answer = await ask()
    }
    return picturesIn(answer)
  },
})

const fileOf = (png: Buffer) => new Blob([new Uint8Array(png)], { type: 'image/png' })

/** Below the middle what is in the photo is held on to. */
const fidelityOf = (strength: number) => (strength <= 50 ? 'high' : 'low')

const formOf = ({ image, mask, prompt, count, size, strength }: Painting, model: string): FormData => {
  const body = new FormData()
  body.set('model', model)
  body.set('image', fileOf(image), 'room.png')
  if (mask) body.set('mask', fileOf(mask), 'mask.png')
  body.set('prompt', prompt)
  body.set('n', String(count))
  body.set('size', size ? `${size.width}x${size.height}` : 'auto')
  if (strength !== null) body.set('input_fidelity', fidelityOf(strength))
  return body
}

const picturesIn = (answer: Answer): Buffer[] => {
  if (answer.status >= 500 || answer.status === 429) throw new EngineEnd('failed', 'engine_away')
  const said = jsonOf(answer)
  if (answer.status !== 200) {
    const { data } = refused.safeParse(said)
    const isBlocked = /moderation|content_policy|safety/.test(`${data?.error.code} ${data?.error.message}`)
    throw isBlocked ? new EngineEnd('blocked', 'blocked') : new EngineEnd('failed', 'engine')
  }
  const { data } = answered.safeParse(said)
  if (!data) throw new EngineEnd('failed', 'engine')
  return data.data.map(({ b64_json }) => Buffer.from(b64_json, 'base64'))
}
