export type TestPostgres = {
  url: string
  kill: () => void
  restart: () => Promise<void>
  stop: () => void
}
export const findPostgres: () => string | null
export const startPostgres: (wanted?: { durable?: boolean }) => Promise<TestPostgres>
