import { createRequire } from 'node:module'
import type { hash as realHash, verify as realVerify } from '@node-rs/argon2'

type Argon2 = { hash: typeof realHash; verify: typeof realVerify }

// The API's tests find this where the product finds the package itself: vitest.config.ts, which `require` does not read.
const argon2: Argon2 = createRequire(import.meta.url)('@node-rs/argon2')

/** The least that the algorithm takes: 0.1 ms in place of 10, and nobody attacks a test's accounts. */
const weakest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

let calls = 0
/** How much work passwords have made so far: hashes and comparisons. */
export const hashings = (): number => calls

export const hash = (password: string): Promise<string> => {
  calls += 1
  return argon2.hash(password, weakest)
}

export const verify = (kept: string, password: string): Promise<boolean> => {
  calls += 1
  return argon2.verify(kept, password)
}
