/** What arrived of a line, as it was counted at the door. */
export type CountedLine = { expected: number; received: number; damaged: number }

export const missingOf = ({ expected, received }: CountedLine): number => expected - received

/** Damaged goods were received; nobody receives more than was sent. */
export const isCount = ({ expected, received, damaged }: CountedLine): boolean =>
  received >= 0 && received <= expected && damaged >= 0 && damaged <= received

export const isWhole = (line: CountedLine): boolean => missingOf(line) === 0 && line.damaged === 0

/** What a claim may be opened for. */
export const shortfallOf = <Line extends CountedLine>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => !isWhole(line))

/** The lines of a drawn name: moves and lines over whole points, and nothing else. */
export const signaturePattern = /^(M\d{1,4} \d{1,4}( L\d{1,4} \d{1,4})*( |$))+$/
export const longestSignature = 8_000
export const mostReceiptPhotos = 12
