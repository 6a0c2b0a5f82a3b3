import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

type Going = {
  /** The form begins anew: the browser's Back is not to lead to what it was before. */
  isAnew?: boolean
}

/**
 * The open step of a form stands in the address, so that the browser's Back leads to the step before, with what was
 * typed, and not away from it. After a reload what was typed is gone: it begins at the first.
 */
export const useStepPlace = () => {
  const [query, setQuery] = useSearchParams()
  const [furthest, setFurthest] = useState(0)
  const wanted = stepIn(query)
  const step = Math.min(wanted, furthest)
  // The address says what is open, without a step of its own in the history.
  useEffect(() => {
    if (wanted !== step)
      setQuery((current) => withStep(current, step), { replace: true, preventScrollReset: true })
  }, [wanted, step, setQuery])
  const go = (to: number, { isAnew = false }: Going = {}) => {
    setFurthest((reached) => (isAnew ? to : Math.max(reached, to)))
    if (to !== step)
      setQuery((current) => withStep(current, to), { replace: isAnew, preventScrollReset: true })
  }
  return { step, go }
}

const stepIn = (query: URLSearchParams): number => {
  const asked = Number(query.get('step') ?? 1)
  return Number.isInteger(asked) && asked > 0 ? asked - 1 : 0
}

const withStep = (query: URLSearchParams, step: number): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (step === 0) next.delete('step')
  else next.set('step', String(step + 1))
  return next
}
