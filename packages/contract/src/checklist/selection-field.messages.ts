/** What the fields of a decision are called. */
export const fieldWords: Readonly<Record<string, string>> = {
  title: 'Decision',
  category: 'Shelf',
  room_id: 'Room',
  qty_source: 'How many',
  qty: 'Number',
  waste_pct: 'For cuts',
  allowance_cents: 'Allowance',
  pool_id: 'Shared allowance',
  due_on: 'Due on',
  due_days_before: 'Days before the install',
  required: 'Has to be decided',
  instructions: 'Instructions',
  decider: 'Who decides',
}
