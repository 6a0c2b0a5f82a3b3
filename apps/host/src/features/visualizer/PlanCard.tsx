import { shownSize } from '@showroom/contract/visualizer/feet.rules'
import type { FloorplanCard } from '@showroom/contract/visualizer/visualizer'
import { Link } from 'react-router'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useIsDecimal } from '../../shop-context/display.ts'
import { rememberChoice } from './current-item.ts'
import { PlanDrawing } from './PlanDrawing.tsx'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'

type Props = { card: FloorplanCard; template: string | null; onRemoved: () => void }

/** Choosing it leads on: to the room, where a template is chosen already, else to the templates. */
export const PlanCard = ({ card, template, onRemoved }: Props) => {
  const isDecimal = useIsDecimal()
  const to = template
    ? visualizerPaths.room({ plan: card.id, template })
    : visualizerPaths.templates({ plan: card.id })
  return (
    <li className="plan-card">
      <PlanDrawing svg={card.svg} words={card.words} />
      <h2>
        <Link
          to={to}
          aria-label={messages.usePlanNamed(card.name)}
          onClick={() =>
            rememberChoice({ floorplan: card.id, ...(template ? { floorTemplate: template } : {}) })
          }
        >
          {card.name}
        </Link>
      </h2>
      <p className="visualizer-soft">
        {shownSize(card, isDecimal)} · {messages.area(card.areas.whole)}
        {card.is_own && ` · ${messages.own}`}
      </p>
      <p className="plan-card-more">
        <Link
          to={visualizerPaths.sized({ plan: card.id, template })}
          aria-label={messages.editSizeOf(card.name)}
        >
          {messages.editSize}
        </Link>
        {card.is_own && <RemovePlan card={card} onRemoved={onRemoved} />}
      </p>
    </li>
  )
}

/** One that a room was saved in stays, and the server says so. */
const RemovePlan = ({ card: { id, name }, onRemoved }: Omit<Props, 'template'>) => {
  const { run, isBusy } = useSubmit(async () => {
    await call('DELETE /api/visualization/floorplan/{id}', { params: { id } })
    toast.success(messages.planRemoved)
    onRemoved()
  })
  return (
    <button
      type="button"
      className="form-link"
      aria-label={messages.removePlan(name)}
      disabled={isBusy}
      onClick={() => void run()}
    >
      {messages.remove}
    </button>
  )
}
