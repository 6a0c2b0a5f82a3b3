/** What people read when they write to us. */
export const contactMessages = {
  role: 'Please choose who you are.',
  topic: 'Please choose what it is about.',
  sent: 'Thank you. Your message has arrived, and a confirmation is on its way to your e-mail.',
} as const
