import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type Socket } from 'node:net'
import type { TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoPassword, demoPeople } from '@showroom/demo/people'
import { isServer, prepareTestData } from './testing/test-db.ts'
import { startProcess, stopAllProcesses } from './testing/test-process.ts'

let data: Awaited<ReturnType<typeof prepareTestData>>

beforeAll(async () => {
  data = await prepareTestData()
})
afterAll(async () => {
  stopAllProcesses()
  await data.remove()
})

/** Sends the head of a request and holds its body back. */
const openRequest = (port: number, path: string) => {
  const headers = { 'content-type': 'application/json' }
  const open = request({ port, path, method: 'POST', headers })
  open.flushHeaders()
  const answered = new Promise<number | undefined>((resolve, reject) => {
    open.once('error', reject)
    open.once('response', (response) => resolve(response.resume().statusCode))
  })
  return { send: (body: unknown) => open.end(JSON.stringify(body)), answered }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 300))

test('it names every address, ends with the ready line, and answers', async () => {
  const running = await startProcess(data.variables)
  await running.ready
  const lines = running.said().trim().split('\n')
  expect(lines.at(-1)).toBe(`Showroom ready: http://localhost:${running.port}/showroom/`)
  expect(running.said()).toContain('HARVEST2  MAPLE247  CEDAR936')
  const shop = await fetch(`http://localhost:${running.port}/api/shop?showroom=HARVEST2`)
  expect(await shop.json()).toMatchObject({ success: true, data: { profile: { vsd_id: 'HARVEST2' } } })
  const demo = await fetch(`http://localhost:${running.port + 1}/`)
  expect(demo.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  running.stop('SIGTERM')
  expect(await running.ended).toBe(0)
})

/** Nothing runs beside it, the payment sandbox neither. */
const quiet = {
  DRAW_AHEAD: 'off',
  RECHECK_DOMAINS: 'off',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

test('people with a password that everybody may read are there in development only', async () => {
  const signIn = async (port: number) => {
    const body = JSON.stringify({ email: demoPeople[0]?.email, password: demoPassword })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`http://localhost:${port}/api/login`, { method: 'POST', headers, body })).status
  }
  for (const [NODE_ENV, isThere] of [
    ['production', false],
    ['development', true],
    // A database of development that became a real one.
    ['production', false],
  ] as const) {
    const running = await startProcess({ ...data.variables, ...quiet, NODE_ENV })
    await running.ready
    expect([NODE_ENV, await signIn(running.port)]).toEqual([NODE_ENV, isThere ? 200 : 422])
    expect(running.said().includes(demoPassword)).toBe(isThere)
    running.stop('SIGTERM')
    expect(await running.ended).toBe(0)
  }
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets the request in flight finish and leaves nothing locked',
  async (signal) => {
    const running = await startProcess(data.variables)
    await running.ready
    const inFlight = openRequest(running.port, '/api/visualization/products')
    await soon()
    running.stop(signal)
    await soon()
    inFlight.send({ showroom: 'HARVEST2' })
    expect(await inFlight.answered).toBe(200)
    expect(await running.ended).toBe(0)

    const next = await startProcess(data.variables)
    await next.ready
    next.stop('SIGTERM')
    expect(await next.ended).toBe(0)
  },
)

/** Takes every connection and says nothing. */
const aSilentMailServer = async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { url: `smtp://127.0.0.1:${port}`, isAsked: () => sockets.size > 0 }
}

test('a mail server that does not answer cuts off no request when the process stops', async () => {
  const mailServer = await aSilentMailServer()
  const running = await startProcess({ ...data.variables, ...quiet, SMTP_URL: mailServer.url })
  await running.ready
  const message = {
    full_name: 'Ada',
    email: 'ada@people.test',
    role: 'homeowner',
    topic: 'delivery',
    message: 'Hello',
  }
  const written = openRequest(running.port, '/api/contact')
  written.send(message)
  expect(await written.answered).toBe(200)
  await expect.poll(mailServer.isAsked, { timeout: 30_000 }).toBe(true)
  const inFlight = openRequest(running.port, '/api/visualization/products')
  await soon()
  running.stop('SIGTERM')
  await soon()
  inFlight.send({ showroom: 'HARVEST2' })
  expect(await inFlight.answered).toBe(200)
  expect(await running.ended).toBe(0)
})

test('pictures that are still to be drawn do not hold up a process that stops', async () => {
  const running = await startProcess({ ...data.variables, ...quiet, DRAW_AHEAD: 'off' })
  await running.ready
  const origin = `http://localhost:${running.port}`
  const listed = await fetch(`${origin}/api/visualization/templates?showroom=HARVEST2&page_size=50`)
  const { data: templates }: { data: TemplateCard[] } = JSON.parse(await listed.text())
  const asked = templates.flatMap(({ picture }) => (picture ? [`${origin}${picture.url}-640.webp`] : []))
  expect(asked.length).toBeGreaterThan(20)
  const answered = asked.map(async (address) => (await fetch(address)).status)
  // All others wait behind it.
  expect(await Promise.race(answered)).toBe(200)
  running.stop('SIGTERM')
  const statuses = await Promise.all(answered)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await running.ended).toBe(0)
})

test('a killed process leaves nothing locked either', async () => {
  const running = await startProcess(data.variables)
  await running.ready
  running.stop('SIGKILL')
  await running.ended
  const next = await startProcess(data.variables)
  await next.ready
  next.stop('SIGTERM')
  expect(await next.ended).toBe(0)
})

test('what is wrong with the configuration is said, and the process ends', async () => {
  const running = await startProcess({ ...data.variables, PORT: 'many', LOG_LEVEL: 'loud' })
  expect(await running.ended).toBe(1)
  expect(running.said()).toContain('PORT must be a number, but is "many".')
  expect(running.said()).toContain('LOG_LEVEL must be silent, fatal')
})

// Several processes may share a database server; the embedded database belongs to one.
if (!isServer) {
  test('a second process on the same data folder is refused in words', async () => {
    const running = await startProcess(data.variables)
    await running.ready
    const second = await startProcess(data.variables)
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain('is in use by another process')
    running.stop('SIGTERM')
    expect(await running.ended).toBe(0)
  })
}
