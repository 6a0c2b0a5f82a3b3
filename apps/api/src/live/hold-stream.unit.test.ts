import { once } from 'node:events'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openConnections } from './connections.ts'
import { holdStream } from './hold-stream.ts'

const listening = {
  standing: { accountId: 1, sessionId: 1, projectId: null, deliveryId: null, page: null },
  network: '10.0.0.1',
}

test('who left while their rights were looked up holds no place', async () => {
  const connections = openConnections({ ofAccount: 1, ofNetwork: 1, inAll: 1 })
  const app = fastify()
  onTestFinished(() => app.close())
  const isOver = new Promise((resolve) => {
    app.get('/', async (_request, reply) => {
      control.abort()
      await once(reply.raw, 'close')
      // Nothing else is asked of the outside: whoever is gone is not looked after.
      await Reflect.apply(holdStream, null, [{ connections }, { listening, positions: {}, reply }])
      resolve(null)
    })
  })
  const control = new AbortController()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await fetch(address, { signal: control.signal }).catch(() => undefined)
  await isOver
  const end = () => undefined
  expect(() => connections.open({ accountId: 2, network: '10.0.0.1', end })).not.toThrow()
})
