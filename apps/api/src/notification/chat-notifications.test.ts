import type { Notification } from '@showroom/contract/notification/notification'
import { expect, test } from 'vitest'
import { aHouseOfChats, chatOf } from '../chat/testing/a-chat.ts'
import type { Homeowner } from '../project/testing/a-homeowner.ts'
import { doJobs } from '../testing/do-jobs.ts'

const { aChat, later, opened, say } = aHouseOfChats()

const told = async ({ ask }: Homeowner): Promise<string[]> => {
  expect(await doJobs(opened())).toEqual([])
  const { data } = await ask<Notification[]>('GET /api/notification')
  return data.filter(({ tab }) => tab === 'message').map(({ text }) => text)
}

test('who does not look is told of a talk once until they read it, and of each time that they are named', async () => {
  const { owner, member, id } = await aChat()
  const { people } = await chatOf(owner, id)
  const named = people.find(({ role }) => role === 'client')?.id
  await say(owner, id)
  expect(await told(member)).toEqual([])
  await say(owner, id)
  later(61_000)
  expect(await told(member)).toEqual(['Ada writes in “Main bath”.'])
  expect(await told(owner)).toEqual([])
  await say(owner, id, { mentions: [named] })
  later(61_000)
  expect(await told(member)).toEqual([
    'Ada names you in the chat of “Main bath”.',
    'Ada writes in “Main bath”.',
  ])
})

test('who reads along is told nothing', async () => {
  const { owner, member, id } = await aChat()
  await say(owner, id)
  await member.ask('POST /api/projectChat/seen', { project: id, no: 1 })
  later(61_000)
  expect(await told(member)).toEqual([])
  await say(owner, id)
  later(61_000)
  expect(await told(member)).toEqual(['Ada writes in “Main bath”.'])
})
