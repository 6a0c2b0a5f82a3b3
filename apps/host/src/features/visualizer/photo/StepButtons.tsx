import { photoMessages as messages } from './messages.ts'
import type { MarkStep } from './PhotoMarks.tsx'

export type Step = MarkStep | 'see'
const steps = ['corners', 'outline', 'cutouts', 'see'] as const satisfies readonly Step[]

/** What is marked at the moment, or what came of it. */
export const StepButtons = ({ step, onStep }: { step: Step; onStep: (step: Step) => void }) => (
  <div className="room-views photo-steps" role="group" aria-label={messages.steps}>
    {steps.map((each) => (
      <button key={each} type="button" aria-pressed={step === each} onClick={() => onStep(each)}>
        {messages[each]}
      </button>
    ))}
  </div>
)
