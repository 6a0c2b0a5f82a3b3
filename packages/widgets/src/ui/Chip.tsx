import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'

type ChipProps = { label: string; onRemove: () => void }

/** A choice that is applied; pressing it takes the choice away. */
export const Chip = ({ label, onRemove }: ChipProps) => (
  <button type="button" className="chip" part="chip" aria-label={uiMessages.remove(label)} onClick={onRemove}>
    {label}
    <Icon name="close" size={14} />
  </button>
)
