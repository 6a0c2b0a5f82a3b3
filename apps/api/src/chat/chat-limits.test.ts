import { expect, test } from 'vitest'
import { aHouseOfChats } from './testing/a-chat.ts'

const { aChat, say } = aHouseOfChats()

test.each([
  ['nothing at all', { body: '  ' }],
  ['more than a message holds', { body: 'x'.repeat(8_001) }],
  ['eleven files', { files: Array.from({ length: 11 }, (_, n) => `f${n}`) }],
  ['a file that never was', { files: ['nonesuch'] }],
  ['a name that is none', { client_id: '' }],
])('%s is refused in words', async (_what, body) => {
  const { owner, id } = await aChat()
  const { status, errors } = await say(owner, id, body)
  expect([status, Object.keys(errors ?? {}).length]).toEqual([422, 1])
})

test('card numbers are never kept', async () => {
  const { owner, id } = await aChat()
  expect((await say(owner, id, { body: 'My card is 4242 4242 4242 4242' })).status).toBe(422)
})

test('nobody writes more than ten in ten seconds', async () => {
  const { owner, id } = await aChat()
  const statuses: number[] = []
  for (let nth = 0; nth < 11; nth += 1)
    statuses.push(
      (await owner.ask('POST /api/projectChat', { project: id, client_id: `fast${nth}`, body: 'a' })).status,
    )
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
