/** Somebody else has taken it: nothing of what we still do with it may count. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease was lost: another worker has it.')
  }
}

export class TookTooLong extends Error {
  constructor(ms: number) {
    super(`It took longer than ${Math.round(ms / 1_000)} s.`)
  }
}

type Lease = {
  leaseMs: number
  /** Work that hangs is given up, else it would be renewed for ever. */
  longestMs: number
  /** False where it is no longer ours. */
  renew: () => Promise<boolean>
}

/** Renews the lease at half time as long as the work goes on. Throws what aborted the work, or what it threw. */
export const underLease = async (
  { leaseMs, longestMs, renew }: Lease,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> => {
  const control = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    control.signal.addEventListener('abort', () => reject(control.signal.reason))
  })
  const renewOnce = async () => {
    // A database that is away does not end the lease by itself: whoever finishes learns whether it is still theirs.
    if (!(await renew().catch(() => true))) control.abort(new LeaseLost())
  }
  const renewing = setInterval(() => void renewOnce(), leaseMs / 2)
  const ending = setTimeout(() => control.abort(new TookTooLong(longestMs)), longestMs)
  try {
    await Promise.race([work(control.signal), aborted])
  } finally {
    clearInterval(renewing)
    clearTimeout(ending)
  }
}
