import { RowButton } from './RowButton.tsx'
import type { Arranging, Kind } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'

type Props = {
  kind: Kind
  entry: { id: number; name: string; is_hidden: boolean }
  /** Where it stands in its row. */
  at: { place: number; count: number }
  arranging: Arranging
}

/** One place up or down, and whether shoppers see it; each says of what it is for whoever hears it alone. */
export const PlaceButtons = ({ kind, entry: { id, name, is_hidden }, at, arranging }: Props) => {
  const { place, hide, isBusy } = arranging
  const button = (label: string, isEnd: boolean, act: () => Promise<boolean>) => (
    <RowButton label={label} of={name} isOff={isBusy || isEnd} act={act} />
  )
  return (
    <span className="departments-buttons">
      {button(messages.up, at.place === 0, () => place(kind, id, at.place - 1))}
      {button(messages.down, at.place === at.count - 1, () => place(kind, id, at.place + 1))}
      {button(is_hidden ? messages.show : messages.hide, false, () => hide(kind, id, !is_hidden))}
    </span>
  )
}
