import { type ReactNode, useId } from 'react'

type Props = {
  name: string
  isChosen: boolean
  onChoose: () => void
  lead: string
  detail?: ReactNode
  /** At the end of the row: a price, or something else to do with it. */
  aside?: ReactNode
  isInvalid?: boolean
}

/** The whole row is the target; what stands aside keeps its own meaning. */
export const RadioRow = ({ name, isChosen, onChoose, lead, detail, aside, isInvalid }: Props) => {
  const id = useId()
  return (
    <div className="radio-row">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-invalid={isInvalid || undefined}
        aria-describedby={detail ? `${id}-detail` : undefined}
      />
      <div className="radio-words">
        <label htmlFor={id}>{lead}</label>
        {detail && <span id={`${id}-detail`}>{detail}</span>}
      </div>
      {aside !== undefined && <div className="radio-aside">{aside}</div>}
    </div>
  )
}
