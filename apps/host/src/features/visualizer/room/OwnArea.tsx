import { area as areaText } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { decimalIn } from '../../../kit/form/typed-number.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { roomMessages as messages } from './messages.ts'

type Props = { area: number | null; planned: number; onChange: (area: number | null) => void }

const most = 99_999_999

/** The area as somebody has measured it, where they know better than the plan. */
export const OwnArea = ({ area, planned, onChange }: Props) => {
  const [typed, setTyped] = useState(area === null ? '' : areaText(area))
  const amount = Math.round(Number(typed) * 1_000)
  const isGood = typed === '' || (amount >= 1 && amount <= most)
  return (
    <div
      onBlur={() => {
        const next = typed === '' ? null : amount
        if (isGood && next !== area) onChange(next)
      }}
    >
      <TextField
        name="area"
        label={messages.area}
        inputMode="decimal"
        value={typed}
        hint={messages.areaHint(planned)}
        error={isGood ? undefined : messages.badArea}
        onChange={(value) => setTyped(decimalIn(value))}
      />
    </div>
  )
}
