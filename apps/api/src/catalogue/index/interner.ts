/** Gives equal byte sequences the same small number, without making a string of each: a catalogue has millions. */
export type Interner = {
  readonly size: number
  /** The number of the bytes between two places; a new one where they were never seen. */
  id(bytes: Buffer, from: number, to: number): number
  /** -1 where they were never seen. */
  find(text: string): number
  text(id: number): string
  bytesOf(id: number): Buffer
}

const hashOf = (bytes: Buffer, from: number, to: number): number => {
  let hash = 0x811c9dc5 | 0
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}

type Range = { from: number; to: number }

/** An open-addressed table of the sequences' hashes. */
export const openInterner = (): Interner => {
  const held = openSequences()
  let mask = (1 << 12) - 1
  let table = new Int32Array(mask + 1).fill(-1)
  let hashes = new Int32Array(1 << 11)

  /** The place in the table: of the number, or where it would be. */
  const placeOf = (hash: number, bytes: Buffer, range: Range): number => {
    let at = hash & mask
    for (let id = table[at] ?? -1; id >= 0; id = table[at] ?? -1) {
      if (hashes[id] === hash && held.is(id, bytes, range)) return at
      at = (at + 1) & mask
    }
    return at
  }
  const put = (at: number, hash: number, id: number): number => {
    hashes[id] = hash
    table[at] = id
    if (held.size * 2 <= mask) return id
    mask = mask * 2 + 1
    hashes = longer(hashes, (mask + 1) >>> 1)
    table = tableOf(hashes, held.size, mask)
    return id
  }
  return {
    get size() {
      return held.size
    },
    id: (bytes, from, to) => {
      const hash = hashOf(bytes, from, to)
      const at = placeOf(hash, bytes, { from, to })
      const known = table[at] ?? -1
      return known >= 0 ? known : put(at, hash, held.add(bytes, from, to))
    },
    find: (text) => {
      const bytes = Buffer.from(text)
      return table[placeOf(hashOf(bytes, 0, bytes.length), bytes, { from: 0, to: bytes.length })] ?? -1
    },
    text: (id) => held.bytesOf(id).toString('utf8'),
    bytesOf: held.bytesOf,
  }
}

const tableOf = (hashes: Int32Array, size: number, mask: number) => {
  const table = new Int32Array(mask + 1).fill(-1)
  for (let id = 0; id < size; id++) {
    let at = (hashes[id] ?? 0) & mask
    while ((table[at] ?? -1) >= 0) at = (at + 1) & mask
    table[at] = id
  }
  return table
}

/** One behind the other, in one buffer. */
const openSequences = () => {
  let starts = new Int32Array(1 << 11)
  let held = Buffer.allocUnsafe(1 << 15)
  let size = 0
  const startOf = (id: number) => starts[id] ?? 0
  return {
    get size() {
      return size
    },
    is: (id: number, bytes: Buffer, { from, to }: Range): boolean => {
      const start = startOf(id)
      if (startOf(id + 1) - start !== to - from) return false
      for (let at = from; at < to; at++) if (held[start + at - from] !== bytes[at]) return false
      return true
    },
    add: (bytes: Buffer, from: number, to: number): number => {
      const start = startOf(size)
      const end = start + to - from
      if (end > held.length) {
        const larger = Buffer.allocUnsafe(Math.max(held.length * 2, end))
        held.copy(larger, 0, 0, start)
        held = larger
      }
      bytes.copy(held, start, from, to)
      size += 1
      if (size === starts.length) starts = longer(starts, size * 2)
      starts[size] = end
      return size - 1
    },
    bytesOf: (id: number): Buffer => held.subarray(startOf(id), startOf(id + 1)),
  }
}

const longer = (array: Int32Array, length: number) => {
  const copy = new Int32Array(length)
  copy.set(array)
  return copy
}
