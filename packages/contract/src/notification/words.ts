import type { NotificationFacts } from './notification.ts'

export type Facts = NotificationFacts
export type Words = {
  /** The event, as the preferences name it. */
  name: string
  text: (facts: Facts, actor: string) => string
  /** What there is to do where it leads. */
  action?: string
}

export const project = ({ project: name = '' }: Facts): string => `“${name}”`
