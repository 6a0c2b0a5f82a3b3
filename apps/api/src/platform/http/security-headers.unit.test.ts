import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { addSecurityHeaders } from './security-headers.ts'

const headersOf = async (contentType: string, variables: Record<string, string> = {}) => {
  const app = Fastify()
  addSecurityHeaders(app, readConfig(variables))
  app.get('/', async (_request, reply) => reply.type(contentType).send('sent'))
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

test.each(['text/html; charset=utf-8', 'image/svg+xml', 'application/pdf'])(
  'a document of type %s is told what it may do, and that nobody may frame it',
  async (type) => {
    const headers = await headersOf(type)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  },
)

test('a page may tell a collector what visitors do, where there is one', async () => {
  const connectSrc = async (variables: Record<string, string>) =>
    /connect-src ([^;]*)/.exec(
      String((await headersOf('text/html', variables))['content-security-policy']),
    )?.[1]
  expect(await connectSrc({ ANALYTICS_URL: 'https://count.example/events' })).toContain(
    'https://count.example',
  )
  expect(await connectSrc({})).not.toContain('count.example')
})

test.each(['application/json; charset=utf-8', 'text/javascript', 'image/webp'])(
  'what pages load as %s carries only the headers that mean something there',
  async (type) => {
    const headers = await headersOf(type)
    const ours = Object.keys(headers).filter((name) => /^(x-|cross-|content-sec|origin-|referrer)/.test(name))
    expect(ours.sort()).toEqual(['cross-origin-resource-policy', 'x-content-type-options'])
  },
)
