import type { Call } from '@showroom/contract/endpoints'
import { moneyOf } from '@showroom/contract/client-terms/money-of'
import { type PriceVisibility, seesTotals } from '@showroom/contract/client-terms/price-visibility'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountByEmail } from '../account/account.store.ts'
import { standardTerms } from '../client-terms/client-terms.ts'
import { saveTerms } from '../client-terms/client-terms.store.ts'
import { showroomContext } from '../showroom/showroom.store.ts'
import { askAs, calls, ruleOf } from '../testing/access/calls.ts'
import { type Cast, now, openCast } from '../testing/access/cast.ts'
import { ownPage, showroom, website } from '../testing/access/seats.ts'

// Every call that shows somebody something × every rule × every way in which a client comes: no hidden price is told.

let cast: Cast
beforeAll(async () => {
  cast = await openCast()
})
afterAll(() => cast.close())

const restricting = ['all', 'totals', 'allowances', 'hidden'] as const

const agree = async (priceVisibility: PriceVisibility) => {
  const account = await accountByEmail(cast.db, cast.owner.email)
  const context = await showroomContext(cast.db, showroom)
  const client = { showroomId: context?.id ?? 0, accountId: account?.id ?? 0 }
  await saveTerms(cast.db, client, { ...standardTerms, priceVisibility, now })
}

/** A client on our own pages, and on the Pro's website. */
const ways = {
  'on our pages': async () => ({
    origin: ownPage,
    authorization: `Bearer ${await cast.signedIn(cast.owner.email)}`,
  }),
  'on the website of the Pro': async () => ({
    origin: website,
    authorization: `Bearer ${await cast.onWebsite(cast.owner.email, { origin: website, showroom })}`,
  }),
}
type Way = keyof typeof ways

/** What shows: reads, and lists that are asked for by POST. */
const reads = calls.filter(
  (call) => (call.startsWith('GET ') || ruleOf(call).lookingOn === true) && call !== 'DELETE /api/looking_on',
)

const answersTo = async (way: Way) => {
  const headers = await ways[way]()
  const answers = new Map<Call, unknown>()
  for (const call of reads) {
    const reply = await askAs(cast, call, { objects: cast.owner, headers })
    if (reply.statusCode === 200) answers.set(call, reply.json())
  }
  return answers
}

type Found = { path: string; value: unknown }

const amountsIn = (value: unknown, path = ''): Found[] => {
  if (typeof value === 'string') return /\$\d/.test(value) ? [{ path, value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]): Found[] => {
    const at = Array.isArray(value) ? path : `${path}.${name}`
    return typeof each === 'number' && name.endsWith('_cents')
      ? [{ path: at, value: each }]
      : amountsIn(each, at)
  })
}

const unitField = /\.(unit_|line_total|per_sqft|previous_unit|price_cents|price_range|msrp)/
const isOfDelivery = ({ path }: Found) => path.includes('.services.')
const planned = /budget_cents$/
const allowance = /allowance_cents$|\.amount_cents$/

describe.each(Object.keys(ways) as Way[])('%s', (way) => {
  test('without a rule everything is told: the test would find it', async () => {
    await agree('msrp')
    const found = [...(await answersTo(way))].flatMap(([call, reply]) => amountsIn(reply, call))
    expect(found.filter(({ path }) => unitField.test(path)).length).toBeGreaterThan(10)
    expect(found.some(({ path }) => path.includes('msrp_cents'))).toBe(true)
  })

  test.each(restricting)('“%s”', async (visibility) => {
    await agree(visibility)
    const answers = await answersTo(way)
    expect(answers.size).toBeGreaterThan(way === 'on our pages' ? 30 : 10)
    for (const [call, reply] of answers) {
      const money = moneyOf(call)
      if (money === 'own') continue
      const found = amountsIn(reply, call)
      expect(found.filter(({ path }) => path.includes('msrp'))).toEqual([])
      if (visibility === 'all') continue
      expect(found.filter((each) => unitField.test(each.path) && !isOfDelivery(each))).toEqual([])
      if (seesTotals(visibility) || money === 'agreed') continue
      const allowed = visibility === 'allowances' ? allowance : /^$/
      expect(found.filter(({ path }) => !planned.test(path) && !allowed.test(path))).toEqual([])
    }
  })
})

test('a list that is narrowed or sorted by price does not tell by its rows what it hides', async () => {
  await agree('hidden')
  const headers = await ways['on our pages']()
  const ids = async (query: string) => {
    const url = `/api/visualization/products?showroom=${showroom}${query}`
    return (await cast.app.inject({ url, headers }))
      .json<{ data: { id: string }[] }>()
      .data.map(({ id }) => id)
  }
  const all = await ids('')
  expect(all.length).toBeGreaterThan(1)
  expect(await ids('&price_min=99999999')).toEqual(all)
  expect(await ids('&sort=price_high')).toEqual(all)
  await agree('msrp')
  expect(await ids('&price_min=99999999')).toEqual([])
})

test('what one showroom hides another one shows, by the price that counts there', async () => {
  await agree('hidden')
  const headers = await ways['on our pages']()
  const priceIn = async (name: string) => {
    const url = `/api/public?pid=tile&showroom=${name}`
    return (await cast.app.inject({ url, headers })).json<{ data: { price: { price_cents?: number } } }>()
      .data.price.price_cents
  }
  expect(await priceIn(showroom)).toBeUndefined()
  expect(await priceIn(showroom.toLowerCase())).toBeUndefined()
  expect(await priceIn('MAPLE247')).toBeGreaterThan(0)
})

test('an Admin who looks on sees what the client sees; a guest sees what every visitor does', async () => {
  await agree('hidden')
  const account = await accountByEmail(cast.db, cast.owner.email)
  const asking = { origin: ownPage, authorization: `Bearer ${await cast.withOneTimeCode(cast.people.Admin)}` }
  const looking = `/api/admin/users/${account?.publicId}/looking_on`
  const { data } = (await cast.app.inject({ method: 'POST', url: looking, headers: asking })).json()
  const url = `/api/public?pid=tile&showroom=${showroom}`
  const priceFor = async (headers: Record<string, string>) =>
    (await cast.app.inject({ url, headers: { origin: ownPage, ...headers } })).json().data.price.price_cents
  expect(await priceFor({ authorization: `Bearer ${data.token}` })).toBeUndefined()
  expect(await priceFor({})).toBeGreaterThan(0)
})
