import type { DesignerCard, DesignerProfile } from '@showroom/contract/designer/designer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTypeAndStatus } from '../../account/testing/account.store.ts'
import { browserOn } from '../../account/testing/person.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aDesigner } from '../testing/a-designer.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let ids: Record<'near' | 'far' | 'remote', string>
let emailOfFar = ''
beforeAll(async () => {
  opened = await openTestApp()
  const near = await aDesigner(opened, { styles: ['classic', 'bold'], languages: ['en', 'es'] })
  const far = await aDesigner(opened, {
    zipCode: '97209',
    rooms: ['kitchen'],
    styles: ['modern'],
    priceCents: 300_000,
  })
  const remote = await aDesigner(opened, { zipCode: '11201', isRemote: true, priceCents: 80_000 })
  ids = { near: near.designerId, far: far.designerId, remote: remote.designerId }
  emailOfFar = far.email
})
afterAll(() => opened.close())

const search = async (words = '') => {
  const reply = await browserOn(opened.app)<DesignerCard[]>(`GET /api/designer?${words}`)
  return reply
}
const found = async (words = '') => (await search(words)).data.map(({ id }) => id)
const sorted = (list: string[]) => list.toSorted()

test('the list shows everybody who takes on work, with what a package costs at least', async () => {
  const { data, status } = await search()
  expect(status).toBe(200)
  expect(sorted(data.map(({ id }) => id))).toEqual(sorted(Object.values(ids)))
  expect(data.find(({ id }) => id === ids.remote)).toMatchObject({
    from_cents: 80_000,
    stars: { average: null, count: 0 },
    answers_in_hours: null,
    distance_miles: null,
    cover: { picture: 'inspired-bathroom-4' },
  })
})

test.each([
  ['style=bold', ['near']],
  ['room=kitchen', ['far']],
  ['language=es', ['near']],
  ['budget=100000', ['remote']],
  ['rating=4', []],
  ['remote=yes', ['remote']],
  ['zip=91106&within=25', ['near']],
  ['zip=91106&within=25&remote=yes', ['near', 'remote']],
  ['zip=97201&within=100', ['far']],
  // Some 80 miles from the nearest, who goes 50.
  ['zip=93101&within=100', []],
] as const)('%s leaves %j', async (words, names) => {
  expect(sorted(await found(words))).toEqual(sorted(names.map((name) => ids[name])))
})

test('by distance the nearest is first, and says how far it is', async () => {
  const { data } = await search('zip=90012&within=250&remote=yes&sort=distance')
  expect(data.map(({ id }) => id)).toEqual([ids.near, ids.remote])
  expect(data[0]?.distance_miles).toBeGreaterThan(5)
  expect(data[0]?.distance_miles).toBeLessThan(12)
})

test('by price the cheapest is first', async () => {
  expect(await found('sort=price')).toEqual([ids.remote, ids.near, ids.far])
})

test.each([['zip=00000'], ['zip=abc'], ['within=7'], ['style=loud'], ['budget=-1'], ['rating=9']])(
  '%s is refused in words',
  async (words) => {
    expect(await search(words)).toMatchObject({ status: 422, code: 'invalid' })
  },
)

test('a page shows packages and pictures, and whether it is one’s own', async () => {
  const ask = browserOn(opened.app)
  const { data } = await ask<DesignerProfile>(`GET /api/designer/${ids.near}`)
  expect(data).toMatchObject({
    name: 'Dora Drawing',
    packages: [{ name: 'One room', price_cents: 120_000, revisions: 1 }],
    portfolio: [{ picture: 'inspired-bathroom-4' }],
    reviews: [],
    is_me: false,
  })
  expect(await ask('GET /api/designer/nobody')).toMatchObject({ status: 404, code: 'not_found' })
})

test('a Pro who was deactivated is no designer', async () => {
  await setTypeAndStatus(opened.db, emailOfFar, { type: 'Contractor', status: 'Deactive' })
  expect(await found('room=kitchen')).toEqual([])
  expect(await browserOn(opened.app)(`GET /api/designer/${ids.far}`)).toMatchObject({ status: 404 })
})
