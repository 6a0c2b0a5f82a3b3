import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { askForUser } from '../../../session/useUserCheck.ts'
import { useCountdown } from '../useCountdown.ts'
import { useOnce } from '../useOnce.ts'
import { codeError, codeLength } from './one-time-code.ts'
import { useSubmit } from '../../../data/useSubmit.ts'

const resendAfterSeconds = 30

export const useOneTimeCode = () => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isTrusted, setTrusted] = useState(true)
  const navigate = useNavigate()

  const { run, isBusy, failure } = useSubmit((work: () => Promise<void>) => {
    setError(undefined)
    return work()
  }, 'screen')
  const sent = useSentCode(run)

  const give = (typed: string) => {
    const refusal = codeError(typed)
    if (refusal) return setError(refusal)
    return run(async () => {
      const { data, message } = await checkCode(typed, isTrusted)
      if (!data.valid_otp) {
        setCode('')
        return setError(message)
      }
      await askForUser()
      await navigate(paths.account, { replace: true })
    })
  }
  const change = (typed: string) => {
    setCode(typed)
    setError(undefined)
    if (typed.length === codeLength && !isBusy) void give(typed)
  }
  return {
    code,
    change,
    isTrusted,
    setTrusted,
    error,
    sentence: failure && failure.message,
    isBusy,
    give,
    ...sent,
  }
}

const checkCode = (otp: string, isTrusted: boolean) =>
  call('GET /api/login/verify_otp', { query: { otp, ...(isTrusted ? { trust_device: '1' } : {}) } })

const useSentCode = (run: (work: () => Promise<void>) => Promise<unknown>) => {
  const { left: resendIn, start } = useCountdown(resendAfterSeconds)
  const send = () =>
    run(async () => {
      await call('GET /api/login/verify_otp', { query: {} })
      start()
    })
  useOnce(send)
  return { resendIn, send }
}
