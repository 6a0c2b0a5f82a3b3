import type { Notification } from '@showroom/contract/notification/notification'
import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const at = (created_at: string): Notification => ({
  id: created_at,
  kind: 'order_placed',
  tab: 'order',
  text: '',
  project: null,
  path: null,
  action: null,
  is_pending: false,
  is_read: true,
  can_mute: false,
  created_at,
})

test('a day is the marketplace’s: what came in the evening there is not the next day’s', () => {
  const rows = [
    '2026-11-24T02:00:00Z',
    '2026-11-23T17:00:00Z',
    '2026-11-22T20:00:00Z',
    '2026-11-01T20:00:00Z',
  ]
  const days = byDay(rows.map(at), new Date('2026-11-24T03:00:00Z'))
  expect(days.map(({ name, rows: own }) => [name, own.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['11.01.2026', 1],
  ])
})
