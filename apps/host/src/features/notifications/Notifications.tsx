import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { byDay } from './days.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { type ShownTab, shownTabs, tabIn } from './tabs.ts'
import { useNotifications } from './useNotifications.ts'
import { usePendingCount } from './usePendingCount.ts'
import { notificationMessages as messages } from './messages.ts'
import '../account/Account.css'
import './Notifications.css'

/** /notification: which tab is open comes back with the address. */
export const Notifications = () => {
  const [query, setQuery] = useSearchParams()
  usePageTitle(messages.title)
  const tab = tabIn(query)
  const show = (shown: ShownTab) => setQuery(shown === 'all' ? {} : { tab: shown })
  return <NotificationList key={tab} tab={tab} onShow={show} />
}

const nameOf = (tab: ShownTab, pending: number): string => {
  if (tab === 'all') return messages.all
  if (tab !== 'pending') return messages.tabNames[tab]
  return pending > 0 ? messages.needsYouCount(pending) : messages.needsYou
}

type Props = { tab: ShownTab; onShow: (tab: ShownTab) => void }

const NotificationList = ({ tab, onShow }: Props) => {
  const list = useNotifications(tab)
  const pending = usePendingCount(({ count }) => count)
  const [now] = useState(() => new Date())
  const { read, rows, readAll } = list
  return (
    <div className="page notifications">
      <header className="page-head notifications-head">
        <h1>{messages.title}</h1>
        <div className="notifications-ways">
          <button
            type="button"
            className="button quiet"
            disabled={!list.hasMore && !rows.some((row) => !row.is_read)}
            aria-disabled={readAll.isBusy || undefined}
            onClick={() => void readAll.run()}
          >
            {messages.markAllRead}
          </button>
          <Link className="button quiet" to={`${paths.accountPanel('settings')}#notifications`}>
            {messages.preferences}
          </Link>
        </div>
      </header>
      <PressedTabs
        label={messages.show}
        isToEdges
        tabs={shownTabs.map((key) => ({ key, name: nameOf(key, pending) }))}
        pressed={tab}
        onPress={onShow}
      />
      <Loaded read={read} rows={4}>
        {() =>
          rows.length === 0 && !list.hasMore ? (
            <Nothing tab={tab} onAll={() => onShow('all')} />
          ) : (
            <Days list={list} now={now} />
          )
        }
      </Loaded>
    </div>
  )
}

const Days = ({ list, now }: { list: ReturnType<typeof useNotifications>; now: Date }) => (
  <div className="notification-days">
    {byDay(list.rows, now).map(({ day, name, rows }) => (
      <section key={day} aria-label={name}>
        <h2>{name}</h2>
        <ul>
          {rows.map((row) => (
            <NotificationRow
              key={row.id}
              row={row}
              now={now}
              onChange={(change) => list.put(row.id, change)}
            />
          ))}
        </ul>
      </section>
    ))}
    {list.hasMore && (
      <button
        type="button"
        className="button quiet"
        aria-disabled={list.more.isBusy || undefined}
        onClick={() => void list.more.run()}
      >
        {list.more.isBusy ? messages.loadingMore : messages.showMore}
      </button>
    )}
  </div>
)

const Nothing = ({ tab, onAll }: { tab: ShownTab; onAll: () => void }) => (
  <Empty picture="empty-orders" sentence={tab === 'pending' ? messages.nothingNeedsYou : messages.caughtUp}>
    {tab === 'all' ? (
      <Link className="button" to={paths.shop}>
        {messages.goOnShopping}
      </Link>
    ) : (
      <button type="button" className="button" onClick={onAll}>
        {messages.showAll}
      </button>
    )}
  </Empty>
)
