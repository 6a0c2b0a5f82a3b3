import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { useState } from 'react'
import { lasting, useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { PendingByDay } from './PendingByDay.tsx'
import { PayNow } from './PayNow.tsx'
import { PayoutForm } from './PayoutForm.tsx'
import { PayoutHistory } from './PayoutHistory.tsx'
import { SavedSettings } from './SavedSettings.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { payoutPageMessages as messages } from './messages.ts'
import './Payouts.css'

/** What a Pro or a vendor knows and decides of their payouts. */
export const PayoutPanel = () => {
  const read = useRead('GET /api/payout_account', {})
  return (
    <Loaded read={lasting(read)} rows={5}>
      {({ data }) => <Panel account={data} onChanged={read.replace} onAsked={read.retry} />}
    </Loaded>
  )
}

type Props = {
  account: PayoutAccount
  onChanged: (account: PayoutAccount) => void
  onAsked: () => void
}

const Panel = ({ account, onChanged, onAsked }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const [round, setRound] = useState(0)
  const { saved } = account
  const asked = () => {
    setRound(round + 1)
    onAsked()
  }
  return (
    <div className="payout-panel">
      <StatusPanel account={account} />
      <PayNow account={account} onAsked={asked} />
      <PendingByDay />
      {account.tokens.provider === 'none' ? (
        <p>{messages.notArranged}</p>
      ) : saved && !isEditing ? (
        <SavedSettings saved={saved} onEdit={() => setEditing(true)} />
      ) : (
        <PayoutForm
          account={account}
          onCancel={saved ? () => setEditing(false) : undefined}
          onSaved={(changed) => {
            setEditing(false)
            onChanged(changed)
          }}
        />
      )}
      <PayoutHistory key={round} />
    </div>
  )
}
