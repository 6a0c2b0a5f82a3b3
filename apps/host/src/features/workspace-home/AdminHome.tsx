import type { AdminHome as Home } from '@showroom/contract/workspace/admin-home'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { panelWith } from './admin-need.ts'
import { AdminNeeds } from './AdminNeeds.tsx'
import { Figure } from './Figure.tsx'
import { adminHomeMessages as messages } from './admin.messages.ts'
import './WorkspaceHome.css'

/** /account/home of an Admin: how the day goes, and what waits. */
export const AdminHome = () => {
  const home = useRead('GET /api/workspace/admin_home', {})
  return (
    <Loaded read={home} rows={4}>
      {({ data }) => (
        <>
          <dl className="home-figures">
            <Figures home={data} />
          </dl>
          <AdminNeeds needs={data.needs} />
        </>
      )}
    </Loaded>
  )
}

/** Each leads to the list that it is the sum of. */
const Figures = ({ home: { day, today, month } }: { home: Home }) => {
  const [from, first] = [shownDay(day), shownDay(`${day.slice(0, 7)}-01`)]
  const profitToday = panelWith('profit', { from, to: from })
  return (
    <>
      <Figure
        name={messages.ordersToday}
        to={panelWith('orders', { from, to: from })}
        value={today.orders.toLocaleString('en-US')}
        about={messages.worth(dollars(today.ordered_cents))}
      />
      <Figure
        name={messages.takenToday}
        to={profitToday}
        value={dollars(today.taken_cents)}
        about={messages.takenAbout}
      />
      <Figure
        name={messages.shareToday}
        to={profitToday}
        value={dollars(today.platform_cents)}
        about={messages.taxBeside(dollars(today.tax_cents))}
      />
      <Figure
        name={messages.thisMonth}
        to={panelWith('profit', { from: first, to: from })}
        value={dollars(month.taken_cents)}
        about={messages.monthAbout(month.orders, dollars(month.platform_cents))}
      />
    </>
  )
}
