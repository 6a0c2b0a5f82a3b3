export const auditSorts = ['at'] as const
