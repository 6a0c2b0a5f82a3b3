import type { ChecklistAbout, Selection, SelectionConflict } from '@showroom/contract/checklist/checklist'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { agoOf } from '../../kit/moments.ts'
import type { Conflicted } from './SelectionDialog.tsx'
import { fieldWords } from '@showroom/contract/checklist/selection-field.messages'
import { deciderWords, qtySourceWords } from './words.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = Conflicted & {
  about: ChecklistAbout
  onSaved: (row: Selection) => void
  /** Every field is one's own or theirs. */
  onSettled: () => void
}

/** Both versions of each field that two people changed: nobody's words are lost before one of them is chosen. */
export const ConflictBar = ({ row: first, conflicts, about, onSaved, onSettled }: Props) => {
  const [row, setRow] = useState(first)
  const [left, setLeft] = useState<readonly SelectionConflict[]>(conflicts)
  const settle = (rest: readonly SelectionConflict[]) => {
    setLeft(rest)
    if (rest.length === 0) onSettled()
  }
  const without = (field: string) => left.filter((each) => each.field !== field)
  const { run, isBusy } = useSubmit(async ({ field, mine }: SelectionConflict) => {
    const body = { seen: row.seq, set: { [field]: mine } }
    const reply = await call('PUT /api/projectChecklist/{id}', { params: { id: row.id }, body })
    onSaved(reply.data)
    setRow(reply.data)
    settle([...without(field), ...reply.conflicts])
  })
  return (
    <div className="form" role="alert">
      <p>{messages.conflictTitle}</p>
      {left.map((conflict) => (
        <section key={conflict.field} className="checklist-conflict">
          <h3>{fieldWords[conflict.field] ?? conflict.field}</h3>
          <p className="project-soft">
            {messages.conflict(
              conflict.by ?? messages.somebody,
              conflict.at ? agoOf(conflict.at, new Date()) : '',
            )}
          </p>
          <dl className="checklist-versions">
            <dt>{messages.mine}</dt>
            <dd>{wordsOf(conflict.field, conflict.mine, about)}</dd>
            <dt>{messages.theirs}</dt>
            <dd>{wordsOf(conflict.field, conflict.theirs, about)}</dd>
          </dl>
          <div className="account-actions">
            <button
              type="button"
              className="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void run(conflict)}
            >
              {messages.keepMine}
            </button>
            <button type="button" className="button quiet" onClick={() => settle(without(conflict.field))}>
              {messages.useTheirs}
            </button>
          </div>
        </section>
      ))}
    </div>
  )
}

/** A field's value as people read it. */
const wordsOf = (field: string, value: unknown, { rooms, pools }: ChecklistAbout): string => {
  if (value === null || value === '') return messages.nothing
  if (field === 'room_id') return rooms.find(({ id }) => id === value)?.name ?? messages.nothing
  if (field === 'pool_id') return pools.find(({ id }) => id === value)?.name ?? messages.nothing
  if (field === 'allowance_cents') return money(Number(value))
  if (field === 'due_on') return shownDay(String(value))
  const known: Record<string, string> = { ...deciderWords, ...qtySourceWords }
  return known[String(value)] ?? String(value)
}
