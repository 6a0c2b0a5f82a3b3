import { usePageTitle } from '../../layout/usePageTitle.ts'
import { useSession } from '../../session/session.ts'
import { PayoutPanel } from './PayoutPanel.tsx'
import { payoutPageMessages as messages } from './messages.ts'
import '../account/Account.css'
import './Payouts.css'

/** /payout_setup: who is paid, to which bank and when (specification §2). */
export const PayoutSetup = () => {
  usePageTitle(messages.title)
  const type = useSession(({ user }) => user?.type)
  const isPro = type === 'Contractor' || type === 'Vendor'
  return (
    <div className="page payout-page">
      <div className="page-head">
        <h1>{messages.title}</h1>
      </div>
      {isPro ? <PayoutPanel /> : <p>{messages.onlyPros}</p>}
    </div>
  )
}
