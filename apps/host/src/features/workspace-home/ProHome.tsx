import type { ProHome as Home } from '@showroom/contract/workspace/workspace'
import { dollars } from '@showroom/contract/shared/money-text'
import type { Balance } from '@showroom/contract/balance/balance'
import { callInProView } from '../../data/call.ts'
import { bothOf, useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { useChosenSeat, useSeesEarnings } from '../../session/chosen-seat.ts'
import { useIsClientView } from '../../session/client-view.ts'
import { HeldFigure } from '../client-view/HeldFigure.tsx'
import { Section } from '../../kit/Section.tsx'
import { Figure } from './Figure.tsx'
import { MoneyFigures } from './MoneyFigures.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { SetUp } from './SetUp.tsx'
import { ShowroomCard } from './ShowroomCard.tsx'
import { proStep } from './set-up-step.ts'
import { homeMessages as messages } from './messages.ts'
import './WorkspaceHome.css'

/** /account/home of a Pro: the money, the month, what waits, and what is left until the first client can come. */
export const ProHome = () => {
  const isClientView = useIsClientView()
  const seesEarnings = useSeesEarnings()
  return isClientView || !seesEarnings ? <HomeWithoutMoney hasHeld={seesEarnings} /> : <HomeInProView />
}

const HomeInProView = () => {
  const isOwn = useChosenSeat() === null
  const home = useRead('GET /api/workspace/pro_home', {})
  const balance = useRead('GET /api/balance', {})
  return (
    <Loaded read={bothOf(home, balance)} rows={4}>
      {([{ data }, { data: money }]) => (
        <>
          <dl className="home-figures">
            <MoneyFigures balance={money} />
            <Figures home={data} />
          </dl>
          <NeedsYou balance={money} />
          {isOwn && <SetUp steps={data.set_up.map(proStep)} liveSentence={messages.isLive} />}
          <OwnShowroom home={data} />
        </>
      )}
    </Loaded>
  )
}

/** The balance is not asked for; what is left to set up is the Pro's business, too. */
const HomeWithoutMoney = ({ hasHeld }: { hasHeld: boolean }) => {
  const home = useRead('GET /api/workspace/pro_home', {})
  return (
    <Loaded read={home} rows={4}>
      {({ data }) => (
        <>
          <dl className="home-figures">
            {hasHeld && <HiddenFigures />}
            <Figures home={data} />
          </dl>
          <NeedsYou balance={null} />
          <OwnShowroom home={data} />
        </>
      )}
    </Loaded>
  )
}

const OwnShowroom = ({ home: { showroom } }: { home: Home }) => (
  <Section title={messages.yourShowroom} about={messages.aboutShowroom}>
    {showroom ? (
      <ShowroomCard vsdId={showroom.vsd_id} name={showroom.company_name} />
    ) : (
      <p>{messages.notOpen}</p>
    )}
  </Section>
)

const HiddenFigures = () => (
  <>
    <Figure
      name={messages.pending}
      value={
        <HeldFigure what={messages.pending} ask={async () => dollars((await heldBalance()).pending_cents)} />
      }
    />
    <Figure
      name={messages.available}
      value={
        <HeldFigure
          what={messages.available}
          ask={async () => dollars((await heldBalance()).available_cents)}
        />
      }
    />
  </>
)

const heldBalance = async (): Promise<Balance> => (await callInProView('GET /api/balance', {})).data

const Figures = ({ home: { funnel, month } }: { home: Home }) => (
  <>
    <Figure
      name={messages.ordersThisMonth}
      value={month.orders.toLocaleString('en-US')}
      about={month.sales_cents === undefined ? undefined : messages.sales(dollars(month.sales_cents))}
    />
    <Figure
      name={messages.lastThirtyDays}
      value={messages.funnel(funnel.visits, funnel.carts, funnel.orders)}
      about={messages.funnelWords}
    />
  </>
)
