import type { Notification } from '@showroom/contract/notification/notification'
import { useRef, useState } from 'react'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { queryOf, type ShownTab } from './tabs.ts'
import { usePendingCount } from './usePendingCount.ts'

type Change = { is_read?: boolean; is_pending?: false; is_muted?: true }

/** What came after the first page, by the addresses that the server gave. */
type Older = { rows: Notification[]; next: string | null }

/** The list of one tab: its first page, those that follow, and what is done with one of them. */
export const useNotifications = (tab: ShownTab) => {
  const query = queryOf(tab)
  const read = useRead('GET /api/notification', { query })
  const [older, setOlder] = useState<Older | null>(null)
  const first = read.kind === 'ready' ? read.reply.data : []
  const next = older ? older.next : read.kind === 'ready' ? read.reply.next : null

  const more = useSubmit(async () => {
    if (next === null) return
    const before = new URL(next, location.origin).searchParams.get('before') ?? ''
    const reply = await call('GET /api/notification', { query: { ...query, before } })
    setOlder((now) => ({ rows: [...(now?.rows ?? []), ...reply.data], next: reply.next }))
  })

  /** Of what is there when the answer comes. */
  const changeAll = (by: (row: Notification) => Notification) => {
    read.change((rows) => rows.map(by))
    setOlder((now) => now && { ...now, rows: now.rows.map(by) })
  }

  const putOne = useSubmit(async (id: string, body: Change) => {
    const { data, message } = await call('PUT /api/notification/{id}', { params: { id }, body })
    changeAll((row) => (row.id === id ? data.notification : row))
    usePendingCount.getState().tell(data.pending_count)
    if (message) toast.success(message)
  })

  // One after the other: a second press while the first is under way is not lost.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const put = (id: string, body: Change) => {
    last.current = last.current.then(() => putOne.run(id, body))
  }

  const readAll = useSubmit(async () => {
    const { data, message } = await call('PUT /api/notification', { body: { is_read: true } })
    changeAll((row) => ({ ...row, is_read: true }))
    usePendingCount.getState().tell(data.pending_count)
    if (message) toast.success(message)
  })

  const rows = [...first, ...(older?.rows ?? [])].filter((row) => tab !== 'pending' || row.is_pending)
  return { read, rows, hasMore: next !== null, more, put, readAll }
}
