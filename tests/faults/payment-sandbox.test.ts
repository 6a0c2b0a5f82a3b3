import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '../../tools/free-ports.mjs'
import { type RunningServer, startServer } from '../factories/running-server.ts'
import { aSmallCatalogue } from '../factories/small-catalogue.ts'

const root = resolve(import.meta.dirname, '../..')

let data: Awaited<ReturnType<typeof aSmallCatalogue>>
let server: RunningServer | undefined

beforeAll(async () => {
  data = await aSmallCatalogue()
  server = await startServer(data)
}, 200_000)
afterAll(async () => {
  await server?.stop()
  await data.remove()
})

const frameAnswers = ({ sandboxOrigin }: RunningServer) =>
  fetch(`${sandboxOrigin}/frame`).then(
    ({ status }) => status,
    () => 'gone' as const,
  )

const running = (): RunningServer => {
  if (!server) throw new Error('The server did not start.')
  return server
}

const ended = async (program: string, variables: Record<string, string>) => {
  const PORT = String(await freePorts(3))
  const child = spawn(process.execPath, [join(root, program)], {
    env: { PATH: process.env.PATH, DATA_DIR: join(data.dataDir, 'other'), PORT, ...variables },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const [code] = await once(child, 'exit')
  return { code, said }
}

describe('the payment sandbox', { timeout: 120_000 }, () => {
  test('starts with the server', async () => {
    expect(await frameAnswers(running())).toBe(200)
  })

  test('ends with a server that is killed, and the next one may take its port at once', async () => {
    const before = running()
    const port = Number(new URL(before.origin).port)
    await before.kill()
    server = await startServer({ ...data, port })
    expect(await frameAnswers(running())).toBe(200)
    await running().kill()
    await expect.poll(() => frameAnswers(running()), { timeout: 10_000 }).toBe('gone')
    server = await startServer({ ...data, port })
  })

  test('ends with a server that is stopped', async () => {
    expect(await running().stop()).toBe(0)
    expect(await frameAnswers(running())).toBe('gone')
  })

  test('is not started in production', async () => {
    const { code, said } = await ended('apps/payment-sandbox/dist/main.js', { NODE_ENV: 'production' })
    expect(code).toBe(1)
    expect(said).toContain('The payment sandbox does not run in production.')
  })

  test('is not accepted in production in the place of Stripe', async () => {
    const { code, said } = await ended('apps/api/dist/main.js', {
      NODE_ENV: 'production',
      STRIPE_API_BASE: 'http://localhost:4002',
    })
    expect(code).toBe(1)
    expect(said).toContain('STRIPE_API_BASE is for development')
  })

  test('is never given a live key, and a live key never stands on the embedded database', async () => {
    const { code, said } = await ended('apps/api/dist/main.js', {
      STRIPE_API_BASE: 'http://localhost:4002',
      STRIPE_SECRET_KEY: 'sk_live_neverToBeSaid',
    })
    expect(code).toBe(1)
    expect(said).toContain('it goes to Stripe only')
    expect(said).toContain('the embedded database is not for real money')
    expect(said).not.toContain('neverToBeSaid')
  })
})
