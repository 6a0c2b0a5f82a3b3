import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '@showroom/contract/shared/time'

/** In whose name an answer is said, in which thread, and until when. */
export type Replying = { threadId: number; accountId: number; expiresAt: Date }

const goodForDays = 30
const factBytes = 10
const signatureBytes = 12

const signatureOf = (secret: Buffer, facts: Buffer): Buffer =>
  createHmac('sha256', secret).update('reply by mail').update(facts).digest().subarray(0, signatureBytes)

const split = (address: string): [name: string, domain: string] => {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}

/** Mail servers may change the case of a local part and need not take more than 64 letters: it is hex, and 50 long. */
export const replyAddressFor = (
  { secret, address }: { secret: Buffer; address: string },
  { threadId, accountId, now }: Omit<Replying, 'expiresAt'> & { now: Date },
): string => {
  const facts = Buffer.alloc(factBytes)
  facts.writeUInt32BE(threadId, 0)
  facts.writeUInt32BE(accountId, 4)
  facts.writeUInt16BE(Math.floor(now.getTime() / dayMs) + goodForDays, 8)
  const [name, domain] = split(address)
  return `${name}+${Buffer.concat([facts, signatureOf(secret, facts)]).toString('hex')}@${domain}`
}

/** Null where we never gave it out. One that is over is read: who uses it is told so. */
export const readReplyAddress = (
  { secret, address }: { secret: Buffer; address: string },
  given: string,
): Replying | null => {
  const [name, domain] = split(address.toLowerCase())
  const [local, at] = split(given.trim().toLowerCase())
  const signed = local.slice(name.length + 1)
  const isForm = signed.length === 2 * (factBytes + signatureBytes) && /^[0-9a-f]+$/.test(signed)
  if (at !== domain || !local.startsWith(`${name}+`) || !isForm) return null
  const bytes = Buffer.from(signed, 'hex')
  const facts = bytes.subarray(0, factBytes)
  if (!timingSafeEqual(bytes.subarray(factBytes), signatureOf(secret, facts))) return null
  return {
    threadId: facts.readUInt32BE(0),
    accountId: facts.readUInt32BE(4),
    // To the end of its last day.
    expiresAt: new Date((facts.readUInt16BE(8) + 1) * dayMs),
  }
}
