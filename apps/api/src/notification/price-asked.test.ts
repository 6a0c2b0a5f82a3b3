import type { Notification } from '@showroom/contract/notification/notification'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTypeAndStatus } from '../account/testing/account.store.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aChecklist, checklistOf } from '../checklist/testing/a-checklist.ts'
import { aMemberOf, type Homeowner } from '../project/testing/a-homeowner.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
})
afterAll(() => opened.close())

const kinds = ['checklist_waits', 'checklist_told', 'price_asked']
const newsOf = async ({ ask }: Homeowner) => {
  expect(await doJobs(opened)).toEqual([])
  const { data } = await ask<Notification[]>('GET /api/notification')
  return data.filter(({ kind }) => kinds.includes(kind)).map(({ text, is_pending }) => [text, is_pending])
}

const aProIn = async (owner: Homeowner, projectId: string) => {
  const access = { role: 'pro', right: 'suggest', sees_prices: 'yes' }
  const pro = await aMemberOf(opened, owner, { projectId, ...access })
  await setTypeAndStatus(opened.db, pro.email, { type: 'Contractor', status: 'Active' })
  return pro
}

test('the Pro of a project is asked for the price of what comes from elsewhere until it is told, and the client is told', async () => {
  const { add, owner, id, rows } = await aChecklist(opened)
  const pro = await aProIn(owner, id)
  const viewer = await aMemberOf(opened, owner, { projectId: id, right: 'suggest', sees_prices: 'no' })
  const [tub] = await add({ title: 'Tub', options: [{ product_id: 'tile' }] })
  await owner.ask(`POST /api/selection/${tub?.id}/option`, { name: 'Grandmother’s mirror' })
  const asks = 'Ada asks for a price for “Tub” of “Main bath”.'
  expect(await newsOf(pro)).toEqual([[asks, true]])
  expect(await newsOf(owner)).toEqual([])
  const [row] = await rows()
  const mirror = row?.options.find(({ kind }) => kind === 'outside')
  await pro.ask(`PUT /api/selection_option/${mirror?.id}`, { unit_price_cents: 9_900 })
  expect(await newsOf(pro)).toEqual([[asks, false]])
  expect(await newsOf(owner)).toEqual([['Ada has told a price for “Tub” of “Main bath”.', false]])
  expect(await newsOf(viewer)).toEqual([])
})

test('a price that is told before anybody read of it is asked for no more', async () => {
  const { add, owner, id } = await aChecklist(opened)
  const pro = await aProIn(owner, id)
  const [tub] = await add({ title: 'Tub', options: [{ name: 'A tub' }] })
  await pro.ask(`PUT /api/selection_option/${tub?.options[0]?.id}`, { unit_price_cents: 9_900 })
  expect((await newsOf(pro)).filter(([, isPending]) => isPending)).toEqual([])
})

test('the Pro is asked as long as anything of the project lacks a price', async () => {
  const { add, owner, id, decide } = await aChecklist(opened)
  const pro = await aProIn(owner, id)
  const [tub, sink] = await add(
    { title: 'Tub', options: [{ name: 'A tub' }] },
    { title: 'Sink', options: [{ name: 'A sink' }] },
  )
  const isAsked = async () => (await newsOf(pro)).filter(([, isPending]) => isPending).length
  expect(await isAsked()).toBe(2)
  await owner.ask(`DELETE /api/selection_option/${tub?.options[0]?.id}`)
  expect(await isAsked()).toBe(2)
  await decide(sink, 'skip')
  expect(await isAsked()).toBe(0)
})

test('a Pro who adds something from elsewhere asks nobody; a designer is asked where there is no Pro', async () => {
  const { add, owner, id } = await aChecklist(opened)
  const designer = await aMemberOf(opened, owner, { projectId: id, role: 'designer', right: 'suggest' })
  await add({ title: 'Tub', options: [{ name: 'A tub' }] })
  expect((await newsOf(designer)).map(([text]) => text)).toEqual([
    'Ada asks for a price for “Tub” of “Main bath”.',
  ])
  const pro = await aProIn(owner, id)
  await checklistOf(pro, id).add({ title: 'Sink', options: [{ name: 'A sink' }] })
  expect(await newsOf(pro)).toEqual([])
  expect(await newsOf(designer)).toHaveLength(1)
})

test('what is opened again, set aside or kept is told to the other side', async () => {
  const { add, owner, id, decide, rows } = await aChecklist(opened)
  const pro = await aMemberOf(opened, owner, { projectId: id, role: 'pro', right: 'approve' })
  const [tub, sink] = await add(
    { title: 'Tub', options: [{ product_id: 'tile' }] },
    { title: 'Sink', options: [{ product_id: 'tile' }] },
  )
  await decide(tub, 'approve')
  await newsOf(owner)
  const [approved] = await rows()
  await checklistOf(pro, id).decide(approved, 'reset', { text: 'The tile is gone' })
  expect(await newsOf(owner)).toEqual([['Ada has reopened “Tub” of “Main bath”.', false]])
  await decide(sink, 'skip')
  expect((await newsOf(pro))[0]).toEqual(['Ada has set aside “Sink” of “Main bath”.', false])
})
