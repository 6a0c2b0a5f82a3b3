import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { registerMessages } from './register.messages.ts'
import type { Step } from './registration.ts'
import '../../../kit/StepBar.css'

const steps = [1, 2, 3] as const

export const StepProgress = ({ current }: { current: Step }) => (
  <ol className="step-bar register-steps" aria-label={registerMessages.stepsLabel}>
    {steps.map((step) => (
      <li
        key={step}
        aria-current={step === current ? 'step' : undefined}
        data-done={step < current || undefined}
      >
        <span className="register-step-number">
          {step < current ? <Icon name="check" size={16} /> : step}
        </span>{' '}
        {registerMessages.steps[step]}
        {step < current && <span className="visually-hidden"> ({registerMessages.stepDone})</span>}
      </li>
    ))}
  </ol>
)
