import { useFirstError } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import type { Portal } from '../../../session/redirect.ts'
import { rememberEmail } from '../../../session/remember.ts'
import { useEnter } from '../../../session/useEnter.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { formSentenceOf } from '../../../data/failure.ts'

export type Door = {
  portal: Portal
  redirect: string | null
  /** What a website's window goes on with: see embed/intent.ts. */
  onSignedIn?: (() => Promise<unknown>) | undefined
}
type Typed = { email: string; password: string; isKept: boolean }

/** Errors are cleared before each request; what was typed stays. */
export const useSignIn = ({ portal, redirect, onSignedIn }: Door) => {
  const { form, focusFirstError } = useFirstError()
  const enter = useEnter()

  const { run, isBusy, failure, fieldErrors } = useSubmit(async ({ email, password, isKept }: Typed) => {
    const { data } = await call('POST /api/login', { body: { email, password, portal, remember: isKept } })
    rememberEmail(isKept ? email : null)
    const { token } = data
    const outcome = token && (await enter({ user: data.user, token }, { portal, redirect }))
    if (outcome && outcome !== 'refused') await onSignedIn?.()
  }, 'both')
  const signIn = async (typed: Typed) => {
    if (await run(typed)) focusFirstError()
  }
  const isPending = failure?.code === 'pending_approval'
  // A field says what is wrong with it; anything else is said above the button.
  return { form, errors: fieldErrors, sentence: formSentenceOf(failure), isPending, isBusy, signIn }
}
