/** What people read about the offer's form. */
export const leadMessages = {
  sent: 'Thank you. We will write to you about the offer.',
  phone: 'The phone number must have at least 6 digits.',
}
