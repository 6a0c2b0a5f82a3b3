import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { statusTones, statusWords } from '@showroom/contract/checklist/selection-status.messages'
import { shownOption } from '@showroom/contract/checklist/shown-rows.rules'
import { useId, useRef, useState } from 'react'
import { dayText, money } from '../ui/format.ts'
import { useStore } from '../shop/context.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { AddOption } from './AddOption.tsx'
import { checklistWords as words } from './messages.ts'
import type { OpenedChecklist } from './open-checklist.ts'
import { OptionCard } from './OptionCard.tsx'
import { Steps } from './Steps.tsx'
import { useDecide } from './useDecide.ts'
import { WordsForm } from './WordsForm.tsx'

const loadPresent = () => import('../presence/row-door.ts')
/** What was said comes when it is read. */
const loadComments = () => import('../checklist-comments/comments-door.ts')

export type DecisionProps = { row: Selection; about: ChecklistAbout; list: OpenedChecklist }

/** One decision: a line, and behind it the options side by side. */
export const Decision = ({ row, about, list }: DecisionProps) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const here = useStore(list.view, (view) => view.here)
  /** Whoever has it in hand says so to the others. */
  const beHere = () => here?.goTo({ selection: row.id, field: '' })
  return (
    <li className="checklist-row" part="decision" onFocus={beHere} onPointerDown={beHere}>
      <button
        ref={opener}
        type="button"
        className="checklist-opener"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="checklist-title">{row.title}</span>
        <span className="checklist-choice">{choiceOf(row)}</span>
        <span className="checklist-facts">{factsOf(row)}</span>
        <span className="checklist-status" data-tone={statusTones[row.status]}>
          {statusWords[row.status]}
        </span>
        <Icon name="chevron" size={18} />
        {here && <Lazy load={loadPresent} widget={{ here, selection: row.id }} />}
      </button>
      {isOpen && (
        <div id={id} className="checklist-open">
          <Opened row={row} about={about} list={list} onDone={() => opener.current?.focus()} />
        </div>
      )}
    </li>
  )
}

const choiceOf = (row: Selection): string => {
  const option = shownOption(row)
  if (!option) return words.noneYet
  return option.id === row.option_id || row.options.length === 1
    ? option.name
    : words.options(row.options.length)
}

const factsOf = (row: Selection): string => {
  const cents = row.approved_cents ?? row.expected_cents
  return [
    ...(cents == null ? [] : [money(cents)]),
    ...(row.due === null ? [] : [words.due(dayText(row.due))]),
    ...(row.late_days > 0 ? [words.lateDays(row.late_days)] : []),
  ].join(' · ')
}

const Opened = ({ row, about, list, onDone }: DecisionProps & { onDone: () => void }) => {
  const deciding = useDecide(row, { list, onDone })
  const [isAdding, setAdding] = useState(false)
  /** Until somebody says otherwise, what was said is there to be read. */
  const [wantsComments, setWantsComments] = useState<boolean | null>(row.comment_count > 0 || null)
  const seesComments = wantsComments ?? row.comment_count > 0
  const { approval } = row
  return (
    <>
      {row.instructions && <p className="checklist-quote">{row.instructions}</p>}
      {approval && (
        <p>
          {words.approvedBy(approval.name)}
          {approval.total_cents != null && ` ${words.forSum(money(approval.total_cents))}`}.
        </p>
      )}
      {row.reason && <p className="checklist-quote">{row.reason}</p>}
      {row.options.length > 0 && (
        <ul className="checklist-options" aria-label={words.optionsOf(row.title)}>
          {row.options.map((option) => (
            <OptionCard key={option.id} option={option} row={row} deciding={deciding} />
          ))}
        </ul>
      )}
      <Steps
        row={row}
        deciding={deciding}
        onAdd={() => setAdding(!isAdding)}
        isAdding={isAdding}
        onComments={() => setWantsComments(!seesComments)}
        seesComments={seesComments}
      />
      {isAdding && (
        <AddOption
          row={row}
          about={about}
          onAdded={(changed) => {
            list.take(changed)
            setAdding(false)
            onDone()
          }}
        />
      )}
      {deciding.asking && <WordsForm key={deciding.asking.action} row={row} deciding={deciding} />}
      {deciding.refused && (
        <p className="checklist-error" role="alert">
          {deciding.refused}
        </p>
      )}
      {seesComments && (
        <Lazy
          load={loadComments}
          widget={{ row }}
          failed={(retry) => <ErrorState title={words.commentsFailed} onRetry={retry} />}
        />
      )}
    </>
  )
}
