import type { User } from '@showroom/contract/account/account'
import { useRef, useState } from 'react'
import { challengeIn } from '../two-step/challenge-in.ts'
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
type SignedIn = { user: User; token: string | null }
type Typed = { email: string; password: string; isKept: boolean }

/** Errors are cleared before each request; what was typed stays. */
export const useSignIn = ({ portal, redirect, onSignedIn }: Door) => {
  const { form, focusFirstError } = useFirstError()
  const enter = useEnter()
  const [challenge, setChallenge] = useState<string | null>(null)
  /** The address that the browser is to remember, once both steps are taken. */
  const kept = useRef<string | null>(null)

  const { run, isBusy, failure, fieldErrors } = useSubmit(async ({ email, password, isKept }: Typed) => {
    kept.current = isKept ? email : null
    const { data } = await call('POST /api/login', { body: { email, password, portal, remember: isKept } })
    await goOn(data)
  }, 'both')
  const goOn = async ({ user, token }: SignedIn) => {
    rememberEmail(kept.current)
    const outcome = token && (await enter({ user, token }, { portal, redirect }))
    if (outcome && outcome !== 'refused') await onSignedIn?.()
  }
  const signIn = async (typed: Typed) => {
    const refused = await run(typed)
    setChallenge(challengeIn(refused))
    if (refused) focusFirstError()
  }
  const secondStep = challenge && { challenge, onSignedIn: goOn, onStartOver: () => setChallenge(null) }
  const isPending = failure?.code === 'pending_approval'
  // A field says what is wrong with it; anything else is said above the button.
  return {
    form,
    errors: fieldErrors,
    sentence: formSentenceOf(failure),
    isPending,
    isBusy,
    signIn,
    secondStep,
  }
}
