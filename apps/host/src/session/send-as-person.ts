import { type Progress, sendFile } from '../kit/form/send-file.ts'
import { guestHeaders } from './guest-cart.ts'
import { useSession } from './session.ts'
import { sessionRefused } from './session-refused.ts'

/** A file, sent for the person who is signed in, or with the key to the guest’s cart. */
export const sendAsPerson = async (
  address: string,
  { form, onProgress }: { form: FormData; onProgress?: Progress | undefined },
): Promise<unknown> => {
  const { token } = useSession.getState()
  const headers: Record<string, string> = {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...guestHeaders(),
  }
  const { status, reply } = await sendFile(address, { form, headers, onProgress })
  if (status === 401 && token !== null) sessionRefused(token)
  return reply
}
