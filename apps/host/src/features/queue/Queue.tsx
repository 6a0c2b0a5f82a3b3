import { queueSorts, queueTabs, type QueueTab } from '@showroom/contract/order/order-queue.rules'
import { Suspense } from 'react'
import { useRead } from '../../data/useRead.ts'
import { HeaderActions } from '../../kit/page-header.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { useAddress } from '../../kit/useAddress.ts'
import { lazyInTime } from '../../layout/lazy-in-time.ts'
import { useSession } from '../../session/session.ts'
import { PaperButton } from '../documents/PaperButton.tsx'
import { queueColumns } from './queue-columns.tsx'
import { SetTicked } from './SetTicked.tsx'
import { queueMessages as messages } from './messages.ts'
import './Queue.css'

/** It comes with the press that opens it: the list is there before it. */
const QueueDrawer = lazyInTime(() => import('./QueueDrawer.tsx').then(({ QueueDrawer }) => QueueDrawer))

/** What can be done with several lines at once, by tab. */
const together: Partial<Record<QueueTab, { to: 'vendor_approved' | 'in_progress'; label: string }>> = {
  new: { to: 'vendor_approved', label: messages.approveTicked },
  approved: { to: 'in_progress', label: messages.beginTicked },
}

const togetherIn = (tab: QueueTab, onSet: () => void) => {
  const setting = together[tab]
  if (!setting) return {}
  const bulk = (ids: readonly string[], done: () => void) => (
    <SetTicked
      ids={ids}
      {...setting}
      onSet={() => {
        done()
        onSet()
      }}
    />
  )
  return { bulk }
}

/** The lines of whoever delivers them, by how far they are; one of them opens beside the list. */
export const Queue = () => {
  const type = useSession(({ user }) => user?.type)
  const table = useTable({ sorts: queueSorts, first: 'placed' })
  const { of, show } = useAddress<'tab' | 'page' | 'open'>()
  const tab = queueTabs.find((each) => each === of('tab')) ?? 'new'
  const read = useRead('GET /api/order_queue', { query: { ...table.query, tab } })
  return (
    <div className="queue">
      <HeaderActions>
        <PaperButton
          path="/api/order_pick_list.pdf"
          fileName={messages.pickListFile}
          className="button quiet"
        >
          {messages.pickList}
        </PaperButton>
      </HeaderActions>
      <PressedTabs
        label={messages.whichLines}
        tabs={queueTabs.map((key) => ({ key, name: messages.tab(key), count: read.last?.counts[key] }))}
        pressed={tab}
        isToEdges
        onPress={(key) => {
          table.tick([...table.chosen], false)
          show({ tab: key === 'new' ? null : key, page: null, open: null })
        }}
      />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.line}
        many={messages.lines}
        searchFor={messages.search}
        columns={queueColumns(type)}
        nothing={messages.nothingIn(tab)}
        {...togetherIn(tab, read.retry)}
      />
      <Suspense>
        {table.open !== '' && (
          <QueueDrawer
            key={table.open}
            id={table.open}
            onChanged={read.retry}
            onClose={() => table.show(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
