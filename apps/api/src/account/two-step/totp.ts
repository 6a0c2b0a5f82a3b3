import { Secret, TOTP } from 'otpauth'

/** Under a key of its own: what is sealed elsewhere is not opened by it. */
export const sealedSecret = 'sealed secrets of two steps'

const secretBytes = 20
const periodSeconds = 30
/** So many half minutes a phone's clock may be off. */
const drift = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Showroom',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** What an app reads from the square code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The half minute that a code belongs to; null where it is of none around now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const apart = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: drift })
  return apart === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + apart
}

/** What an app shows then. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() })
