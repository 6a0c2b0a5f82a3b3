import type { Selection } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { SelectionRow } from './SelectionRow.tsx'
import { groupsOf } from '@showroom/contract/checklist/shown-rows.rules'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & {
  rows: readonly Selection[]
  /** Whether every decision is opened at first. */
  isOpen: boolean
  ticked: readonly string[]
  onTick: (ticked: readonly string[]) => void
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** A row for each decision where there is space, a card with the same order on a phone. */
export const SelectionTable = ({ about, store, rows, isOpen, ticked, onTick }: Props) => {
  const [open, setOpen] = useState<readonly string[]>(isOpen ? rows.map(({ id }) => id) : [])
  const seesMoney = about.sees_prices === 'yes'
  return (
    <table className="checklist-table">
      <caption className="visually-hidden">{messages.checklist}</caption>
      <Columns seesAllowance={about.sees_prices !== 'no'} seesMoney={seesMoney} />
      {groupsOf(rows, about, messages.noRoom).map((group) => (
        <tbody key={group.id}>
          <tr className="checklist-room">
            <th scope="rowgroup" colSpan={9}>
              {group.name}
            </th>
          </tr>
          {group.rows.map((row) => (
            <SelectionRow
              key={row.id}
              row={row}
              about={about}
              store={store}
              isOpen={open.includes(row.id)}
              isTicked={ticked.includes(row.id)}
              onOpen={() => setOpen(toggled(open, row.id))}
              onTick={() => onTick(toggled(ticked, row.id))}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

const Columns = ({ seesAllowance, seesMoney }: { seesAllowance: boolean; seesMoney: boolean }) => (
  <thead>
    <tr>
      <td />
      <th scope="col">{messages.decision}</th>
      <th scope="col">{messages.choice}</th>
      <th scope="col">{messages.qty}</th>
      {seesAllowance && <th scope="col">{messages.allowance}</th>}
      {seesMoney && (
        <>
          <th scope="col">{messages.price}</th>
          <th scope="col">{messages.overUnder}</th>
        </>
      )}
      <th scope="col">{messages.due}</th>
      <th scope="col">{messages.status}</th>
    </tr>
  </thead>
)
