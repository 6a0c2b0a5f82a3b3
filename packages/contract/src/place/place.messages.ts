/** What people read where addresses are suggested. */
export const placeMessages = {
  unavailable: 'Addresses can not be suggested at the moment. Please type yours.',
  gone: 'This address is not known any more. Please type it.',
} as const
