import { randomInt } from 'node:crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const randomDigits = (length: number): string =>
  Array.from({ length }, () => digits.charAt(randomInt(digits.length))).join('')

/** `cus_` and 24 digits: nobody guesses one. */
export const newId = (
  prefix:
    | 'cus'
    | 'pm'
    | 'seti'
    | 'pi'
    | 'ch'
    | 're'
    | 'evt'
    | 'we'
    | 'acct'
    | 'tr'
    | 'trr'
    | 'po'
    | 'ba'
    | 'btok'
    | 'ct'
    | 'req'
    | 'prod'
    | 'price'
    | 'sub'
    | 'in'
    | 'du'
    | 'file',
): string => `${prefix}_${randomDigits(24)}`

export const newClientSecret = (id: string): string => `${id}_secret_${randomDigits(25)}`

export const unixTime = (at: Date): number => Math.floor(at.getTime() / 1_000)
