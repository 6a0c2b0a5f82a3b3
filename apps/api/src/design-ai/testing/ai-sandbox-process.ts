import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { bundled } from '../../../../../tools/bundled.mjs'

const main = fileURLToPath(new URL('../../../../ai-sandbox/src/main.ts', import.meta.url))

/** The AI sandbox, from its sources, on a port that is free. */
export const startAiSandbox = async () => {
  const child = spawn(process.execPath, [await bundled(main)], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The AI sandbox ended before it was ready.')
  })
  const [port] = z
    .tuple([z.number()])
    .rest(z.unknown())
    .parse(await Promise.race([once(child, 'message'), ended]))
  const stop = async () => {
    ended.catch(() => undefined)
    const exit = once(child, 'exit')
    child.disconnect()
    await exit
  }
  return { baseUrl: `http://localhost:${port}/v1`, stop }
}
