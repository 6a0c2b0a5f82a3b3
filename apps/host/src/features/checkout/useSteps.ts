import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

export const steps = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof steps)[number]
export type StepState = 'open' | 'done' | 'later'

/**
 * One step is open; those before it can be opened again, and lead back to where one had come. The open one stands in
 * the address, so that the browser's Back leads to the step before. `known` is the last whose answers the server keeps:
 * a reload goes no further.
 */
export const useSteps = (known: Step) => {
  const [query, setQuery] = useSearchParams()
  const [wanted, asked] = [stepIn(query), query.get('step')]
  const [furthest, setFurthest] = useState(() => Math.min(steps.indexOf(wanted), steps.indexOf(known)))
  const open = steps[Math.min(steps.indexOf(wanted), furthest)] ?? 'address'
  const heading = useHeading(open)
  // The address says what is open, without a step of its own in the history.
  useEffect(() => {
    if (asked !== null && wanted !== open)
      setQuery((current) => withStep(current, open), { replace: true, preventScrollReset: true })
  }, [asked, wanted, open, setQuery])
  const go = (step: Step) => {
    setFurthest((reached) => Math.max(reached, steps.indexOf(step)))
    if (step !== open) setQuery((current) => withStep(current, step), { preventScrollReset: true })
  }
  return {
    open,
    stateOf: (step: Step): StepState => {
      if (step === open) return 'open'
      return steps.indexOf(step) <= furthest && step !== 'review' ? 'done' : 'later'
    },
    /** The one after this, or, of somebody who has come back, the last they had reached. */
    next: (from: Step) => go(steps[Math.max(steps.indexOf(from) + 1, furthest)] ?? 'review'),
    go,
    /** Of the open step: it gets the keyboard when the step opens. */
    heading,
  }
}

export type Steps = ReturnType<typeof useSteps>

const stepIn = (query: URLSearchParams): Step => steps.find((step) => step === query.get('step')) ?? 'address'

const withStep = (query: URLSearchParams, step: Step): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (step === 'address') next.delete('step')
  else next.set('step', step)
  return next
}

const useHeading = (open: Step) => {
  const shown = useRef(open)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    heading.current?.focus()
  }, [open])
  return heading
}
