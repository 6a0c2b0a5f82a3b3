import { once } from 'node:events'
import { connect } from 'node:net'
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
      const isGone = once(reply.raw, 'close')
      client.resetAndDestroy()
      await isGone
      // Nothing else is asked of the outside: whoever is gone is not looked after.
      await Reflect.apply(holdStream, null, [{ connections }, { listening, positions: {}, reply }])
      resolve(null)
    })
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const client = connect(Number(port), '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await isOver
  const end = () => undefined
  expect(() => connections.open({ accountId: 2, network: '10.0.0.1', end })).not.toThrow()
})
