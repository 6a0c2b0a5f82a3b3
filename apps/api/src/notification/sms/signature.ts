import { createHmac } from 'node:crypto'
import { isSame } from '../../account/session/secret.ts'

type Signed = { url: string; fields: URLSearchParams; signature: string }

/** By the account’s token, over the address and every field in the order of their names (X-Twilio-Signature). */
export const isSignedBy = (authToken: string, { url, fields, signature }: Signed): boolean => {
  const inOrder = [...fields].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const text = url + inOrder.map(([name, value]) => name + value).join('')
  const expected = createHmac('sha1', authToken).update(text).digest()
  return isSame(Buffer.from(signature, 'base64'), expected)
}
