/** One thing that is always true, and where it is not. */
export type Check = { name: string; differences: string[] }

const mark = (check: Check): string => (check.differences.length === 0 ? '✓' : '✗')

/** One line per check, its differences below it. */
export const written = (checks: readonly Check[]): string =>
  checks
    .flatMap((check) => [`${mark(check)} ${check.name}`, ...check.differences.map((one) => `    ${one}`)])
    .join('\n')

export const isSound = (checks: readonly Check[]): boolean =>
  checks.every(({ differences }) => differences.length === 0)
