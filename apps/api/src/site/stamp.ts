import { within } from './within.ts'

/** A visitor waits for the word of the moment no longer than this. */
const patienceMs = 500

/**
 * What `read` says now, asked once for all who want to know. Where that can not be read, or not soon, it is as it was:
 * pages that were drawn need no database. Nobody waits again before it was read.
 */
export const openStamp = (read: () => Promise<string>, tell: (error: unknown) => void) => {
  let known = ''
  let reading: Promise<void> | null = null
  let isPatient = true
  const look = async () => {
    try {
      known = await read()
      isPatient = true
    } finally {
      reading = null
    }
  }
  return async (): Promise<string> => {
    reading ??= look()
    const read = reading
    const waited = isPatient ? within(patienceMs, read) : read
    const failed = waited.catch((error: unknown) => {
      isPatient = false
      tell(error)
    })
    if (isPatient) await failed
    return known
  }
}
