export const cardCss = `
.chat-card { display: flex; gap: 12px; min-width: min(240px, 100%); margin-block: 4px; padding: 10px; border: 1px solid var(--showroom-line); border-radius: 8px; background: var(--showroom-surface); color: var(--showroom-ink); }
.chat-card[data-wide] { display: grid; gap: 8px; }
.chat-card [data-head], .chat-card[data-head] { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; }
.chat-card-thumb { flex: none; align-self: start; width: 64px; aspect-ratio: 1; border-radius: 6px; overflow: hidden; background: var(--showroom-line); }
.chat-card-thumb .picture, .chat-card-thumb img { display: block; width: 100%; height: 100%; object-fit: cover; }
.chat-card-words { display: grid; gap: 2px; align-content: start; min-width: 0; overflow-wrap: anywhere; }
.chat-card small { font-size: 13px; color: var(--showroom-ink-soft); }
.chat-card-state { padding: 2px 8px; border-radius: 999px; background: var(--showroom-accent-tint); color: var(--showroom-accent-ink); font-size: 13px; font-weight: 600; }
.chat-card ul { display: grid; gap: 8px; }
.chat-card li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
.chat-card [data-option] { display: flex; gap: 10px; min-width: 0; flex: 1 1 180px; }
.chat-card-ways { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.chat-card [role=group] { display: grid; gap: 4px; justify-items: start; max-height: 240px; overflow-y: auto; }
.chat-card [role=group] button { min-height: 40px; padding-inline: 10px; border-radius: 8px; }
.chat-card form { display: grid; gap: 8px; }
.chat-card label { display: grid; gap: 4px; font-size: 14px; }
.chat-card input { min-height: 44px; padding: 0 12px; border: 1px solid var(--showroom-ink-soft); border-radius: 8px; background: var(--showroom-surface); font-size: 16px; }
`
