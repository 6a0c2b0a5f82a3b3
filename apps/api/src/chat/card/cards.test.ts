import type { ChatCardOf, ChatCardView } from '@showroom/contract/chat/chat-card'
import type { SelectionEvent } from '@showroom/contract/checklist/selection-event'
import { expect, test } from 'vitest'
import { checklistOf } from '../../checklist/testing/a-checklist.ts'
import { aHomeowner, type Homeowner } from '../../project/testing/a-homeowner.ts'
import { aHouseOfChats, chatOf } from '../testing/a-chat.ts'

const { aChat, opened, say } = aHouseOfChats()

const aDecision = async (owner: Homeowner, id: string) => {
  const [row] = await checklistOf(owner, id).add({ title: 'Floor tile', options: [{ product_id: 'tile' }] })
  if (!row) throw new Error('The decision was not added.')
  return row
}

const viewOf = async <Kind extends ChatCardView['kind']>(
  { ask }: Homeowner,
  project: string,
  { kind, id }: { kind: Kind; id: string },
) =>
  (await ask<ChatCardOf<Kind>[]>(`GET /api/projectChat/${project}/cards?of=${kind}.${id}`)).data.find(
    (view) => view.kind === kind,
  )

test('a product is shown to each by their own rule of prices; the message carries none', async () => {
  const { owner, member, id } = await aChat({ sees_prices: 'no' })
  const card = { kind: 'product' as const, id: 'tile' }
  const { data } = await say(owner, id, { body: '', card })
  expect(data.message).toMatchObject({ kind: 'card', card, body: '' })
  expect(JSON.stringify(data)).not.toMatch(/cents/)
  const own = await viewOf(owner, id, card)
  expect(own?.price_cents).toBeGreaterThan(0)
  expect(own).toMatchObject({ unit: 'box', per_sqft_cents: expect.any(Number) })
  const seen = await viewOf(member, id, card)
  expect(seen).toMatchObject({ name: own?.name, can: { add_option: false } })
  expect(JSON.stringify(seen)).not.toMatch(/cents/)
  const { thread } = await chatOf(member, id)
  expect(thread.last_text).toBe(own?.name)
})

test('a decision is approved from its card, on the version and the price that were looked at', async () => {
  const { owner, member, id } = await aChat({ right: 'approve' })
  const row = await aDecision(owner, id)
  const card = { kind: 'selection' as const, id: row.id }
  const { data } = await say(owner, id, { card, body: 'This one?' })
  expect(data.message.card).toEqual({ ...card, version: row.version })
  const looked = await viewOf(member, id, card)
  await checklistOf(owner, id).set(row, { qty: 4 })
  expect(await checklistOf(member, id).decide(looked?.selection, 'approve')).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  const again = await viewOf(member, id, card)
  expect(await checklistOf(member, id).decide(again?.selection, 'approve')).toMatchObject({ status: 200 })
  expect((await viewOf(owner, id, card))?.selection.status).toBe('approved')
})

test('what is of another project, or nowhere, can not be shown, and is nothing to look at', async () => {
  const { owner, id } = await aChat()
  const stranger = await aHomeowner(opened())
  const elsewhere = await stranger.begin()
  const row = await aDecision(stranger, elsewhere.id)
  for (const card of [
    { kind: 'selection', id: row.id },
    { kind: 'product', id: 'nonesuch' },
    { kind: 'order_item', id: 'nonesuch' },
  ]) {
    expect((await say(owner, id, { card })).errors).toHaveProperty('card')
    const { data } = await owner.ask<unknown[]>(`GET /api/projectChat/${id}/cards?of=${card.kind}.${card.id}`)
    expect(data).toEqual([])
  }
  for (const of of ['', 'tile', 'money.tile', 'product.a.b'])
    expect((await owner.ask(`GET /api/projectChat/${id}/cards?of=${of}`)).status).toBe(422)
})

test('what can be shown is found by a word of it', async () => {
  const { owner, id } = await aChat()
  await aDecision(owner, id)
  const found = async (query: string) =>
    (await owner.ask<ChatCardView[]>(`GET /api/projectChat/${id}/choices?${query}`)).data.map(
      ({ kind }) => kind,
    )
  expect(await found('kind=selection&s=FLOOR')).toEqual(['selection'])
  expect(await found('kind=selection&s=ceiling')).toEqual([])
  expect((await found('kind=product')).length).toBeGreaterThan(0)
  expect(await found('kind=order_item')).toEqual([])
})

const historyOf = async ({ ask }: Homeowner, selection: string) =>
  (await ask<SelectionEvent[]>(`GET /api/selection/${selection}/history`)).data

test('what is marked as a decision stands in the history of the one it answers: who said it, who kept it, where', async () => {
  const { owner, member, id } = await aChat()
  const row = await aDecision(owner, id)
  await say(owner, id, { card: { kind: 'selection', id: row.id } })
  const { data } = await say(member, id, { body: 'The grey one, matte.', reply_to: 1 })
  const path = `PUT /api/projectChat/${data.message.id}`
  const kept = await owner.ask<{ selection_id: string }>(path, { is_decision: true })
  expect(kept.data.selection_id).toBe(row.id)
  // Once, however often it is marked.
  await owner.ask(path, { is_decision: true })
  const [said, added] = await historyOf(owner, row.id)
  expect(said).toMatchObject({
    kind: 'said',
    text: 'The grey one, matte.',
    said: { no: 2, by: expect.any(String) },
  })
  expect(added?.kind).toBe('added')
  await owner.ask(path, { is_decision: false })
  expect((await historyOf(owner, row.id)).map(({ kind }) => kind)).toEqual(['unsaid', 'said', 'added'])
})

test('a message can be kept with a decision that is named, and only one of this project', async () => {
  const { owner, id } = await aChat()
  const row = await aDecision(owner, id)
  const { data } = await say(owner, id, { body: 'Warm grey grout.' })
  const keep = (selection: string) =>
    owner.ask(`PUT /api/projectChat/${data.message.id}`, { is_decision: true, selection_id: selection })
  expect((await keep('nonesuch')).errors).toHaveProperty('selection_id')
  expect((await keep(row.id)).status).toBe(200)
  expect((await historyOf(owner, row.id))[0]).toMatchObject({ kind: 'said', text: 'Warm grey grout.' })
})
