import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fieldErrorsOf, formSentenceOf } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { paths } from '../../paths.ts'
import { ownPath } from '../../session/redirect.ts'
import { type Age, ageRequest } from '../auth/age/age.ts'
import { aiCall, aiCallWithShop } from './ai-call.ts'
import { beginAiSession } from './ai-session.ts'

type Typed = Age & { full_name: string; email: string; password: string; agree: boolean }

/** The ways in: each ends signed in, where somebody wanted to be. */
export const useAiDoor = () => {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const wanted = ownPath(query.get('redirect')) ?? paths.designAi
  // Whoever has come in here is sent on by what it came to, however long that page takes to arrive.
  const [hasEntered, setEntered] = useState(false)
  const submit = useSubmit(async (way: 'login' | 'register' | 'link', typed: Typed) => {
    const { email, password, full_name, agree } = typed
    if (way === 'login') {
      const { data } = await aiCall('POST /api/AI/design', { body: { action: way, email, password } })
      setEntered(true)
      beginAiSession(data)
      return navigate(wanted, { replace: true })
    }
    const { data } =
      way === 'link'
        ? await aiCallWithShop('POST /api/AI/design', { body: { action: way, agree: true } })
        : await aiCall('POST /api/AI/design', {
            // What is not ticked is refused by the server, in its words.
            body: { action: way, full_name, email, password, ...ageRequest(typed), agree: agree as true },
          })
    setEntered(true)
    beginAiSession(data)
    return navigate(data.user.survey === null ? paths.aiWelcome : wanted, { replace: true })
  }, 'screen')
  return {
    enter: submit.run,
    hasEntered,
    isBusy: submit.isBusy,
    errors: fieldErrorsOf(submit.failure),
    sentence: formSentenceOf(submit.failure),
  }
}
