import type { Selection } from '@showroom/contract/checklist/checklist'
import { paths } from '../../paths.ts'
import { momentOf } from '../../kit/moments.ts'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { AttachedFiles } from './AttachedFiles.tsx'
import { Comments } from './Comments.tsx'
import { History } from './History.tsx'
import { useOpenRowDialog } from './open-row-dialog.ts'
import { OptionCard } from './OptionCard.tsx'
import type { RowProps } from './useChecklist.ts'
import { useDecision } from './useDecision.ts'
import { useIsClientView } from '../../session/client-view.ts'
import { commentMessages } from './comment.messages.ts'
import { toCartMessages } from './to-cart.messages.ts'
import { checklistMessages as messages } from './messages.ts'

/** Options side by side, what may be done with the decision, and what happened to it. */
export const SelectionDetail = ({ row, about, store }: RowProps) => {
  const decision = useDecision({ row, store })
  return (
    <div className="checklist-open">
      {row.instructions && (
        <p className="workspace-quote">
          <span className="visually-hidden">{messages.instructions}: </span>
          {row.instructions}
        </p>
      )}
      <Approval row={row} about={about} />
      <AttachedFiles row={row} store={store} />
      {row.options.length > 0 && (
        <ul className="checklist-options" aria-label={messages.open(row.title)}>
          {row.options.map((option) => (
            <OptionCard
              key={option.id}
              option={option}
              row={row}
              about={about}
              store={store}
              decision={decision}
            />
          ))}
        </ul>
      )}
      <Steps row={row} about={about} decision={decision} />
    </div>
  )
}

const Approval = ({ row: { approval, reason, status }, about }: Pick<RowProps, 'row' | 'about'>) => (
  <>
    {approval && (
      <p className="checklist-approval">
        {messages.approvedBy(approval.name, momentOf(approval.at))}
        {approval.total_cents != null && ` ${messages.forSum(money(approval.total_cents))}`}.
        {approval.is_price_changed && <strong> {messages.priceChanged}</strong>}
        {about.can.buy && <Bought status={status} />}
      </p>
    )}
    {reason && <p className="project-soft">{messages.reason(reason)}</p>}
  </>
)

/** Where it is bought, for whoever buys for the project. */
const Bought = ({ status }: Pick<Selection, 'status'>) => {
  if (status === 'in_cart') return <Link to={paths.cart}> {toCartMessages.seeInCart}</Link>
  if (status === 'ordered' || status === 'delivered')
    return <Link to={paths.orders}> {toCartMessages.seeOrders}</Link>
  return null
}

type StepsProps = Omit<RowProps, 'store'> & { decision: ReturnType<typeof useDecision> }

const Steps = ({ row, about, decision }: StepsProps) => {
  const open = useOpenRowDialog()
  const isClientView = useIsClientView()
  const [seesHistory, setSeesHistory] = useState(false)
  /** Until somebody says otherwise, what was said is there to be read. */
  const [wantsComments, setWantsComments] = useState<boolean | null>(null)
  const seesComments = wantsComments ?? row.comment_count > 0
  const { can, option_id: optionId } = row
  const step = (action: 'skip' | 'reset' | 'request_change' | 'keep' | 'ask' | 'decline', label: string) =>
    can[action] && (
      <button type="button" className="account-plain" onClick={() => decision.begin({ action, optionId })}>
        {label}
      </button>
    )
  const plain = (which: 'edit' | 'file' | 'cost' | 'remove', label: string) => (
    <button type="button" className="account-plain" onClick={() => open({ which, row })}>
      {label}
    </button>
  )
  return (
    <>
      <div className="account-actions">
        {can.add_option && (
          <button type="button" className="button quiet" onClick={() => open({ which: 'option', row })}>
            {messages.addOption}
          </button>
        )}
        {step('decline', messages.decline)}
        {step('ask', messages.ask)}
        {step('skip', messages.skip)}
        {step('reset', messages.reset)}
        {step('request_change', messages.requestChange)}
        {step('keep', messages.keep)}
        {can.change && plain('edit', messages.edit)}
        {can.change && plain('file', messages.addFile)}
        {about.can.note_cost && !isClientView && plain('cost', messages.ownCost)}
        {can.remove && plain('remove', messages.remove)}
        <button type="button" className="account-plain" onClick={() => setWantsComments(!seesComments)}>
          {seesComments ? commentMessages.hideComments : commentMessages.commentCount(row.comment_count)}
        </button>
        <button type="button" className="account-plain" onClick={() => setSeesHistory(!seesHistory)}>
          {seesHistory ? messages.hideHistory : messages.history}
        </button>
      </div>
      {seesComments && <Comments row={row} />}
      {seesHistory && <History key={row.version} row={row} project={about.project_id} />}
    </>
  )
}
