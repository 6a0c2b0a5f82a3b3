import type { ApprovalLink, ApprovalPage } from '@showroom/contract/checklist/approval-link.endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aMemberOf } from '../../project/testing/a-homeowner.ts'
import { aChecklist, aFloorTile, checklistOf } from '../testing/a-checklist.ts'

let now = testDay
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => now)
  await fillShelf(opened.db)
})
beforeEach(() => {
  now = testDay
})
afterAll(() => opened.close())

let mailed = 0

/** A decision whose approval is asked for by mail. */
const aLink = async (more: object = {}) => {
  mailed += 1
  const email = `partner-${mailed}@people.test`
  const list = await aChecklist(opened)
  const [row] = await list.add(aFloorTile(list.room))
  const body = { selection_ids: [row?.id], email, ...more }
  const sent = await list.owner.ask<ApprovalLink[]>(`POST /api/projectChecklist/${list.id}/link`, body)
  const mail = opened.mail.mailbox?.list().find(({ to }) => to === email)
  const token = /\/a\/([0-9A-Za-z]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const browser = browserOn(opened.app)
  const ask = (call: string, told: object) => browser<ApprovalPage>(call, { body: { token, ...told } })
  const lastMail = () => opened.mail.mailbox?.list().find(({ to }) => to === email)
  return { ...list, row, sent, lastMail, open: (told = {}) => ask('POST /api/approval/open', told), ask }
}

/** What stands on the page, approved. */
const approvalOf = ({ decisions: [row] }: ApprovalPage, more: object = {}) => ({
  selection_id: row?.id,
  action: 'approve',
  version: row?.version,
  option_id: row?.options[0]?.id,
  price_cents: row?.options[0]?.total_cents,
  name: 'Grace Hopper',
  ...more,
})

test('whoever has the mail approves once, under a typed name, and has a receipt', async () => {
  const { open, ask, rows, lastMail } = await aLink()
  const { data } = await open()
  expect(data.decisions).toMatchObject([{ title: 'Floor tile', room: 'Main bath', is_used: false }])
  const done = await ask('POST /api/approval/decide', approvalOf(data))
  expect(done.data.decisions).toMatchObject([{ status: 'approved', is_used: true }])
  expect((await rows())[0]?.approval).toMatchObject({
    name: 'Grace Hopper',
    method: 'link',
    total_cents: 85_158,
  })
  expect(lastMail()?.subject).toBe('You approved “Floor tile”')
  expect(lastMail()?.text).toContain('9 × piece for $851.58')
  const paper = lastMail()?.attachments[0]
  expect(paper?.fileName).toBe('receipt.pdf')
  expect(
    Buffer.from(paper?.bytes ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('a link decides nothing of another project, and can not tell it from what never was', async () => {
  const [mine, other] = [await aLink(), await aLink()]
  const theirs = (await other.open()).data
  const tried = ['approve', 'decline', 'ask'].map((action) =>
    mine.ask('POST /api/approval/decide', approvalOf(theirs, { action, text: 'Mine now' })),
  )
  const never = await mine.ask('POST /api/approval/decide', approvalOf(theirs, { selection_id: 'nonesuch' }))
  for (const { status, message } of await Promise.all(tried))
    expect([status, message]).toEqual([404, never.message])
  expect(await other.rows()).toMatchObject([{ status: 'options_ready', comment_count: 0, approval: null }])
  const body = { selection_ids: [other.row?.id], email: 'nobody-there@people.test' }
  const sent = await mine.owner.ask(`POST /api/projectChecklist/${mine.id}/link`, body)
  expect(sent.status).toBeGreaterThanOrEqual(400)
  // What it was sent for, it still decides.
  expect((await mine.ask('POST /api/approval/decide', approvalOf((await mine.open()).data))).status).toBe(200)
})

test('a second decision by the same link is refused, even after a reset; a question is not', async () => {
  const { open, ask, rows, decide } = await aLink()
  await ask('POST /api/approval/decide', approvalOf((await open()).data))
  await decide((await rows())[0], 'reset')
  const again = approvalOf((await open()).data)
  expect(await ask('POST /api/approval/decide', again)).toMatchObject({ status: 409, code: 'link_used' })
  const asked = { ...again, action: 'ask', text: 'Which grout?' }
  expect((await ask('POST /api/approval/decide', asked)).status).toBe(200)
})

test('what has changed since it was looked at is not approved, and the link is not used up', async () => {
  const { open, ask, set, row } = await aLink()
  const { data } = await open()
  await set(row, { waste_pct: 20 })
  expect(await ask('POST /api/approval/decide', approvalOf(data))).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect((await ask('POST /api/approval/decide', approvalOf((await open()).data))).status).toBe(200)
})

test('a link that is over, was taken back or never was one is the same answer', async () => {
  const { open, ask, sent, owner } = await aLink()
  const never = await ask('POST /api/approval/open', { token: 'x'.repeat(43) })
  const { status, code, message } = never
  expect([status, code]).toEqual([410, 'link_over'])
  now = new Date(testDay.getTime() + 15 * 86_400_000)
  expect(await open()).toMatchObject({ status, code, message })
  now = testDay
  expect((await open()).status).toBe(200)
  const left = await owner.ask<ApprovalLink[]>(`DELETE /api/selection_link/${sent.data[0]?.id}`)
  expect(left.data).toEqual([])
  expect(await open()).toMatchObject({ status, code, message })
})

test('whoever asked sees that a link was answered, or that nobody answered in its time', async () => {
  const { owner, id, open, ask } = await aLink()
  const other = await aLink()
  const links = async (list: { owner: typeof owner; id: string }) =>
    (await list.owner.ask<ApprovalLink[]>(`GET /api/projectChecklist/${list.id}/link`)).data
  expect(await links({ owner, id })).toMatchObject([{ state: 'open', can: { revoke: true } }])
  await ask('POST /api/approval/decide', approvalOf((await open()).data))
  expect(await links({ owner, id })).toMatchObject([{ state: 'decided', can: { revoke: true } }])
  // They come by every now and then, and so stay signed in.
  const linksOnDay = (day: number) => {
    now = new Date(testDay.getTime() + day * 86_400_000)
    return links(other)
  }
  expect(await linksOnDay(10)).toMatchObject([{ state: 'open' }])
  for (const day of [20, 30, 40])
    expect(await linksOnDay(day)).toMatchObject([{ state: 'expired', can: { revoke: false } }])
  expect(await linksOnDay(45)).toEqual([])
})

test('with a PIN nothing is told before it, and the fifth wrong one ends the link', async () => {
  const { open } = await aLink({ pin: '4711' })
  expect((await open()).data).toEqual({ needs_pin: true, project: null, decisions: [] })
  expect((await open({ pin: '4711' })).data.decisions).toHaveLength(1)
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await open({ pin: '0000' })).status).toBe(422)
  expect((await open({ pin: '4711' })).status).toBe(410)
})

test('without prices none is sent; and a link opens only what it was sent for', async () => {
  const { open, ask, add } = await aLink({ sees_prices: false })
  const { data } = await open()
  expect(JSON.stringify(data)).not.toMatch(/_cents/)
  const [other] = await add({ title: 'Tub', options: [{ name: 'A tub' }] })
  const stolen = { ...approvalOf(data), selection_id: other?.id, version: other?.version }
  expect((await ask('POST /api/approval/decide', stolen)).status).toBe(404)
  expect((await ask('POST /api/approval/decide', approvalOf(data))).status).toBe(200)
})

test('a link dies with the right of whoever sent it', async () => {
  const { owner, id, add, room } = await aChecklist(opened)
  const [row] = await add(aFloorTile(room))
  const partner = await aMemberOf(opened, owner, { projectId: id, right: 'approve' })
  const email = 'somebody-else@people.test'
  await partner.ask(`POST /api/projectChecklist/${id}/link`, { selection_ids: [row?.id], email })
  const text = opened.mail.mailbox?.list().find(({ to }) => to === email)?.text ?? ''
  const token = /\/a\/([0-9A-Za-z]+)/.exec(text)?.[1] ?? ''
  const open = () => browserOn(opened.app)('POST /api/approval/open', { body: { token } })
  expect((await open()).status).toBe(200)
  const { data } = await owner.ask(`GET /api/project/${id}`)
  const memberId = data.members.find((member) => member.id !== null)?.id
  await owner.ask(`DELETE /api/project_member/${memberId}`)
  expect((await open()).status).toBe(410)
  expect(await checklistOf(owner, id).rows()).toHaveLength(1)
})

test('nobody mails links to a whole list of people', async () => {
  const { owner, id, row } = await aLink()
  const send = (at: number) =>
    owner.ask(`POST /api/projectChecklist/${id}/link`, {
      selection_ids: [row?.id],
      email: `listed-${at}@people.test`,
    })
  const replies = []
  for (let at = 0; at < 30; at += 1) replies.push((await send(at)).status)
  expect([replies.at(-2), replies.at(-1)]).toEqual([200, 429])
})

test('a link that was guessed at too often stands on no list', async () => {
  const { open, owner, id } = await aLink({ pin: '4711' })
  for (let wrong = 0; wrong < 5; wrong += 1) await open({ pin: '0000' })
  expect((await owner.ask<ApprovalLink[]>(`GET /api/projectChecklist/${id}/link`)).data).toEqual([])
})
