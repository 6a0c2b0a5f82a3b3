import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { quietCall } from '../../session/call.ts'
import { sentenceOf } from '../../session/refusal.ts'
import { askForUser } from '../../session/useUserCheck.ts'
import { useCountdown } from '../door/useCountdown.ts'
import { codeError, codeLength } from './one-time-code.ts'

const resendAfterSeconds = 30

export const useOneTimeCode = () => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [sentence, setSentence] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isTrusted, setTrusted] = useState(true)
  const { left: resendIn, start } = useCountdown(resendAfterSeconds)
  const navigate = useNavigate()

  const busily = useCallback(async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    setSentence(null)
    try {
      await work()
    } catch (failure) {
      setSentence(sentenceOf(failure))
    } finally {
      setBusy(false)
    }
  }, [])

  const send = useCallback(
    () =>
      busily(async () => {
        await quietCall('GET /api/login/verify_otp', { query: {} })
        start()
      }),
    [busily, start],
  )
  useOnce(send)

  const give = (typed: string) => {
    const refusal = codeError(typed)
    if (refusal) return setError(refusal)
    return busily(async () => {
      const { data, message } = await quietCall('GET /api/login/verify_otp', {
        query: { otp: typed, ...(isTrusted ? { trust_device: '1' } : {}) },
      })
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
  return { code, change, isTrusted, setTrusted, error, sentence, isBusy, resendIn, send, give }
}

/** Coming here sends the code; drawing the page a second time does not. */
const useOnce = (work: () => Promise<void>) => {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    void work()
  }, [work])
}
