import type { ContactRole, ContactTopic } from './choices.ts'

/** A message that somebody wrote to us, as it is kept. */
export type ContactMessage = {
  id: string
  full_name: string
  email: string
  country_code: string
  /** Digits only; empty where none was given. */
  phone_number: string
  role: ContactRole
  topic: ContactTopic
  order_number: string
  message: string
  sent_at: string
}
