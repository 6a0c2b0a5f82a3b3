import { expect, test } from 'vitest'
import { aMemberOf } from '../project/testing/a-homeowner.ts'
import { aHouseOfChats, chatOf } from './testing/a-chat.ts'
import { makeProOf } from './testing/pro.store.ts'

const { aChat, later, opened, say } = aHouseOfChats()
const hourMs = 3_600_000

test('within what time a Pro usually answers is said once they have answered five times', async () => {
  const { owner, id } = await aChat()
  const colleague = await aMemberOf(opened(), owner, { projectId: id, role: 'designer', right: 'suggest' })
  const pro = await aMemberOf(opened(), owner, { projectId: id, role: 'designer', right: 'suggest' })
  await makeProOf(opened().db, { email: pro.email, showroom: 'HARVEST2' })
  const within = async () => (await chatOf(owner, id)).answers_within
  for (let turn = 1; turn <= 5; turn += 1) {
    expect(await within()).toBeNull()
    await say(owner, id, { body: 'When does it come?' })
    later(2 * hourMs)
    // The client waits from their first word on; what others say is no answer of the Pro.
    await say(owner, id, { body: 'Hello?' })
    await say(colleague, id, { body: 'I do not know.' })
    later(hourMs)
    await say(pro, id, { body: 'On Monday.' })
    await say(pro, id, { body: 'Or on Tuesday.' })
  }
  expect(await within()).toBe('4_hours')
  const { owner: other, id: another } = await aChat()
  expect((await chatOf(other, another)).answers_within).toBe('4_hours')
})
