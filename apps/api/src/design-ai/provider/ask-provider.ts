import { EngineEnd } from '../engine.ts'

/** More than a picture needs. */
const mostBytes = 20_000_000

export type Answer = { status: number; retryAfterMs: number; bytes: Buffer }

type Asked = { url: string; apiKey: string | null; init?: RequestInit; signal: AbortSignal }

/** One question to somebody's model: no redirects, no more bytes than a picture has, and no waiting for ever. */
export const askProvider = async ({ url, apiKey, init = {}, signal }: Asked): Promise<Answer> => {
  const headers = new Headers(init.headers)
  if (apiKey !== null) headers.set('authorization', `Bearer ${apiKey}`)
  const reply = await fetch(url, { ...init, headers, redirect: 'error', signal }).catch((error: unknown) => {
    if (signal.aborted) throw signal.reason
    throw new EngineEnd('failed', 'engine_away', error)
  })
  const seconds = Number(reply.headers.get('retry-after') ?? 0)
  return {
    status: reply.status,
    retryAfterMs: Number.isFinite(seconds) ? Math.min(30, Math.max(0, seconds)) * 1_000 : 0,
    bytes: await bytesOf(reply, signal),
  }
}

const bytesOf = async (reply: Response, signal: AbortSignal): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of reply.body ?? []) {
      size += part.length
      if (size > mostBytes) throw new EngineEnd('failed', 'engine')
      parts.push(part)
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw error instanceof EngineEnd ? error : new EngineEnd('failed', 'engine_away', error)
  }
  return Buffer.concat(parts)
}

export const jsonOf = ({ bytes }: Answer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch (error) {
    throw new EngineEnd('failed', 'engine', error)
  }
}

/** Ends early when the job does. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
