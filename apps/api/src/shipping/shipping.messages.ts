/** Why something cannot be brought somewhere. */
export const shippingMessages = {
  quoteOnly: (state: string) =>
    `We deliver to ${state} by quote only. Please write to us, and we will find out what the way costs.`,
  poBox: 'Carriers cannot deliver to a PO box. Please give us a street address.',
  notInStates: 'We deliver within the 50 states and Washington, D.C. only.',
  unknownZip: 'We do not know this ZIP code.',
  zipElsewhere: (state: string) => `This ZIP code is in ${state}.`,
  restricted: (name: string, state: string) => `${name} may not be sold in ${state}.`,
} as const
