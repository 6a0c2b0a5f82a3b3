import { once } from 'node:events'
import { request } from 'node:http'
import { createServer, type Socket } from 'node:net'
import type { TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { prepareTestData } from './testing/test-db.ts'
import { quiet, startProcess, stopAllProcesses } from './testing/test-process.ts'

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
