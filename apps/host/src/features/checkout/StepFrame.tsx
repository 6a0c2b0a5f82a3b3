import { type ReactNode, useId } from 'react'
import { type Step, type Steps, steps } from './useSteps.ts'

type Props = {
  step: Step
  title: string
  at: Steps
  /** What was decided, once the step is closed again. */
  decided: ReactNode
  children: ReactNode
}

/** A step of the page. What was typed in it stays while another is open. */
export const StepFrame = ({ step, title, at, decided, children }: Props) => {
  const id = useId()
  const state = at.stateOf(step)
  return (
    <section className="checkout-step" data-state={state} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={state === 'open' ? at.heading : undefined} tabIndex={-1}>
          <span className="checkout-number">{steps.indexOf(step) + 1}</span> {title}
        </h2>
        {state === 'done' && (
          <button
            type="button"
            className="account-plain"
            aria-label={`Change ${title}`}
            onClick={() => at.go(step)}
          >
            Change
          </button>
        )}
      </header>
      {state === 'done' && <div className="checkout-decided">{decided}</div>}
      {state !== 'later' && (
        <div className="checkout-open" hidden={state !== 'open'}>
          {children}
        </div>
      )}
    </section>
  )
}
