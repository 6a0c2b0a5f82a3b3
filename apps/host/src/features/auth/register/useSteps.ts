import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { firstError } from '../../../kit/form/useForm.ts'
import { reachableStep, type Registration, type Step } from './registration.ts'

type Form = { readonly current: HTMLFormElement | null }

/** The step stands in the address, so that the browser's Back leads to the step before with all that was typed. */
export const useSteps = (values: Registration, form: Form) => {
  const [query, setQuery] = useSearchParams()
  const wanted = stepIn(query)
  const step = reachableStep(wanted, values)
  const go = (to: Step) => {
    // Where one is already, Back should not have to leave twice.
    if (stepIn(new URLSearchParams(window.location.search)) !== to)
      setQuery((current) => withStep(current, to))
  }

  // A reload forgets the password: the wizard starts over, and stays there while it is typed again.
  useEffect(() => {
    if (wanted !== step) setQuery((current) => withStep(current, step), { replace: true })
  }, [wanted, step, setQuery])
  useStepFocus(step, form)
  return { step, go }
}

const stepIn = (query: URLSearchParams): number => Number(query.get('step') ?? 1)

const withStep = (query: URLSearchParams, step: Step): URLSearchParams => {
  const next = new URLSearchParams(query)
  if (step === 1) next.delete('step')
  else next.set('step', String(step))
  return next
}

/** A new step begins at its title, or at the first field that needs another look. */
const useStepFocus = (step: Step, form: Form) => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const { current } = form
    const wrong = current?.querySelector<HTMLElement>(firstError)
    const title = current?.closest('.door-panel')?.querySelector<HTMLElement>('h1')
    const start = wrong ?? title
    start?.focus()
  }, [step, form])
}
