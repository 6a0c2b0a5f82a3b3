/** What is said of who else is here. */
export const presenceMessages = {
  alsoHere: 'Also here:',
  isHere: (name: string) => `${name} is here`,
  isWriting: (name: string, field: string) => `${name} is changing “${field}”`,
} as const
