import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { requireAccessRules } from './access.ts'
import { healthRoutes } from './health.routes.ts'

const opened = (selfTest: () => Promise<void>) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  requireAccessRules(app)
  const stopping = { isStopping: false }
  healthRoutes(app, { db: { kind: 'embedded' }, selfTest, stopping })
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

test('it is not ready once it is about to stop', async () => {
  const { ready, stopping } = opened(async () => undefined)
  expect(await ready()).toBe(200)
  stopping.isStopping = true
  expect(await ready()).toBe(503)
})
