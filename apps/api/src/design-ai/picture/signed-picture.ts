import { createHmac } from 'node:crypto'
import { dayMs } from '@showroom/contract/shared/time'
import { isSame } from '../../account/session/secret.ts'

const signed = (secret: Buffer, file: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`ai picture ${file} ${until}`).digest().subarray(0, 18)

/**
 * An address that shows one picture to whoever was given it, until the end of the next day: a picture's tag can send no
 * token. It is the same all day, so that a browser draws it from its cache.
 */
export const signedPicture = (secret: Buffer, file: string, now: Date): string => {
  const until = (Math.floor(now.getTime() / dayMs) + 2) * dayMs
  return `/showroom/ai-pictures/${file}-${until}-${signed(secret, file, until).toString('base64url')}.webp`
}

const written = /^(?<file>[0-9A-Za-z]{17})-(?<until>[0-9]{13})-(?<signature>[\w-]{24})\.webp$/

/** The file that an address was signed for; null for any other, and when it is over. */
export const fileOfSigned = (secret: Buffer, name: string, now: Date): string | null => {
  const { file = '', until = '0', signature = '' } = written.exec(name)?.groups ?? {}
  const isRight = isSame(signed(secret, file, Number(until)), Buffer.from(signature, 'base64url'))
  return file !== '' && isRight && Number(until) > now.getTime() ? file : null
}
