/** The path of a Redis or Valkey server that is installed; null where there is none. */
export const findRedis: () => string | null

/** Keeps nothing. `stop` and `start` again keep its address. */
export const startRedis: () => Promise<{
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
}>
