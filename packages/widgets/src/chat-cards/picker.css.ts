export const pickerCss = `
.chat-picker { display: grid; gap: 12px; }
.chat-picker [role=group] { display: flex; flex-wrap: wrap; gap: 4px; }
.chat-picker input { min-height: 44px; padding: 0 12px; border: 1px solid var(--showroom-ink-soft); border-radius: 8px; background: var(--showroom-surface); font-size: 16px; }
.chat-picker ul { display: grid; gap: 4px; }
.chat-picker li button { display: flex; gap: 12px; align-items: center; width: 100%; padding: 8px; border-radius: 8px; }
.chat-picker li button:hover { background: var(--showroom-sunken); }
`
