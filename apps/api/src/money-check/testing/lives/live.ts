import fc from 'fast-check'
import { afterSteps } from './after-steps.ts'
import { requireLaws } from './laws.ts'
import { beginLife, type Life } from './life.ts'
import { orderSteps, type Take } from './order-steps.ts'
import { type Plan, plans, type StepKind } from './plan.ts'

const takes: Record<StepKind, Take> = { ...orderSteps, ...afterSteps }

/** Lives a plan to its end, and holds every law after each of its steps. */
export const live = (plan: Plan, onTaken: (kind: StepKind) => void = () => undefined): Life => {
  const life = beginLife(plan)
  requireLaws(life)
  for (const step of plan.steps) {
    if (!takes[step.kind](life, step)) continue
    onTaken(step.kind)
    // Time alone moves no money.
    if (step.kind !== 'later') requireLaws(life)
  }
  return life
}

export type Lived = { lives: number; taken: Record<string, number>; seconds: number }

/** So many lives by chance; what breaks a law is told as its shortest life. */
export const liveMany = ({ lives, seed }: { lives: number; seed: number }): Lived => {
  const startedAt = performance.now()
  const taken: Record<string, number> = {}
  const count = (kind: StepKind) => {
    taken[kind] = (taken[kind] ?? 0) + 1
  }
  fc.assert(
    fc.property(plans, (plan) => void live(plan, count)),
    { numRuns: lives, seed },
  )
  return { lives, taken, seconds: (performance.now() - startedAt) / 1_000 }
}
