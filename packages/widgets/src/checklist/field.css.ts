/** Where something is written about a decision; the host draws the comments alone with it. */
export const checklistFieldCss = `
.checklist-error { color: var(--showroom-danger); font-size: 14px; }
.checklist-field { display: grid; gap: 8px; }
.checklist-field label { font-size: 14px; font-weight: 600; }
.checklist-field :is(textarea, input) { width: 100%; min-height: 48px; padding: 10px 14px; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); font-size: 16px; }
`
