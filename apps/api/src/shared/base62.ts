const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Bytes in letters and digits, of a fixed length: safe in addresses, headers and file names. */
export const base62 = (bytes: Buffer, length: number): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = digits.charAt(Number(rest % base)) + text
    rest /= base
  }
  return text
}
