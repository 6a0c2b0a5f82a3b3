import type { Application } from '@showroom/contract/application/application'
import { stateWords } from './review-words.ts'

/** The color says it as well, but never alone. */
export const StateChip = ({ state }: { state: Application['state'] }) => (
  <span className="applications-chip" data-state={state}>
    {stateWords[state]}
  </span>
)
