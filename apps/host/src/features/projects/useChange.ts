import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'

type Reply<Data> = { data: Data; message?: string | undefined }

/** One click that changes something, and says what came of it. */
export const useChange = () => {
  const { run, isBusy } = useSubmit((work: () => Promise<void>) => work())
  const change = <Data>(ask: (asking: typeof call) => Promise<Reply<Data>>, then: (data: Data) => void) =>
    run(async () => {
      const { data, message } = await ask(call)
      then(data)
      if (message) toast.success(message)
    })
  return { isBusy, change }
}
