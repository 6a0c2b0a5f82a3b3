import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { DesignerHire, ProjectDesigners } from '@showroom/contract/designer/hire'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { aClient } from '../testing/a-client.ts'
import { aDesigner } from '../testing/a-designer.ts'
import { aHire, aQuotedHire, missing, type Person, step, subjectsTo } from '../testing/a-hire.ts'

let opened: OpenedShop
const begin = new Date('2026-11-23T17:00:00Z')
let now = begin
beforeAll(async () => {
  opened = await openShop(() => now)
  await fillShelf(opened.db)
})
beforeEach(async () => {
  now = begin
  await forgetAllAttempts(opened.db)
})
afterAll(() => opened.close())

test('a project shows its designers, and keeps a brief for all of them', async () => {
  const designer = await aDesigner(opened)
  const client = await aClient(opened)
  const { data, status } = await client.ask<ProjectDesigners>('POST /api/hire_designer', {
    project: client.projectId,
  })
  expect(status).toBe(200)
  expect(data.designers.map(({ id }) => id)).toContain(designer.designerId)
  expect(data.brief).toMatchObject({ rooms: ['bathroom'], must_keep: 'The window.', photos: client.photos })
  const stranger = await aHomeowner(opened)
  for (const call of ['POST /api/hire_designer', 'PUT /api/hire_designer'])
    expect(await stranger.ask(call, { project: client.projectId, brief: data.brief })).toMatchObject(missing)
})

test('without a whole brief nobody is asked, and a photo is one of the project', async () => {
  const designer = await aDesigner(opened)
  const client = await aClient(opened)
  const { data } = await client.ask<ProjectDesigners>(`GET /api/hire_designer?project=${client.projectId}`)
  const save = (change: object) =>
    client.ask('PUT /api/hire_designer', { project: client.projectId, brief: { ...data.brief, ...change } })
  expect(await save({ photos: ['somebody-elses'] })).toMatchObject({ status: 422 })
  expect(await save({ start_on: '2027-05-01' })).toMatchObject({ status: 422 })
  expect(await save({ survey: [], photos: client.photos.slice(1) })).toMatchObject({ status: 200 })
  const asked = await client.hire(designer.designerId)
  expect(asked).toMatchObject({ status: 422, code: 'invalid' })
  expect(Object.keys(asked.errors ?? {})).toEqual(['survey', 'photos'])
})

test('a package is accepted: the designer is in the project, sees what was allowed, and both are told', async () => {
  const { designer, client, id } = await aHire(opened)
  expect(subjectsTo(opened, designer.email)).toContain('Hanna would like to work with you')
  const asked = await designer.ask<DesignerHire>(`GET /api/designer_hire/${id}`)
  expect(asked.data).toMatchObject({
    side: 'designer',
    client_name: 'Hanna',
    project: { id: null, name: 'Main bath', zip_code: '91101' },
    brief: { photo_count: 3, must_keep: 'The window.' },
    price_cents: 120_000,
    can: { act: ['accept', 'decline'] },
  })
  expect(await designer.ask(`GET /api/project/${client.projectId}`)).toMatchObject(missing)
  const accepted = await step(designer, id, 'accept')
  expect(accepted).toMatchObject({ status: 200, message: 'Accepted. The project is open to you.' })
  expect(accepted.data).toMatchObject({
    state: 'accepted',
    client_name: 'Hanna Homeowner',
    project: { id: client.projectId },
    access: { ends_at: new Date(begin.getTime() + 30 * dayMs).toISOString() },
  })
  const { data } = await designer.ask(`GET /api/project/${client.projectId}`)
  expect(data).toMatchObject({ role: 'designer', can: { suggest: true, approve: false, order: false } })
  expect(data.files).toHaveLength(3)
  expect(data).not.toHaveProperty('items_cents')
  expect(subjectsTo(opened, client.email)).toContain('Dora Drawing has accepted')
})

