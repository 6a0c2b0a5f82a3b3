import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useState } from 'react'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { isEmpty } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { forgetDraft } from './draft.ts'
import { registerRequest } from './register-request.ts'
import { type Registration, type Step, shownErrors, stepOfErrors, stepOfField } from './registration.ts'
import { useAfterRegister } from './useAfterRegister.ts'
import type { Card } from './useCard.ts'
import type { ShopError } from '@showroom/widgets/shop'
import { failureOf } from '../../../data/failure.ts'
import { scrollToTop } from '../../../layout/smooth-scroll.ts'
import { tellCatalogued } from '../../../data/tell-failure.ts'

type Showing = {
  refuse: (errors: FieldErrors) => void
  go: (step: Step) => void
  step: Step
  card: Card
  /** The billing address is drawn, also where it was the shipping address. */
  openBilling: () => void
}

/** The request, and where its errors lead: to the step that holds the failing field, from the top of the page. */
export const useRegisterCall = ({ refuse, go, step, card, openBilling }: Showing) => {
  const [sentence, setSentence] = useState<string | null>(null)
  const afterRegister = useAfterRegister()
  const showRefusal = (failure: ShopError) => {
    const refused = shownErrors(failure.errors)
    const failing = stepOfErrors(refused)
    if (hasBillingErrors(refused)) openBilling()
    refuse(refused)
    setSentence(isEmpty(refused) ? failure.message : unplaced(refused))
    go(failing ?? step)
    scrollToTop()
    card.showErrors(refused)
    if (failing === 3 && !hasBillingErrors(refused)) card.focus()
  }
  const register = async (typed: Registration, paymentMethodId: string | null): Promise<void> => {
    setSentence(null)
    refuse({})
    try {
      const { showroom } = useCurrentShowroom.getState()
      const body = registerRequest(typed, { showroom, paymentMethodId })
      const { data } = await call('POST /api/register', { body })
      await afterRegister(data)
      forgetDraft()
    } catch (thrown) {
      const failure = failureOf(thrown)
      tellCatalogued(failure)
      showRefusal(failure)
    }
  }
  return { register, sentence }
}

const hasBillingErrors = (errors: FieldErrors) =>
  Object.keys(errors).some((field) => field.startsWith('pay_'))

/** What no field of the wizard stands for. */
const unplaced = (errors: FieldErrors): string | null =>
  Object.entries(errors)
    .flatMap(([field, sentences]) => (stepOfField(field) === null ? sentences : []))
    .join(', ') || null
