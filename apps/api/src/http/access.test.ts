import { type Call, endpoints } from '@showroom/contract/endpoints'
import type { EndpointDefinition } from '@showroom/contract/shared/endpoint'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import { anAddress, aRegistration, browserOn } from '../account/testing/person.ts'
import type { SignInSession } from '@showroom/contract/account/account'
import type { Address } from '@showroom/contract/account/address'
import { aGuest } from '../cart/testing/guest.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { giveCard } from '../payment/testing/card.store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { requests } from './access/requests.ts'
import { canary, showroom } from './access/seats.ts'

// Every call of the contract × everyone who may try it. What is asked with each call stands in `access/requests.ts`.

let opened: Awaited<ReturnType<typeof openTestApp>>
let owner: {
  token: string
  projectId: string
  lineId: string
  productId: string
  sessionId: string
  addressId: string
  cardId: string
  authToken: string
}

const somebodyElse = aRegistration()
const anAdmin = aRegistration()

beforeAll(async () => {
  // Cards are kept, and nobody is asked about them.
  opened = await openTestApp({ STRIPE_API_BASE: 'http://localhost:9' })
  await fillShelf(opened.db)
  owner = await anOwner()
  for (const body of [somebodyElse, anAdmin]) await browser()('POST /api/register', { body })
  await setTypeAndStatus(opened.db, anAdmin.email, { type: 'Admin', status: 'Active' })
})
afterAll(() => opened.close())

const calls = Object.keys(endpoints).filter((name): name is Call => name in endpoints)
const splitCall = (call: Call) => {
  const space = call.indexOf(' ')
  const method = call.slice(0, space) as 'GET' | 'POST' | 'PUT' | 'DELETE' // how every key begins
  return { method, path: call.slice(space + 1) }
}

/** Somebody with a cart that has a line and a project. */
const anOwner = async () => {
  const { ask, add, guest } = aGuest(opened.app, showroom)
  const { data: cart } = await add({ product_id: 'tile', qty: 9 })
  const body = { my_item: { showroom }, project: canary }
  const begun = await ask<{ project_id: string }>('/api/projectCart', { method: 'POST', body })
  const lineId = cart.Project_tans[0]?.id ?? ''
  const { data: signedUp } = await browser()('POST /api/register', {
    body: aRegistration({ full_name: canary }),
  })
  const authToken = signedUp.token ?? ''
  const { data: sessions } = await browser()<SignInSession[]>('GET /api/session', { token: authToken })
  const sessionId = sessions[0]?.id ?? ''
  const projectId = begun.data.project_id
  const { data: book } = await browser()<Address[]>('POST /api/address', {
    token: authToken,
    body: anAddress({ contact: canary }),
  })
  const cardId = await giveCard(opened.db, signedUp.user.id, canary)
  const objects = { cardId, projectId, lineId, productId: 'tile', sessionId, addressId: book[0]?.id ?? '' }
  return { token: guest.token ?? '', authToken, ...objects }
}

const ask = (call: Call, headers: Record<string, string>) => {
  const { method, path } = splitCall(call)
  const { params = '', query = {}, body } = requests(owner)[call]
  const options: InjectOptions = {
    method,
    url: path.replace(/\{\w+\}/, params),
    query: { ...query },
    headers,
  }
  return opened.app.inject(body ? { ...options, payload: body } : options)
}

const ownersCart = async () => {
  const url = `/api/projectCart/${owner.projectId}`
  const reply = await opened.app.inject({ url, headers: { 'showroom-cart': owner.token } })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

test.each(calls)('%s is served', (call) => {
  const { method, path } = splitCall(call)
  const url = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  expect(opened.app.hasRoute({ method, url })).toBe(true)
})

const needsSession = (call: Call) => ['session', 'account', 'admin'].includes(endpoints[call].access)

const isByCookie = (call: Call) => {
  const { byCookie }: EndpointDefinition = endpoints[call]
  return byCookie === true
}

const strangers = [
  { who: 'a site that no showroom admits', headers: { origin: 'https://stranger.example' } },
  { who: 'a page without an origin', headers: { origin: 'null' } },
]
for (const { who, headers } of strangers) {
  test.each(calls)(`%s is refused to ${who}`, async (call) => {
    const reply = await ask(call, headers)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toEqual({
      success: false,
      code: 'origin_refused',
      message: 'This showroom is not available on this website.',
    })
  })
}

const outsiders = [
  { who: 'nobody', headers: {} },
  { who: 'a guessed token', headers: { 'showroom-cart': `sr_c_${'x'.repeat(43)}` } },
  { who: 'a token that is none', headers: { 'showroom-cart': "' or 1=1 --" } },
]
for (const { who, headers } of outsiders) {
  test.each(calls)(`%s shows and changes nothing of another's for ${who}`, async (call) => {
    const before = await ownersCart()
    const reply = await ask(call, headers)
    expect(reply.statusCode, reply.body).toBeLessThan(500)
    expect(reply.body).not.toContain(canary)
    expect(reply.body).not.toContain(owner.token)
    if (needsSession(call)) expect(reply.statusCode).toBe(401)
    // What acts on a cookie alone is refused before it is looked for.
    else if (call.includes('{id}')) expect(reply.statusCode).toBe(isByCookie(call) ? 403 : 404)
    expect(await ownersCart()).toEqual(before)
  })
}

test.each(calls.filter((call) => call.includes('{id}') && !needsSession(call)))(
  '%s answers alike for a foreign and a missing id',
  async (call) => {
    const foreign = await ask(call, {})
    const { method, path } = splitCall(call)
    const { query = {}, body } = requests(owner)[call]
    const options: InjectOptions = { method, url: path.replace('{id}', 'missing'), query: { ...query } }
    const missing = await opened.app.inject(body ? { ...options, payload: body } : options)
    expect([missing.statusCode, missing.body]).toEqual([foreign.statusCode, foreign.body])
  },
)

const accountCalls = calls.filter(needsSession)
const isForAdmins = (call: Call) => {
  const { roles }: EndpointDefinition = endpoints[call]
  return !roles || roles.includes('Admin')
}
const browser = () => browserOn(opened.app)
const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` })

test.each(accountCalls)('%s shows and changes nothing of another’s for somebody else', async (call) => {
  // Each call by a session of its own: one of the calls ends it.
  const { data: other } = await browser()('POST /api/login', { body: somebodyElse })
  const reply = await ask(call, bearer(other.token))
  expect(reply.statusCode, reply.body).toBeLessThan(500)
  expect(reply.body).not.toContain(canary)
  if (endpoints[call].access === 'admin') expect(reply.statusCode).toBe(403)
  else if (call.includes('{id}')) expect(reply.statusCode).toBe(404)
  const { data } = await browser()('GET /api/authuser', { token: owner.authToken })
  expect(data).toMatchObject({ first_name: canary })
})

test.each(accountCalls.filter(isForAdmins))(
  '%s waits for an Admin’s one-time code, unless a session is enough',
  async (call) => {
    const { data } = await browser()('POST /api/login', { body: { ...anAdmin, portal: 'admin' } })
    const reply = await ask(call, bearer(data.token))
    const refusal = [403, 'otp_required']
    if (endpoints[call].access !== 'session') expect([reply.statusCode, reply.json().code]).toEqual(refusal)
    else expect(reply.statusCode, reply.body).toBe(200)
  },
)
