import type { ReturnReason } from './return.rules.ts'

/** What arrived of a line, as it was counted at the door. */
export type CountedLine = {
  expected: number
  received: number
  damaged: number
  /** What the boxes say; empty where nobody looked. */
  lot: string
  /** The lots that the line was promised from, as they are written; empty where it has none. */
  promisedLots: string
}

type Counts = Pick<CountedLine, 'expected' | 'received' | 'damaged'>

export const missingOf = ({ expected, received }: Counts): number => expected - received

/** Damaged goods were received; nobody receives more than was sent. */
export const isCount = ({ expected, received, damaged }: Counts): boolean =>
  received >= 0 && received <= expected && damaged >= 0 && damaged <= received

/** “Lot B-2207 S3, 2208” → [B, 2207, S3], [2208]: the words of each lot, however they are set apart. */
const lotsIn = (text: string): string[][] =>
  text
    .toUpperCase()
    .split(/[,;&+]|\bAND\b/)
    .map((lot) => lot.replace(/^\s*LOTS?\b/, '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)

const shortestPart = 3

/** Whether words that follow each other in a lot are the other, written as one. */
const holds = (lot: readonly string[], other: string): boolean =>
  lot.join('') === other ||
  (other.length >= shortestPart &&
    lot.some((_, from) =>
      lot.slice(from).some((__, to) => lot.slice(from, from + to + 1).join('') === other),
    ))

const isSameLot = (one: readonly string[], other: readonly string[]): boolean =>
  holds(one, other.join('')) || holds(other, one.join(''))

/** Whether boxes say a lot that was not promised. Who leaves out its shade, or reads only its number, reads the same. */
export const isOtherLot = ({ lot, promisedLots }: Pick<CountedLine, 'lot' | 'promisedLots'>): boolean => {
  const promised = lotsIn(promisedLots)
  if (promised.length === 0) return false
  return !lotsIn(lot).every((typed) => promised.some((one) => isSameLot(one, typed)))
}

export type Shortfall = {
  reason: Extract<ReturnReason, 'arrived_damaged' | 'wrong_lot' | 'missing_box'>
  units: number
}

/** What a claim is opened for, each unit for one reason; what can be photographed comes first. */
export const shortfallsOf = (line: CountedLine): Shortfall[] => {
  const found: Shortfall[] = [
    { reason: 'arrived_damaged', units: line.damaged },
    { reason: 'wrong_lot', units: isOtherLot(line) ? line.received - line.damaged : 0 },
    { reason: 'missing_box', units: missingOf(line) },
  ]
  return found.filter(({ units }) => units > 0)
}

export const isWhole = (line: CountedLine): boolean => shortfallsOf(line).length === 0

/** Lines of which something is missing, damaged or of another lot. */
export const shortfallOf = <Line extends CountedLine>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isWhole(line))

/** The lines of a drawn name: moves and lines over whole points, and nothing else. */
export const signaturePattern = /^(M\d{1,4} \d{1,4}( L\d{1,4} \d{1,4})*( |$))+$/
export const longestSignature = 8_000
export const mostReceiptPhotos = 12
