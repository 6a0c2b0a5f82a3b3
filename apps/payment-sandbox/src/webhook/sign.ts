import { createHmac } from 'node:crypto'
import { unixTime } from '../ids.ts'

/** As Stripe signs: the moment and the very bytes, under the endpoint's secret. */
export const signatureOf = (secret: string, body: string, now: Date): string => {
  const at = unixTime(now)
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
