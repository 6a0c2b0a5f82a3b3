import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { hireMessages as messages } from './messages.ts'
import '../../../kit/StepBar.css'

type Props = { at: number; onGo: (at: number) => void }

/** What is done can be gone back to. */
export const StepBar = ({ at, onGo }: Props) => (
  <ol className="step-bar designer-steps" aria-label={messages.steps}>
    {messages.stepWords.map((title, index) => (
      <li key={title} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
        {index < at ? (
          <button type="button" onClick={() => onGo(index)}>
            <Icon name="check" size={16} /> {title}
          </button>
        ) : (
          <span>
            <b>{index + 1}</b> {title}
          </span>
        )}
      </li>
    ))}
  </ol>
)
