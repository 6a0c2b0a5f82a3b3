import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import type { Step } from './application-steps.ts'
import { applyMessages as messages } from './messages.ts'

type Props = { steps: readonly Step[]; at: number; onGo: (at: number) => void }

/** What is done can be gone back to. */
export const Steps = ({ steps, at, onGo }: Props) => (
  <ol className="apply-steps" aria-label={messages.steps}>
    {steps.map(({ id, title }, index) => (
      <li key={id} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
        {index < at ? (
          <button type="button" onClick={() => onGo(index)}>
            <Icon name="check" size={16} /> {title}
          </button>
        ) : (
          <span>
            {index + 1} {title}
          </span>
        )}
      </li>
    ))}
  </ol>
)
