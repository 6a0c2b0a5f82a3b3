export const commentsCss = `
.comments { display: grid; gap: 12px; padding: 12px; border-radius: 8px; background: var(--showroom-sunken); grid-template-columns: minmax(0, 1fr); }
.comments ol { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.comments li { padding: 8px 12px; border-radius: 8px; background: var(--showroom-surface); }
.comments-by { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; font-size: 14px; color: var(--showroom-ink-soft); }
.comments-by b { color: var(--showroom-ink); overflow-wrap: anywhere; }
.comments-question { padding: 0 8px; border-radius: 999px; background: var(--showroom-info-tint); color: var(--showroom-ink); }
.comments-said { text-align: start; white-space: pre-wrap; overflow-wrap: anywhere; }
.comments-form { display: grid; gap: 8px; }
.comments-steps { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; }
.comments-steps .quiet:first-child { margin-inline-start: -8px; }
.comments-steps p { color: var(--showroom-danger); font-size: 14px; }
@media (forced-colors: active) { .comments li { border: 1px solid; } }
`
