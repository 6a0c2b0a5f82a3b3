import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useReadOf } from '../../data/useRead.ts'
import { aiCall } from './ai-call.ts'
import { useAiSession } from './ai-session.ts'
import { BuyCredits } from './BuyCredits.tsx'
import { creditMessages as credit } from './credit.messages.ts'
import { designAiMessages as messages } from './messages.ts'
import { Purchases } from './Purchases.tsx'

/** How many credits there are; pressed, where they came from and where they went. */
export const CreditDialog = () => {
  const [isOpen, setOpen] = useState(false)
  const credits = useAiSession((session) => session.credits)
  if (!credits) return null
  return (
    <>
      <button type="button" className="ai-credits" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <strong>{messages.credits(credits.balance)}</strong>
        {credits.reserved > 0 && <small>{messages.reserved(credits.reserved)}</small>}
      </button>
      {isOpen && (
        <Dialog title={credit.title} onClose={() => setOpen(false)}>
          <Credits />
        </Dialog>
      )}
    </>
  )
}

const Credits = () => {
  const balance = useAiSession((session) => session.credits?.balance)
  const isMinor = useAiSession((session) => session.user?.is_minor ?? false)
  const read = useReadOf(['POST /api/AI/get_credits', balance], (signal) =>
    aiCall('POST /api/AI/get_credits', { body: {}, signal }),
  )
  return (
    <Loaded read={read}>
      {({ data }) => (
        <div className="ai-dialog">
          {isMinor ? (
            <p className="ai-note">{say.adultsOnly}</p>
          ) : (
            data.packs.length > 0 && <BuyCredits packs={data.packs} />
          )}
          <Purchases purchases={data.purchases} onChanged={read.retry} />
          <Movements movements={data.movements} />
        </div>
      )}
    </Loaded>
  )
}

type Told = ReplyFor<'POST /api/AI/get_credits'>['data']

const Movements = ({ movements }: Pick<Told, 'movements'>) => (
  <section>
    <h3>{credit.movements}</h3>
    {movements.length === 0 ? (
      <p className="ai-soft">{messages.noHistory}</p>
    ) : (
      <table className="ai-movements">
        <tbody>
          {movements.map(({ kind, amount, at }, index) => (
            <tr key={`${at} ${index}`}>
              <th scope="row">{messages.movement[kind]}</th>
              <td>{new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}</td>
              <td>{amount > 0 ? `+${amount}` : `−${-amount}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
