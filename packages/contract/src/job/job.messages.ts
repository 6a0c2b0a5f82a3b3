/** What Admins read of the work behind the requests. */
export const jobMessages = {
  retried: 'It begins anew at once.',
  dropped: 'Dropped. It is not tried again.',
  notFailed: 'This one is not given up any more. Please look again.',
} as const
