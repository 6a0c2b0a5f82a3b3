export const faults = [
  'late',
  'never',
  '500',
  '500-after-work',
  'blocked',
  'garbage',
  'huge',
  'expired',
  '429',
] as const
export type Fault = (typeof faults)[number]

/** The longest word that a prompt has: `fault-500-after-work` is no `fault-500`. */
export const faultIn = (prompt: string): Fault | null => {
  const word = /\bfault-([\w-]+)/.exec(prompt)?.[1]
  return faults.find((fault) => fault === word) ?? null
}

/** More than anybody should take for a picture. */
export const hugeBytes = 25_000_000
