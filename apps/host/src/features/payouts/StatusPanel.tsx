import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { payoutMessages as say } from '@showroom/contract/payout/payout.messages'
import { deadlineText } from '@showroom/contract/shared/deadline'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Section } from '../../kit/Section.tsx'
import { payoutPageMessages as messages } from './messages.ts'

/** Where the account stands, and what is missing. */
export const StatusPanel = ({ account }: { account: PayoutAccount }) => {
  const { status, missing, held_until: heldUntil, is_asked_elsewhere: isAskedElsewhere } = account
  const { run, isBusy } = useSubmit(async () => {
    const { data } = await call('POST /api/payout_account/link', {})
    window.location.assign(data.url)
  })
  return (
    <Section title={messages.status}>
      <p className="payout-status" data-status={status}>
        {say.statuses[status]}
      </p>
      {heldUntil && <p>{messages.heldUntil(deadlineText(new Date(heldUntil)))}</p>}
      {missing.length > 0 && (
        <>
          <p id="payout-missing">{messages.missing}</p>
          <ul aria-labelledby="payout-missing">
            {missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      {isAskedElsewhere && (
        <div className="account-actions">
          <button
            type="button"
            className="button quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => void run()}
          >
            {messages.elsewhere}
          </button>
        </div>
      )}
    </Section>
  )
}
