/** What the shop itself says to people; the sentences of the specification (§8) to the letter. */
export const shopMessages = {
  invalid: 'The given data was invalid.',
  invalidShown: 'Invalid input OR some mandatory fields are blank.',
  notFound: 'Record not found for processing.',
  internal: 'Internal Server error please try again.',
  offline: 'We could not reach the shop. Check your connection and try again.',
  timeout: 'The shop is taking too long to answer. Please try again.',
}
