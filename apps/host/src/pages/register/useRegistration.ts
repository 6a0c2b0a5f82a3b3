import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useEffect, useState } from 'react'
import { useCurrentShowroom } from '../../current/current-showroom.ts'
import { isEmpty, useForm } from '../../form/useForm.ts'
import { call } from '../../session/call.ts'
import { fieldErrorsOf, sentenceOf } from '../../session/refusal.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { registerRequest } from './register-request.ts'
import { errorsOfStep, type Registration, shownErrors, stepOfErrors, stepOfField } from './registration.ts'
import { useAfterRegister } from './useAfterRegister.ts'
import { useSteps } from './useSteps.ts'

/** What the wizard holds, and what its buttons do (specification §4, Registration wizard). */
export const useRegistration = () => {
  const [draft] = useState(readDraft)
  const form = useForm<Registration>({ values: draft })
  const { values, refuse, errors } = form
  const { step, go } = useSteps(values)
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const afterRegister = useAfterRegister()
  useEffect(() => keepDraft(values), [values])

  /** A step's own rules; what the server said of other steps stays until the next request. */
  const isStepValid = (checked: 1 | 2): boolean => {
    const own = errorsOfStep(checked, values)
    const others = Object.entries(errors).filter(([field]) => stepOfField(field) !== checked)
    refuse({ ...Object.fromEntries(others), ...own })
    return isEmpty(own)
  }
  const register = async (paymentMethodId: string | null) => {
    if (isBusy) return
    setBusy(true)
    setSentence(null)
    refuse({})
    try {
      const { showroom } = useCurrentShowroom.getState()
      const body = registerRequest(values, { showroom, paymentMethodId })
      const { data } = await call('POST /api/register', { body })
      await afterRegister(data)
      forgetDraft()
    } catch (failure) {
      showRefusal(failure)
    } finally {
      setBusy(false)
    }
  }
  const showRefusal = (failure: unknown) => {
    const refused = shownErrors(fieldErrorsOf(failure))
    refuse(refused)
    setSentence(isEmpty(refused) ? sentenceOf(failure) : unplaced(refused))
    go(stepOfErrors(refused) ?? step)
    window.scrollTo(0, 0)
  }
  const toShipping = () => {
    if (!isStepValid(1)) return
    const { shipping, zip_code } = values
    if (shipping.zip_code === '') form.change({ shipping: { ...shipping, zip_code } })
    go(2)
  }
  const createAccount = async () => {
    if (!isStepValid(2)) return
    go(1)
    await register(null)
  }
  const toCard = () => {
    if (isStepValid(2)) go(3)
  }
  return { form, step, go, isBusy, sentence, toShipping, createAccount, toCard, register }
}

/** What no field of the wizard stands for. */
const unplaced = (errors: FieldErrors): string | null =>
  Object.entries(errors)
    .flatMap(([field, sentences]) => (stepOfField(field) === null ? sentences : []))
    .join(', ') || null

export type Wizard = ReturnType<typeof useRegistration>
export type RegistrationForm = Wizard['form']
