import type { DesignerProfile } from '@showroom/contract/designer/designer'
import type { DesignerHire } from '@showroom/contract/designer/hire'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { giveShowroom } from '../../account/testing/account.store.ts'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openShop, type OpenedShop } from '../../order/testing/buyer.ts'
import { aHire, aQuotedHire, missing, runJob, signedInAgain, step, subjectsTo } from '../testing/a-hire.ts'

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

test('nobody answers for 72 hours: it expires, and an answer comes too late', async () => {
  const { designer, client, id } = await aHire(opened)
  now = new Date(begin.getTime() + 72 * hourMs - 1)
  await runJob(opened, 'designer', 'designer.expire')
  const { data } = await client.ask<DesignerHire>(`GET /api/designer_hire/${id}`)
  expect(data.state).toBe('requested')
  now = new Date(begin.getTime() + 72 * hourMs)
  expect(await step(designer, id, 'accept')).toMatchObject({ status: 409, code: 'not_now' })
  await runJob(opened, 'designer', 'designer.expire')
  expect((await client.ask<DesignerHire>(`GET /api/designer_hire/${id}`)).data).toMatchObject({
    state: 'expired',
    answer_by: null,
    can: { act: [] },
  })
  for (const { email } of [client, designer])
    expect(subjectsTo(opened, email)).toContain('The request for “Main bath” is over')
  expect(await client.hire(designer.designerId)).toMatchObject({ status: 200 })
})

test('access ends with the day that was agreed, to the minute, and its row goes after it', async () => {
  const { designer, client, id } = await aHire(opened)
  await step(designer, id, 'accept')
  now = new Date(begin.getTime() + 30 * dayMs - 1)
  const late = await signedInAgain(opened, designer)
  const open = () => late.ask(`GET /api/project/${client.projectId}`)
  expect(await open()).toMatchObject({ status: 200 })
  now = new Date(begin.getTime() + 30 * dayMs)
  expect(await open()).toMatchObject(missing)
  expect((await late.ask<object[]>('GET /api/project')).data).toEqual([])
  expect((await late.ask<DesignerHire>(`GET /api/designer_hire/${id}`)).data.project.id).toBeNull()
  await runJob(opened, 'project', 'project.end_memberships')
  const owner = await signedInAgain(opened, client)
  const { data } = await owner.ask(`GET /api/project/${client.projectId}`)
  expect(data.members).toHaveLength(1)
})

test('called off by either side, the designer is out at once, with the word why', async () => {
  const { designer, client, id } = await aHire(opened)
  await step(designer, id, 'accept')
  expect(await step(client, id, 'cancel')).toMatchObject({ status: 422 })
  const cancelled = await step(client, id, { action: 'cancel', word: 'We are moving.' })
  expect(cancelled.data).toMatchObject({ state: 'cancelled', word: 'We are moving.' })
  expect(await designer.ask(`GET /api/project/${client.projectId}`)).toMatchObject(missing)
  expect(subjectsTo(opened, designer.email)).toContain('The work on “Main bath” is cancelled')
})

test('what was approved closes by itself after two weeks', async () => {
  const { designer, client, id } = await aHire(opened)
  for (const [person, action] of [
    [designer, 'accept'],
    [designer, 'start'],
    [designer, 'deliver'],
    [client, 'approve'],
    [designer, 'deliver'],
    [client, 'approve'],
  ] as const)
    await step(person, id, { action, ...(action === 'deliver' ? { word: 'Done.' } : {}) })
  now = new Date(begin.getTime() + 14 * dayMs)
  await runJob(opened, 'designer', 'designer.close')
  const owner = await signedInAgain(opened, client)
  expect((await owner.ask<DesignerHire>(`GET /api/designer_hire/${id}`)).data.state).toBe('closed')
  const late = await signedInAgain(opened, designer)
  expect(await late.ask(`GET /api/project/${client.projectId}`)).toMatchObject(missing)
})

test('whoever has work under way stays; afterwards what they wrote is gone', async () => {
  const { designer, client, id } = await aHire(opened)
  await step(designer, id, 'accept')
  const leave = (person: Awaited<ReturnType<typeof aHomeowner>>) =>
    person.ask('POST /api/account/delete', { current_password: person.password })
  expect(await leave(client)).toMatchObject({ status: 409 })
  const held = await designer.ask<object>('GET /api/account/data')
  expect(held.data).toMatchObject({ designer_hires: [{ side: 'designer', state: 'accepted' }] })
  await step(client, id, { action: 'cancel', word: 'We are moving.' })
  expect(await leave(client)).toMatchObject({ status: 200 })
  // What a bank held money for stays in the books, without what they wrote.
  expect((await designer.ask<DesignerHire>(`GET /api/designer_hire/${id}`)).data).toMatchObject({
    state: 'cancelled',
    word: '',
    brief: { must_keep: '', photo_count: 0 },
    milestones: [{ money: 'released' }, { money: 'released' }],
  })
  const { data: page } = await designer.ask<DesignerProfile>(`GET /api/designer/${designer.designerId}`)
  await giveShowroom(opened.db, page.vsd_id ?? '', 'closed')
  // What a process knows of a showroom is up to a second old.
  await expect.poll(async () => (await leave(designer)).status, { timeout: 5_000, interval: 1_200 }).toBe(200)
  const { data: all } = await (await aHomeowner(opened)).ask<{ id: string }[]>('GET /api/designer')
  expect(all.map((card) => card.id)).not.toContain(designer.designerId)
})

const quote = { action: 'quote', price_cents: 240_000, days: 21, word: 'Two rounds.' }

test('a quote that nobody agreed to is over as a quote', async () => {
  const { designer, client, id } = await aQuotedHire(opened)
  expect(await step(designer, id, quote)).toMatchObject({ status: 200 })
  now = new Date(begin.getTime() + 72 * hourMs)
  await runJob(opened, 'designer', 'designer.expire')
  for (const { email } of [client, designer])
    expect(subjectsTo(opened, email)).toContain('The quote for “Main bath” is over')
})

test('a designer who leaves declines what was asked of them, and takes nothing of it along', async () => {
  const { designer, client, id } = await aQuotedHire(opened)
  const { data: page } = await designer.ask<DesignerProfile>(`GET /api/designer/${designer.designerId}`)
  await giveShowroom(opened.db, page.vsd_id ?? '', 'closed too')
  const leave = () => designer.ask('POST /api/account/delete', { current_password: designer.password })
  await expect.poll(async () => (await leave()).status, { timeout: 5_000, interval: 1_200 }).toBe(200)
  expect(await client.ask<DesignerHire>(`GET /api/designer_hire/${id}`)).toMatchObject({
    status: 200,
    data: { state: 'declined', brief: { must_keep: 'The window.' } },
  })
  await runJob(opened, 'designer', 'designer.tidy')
  expect(subjectsTo(opened, client.email)).toContain('Dora Drawing can not take it on')
})

test('closed after the days that were agreed, it goes on saying when access ended', async () => {
  const { designer, client, id } = await aHire(opened)
  await step(designer, id, 'accept')
  now = new Date(begin.getTime() + 40 * dayMs)
  const owner = await signedInAgain(opened, client)
  const { data } = await step(owner, id, { action: 'cancel', word: 'We are moving.' })
  expect(data.access.ends_at).toBe(new Date(begin.getTime() + 30 * dayMs).toISOString())
})
