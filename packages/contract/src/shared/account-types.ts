/** Beside the rules of calls, which may be for some types only. */
export const accountTypes = ['User', 'Vendor', 'Contractor', 'Admin'] as const
export type AccountType = (typeof accountTypes)[number]

export const accountStatuses = ['Active', 'Approve', 'Deactive', 'pending'] as const
export type AccountStatus = (typeof accountStatuses)[number]
