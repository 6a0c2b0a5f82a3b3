/** The sentences of the specification's error catalogue (§8), and ours beside them. */
export const messages = {
  invalid: 'The given data was invalid.',
  invalidShown: 'Invalid input OR some mandatory fields are blank.',
  notFound: 'Record not found for processing.',
  methodNotAllowed: 'This address does not take such a request.',
  internal: 'Internal Server error please try again.',
  originRefused: 'This showroom is not available on this website.',
  tooLarge: 'The request is larger than we accept.',
  textTooLong: 'The text is longer than we accept.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  cardData: 'Card data is not accepted here.',
  loginFirst: 'Please login to proceed.',
  notAuthorized: 'You are not authorized to access this page.',
  lookingOn: 'You are looking on as somebody else: nothing can be changed.',
  oneTimeCodeFirst: 'Please enter the one-time code that we sent you.',
  unsupportedMedia: 'Requests must be sent as JSON.',
} as const
