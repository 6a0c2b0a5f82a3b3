import type { SelectionOption } from '@showroom/contract/checklist/checklist'
import { Link } from 'react-router'
import { roomToTry } from '../visualizer/try-product.rules.ts'
import { visualizerPaths } from '../visualizer/visualizer-paths.ts'
import { OptionFacts } from './OptionFacts.tsx'
import { useChange } from '../projects/useChange.ts'
import { useOpenRowDialog } from './open-row-dialog.ts'
import type { RowProps } from './useChecklist.ts'
import type { useDecision } from './useDecision.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = RowProps & { option: SelectionOption; decision: ReturnType<typeof useDecision> }

export const OptionCard = ({ option, row, about, store, decision }: Props) => {
  const isSettled = row.option_id === option.id
  return (
    <li className="checklist-option" data-chosen={isSettled || undefined}>
      <OptionFacts option={option} row={row} isLinked />
      <OptionSteps
        option={option}
        row={row}
        about={about}
        store={store}
        decision={decision}
        isSettled={isSettled}
      />
    </li>
  )
}

/** One choice more, beside the one that is taken. */
const TakeAlso = ({ option, store }: Pick<Props, 'option' | 'store'>) => {
  const { change, isBusy } = useChange()
  if (!option.can.also) return null
  const take = () =>
    change(
      (call) => call('POST /api/selection_option/{id}/also', { params: { id: option.id } }),
      ({ project_checklist }) => store.replaceAll(project_checklist),
    )
  return (
    <button
      type="button"
      className="account-plain"
      aria-disabled={isBusy || undefined}
      onClick={() => void take()}
    >
      {messages.takeAlso}
      <span className="visually-hidden"> {option.name}</span>
    </button>
  )
}

/** What is laid can be looked at in a room. */
const InRoom = ({ option, row, about }: Pick<Props, 'option' | 'row' | 'about'>) => {
  const room = about.rooms.find(({ id }) => id === row.room_id)?.type ?? null
  const product = option.product_id
  const tried = product === null ? null : roomToTry({ product, category: row.category, room })
  if (!tried || !option.is_sold) return null
  return (
    <Link className="account-plain" to={visualizerPaths.tried(tried)}>
      {messages.previewInRoom}
      <span className="visually-hidden"> {option.name}</span>
    </Link>
  )
}

type StepsProps = Props & { isSettled: boolean }

const OptionSteps = ({ option, row, about, store, decision, isSettled }: StepsProps) => {
  const open = useOpenRowDialog()
  const { change } = useChange()
  const name = <span className="visually-hidden"> {option.name}</span>
  const step = { optionId: option.id }
  return (
    <div className="account-actions">
      {row.can.approve && (
        <button
          type="button"
          className="button"
          aria-disabled={decision.isBusy || undefined}
          onClick={() => decision.begin({ ...step, action: 'approve' })}
        >
          {messages.approve}
          {name}
        </button>
      )}
      {row.can.choose && !isSettled && (
        <button
          type="button"
          className="account-plain"
          onClick={() => decision.begin({ ...step, action: 'choose' })}
        >
          {messages.choose}
          {name}
        </button>
      )}
      {isSettled && <span className="checklist-chip">{messages.chosen}</span>}
      <InRoom option={option} row={row} about={about} />
      <TakeAlso option={option} store={store} />
      {option.can.price && (
        <button type="button" className="account-plain" onClick={() => open({ which: 'price', row, option })}>
          {messages.tellPrice}
          {name}
        </button>
      )}
      {option.can.remove && (
        <button
          type="button"
          className="account-plain"
          onClick={() =>
            void change(
              (call) => call('DELETE /api/selection_option/{id}', { params: { id: option.id } }),
              store.replaceOne,
            )
          }
        >
          {messages.remove}
          {name}
        </button>
      )}
    </div>
  )
}
