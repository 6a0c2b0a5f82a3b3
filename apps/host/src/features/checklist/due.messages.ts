/** How decisions are filtered by the day that they are due on. */
export const dueMessages = {
  dueDate: 'Due date',
  anyDue: 'Any due date',
  duePast: 'Due before today',
  dueWeek: 'Due within 7 days',
  dueMonth: 'Due within 30 days',
  dueNone: 'No due date',
} as const
