import type { OfficeSettings } from '@showroom/contract/chat/office-hours'
import { expect, test } from 'vitest'
import { aHomeowner } from '../../project/testing/a-homeowner.ts'
import { aPro } from '../../testing/a-pro.ts'
import { aHouseOfChats, chatOf } from '../testing/a-chat.ts'

const { opened, later, now } = aHouseOfChats()

const weekdays = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00', zone: 'America/Los_Angeles' }

test('what a Pro says of their hours stands in the chats of their showroom, and nobody else can say it', async () => {
  const pro = await aPro(opened())
  const owner = await aHomeowner(opened())
  const { id } = await owner.begin({ showroom: pro.vsdId })
  expect((await chatOf(owner, id)).office_hours).toBeNull()
  const settings = { hours: weekdays, is_assistant_on: false }
  expect((await pro.ask<OfficeSettings>('PUT /api/office_hours', settings)).data).toEqual(settings)
  expect((await pro.ask<OfficeSettings>('GET /api/office_hours')).data).toEqual(settings)
  const shown = (await chatOf(owner, id)).office_hours
  expect(shown?.text).toBe('Mon–Fri, 9 AM–5 PM Pacific time')
  later(Date.parse(shown?.changes_at ?? '') - now().getTime() + 1)
  expect((await chatOf(owner, id)).office_hours?.is_open).toBe(!shown?.is_open)
  expect((await owner.ask('PUT /api/office_hours', settings)).status).toBe(403)
})

test('what is no day, no time or no zone is refused in words', async () => {
  const pro = await aPro(opened())
  const wrong = [
    { days: [] },
    { days: [7] },
    { opens: '17:00', closes: '09:00' },
    { opens: '09:10' },
    { zone: 'Mars/Olympus' },
  ]
  for (const change of wrong) {
    const body = { hours: { ...weekdays, ...change }, is_assistant_on: true }
    const { status, errors } = await pro.ask('PUT /api/office_hours', body)
    expect([status, Object.keys(errors ?? {}).length]).toEqual([422, 1])
  }
})
