import type { Selection } from '@showroom/contract/checklist/checklist'
import { Button } from '../ui/Button.tsx'
import { checklistWords as words } from './messages.ts'
import type { Deciding } from './useDecide.ts'

const steps = ['decline', 'ask', 'skip', 'reset', 'request_change', 'keep'] as const

type Props = {
  row: Selection
  deciding: Deciding
  onAdd: () => void
  isAdding: boolean
  onComments: () => void
  seesComments: boolean
}

/** What may be done with the decision as a whole; who may what is the server's word. */
export const Steps = ({ row, deciding, onAdd, isAdding, onComments, seesComments }: Props) => (
  <div className="checklist-ways">
    {row.can.add_option && (
      <Button onClick={onAdd}>
        {isAdding ? words.stopAdding : words.addOption}
        <span className="said"> {row.title}</span>
      </Button>
    )}
    {steps
      .filter((action) => row.can[action])
      .map((action) => (
        <Button
          key={action}
          kind="quiet"
          isBusy={deciding.isBusy}
          onClick={() => deciding.begin({ action, optionId: row.option_id })}
        >
          {words.steps[action]}
          <span className="said"> {row.title}</span>
        </Button>
      ))}
    <Button kind="quiet" onClick={onComments}>
      {seesComments ? words.hideComments : words.comments(row.comment_count)}
      <span className="said"> {row.title}</span>
    </Button>
  </div>
)
