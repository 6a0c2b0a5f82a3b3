import { useState } from 'react'
import { call } from '../session/call.ts'
import { toast } from '../toast/toast.ts'
import { tellUntold } from '../account/useSaving.ts'

type Reply<Data> = { data: Data; message?: string | undefined }

/** One click that changes something: says what came of it, and is not done twice at once. */
export const useChange = () => {
  const [isBusy, setBusy] = useState(false)
  const change = async <Data>(
    ask: (asking: typeof call) => Promise<Reply<Data>>,
    then: (data: Data) => void,
  ): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      const { data, message } = await ask(call)
      then(data)
      if (message) toast.success(message)
      return true
    } catch (failure) {
      tellUntold(failure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
