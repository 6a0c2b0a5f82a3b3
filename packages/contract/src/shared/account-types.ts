/** Beside the rules of calls, which may be for some types only. */
export const accountTypes = ['User', 'Vendor', 'Contractor', 'Admin'] as const
export type AccountType = (typeof accountTypes)[number]
