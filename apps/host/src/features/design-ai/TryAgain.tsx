import type { AiJob } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as messages } from './messages.ts'
import type { Ideas } from './useIdeas.ts'

/** Once more by one press; a credit is set aside for it as for any other. */
export const TryAgain = ({ job, ideas: { again } }: { job: AiJob; ideas: Ideas }) => (
  <button
    type="button"
    className="button quiet"
    aria-disabled={again.isBusy || undefined}
    onClick={() => void again.run(job)}
  >
    {again.isBusy ? messages.creating : messages.tryAgain}
  </button>
)
