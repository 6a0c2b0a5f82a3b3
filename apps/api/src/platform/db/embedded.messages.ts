/** What the process and the thread that holds the embedded database say to each other. */
export type WorkerStart = {
  /** Null keeps the database in memory. */
  folder: string | null
  /** A data folder saved by `dump`, opened instead of an empty database. */
  dump: ArrayBuffer | null
}

export type WorkerRequest = { id: number } & (
  | { kind: 'query'; text: string; values: unknown[] }
  | { kind: 'script'; text: string }
  | { kind: 'dump' }
  | { kind: 'close' }
)

export type WorkerAnswer =
  | { id: number; ok: true; rows: unknown[] }
  | { id: number; ok: false; message: string; code: string | undefined; constraint: string | undefined }

/** The request without the number that `embedded.ts` gives it. */
export type WorkerTask = WorkerRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never
