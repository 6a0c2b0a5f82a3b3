/** A set of rows: one bit for each, 32 to a word. */
export type Bits = Uint32Array

export const wordsFor = (rows: number): number => (rows + 31) >>> 5

/** How many bits of one word are set. */
export const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (bits: Bits): number => {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += bitsIn(bits[at] ?? 0)
  return count
}

export const isEmpty = (bits: Bits): boolean => {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return false
  return true
}

/** How many rows are in both, where the other set begins at a word of a longer array. */
export const countShared = (bits: Bits, other: Bits, from: number): number => {
  let count = 0
  for (let at = 0; at < bits.length; at++) {
    const shared = (bits[at] ?? 0) & (other[from + at] ?? 0)
    if (shared !== 0) count += bitsIn(shared)
  }
  return count
}

export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

export const clearBit = (bits: Bits, row: number): void => {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31))
}

/** In the order of the rows, until it is told to stop by `false`. */
export const eachBit = (bits: Bits, visit: (row: number) => boolean | void): void => {
  for (let at = 0; at < bits.length; at++) {
    let left = bits[at] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      left ^= lowest
      if (visit(at * 32 + 31 - Math.clz32(lowest)) === false) return
    }
  }
}

export const keepOnly = (bits: Bits, other: Bits): void => {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

export const addAll = (bits: Bits, other: Bits, from = 0): void => {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[from + at] ?? 0)
}

export const takeAway = (bits: Bits, other: Bits): void => {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}
