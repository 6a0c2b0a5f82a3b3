import { useEffect, useState } from 'react'
import { isEmpty, useForm } from '../../../kit/form/useForm.ts'
import { keepDraft, readDraft } from './draft.ts'
import { emptyRegistration, errorsOfStep, type Registration, type Step, stepOfField } from './registration.ts'
import { useCard } from './useCard.ts'
import { useTypedEmail } from '../useTypedEmail.ts'
import { useRegisterCall } from './useRegisterCall.ts'
import { useSteps } from './useSteps.ts'
import { useSubmit } from '../../../data/useSubmit.ts'

/** What the wizard holds, and what its buttons do (specification §4, Registration wizard). */
export const useRegistration = () => {
  const form = useDraftedForm()
  const { values, refuse, change } = form
  const { step, go } = useSteps(values, form.form)
  const card = useCard(step)
  const { run: once, isBusy } = useSubmit((work: () => Promise<void>) => work())
  const openBilling = () => change(withBillingOfItsOwn)
  const { register, sentence } = useRegisterCall({ refuse, go, step, card, openBilling })

  const isStepValid = (checked: Step) => checkStep(form, checked)
  /** A card that was begun is finished first: any error in it blocks the registration and shows step 3. */
  const registerWithCard = async () => {
    const answer = await card.take()
    if (answer.kind === 'none') return register(values, null)
    if (answer.kind === 'taken' && isStepValid(3)) return register(values, answer.paymentMethodId)
    go(3)
    if (answer.kind === 'refused') card.focus()
  }
  const toShipping = () => {
    if (!isStepValid(1)) return
    const { shipping, zip_code } = values
    if (shipping.zip_code === '') change({ shipping: { ...shipping, zip_code } })
    go(2)
  }
  const createAccount = async () => {
    if (!isStepValid(2)) return
    go(1)
    await once(registerWithCard)
  }
  const toCard = () => {
    if (isStepValid(2)) go(3)
  }
  const done = () => once(registerWithCard)
  const skip = async () => {
    const { billing, bills_to_shipping } = emptyRegistration
    card.clear()
    change({ billing, bills_to_shipping })
    await once(() => register({ ...values, billing, bills_to_shipping }, null))
  }
  return { form, card, step, go, isBusy, sentence, toShipping, createAccount, toCard, done, skip }
}

const useDraftedForm = () => {
  const typed = useTypedEmail()
  const [draft] = useState(() => withEmail(readDraft(), typed))
  const form = useForm<Registration>({ values: draft })
  useEffect(() => keepDraft(form.values), [form.values])
  return form
}

/** After a reload the draft is the newer of the two. */
const withEmail = (draft: Registration, typed: string) => ({ ...draft, email: draft.email || typed })

/** A step's own rules; what the server said of other steps stays until the next request. */
const checkStep = ({ values, errors, refuse }: RegistrationForm, checked: Step): boolean => {
  const own = errorsOfStep(checked, values)
  const others = Object.entries(errors).filter(([field]) => stepOfField(field) !== checked)
  refuse({ ...Object.fromEntries(others), ...own })
  return isEmpty(own)
}

const withBillingOfItsOwn = ({ billing, bills_to_shipping, shipping }: Registration) =>
  bills_to_shipping ? { bills_to_shipping: false, billing: shipping } : { billing }

export type RegistrationForm = ReturnType<typeof useRegistration>['form']
