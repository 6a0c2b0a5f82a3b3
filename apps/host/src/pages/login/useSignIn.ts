import { ShopError } from '@showroom/widgets/shop'
import { useState } from 'react'
import { useFirstError } from '../../form/useForm.ts'
import { call } from '../../session/call.ts'
import type { Portal } from '../../session/redirect.ts'
import { type FieldErrors, fieldErrorsOf, sentenceOf } from '../../session/refusal.ts'
import { rememberEmail } from '../../session/remember.ts'
import { useEnter } from '../../session/useEnter.ts'

export type Door = {
  portal: Portal
  redirect: string | null
  /** What a website's window goes on with: see embed/errand.ts. */
  onSignedIn?: (() => Promise<void>) | undefined
}
type Typed = { email: string; password: string; isKept: boolean }

/** Errors are cleared before each request; what was typed stays. */
export const useSignIn = ({ portal, redirect, onSignedIn }: Door) => {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { form, focusFirstError } = useFirstError()
  const enter = useEnter()

  const signIn = async ({ email, password, isKept }: Typed) => {
    if (isBusy) return
    setErrors({})
    setSentence(null)
    setPending(false)
    setBusy(true)
    try {
      const { data } = await call('POST /api/login', { body: { email, password, portal, remember: isKept } })
      rememberEmail(isKept ? email : null)
      const { token } = data
      const outcome = token && (await enter({ user: data.user, token }, { portal, redirect }))
      if (outcome && outcome !== 'refused') await onSignedIn?.()
    } catch (failure) {
      const refused = fieldErrorsOf(failure)
      setErrors(refused)
      setPending(failure instanceof ShopError && failure.code === 'pending_approval')
      // A field says what is wrong with it; anything else is said above the button.
      setSentence(Object.keys(refused).length > 0 ? null : sentenceOf(failure))
      focusFirstError()
    } finally {
      setBusy(false)
    }
  }
  return { form, errors, sentence, isPending, isBusy, signIn }
}
