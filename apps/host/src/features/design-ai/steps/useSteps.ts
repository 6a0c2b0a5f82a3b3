import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useEffect, useRef, useState } from 'react'
import { isPhone } from './to-results.ts'

/** One question a step, in the order of the page; the fields that each asks for, as a refusal names them. */
export const stepFields = {
  room: ['room', 'showroom'],
  begin: ['photo', 'start'],
  style: ['styles'],
  size: ['area', 'budget_cents'],
  keep: ['keep', 'keep_parts', 'keep_fields', 'strength'],
  text: ['text', 'pictures'],
} as const
export type StepName = keyof typeof stepFields
export const stepNames: readonly StepName[] = ['room', 'begin', 'style', 'size', 'keep', 'text']

/** The first step that something is wrong with. */
export const stepWith = (errors: FieldErrors): StepName | undefined => {
  const wrong = Object.keys(errors).map((field) => field.replace(/^wish\./, ''))
  const isOf = (name: StepName) => (field: string) =>
    stepFields[name].some((each) => field === each || field.startsWith(`${each}.`))
  return stepNames.find((name) => wrong.some(isOf(name)))
}

/** Where somebody is. Every step stays on the page, so that going back and forth forgets nothing. */
export const useSteps = (errors: FieldErrors) => {
  const [at, setAt] = useState(0)
  const place = useRef<HTMLParagraphElement>(null)
  const isMoved = useRef(false)
  const go = (to: number) => {
    isMoved.current = true
    setAt(Math.min(stepNames.length - 1, Math.max(0, to)))
  }
  useEffect(() => {
    if (isMoved.current) place.current?.focus()
    isMoved.current = false
  }, [at])
  useEffect(() => {
    const wrong = stepWith(errors)
    if (wrong) go(stepNames.indexOf(wrong))
  }, [errors])
  /** Enter in a field is the next question, until the last one is answered. */
  const isNext = (): boolean => {
    if (!isPhone() || at === stepNames.length - 1) return false
    go(at + 1)
    return true
  }
  return { at, place, go, isNext }
}

export type Steps = ReturnType<typeof useSteps>
