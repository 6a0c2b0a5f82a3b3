import type { SavedReply } from '@showroom/contract/chat/saved-reply'
import { expect, test } from 'vitest'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { aPro } from '../../testing/a-pro.ts'
import { aHouseOfChats } from '../testing/a-chat.ts'

const { opened } = aHouseOfChats()

test('a Pro keeps replies in their order for themselves, and what is kept is replaced whole', async () => {
  const pro = await aPro(opened())
  const other = await aPro(opened())
  const owner = await aHomeowner(opened())
  const keep = (replies: object[]) => pro.ask<SavedReply[]>('PUT /api/saved_replies', { replies })
  const [times, measure] = [
    { name: 'Lead times', body: 'Three weeks, as a rule.' },
    { name: 'How to measure', body: 'At three heights;\nthe smallest counts.' },
  ]
  expect((await keep([times, measure])).data).toEqual([times, measure])
  await Promise.all([keep([measure]), keep([measure])])
  expect((await pro.ask<SavedReply[]>('GET /api/saved_replies')).data).toEqual([measure])
  expect((await other.ask<SavedReply[]>('GET /api/saved_replies')).data).toEqual([])
  expect((await keep([])).data).toEqual([])
  for (const wrong of [
    [{ name: ' ', body: 'x' }],
    [{ name: 'x', body: '' }],
    [times, { ...times, name: 'lead TIMES' }],
    Array.from({ length: 51 }, (_, nth) => ({ name: `${nth}`, body: 'x' })),
  ])
    expect((await keep(wrong)).status).toBe(422)
  expect((await owner.ask('GET /api/saved_replies')).status).toBe(403)
})
