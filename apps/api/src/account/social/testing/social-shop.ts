import type { User } from '@showroom/contract/account/account'
import { afterAll, beforeAll } from 'vitest'
import { openTestApp } from '../../../testing/test-app.ts'
import { aBrowser, ownOrigin } from '../../testing/browser.ts'
import { aRegistration, browserOn } from '../../testing/person.ts'
import { client, openProviderForTests, visitProvider } from './openid-provider.ts'

type Proof = { token: string; email: string; accepts_password: boolean }
export type Social = { user: User; token: string; proof: null } | { user: null; token: null; proof: Proof }

type Browser = ReturnType<typeof aBrowser>
type Telling = { emailIn?: 'id_token' | 'userinfo'; variables?: Record<string, string> }

/** The application with a real OpenID provider that it knows as “Acme”. */
export const aSocialShop = ({ emailIn = 'id_token', variables = {} }: Telling = {}) => {
  let provider: Awaited<ReturnType<typeof openProviderForTests>>
  let opened: Awaited<ReturnType<typeof openTestApp>>
  let passed = 0
  beforeAll(async () => {
    const redirectUris = ['acme', 'posting'].map((name) => `${ownOrigin}/showroom/social/${name}/callback`)
    provider = await openProviderForTests({ redirectUris, emailIn })
    const arranged = {
      OIDC_ACME_ISSUER: provider.issuer,
      OIDC_ACME_CLIENT_ID: client.id,
      OIDC_ACME_CLIENT_SECRET: client.secret,
      OIDC_ACME_LABEL: 'Acme',
      ...variables,
    }
    // The real clock, which the provider's tokens go by, and what the test lets pass.
    opened = await openTestApp(arranged, () => new Date(Date.now() + passed))
  })
  afterAll(async () => {
    await opened.close()
    await provider.close()
  })

  const calls = socialCalls(() => opened)
  return {
    provider: () => provider,
    app: () => opened.app,
    db: () => opened.db,
    now: () => opened.now(),
    later: (ms: number) => {
      passed += ms
    },
    ...calls,
  }
}

/** What a person and their browser do there. */
const socialCalls = (opened: () => Awaited<ReturnType<typeof openTestApp>>) => {
  /** To the provider and back: what the browser then holds in its address. */
  const setOut = async (browser: Browser, change: (address: URL) => void = () => undefined) => {
    const address = new URL(await leave(browser))
    change(address)
    const answered = await visitProvider(address.href)
    return Object.fromEntries(answered)
  }
  const leave = async (browser: Browser): Promise<string> => {
    const { location } = await browser.open('/showroom/social/acme')
    return location
  }
  const mailsTo = (email: string) =>
    opened()
      .mail.mailbox?.list()
      .filter(({ to }) => to === email) ?? []
  const finish = (browser: Browser, body: object) =>
    browser.ask<Social>('POST /api/sociallogin/acme', { body })
  return {
    browser: () => aBrowser(opened().app),
    leave,
    setOut,
    finish,
    /** All of it, in one. */
    signIn: async (browser: Browser) => finish(browser, await setOut(browser)),
    prove: (browser: Browser, body: object) =>
      browser.ask<{ user: User; token: string }>('POST /api/sociallogin/acme/proof', { body }),
    mailsTo,
    codeIn: (email: string) => /^(\d{6})$/m.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '',
    registered: async (telling: Record<string, unknown> = {}) => {
      const person = aRegistration(telling)
      const ask = browserOn(opened().app)
      const { data } = await ask<{ user: User; token: string }>('POST /api/register', { body: person })
      return { ...person, token: data.token }
    },
  }
}
