import type { ReactNode } from 'react'
import { stepMessages as messages } from './steps.messages.ts'
import { type StepName, type Steps, stepNames } from './useSteps.ts'
import './Steps.css'

type StepProps = { name: StepName; steps: Steps; children: ReactNode }

export const FormStep = ({ name, steps, children }: StepProps) => (
  <div className="ai-step" data-current={stepNames[steps.at] === name || undefined}>
    {children}
  </div>
)

/** On a phone: which question this is. */
export const StepPlace = ({ steps: { at, place } }: { steps: Steps }) => {
  const name = stepNames[at]
  return (
    <div className="ai-step-place">
      <p ref={place} tabIndex={-1}>
        {messages.place(at + 1, stepNames.length)}{' '}
        {name && <span className="visually-hidden">{messages.names[name]}</span>}
      </p>
      <progress max={stepNames.length} value={at + 1} aria-hidden="true" />
    </div>
  )
}

/** On a phone: back, and on to the next question until there is none. */
export const StepButtons = ({ steps: { at, go } }: { steps: Steps }) => (
  <div className="ai-step-ways">
    {at > 0 && (
      <button type="button" className="button quiet" onClick={() => go(at - 1)}>
        {messages.back}
      </button>
    )}
    {at < stepNames.length - 1 && (
      <button type="button" className="button" onClick={() => go(at + 1)}>
        {messages.next}
      </button>
    )}
  </div>
)
