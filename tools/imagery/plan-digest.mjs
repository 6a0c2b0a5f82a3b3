import { createHash } from 'node:crypto'

/** Which plan a scene was rendered from: a plan that was changed since needs another. */
export const planDigest = (plan) =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 12)
