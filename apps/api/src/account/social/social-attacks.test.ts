import { afterEach, expect, test } from 'vitest'
import { aBrowser } from '../testing/browser.ts'
import { client, otherClient, visitProvider } from './testing/openid-provider.ts'
import { aSocialShop } from './testing/social-shop.ts'

// What somebody may try at this door, and the answer it gets.

const shop = aSocialShop()
const { browser, finish, setOut, signIn } = shop

const person = { sub: 'ada', email: 'ada@people.test', email_verified: true, name: 'Ada Lovelace' }
const failed = [422, 'social_failed', 'We could not sign you in with Acme. Please try again.']
const refusal = ({ status, code, message }: { status: number; code?: string; message: string }) => [
  status,
  code,
  message,
]

afterEach(() => {
  shop.provider().forge(null)
  shop.provider().setHolder(person)
})

const forgeries = [
  { what: 'for another audience', change: { aud: otherClient } },
  { what: 'for another audience besides us, who did not ask', change: { aud: [client.id, otherClient] } },
  { what: 'of another issuer', change: { iss: 'https://accounts.google.com' } },
  { what: 'of another sign-in (nonce)', change: { nonce: 'of-yesterday' } },
  { what: 'without a nonce', change: { nonce: undefined } },
  { what: 'that has expired', change: { exp: 1_000_000_000 } },
  { what: 'without a subject', change: { sub: undefined } },
]
test.each(forgeries)('an ID token $what signs nobody in', async ({ change }) => {
  shop.provider().setHolder(person)
  shop.provider().forge((claims) => ({ ...claims, ...change }))
  expect(refusal(await signIn(browser()))).toEqual(failed)
})

test('an ID token that a stranger has signed signs nobody in; the provider’s own does', async () => {
  shop.provider().setHolder(person)
  shop.provider().forge((claims) => claims, 'a stranger')
  expect(refusal(await signIn(browser()))).toEqual(failed)
  shop.provider().forge((claims) => claims)
  expect((await signIn(browser())).data.user?.email).toBe(person.email)
})

test('a nonce that was changed on the way out does not come back as ours', async () => {
  const here = browser()
  const answered = await setOut(here, (address) => address.searchParams.set('nonce', 'planted'))
  expect(refusal(await finish(here, answered))).toEqual(failed)
})

test('a code that was asked for with another’s proof key is not exchanged', async () => {
  const here = browser()
  const answered = await setOut(here, (address) =>
    address.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'),
  )
  expect(refusal(await finish(here, answered))).toEqual(failed)
})

test('a code is good once', async () => {
  const here = browser()
  const answered = await setOut(here)
  const copy = here.copy()
  expect((await finish(here, answered)).status).toBe(200)
  expect((await finish(here, answered)).code).toBe('social_state')
  expect((await finish(copy, answered)).code).toBe('social_failed')
})

test('an answer that belongs to another browser is refused: nobody is signed in as somebody else', async () => {
  const attacker = browser()
  const answered = await setOut(attacker)
  const victim = browser()
  expect((await finish(victim, answered)).code).toBe('social_state')
  await shop.leave(victim)
  expect((await finish(victim, answered)).code).toBe('social_state')
})

test('a state that was changed, made up, or of another provider is refused', async () => {
  const here = browser()
  const answered = await setOut(here)
  const cookie = here.cookies.get('sr_social') ?? ''
  const [provider, state, nonce, verifier, at, signature] = cookie.split('~')
  const planted = [
    ['acme', 'planted', nonce, verifier, at, signature].join('~'),
    ['acme', state, nonce, verifier, at].join('~'),
    [provider, state, nonce, verifier, at, 'AAAA'].join('~'),
    'acme~a~b~c~d~e~f',
    '',
  ]
  for (const value of planted) {
    const held = aBrowser(shop.app(), new Map([['sr_social', value]]))
    expect((await finish(held, answered)).code).toBe('social_state')
  }
  expect((await finish(here.copy(), { ...answered, state: 'another' })).code).toBe('social_state')
  const elsewhere = await here.copy().ask('POST /api/sociallogin/google', { body: answered })
  expect(elsewhere.status).toBe(404)
})

test('who comes back after ten minutes sets out again', async () => {
  const here = browser()
  const answered = await setOut(here)
  shop.later(11 * 60_000)
  expect((await finish(here, answered)).code).toBe('social_state')
})

test('an answer of another issuer is refused where the provider says who it is', async () => {
  const here = browser()
  const answered = await setOut(here)
  expect(refusal(await finish(here, { ...answered, iss: 'https://evil.example' }))).toEqual(failed)
})

test('only our own page, by its name, can finish', async () => {
  const here = browser()
  const body = await setOut(here)
  for (const origin of ['https://www.harvesthomeremodeling.example', 'null']) {
    const { status } = await here.ask('POST /api/sociallogin/acme', { body, headers: { origin } })
    expect(status).toBe(403)
  }
  const cookie = `sr_social=${here.cookies.get('sr_social')}`
  const reply = await shop.app().inject({
    method: 'POST',
    url: '/api/sociallogin/acme',
    headers: { cookie },
    payload: body,
  })
  expect(reply.statusCode).toBe(403)
})

test('the way out asks for a code, with state, nonce and a hashed proof key, and for our own address alone', async () => {
  const here = browser()
  const address = new URL(await shop.leave(here))
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: 'http://localhost:4000/showroom/social/acme/callback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  const [, , , verifier] = here.cookies.get('sr_social')?.split('~') ?? []
  expect(address.href).not.toContain(verifier)
})

test('another redirect address is refused by the provider itself', async () => {
  const leaving = new URL(await shop.leave(browser()))
  leaving.searchParams.set('redirect_uri', 'https://evil.example/callback')
  await expect(visitProvider(leaving.href)).rejects.toThrow('The provider stopped')
})

test('an address that a mail program could read as two is nobody’s', async () => {
  for (const email of ['b@y.test\r\nBcc: evil@z.test', 'b@y.test <evil@z.test>', '', undefined]) {
    shop.provider().setHolder({ ...person, sub: 'tricky', email })
    expect(refusal(await signIn(browser()))).toEqual(failed)
  }
})
