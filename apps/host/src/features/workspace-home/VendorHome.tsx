import type { VendorHome as Home } from '@showroom/contract/workspace/workspace'
import { dollars } from '@showroom/contract/shared/money-text'
import { bothOf, useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Figure } from './Figure.tsx'
import { MoneyFigures } from './MoneyFigures.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { SetUp } from './SetUp.tsx'
import { vendorStep } from './set-up-step.ts'
import { homeMessages as messages } from './messages.ts'
import './WorkspaceHome.css'

/** /account/home of a vendor: the money, what was sold, what waits, and what is left until goods are sold. */
export const VendorHome = () => {
  const isComplete = useSession(({ user }) => user?.status === 'Active')
  const home = useRead('GET /api/workspace/vendor_home', {})
  const balance = useRead('GET /api/balance', {})
  return (
    <Loaded read={bothOf(home, balance)} rows={4}>
      {([{ data }, { data: money }]) => (
        <>
          <dl className="home-figures">
            <MoneyFigures balance={money} />
            <Sold home={data} />
          </dl>
          <NeedsYou balance={money} more={sentBack(data)} />
          <SetUp
            steps={data.set_up.map(vendorStep)}
            liveSentence={messages.goodsAreSold}
            standing={isComplete ? messages.approvedVendor : messages.admittedVendor}
          />
        </>
      )}
    </Loaded>
  )
}

const Sold = ({ home: { month, goods } }: { home: Home }) => (
  <>
    <Figure
      name={messages.soldThisMonth}
      value={dollars(month.sales_cents)}
      about={messages.lines(month.lines)}
    />
    <Figure
      name={messages.inShops}
      value={goods.active.toLocaleString('en-US')}
      about={messages.stock(goods.low, goods.out)}
    />
  </>
)

const sentBack = ({ goods: { rejected } }: Home) =>
  rejected === 0
    ? []
    : [{ to: `${paths.accountPanel('products')}?status=rejected`, words: messages.rejected(rejected) }]
