import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { aBrowser } from '../testing/browser.ts'
import { client, openProviderForTests, visitProvider } from './testing/openid-provider.ts'
import type { Social } from './testing/social-shop.ts'

// What a person sees of a provider that does not answer.

/** Listens, and gives no answer that could be understood. */
const aBrokenProvider = async () => {
  const server = createServer((_request, response) => response.writeHead(500).end('<h1>Down</h1>'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { issuer: `http://localhost:${port}`, close }
}

test('a provider that is down is said to be, by our own page, and is asked again the next time', async () => {
  const broken = await aBrokenProvider()
  const opened = await openTestApp({
    LOG_LEVEL: 'silent',
    OIDC_BROKEN_ISSUER: broken.issuer,
    OIDC_BROKEN_CLIENT_ID: 'x',
    OIDC_BROKEN_CLIENT_SECRET: 'y',
    OIDC_GONE_ISSUER: 'http://localhost:9',
    OIDC_GONE_CLIENT_ID: 'x',
    OIDC_GONE_CLIENT_SECRET: 'y',
  })
  const here = aBrowser(opened.app)
  for (const name of ['broken', 'gone', 'gone']) {
    const { status, location } = await here.open(`/showroom/social/${name}`)
    expect([status, location]).toEqual([302, `/showroom/social/${name}/callback?error=unreachable`])
  }
  expect([...here.cookies.keys()]).toEqual([])
  await opened.close()
  await broken.close()
})

test('a provider that goes down half-way is a sentence, and can be tried again', async () => {
  const own = await openProviderForTests({
    redirectUris: ['http://localhost:4000/showroom/social/own/callback'],
  })
  const opened = await openTestApp({
    LOG_LEVEL: 'silent',
    OIDC_OWN_ISSUER: own.issuer,
    OIDC_OWN_CLIENT_ID: client.id,
    OIDC_OWN_CLIENT_SECRET: client.secret,
  })
  const here = aBrowser(opened.app)
  const { location } = await here.open('/showroom/social/own')
  const body = Object.fromEntries(await visitProvider(location))
  await own.close()
  const answer = await here.ask<Social>('POST /api/sociallogin/own', { body })
  expect([answer.status, answer.code, answer.retryAfter]).toEqual([503, 'social_unreachable', '5'])
  expect(answer.message).toBe(
    'own cannot be reached at the moment. Please try again, or sign in with your e-mail.',
  )
  await opened.close()
})
