import type { Template } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { visualizerWords as words } from './messages.ts'

type Props = { plan: Template['floorplan']; onPlan: (plan: string) => void }

const pageSize = 50

/** Which floor plan it is counted for; the others are asked for once somebody wants one. */
export const PlanField = ({ plan, onPlan }: Props) => {
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const { value } = useAnswer({
    key: isOpen ? `plans ${plan.room_type}` : null,
    ask: (signal) =>
      shop.call('GET /api/visualization/floorplans', {
        query: { room_type: plan.room_type, page_size: pageSize },
        signal,
      }),
  })
  if (!value)
    return (
      <p className="rooms-pick">
        {words.countedFor(plan.name)}
        <Button kind="quiet" isBusy={isOpen} onClick={() => setOpen(true)}>
          {words.otherPlan}
        </Button>
      </p>
    )
  return (
    <label className="rooms-pick">
      {words.plan}
      <select value={plan.id} onChange={({ currentTarget }) => onPlan(currentTarget.value)}>
        {value.data.every(({ id }) => id !== plan.id) && <option value={plan.id}>{plan.name}</option>}
        {value.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
