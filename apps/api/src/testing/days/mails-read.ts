import type { KeptMail } from '../../platform/mail/mail.ts'

/** Reads a mailbox as `who: subject`. What differs each time is taken out: the numbers of orders, and those of returns. */
export const mailsRead = (mailbox: () => readonly KeptMail[]) => {
  const names = new Map<string, string>()
  const numbers: string[] = []
  let seen = 0
  const lineOf = ({ to, subject }: KeptMail): string =>
    numbers.reduce(
      (line, number) => line.replace(number, '#'),
      `${names.get(to) ?? to}: ${subject.replace(/RMA-[\w-]+/, 'RMA')}`,
    )
  return {
    knows: ({ email }: { email: string }, name: string) => {
      names.set(email, name)
    },
    hides: (number: string) => {
      numbers.push(number)
    },
    /** Those that were sent since it was asked last, by the alphabet. */
    fresh: (): string[] => {
      const unseen = mailbox().filter(({ id }) => id > seen)
      seen = Math.max(seen, ...unseen.map(({ id }) => id))
      return unseen.map(lineOf).toSorted()
    },
  }
}
