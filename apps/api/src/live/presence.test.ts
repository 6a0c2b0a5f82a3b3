import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountByEmail } from '../account/account.store.ts'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { aHomeowner, aMemberOf, aProject } from '../project/testing/a-homeowner.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aStream } from './testing/a-stream.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let address: string
beforeAll(async () => {
  opened = await openTestApp()
  await fillShelf(opened.db)
  address = await opened.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.close())

const listen = (token: string, project: string) =>
  aStream(`${address}/api/live?project=${project}`, { authorization: `Bearer ${token}` })
const soon = { timeout: 10_000, interval: 20 }

test('who opens a decision is seen there by the others, and not by themselves', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id })
  const [ofOwner, ofMember] = [await listen(owner.token, id), await listen(member.token, id)]
  const account = await accountByEmail(opened.db, member.email)
  const said = { selection: 'tile', field: 'due_on', is_here: true }
  await member.ask('POST /api/live/presence', { project: id, ...said })
  await owner.ask('POST /api/live/presence', { project: id, is_here: false })
  const seen = { from: account?.publicId, data: { name: account?.firstName, ...said } }
  await expect
    .poll(() => ofOwner.events().filter(({ event }) => event === 'presence'), soon)
    .toMatchObject([{ data: seen }])
  await expect
    .poll(() => ofMember.events().filter(({ event }) => event === 'presence'), soon)
    .toMatchObject([{ data: { data: { is_here: false, selection: null } } }])
  // It carries no number: nobody comes back for it.
  expect(ofOwner.events().find(({ event }) => event === 'presence')?.id).toBeNull()
})

test('a stranger is nowhere in a project, and a field is a name', async () => {
  const { owner, id } = await aProject(opened)
  const stranger = await aHomeowner(opened)
  expect(await stranger.ask('POST /api/live/presence', { project: id })).toMatchObject({ status: 404 })
  const odd = await owner.ask('POST /api/live/presence', { project: id, field: '<b>' })
  expect(odd).toMatchObject({ status: 422 })
})
