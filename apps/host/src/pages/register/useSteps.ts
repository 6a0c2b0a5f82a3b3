import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { reachableStep, type Registration, type Step } from './registration.ts'

/** The step stands in the address, so that the browser's Back leads to the step before with all that was typed. */
export const useSteps = (values: Registration) => {
  const [query, setQuery] = useSearchParams()
  const wanted = Number(query.get('step') ?? 1)
  const step = reachableStep(wanted, values)
  const go = (to: Step, isReplacing = false) =>
    setQuery((current) => withStep(current, to), { replace: isReplacing })

  // A reload forgets the password: the wizard starts over, and stays there while it is typed again.
  useEffect(() => {
    if (wanted !== step) setQuery((current) => withStep(current, step), { replace: true })
  }, [wanted, step, setQuery])
  return { step, go }
}

const withStep = (query: URLSearchParams, step: Step): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (step === 1) next.delete('step')
  else next.set('step', String(step))
  return next
}
