/** What makes a call that is sent again the same call. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '')
