import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** A key of its own, so that what it signs elsewhere says nothing about it. */
const keyOf = (secret: Buffer, what: string) => createHash('sha256').update(what).update(secret).digest()

const letters = 'sealed letters'

/** Letters carry codes that open accounts: whoever reads the database must not read them. */
export const seal = (secret: Buffer, text: string, what = letters): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret, what), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Throws where it was sealed with another key, or changed since. */
export const unseal = (secret: Buffer, sealed: string, what = letters): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, keyOf(secret, what), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString()
}
