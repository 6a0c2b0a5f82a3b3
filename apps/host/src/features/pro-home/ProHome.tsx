import type { ProHome as Home } from '@showroom/contract/workspace/workspace'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { Balance } from '@showroom/contract/balance/balance'
import { bothOf, useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { SetUp } from './SetUp.tsx'
import { ShowroomCard } from './ShowroomCard.tsx'
import { proHomeMessages as messages } from './messages.ts'
import './ProHome.css'

/** /account/home of a Pro: the money, the month, what waits, and what is left until the first client can come. */
export const ProHome = () => {
  const home = useRead('GET /api/workspace/pro_home', {})
  const balance = useRead('GET /api/balance', {})
  return (
    <Loaded read={bothOf(home, balance)} rows={4}>
      {([{ data }, { data: money }]) => (
        <>
          <Figures home={data} balance={money} />
          <NeedsYou balance={money} />
          <SetUp steps={data.set_up} />
          <Section title={messages.yourShowroom} about={messages.aboutShowroom}>
            {data.showroom ? (
              <ShowroomCard vsdId={data.showroom.vsd_id} name={data.showroom.company_name} />
            ) : (
              <p>{messages.notOpen}</p>
            )}
          </Section>
        </>
      )}
    </Loaded>
  )
}

const Figures = ({ home: { funnel, month }, balance }: { home: Home; balance: Balance }) => {
  const next = balance.releases.find(({ on }) => on !== null)
  return (
    <dl className="home-figures">
      <Figure
        name={messages.pending}
        value={dollars(balance.pending_cents)}
        about={next?.on ? messages.nextRelease(shownDay(next.on)) : messages.nothingPending}
      />
      <Figure name={messages.available} value={dollars(balance.available_cents)} />
      <Figure
        name={messages.ordersThisMonth}
        value={month.orders.toLocaleString('en-US')}
        about={messages.sales(dollars(month.sales_cents))}
      />
      <Figure
        name={messages.lastThirtyDays}
        value={messages.funnel(funnel.visits, funnel.carts, funnel.orders)}
        about={messages.funnelWords}
      />
    </dl>
  )
}

const Figure = ({ name, value, about }: { name: string; value: string; about?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {about && <small>{about}</small>}
    </dd>
  </div>
)
