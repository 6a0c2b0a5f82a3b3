import { type Call, endpoints } from '@showroom/contract/endpoints'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { calls, ruleOf } from '../testing/access/calls.ts'
import { noObjects } from '../testing/access/no-objects.ts'
import { requests } from '../testing/access/requests.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { aMarketplace } from './testing/marketplace.ts'

// Requests of other websites, and odd bodies and paths: none does anything, and none fails us.

const { app, ask, db, registered } = aMarketplace()

let person: { token: string } | undefined
/** Somebody who is signed in: the same one, until something that was asked ended the session. */
const signedIn = async (): Promise<{ token: string }> => {
  await forgetAllAttempts(db())
  const isStillIn = person && (await ask('GET /api/authuser', { token: person.token })).status === 200
  if (!person || !isStillIn) person = await registered()
  expect(person.token).toMatch(/^sr_u_/)
  return person
}

const own = calls.filter((call) => ruleOf(call).pages === 'own')
const foreign = [
  'https://evil.example',
  'null',
  'https://www.harvesthomeremodeling.example',
  'http://localhost:4000.evil.example',
]
test.each(own)('%s does nothing for a page of another website', async (call) => {
  const { token } = await signedIn()
  for (const origin of foreign) {
    const reply = await app().inject(requestOf(call, { origin, authorization: `Bearer ${token}` }))
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'origin_refused'])
  }
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a form that another website sends as %s is not read',
  async (type) => {
    const person = await registered()
    const reply = await app().inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload: JSON.stringify(person),
    })
    expect([415, 422]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('sr_u_')
  },
)

const requestOf = (call: Call, headers: Record<string, string>, changed?: object): InjectOptions => {
  const [method = 'GET', path = ''] = call.split(' ')
  const { params = '', query = {}, body } = requests(noObjects)[call]
  const payload = changed ?? body
  const url = path.replace(/\{\w+\}/, params)
  // The keys of the contract begin with a method.
  const options: InjectOptions = { method: method as 'GET', url, query: { ...query }, headers }
  return payload ? { ...options, payload } : options
}

const odd: unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202Eabc',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(100_000),
  "'; drop table account; --",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  -1,
  1e308,
  true,
  null,
  [],
  [[[[]]]],
  {},
  { toString: 'x' },
]

const isNight = process.env.NIGHT === '1'
/** By day a third of them for each field, in turn over calls and fields, so that none is left out; at night all. */
const oddFor = (call: Call, nthField: number) =>
  odd.filter((_, at) => isNight || at % 3 === (calls.indexOf(call) + nthField) % 3)

test.each(calls.filter((call) => 'body' in endpoints[call]))(
  '%s answers odd values with no 500',
  async (call) => {
    const { token } = await signedIn()
    const headers = { authorization: `Bearer ${token}`, origin: 'http://localhost:4000' }
    const { body = {} } = requests(noObjects)[call]
    for (const [nth, field] of Object.keys(body).entries())
      for (const value of oddFor(call, nth)) {
        await forgetAllAttempts(db())
        const reply = await app().inject(requestOf(call, headers, { ...body, [field]: value }))
        expect([500, 503], `${field}: ${JSON.stringify(value)?.slice(0, 40)}`).not.toContain(reply.statusCode)
      }
  },
)

test.each(calls.filter((call) => call.includes('{')))('%s answers odd paths with no 500', async (call) => {
  const { token } = await signedIn()
  const [method = 'GET', path = ''] = call.split(' ')
  for (const value of [
    '%00',
    '%ff',
    '..%2f..%2fetc',
    "'%20or%201=1--",
    'x'.repeat(127),
    '%F0%9F%92%A9',
    '-1',
    '%20',
  ]) {
    await forgetAllAttempts(db())
    const url = path.replace(/\{\w+\}/, value)
    const headers = { authorization: `Bearer ${token}`, origin: 'http://localhost:4000' }
    const options = { method: method as 'GET', url, headers } // the keys of the contract begin with one
    const { body } = requests(noObjects)[call]
    const reply = await app().inject(body ? { ...options, payload: body } : options)
    expect(reply.statusCode, url).toBeLessThan(500)
  }
})
