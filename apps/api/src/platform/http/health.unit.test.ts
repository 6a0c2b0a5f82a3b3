import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { requireAccessRules } from './access.ts'
import { healthRoutes } from './health.routes.ts'

const opened = (selfTest: () => Promise<void>, patienceMs = 60_000) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  requireAccessRules(app)
  const stopping = { isStopping: false }
  healthRoutes(app, { db: { kind: 'embedded' }, selfTest, patienceMs, stopping })
  return { stopping, ready: async () => (await app.inject('/readyz')).statusCode }
}

test('it is not ready before it has answered itself, and stays ready when the database goes away later', async () => {
  let isThere = false
  const { ready } = opened(async () => {
    if (!isThere) throw new Error('the database is away')
  })
  expect(await ready()).toBe(503)
  isThere = true
  expect(await ready()).toBe(200)
  isThere = false
  expect(await ready()).toBe(200)
})

test('while the catalogue is read it says so, reads it once, and is ready after it', async () => {
  let tests = 0
  let end: () => void = () => undefined
  const read = new Promise<void>((resolve) => {
    end = resolve
  })
  const { ready } = opened(() => {
    tests += 1
    return read
  }, 1)
  expect([await ready(), await ready(), tests]).toEqual([503, 503, 1])
  end()
  await read
  expect([await ready(), tests]).toEqual([200, 1])
})

test('it is not ready once it is about to stop', async () => {
  const { ready, stopping } = opened(async () => undefined)
  expect(await ready()).toBe(200)
  stopping.isStopping = true
  expect(await ready()).toBe(503)
})
