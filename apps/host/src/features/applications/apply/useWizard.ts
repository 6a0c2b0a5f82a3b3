import type { Application } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import type { RequestFor } from '@showroom/contract/endpoints'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useEffect, useRef, useState } from 'react'
import { isEmpty, useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { useStepPlace } from '../../../kit/useStepPlace.ts'
import { scrollToElement } from '../../../layout/smooth-scroll.ts'
import { formOf, submissionOf } from './application-form.ts'
import { byField, rulesOf, stepsOf, stepWith } from './application-steps.ts'
import { useFiles } from './useFiles.ts'
import { useKeeping } from './useKeeping.ts'
import { failureOf } from '../../../data/failure.ts'
import { tellCatalogued } from '../../../data/tell-failure.ts'

type Options = {
  type: ApplicantType
  application: Application | null
  replace: (application: Application) => void
}

/** Where somebody stands in the form, what they typed, and what came of submitting it. */
export const useWizard = ({ type, application, replace }: Options) => {
  const hasAccount = application?.has_account ?? false
  const steps = stepsOf(type, hasAccount)
  const form = useForm({ values: formOf(application?.form ?? {}) })
  const { at, setAt, go, sentence, setSentence } = usePlace()
  const heading = useStepFocus(at)
  const { keepNow, isLost } = useKeeping(type, form.values, { application, replace })
  const files = useFiles(replace, keepNow)

  /** The first step that has something to mend is shown, its fields in the words of rules or server. */
  const lead = (errors: FieldErrors): void => {
    const found = stepWith(steps, errors)
    if (found >= 0) setAt(found)
    form.refuse(errors)
  }
  const next = async () => {
    const step = steps[at]
    const errors = step ? rulesOf(step, form.values) : {}
    form.refuse(errors)
    if (!isEmpty(errors)) return
    go(at + 1)
    await keepNow()
  }
  const submit = async () => {
    setSentence(null)
    const errors: FieldErrors = Object.assign({}, ...steps.map((step) => rulesOf(step, form.values)))
    if (!isEmpty(errors)) return lead(errors)
    await keepNow()
    await form.submit(async (values) => {
      const answer = await sendApplication(asSent(submissionOf(type, values, hasAccount)))
      if (answer.kind === 'submitted') return replace(answer.application)
      if (isEmpty(answer.errors)) setSentence(answer.sentence)
      else lead(answer.errors)
      return answer.errors
    })
  }
  const documents = application?.documents ?? []
  return { form, steps, at, go, next, submit, sentence, heading, keepNow, isLost, files, documents }
}

export type Wizard = ReturnType<typeof useWizard>

type Answer =
  | { kind: 'submitted'; application: Application }
  | { kind: 'refused'; errors: FieldErrors; sentence: string }

const sendApplication = async (body: RequestFor<'POST /api/application'>['body']): Promise<Answer> => {
  try {
    return { kind: 'submitted', application: (await call('POST /api/application', { body })).data }
  } catch (thrown) {
    const failure = failureOf(thrown)
    tellCatalogued(failure)
    return { kind: 'refused', errors: byField(failure.errors), sentence: failure.message }
  }
}

/** What was typed is text: the server judges each field of it, and says so. */
const asSent = (submission: object): RequestFor<'POST /api/application'>['body'] =>
  JSON.parse(JSON.stringify(submission))

/** What was said of the step before is not said of another. */
const usePlace = () => {
  const { step: at, go: setAt } = useStepPlace()
  const [sentence, setSentence] = useState<string | null>(null)
  const go = (step: number) => {
    setSentence(null)
    setAt(step)
  }
  return { at, setAt, go, sentence, setSentence }
}

/** Another step goes on being read at its heading; the first one is where the page begins. */
const useStepFocus = (at: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    // An error's field takes the keyboard instead.
    if (heading.current?.closest('form')?.querySelector('[aria-invalid="true"]')) return
    heading.current?.focus({ preventScroll: true })
    if (heading.current) scrollToElement(heading.current)
  }, [at])
  return heading
}
