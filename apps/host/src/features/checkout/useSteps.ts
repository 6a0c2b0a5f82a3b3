import { useEffect, useRef, useState } from 'react'

export const steps = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof steps)[number]
export type StepState = 'open' | 'done' | 'later'

/** One step is open; those before it can be opened again, and lead back to where one had come. */
export const useSteps = () => {
  const [open, setOpen] = useState<Step>('address')
  const [furthest, setFurthest] = useState(0)
  const isMoved = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    heading.current?.focus()
  }, [open])
  const go = (step: Step) => {
    isMoved.current = true
    setOpen(step)
    setFurthest((known) => Math.max(known, steps.indexOf(step)))
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
