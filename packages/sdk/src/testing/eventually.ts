import { vi } from 'vitest'

/** Tried again and again until it holds; on a machine that is busy that may take a while. */
export const eventually = <Result>(check: () => Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000 })