test('a quote is given and agreed to, and never accepted without a price', async () => {
  const { designer, client, id } = await aQuotedHire(opened)
  expect(await step(designer, id, 'accept')).toMatchObject({ status: 409, code: 'not_now' })
  expect(await step(client, id, 'agree')).toMatchObject({ status: 409 })
  now = new Date(begin.getTime() + hourMs)
  const quoted = await step(designer, id, {
    action: 'quote',
    price_cents: 240_000,
    days: 20,
    word: 'With two visits.',
  })
  expect(quoted.data).toMatchObject({
    state: 'requested',
    quote: { price_cents: 240_000, days: 20, note: 'With two visits.' },
    answer_by: new Date(now.getTime() + 72 * hourMs).toISOString(),
  })
  const agreed = await step(client, id, 'agree')
  expect(agreed.data).toMatchObject({ state: 'unpaid', price_cents: 240_000 })
  expect(await designer.ask(`GET /api/project/${client.projectId}`)).toMatchObject(missing)
  const card = { payment_method_id: await opened.sandbox.typed() }
  expect(await client.ask(`POST /api/designer_hire/${id}/card`, { card })).toMatchObject({
    data: { state: 'held' },
  })
  expect((await client.ask(`GET /api/designer_hire/${id}`)).data).toMatchObject({ state: 'accepted' })
  expect(subjectsTo(opened, designer.email)).toContain('Hanna agrees to your quote')
  expect(await designer.ask(`GET /api/project/${client.projectId}`)).toMatchObject({ status: 200 })
})

test('the work is delivered, changed once, approved, closed, and then reviewed, once', async () => {
  const { designer, client, id } = await aHire(opened)
  const review = (person: Person) =>
    person.ask<DesignerHire>(`POST /api/designer_hire/${id}/review`, { rating: 5, text: 'Lovely work.' })
  const states = []
  for (const [person, action, more] of [
    [designer, 'accept', {}],
    [designer, 'start', {}],
    [designer, 'deliver', { word: 'Plans are in the files.' }],
    [client, 'revise', { word: 'A wider shelf, please.' }],
    [designer, 'deliver', { word: 'With the shelf.' }],
    [client, 'approve', {}],
    [designer, 'deliver', { word: 'The list is there.' }],
    [client, 'approve', {}],
  ] as const) {
    states.push((await step(person, id, { action, ...more })).data.state)
    expect(await review(client)).toMatchObject({ status: 409 })
  }
  expect(states).toEqual([
    'accepted',
    'active',
    'delivered',
    'active',
    'delivered',
    'active',
    'delivered',
    'approved',
  ])
  expect((await step(client, id, 'close')).data).toMatchObject({
    state: 'closed',
    can: { act: [], review: true },
  })
  expect(await designer.ask(`GET /api/project/${client.projectId}`)).toMatchObject(missing)
  expect(await review(designer)).toMatchObject({ status: 409 })
  const twice = await Promise.all([review(client), review(client)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { data } = await client.ask<DesignerProfile>(`GET /api/designer/${designer.designerId}`)
  expect(data).toMatchObject({
    stars: { average: 500, count: 1 },
    answers_in_hours: 0,
    reviews: [{ rating: 5, text: 'Lovely work.', author: 'Hanna H.' }],
  })
})

test('a designer is asked once for a project at a time, and nobody asks themselves', async () => {
  const { designer, client } = await aHire(opened)
  expect(await client.hire(designer.designerId)).toMatchObject({ status: 409, code: 'asked_already' })
  const both = await aDesigner(opened)
  const { id } = await both.begin()
  const ownWork = {
    project: id,
    designer: both.designerId,
    package: null,
    right: 'view',
    sees_prices: 'no',
    days: 30,
  }
  expect(await both.ask('POST /api/designer_hire', ownWork)).toMatchObject({ status: 409, code: 'own_work' })
})

test('who is under 18 looks at designers, and hires none; from their birthday on they do', async () => {
  const { designerId } = await aDesigner(opened)
  const born = '2008-11-24'
  const client = await aClient(opened, { birth_date: born, parent_consent: true })
  expect((await client.ask('GET /api/designer')).status).toBe(200)
  expect(await client.hire(designerId)).toMatchObject({
    status: 409,
    code: 'adults_only',
    message: 'Who is under 18 may look and choose; please let a parent or guardian hire a designer.',
  })
  now = new Date(begin.getTime() + dayMs)
  expect((await client.hire(designerId)).status).toBe(200)
})

test('a stranger finds no hire, and two answers at once are one', async () => {
  const { designer, client, id } = await aHire(opened)
  const stranger = await aDesigner(opened)
  expect(await stranger.ask(`GET /api/designer_hire/${id}`)).toMatchObject(missing)
  expect(await step(stranger, id, 'accept')).toMatchObject(missing)
  const replies = await Promise.all([
    step(designer, id, 'accept'),
    step(designer, id, { action: 'decline', word: 'Full until May.' }),
    step(client, id, { action: 'cancel', word: 'Never mind.' }),
  ])
  const done = replies.filter(({ status }) => status === 200)
  // A request that was accepted can still be called off.
  expect(done.length).toBeLessThanOrEqual(2)
  expect(replies.filter(({ status }) => status === 409).length).toBe(3 - done.length)
})
