import type { ContentSheet } from '@showroom/contract/content/content'
import type { PublishedTexts } from '@showroom/contract/site/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { chatOf } from '../chat/testing/a-chat.ts'
import { anAdmin } from '../order/testing/staff.store.ts'
import { aHomeowner, aMemberOf } from '../project/testing/a-homeowner.ts'
import { smallHost } from '../site/testing/small-host.ts'
import { aPro } from '../testing/a-pro.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'

/** As the host's build does it: what was published stands in place of what it brings along. */
const texts = ({ faq }: PublishedTexts) =>
  (faq ?? [{ id: 'gravel-roads', question: 'Do trucks take gravel roads?' }]).map(({ id, question }) => ({
    kind: 'answer' as const,
    title: question,
    text: question,
    path: `/faq#${id}`,
  }))

let opened: Awaited<ReturnType<typeof openTestApp>>
/** Monday, 10 in the evening, Pacific. */
let now = new Date('2026-11-24T06:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({}, () => now, { loadHost: async () => ({ ...smallHost, texts }) })
})
afterAll(() => opened.close())

const answered = async (question: string) => {
  const pro = await aPro(opened)
  const hours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', zone: 'America/Los_Angeles' }
  await pro.ask('PUT /api/office_hours', { hours, is_assistant_on: true })
  const owner = await aHomeowner(opened)
  const { id } = await owner.begin({ showroom: pro.vsdId })
  await aMemberOf(opened, owner, { projectId: id, role: 'pro', right: 'suggest' })
  await owner.ask('POST /api/projectChat', { project: id, client_id: 'one', body: question })
  now = new Date(now.getTime() + 6_000)
  await doJobs(opened)
  const { Project_chats: chats } = await chatOf(owner, id)
  return chats.find(({ kind }) => kind === 'assistant')?.body ?? ''
}

test('a client is answered from the questions that are published, and until then from those of the build', async () => {
  expect(await answered('Do trucks take gravel roads?')).toContain('/showroom/faq#gravel-roads')
  const { token } = await anAdmin(opened.db, { now })
  const call = <Data>(calling: string, body?: object) =>
    browserOn(opened.app)<Data>(calling, { token, ...(body ? { body } : {}) })
  const { data } = await call<ContentSheet>('GET /api/admin/content?name=faq')
  const items = [{ id: 'one', topic: 'my-order', question: 'Do you deliver to Alaska?', answer: 'We do.' }]
  const at = { name: 'faq', version: data.version }
  const saved = await call<ContentSheet>('PUT /api/admin/content', { ...at, items })
  await call('POST /api/admin/content/publish', { ...at, version: saved.data.version })
  expect(await answered('Do you deliver to Alaska?')).toContain('/showroom/faq#do-you-deliver-to-alaska')
  expect(await answered('Do trucks take gravel roads?')).not.toContain('#gravel-roads')
})
