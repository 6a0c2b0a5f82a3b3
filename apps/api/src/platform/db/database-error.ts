/** What PostgreSQL refused, on either driver: `code` is its five-character SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string | undefined
  readonly constraint: string | undefined

  constructor(message: string, code?: string, constraint?: string) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    this.constraint = constraint
  }
}

/** The database did not answer in time or could not be reached: worth another try, and not the caller's fault. */
export class DatabaseUnavailable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DatabaseUnavailable'
  }
}
