export const chatFilesCss = `
.chat-files { flex: 1; display: grid; align-content: start; gap: 12px; padding: 16px; overflow-y: auto; grid-template-columns: minmax(0, 1fr); }
.chat-files-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; }
.chat-files-groups { display: flex; flex-wrap: wrap; gap: 4px; }
.chat-files-sum { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
.chat-files-count { font-size: 14px; color: var(--showroom-ink-soft); }
.chat-files-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(170px, 100%), 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; }
.chat-files-grid:focus-visible { outline-offset: 4px; }
.chat-files-tile { display: grid; align-content: start; width: 100%; height: 100%; border: 1px solid var(--showroom-line); border-radius: 8px; background: var(--showroom-surface); text-align: start; overflow: hidden; }
.chat-files-tile:hover { border-color: var(--showroom-ink-soft); background: var(--showroom-sunken); }
.chat-files-tile:focus-visible { outline-offset: -2px; }
.chat-files-picture { display: grid; place-items: center; aspect-ratio: 4 / 3; background: var(--showroom-sunken); color: var(--showroom-ink-soft); }
.chat-files-picture img { width: 100%; height: 100%; object-fit: cover; }
.chat-files-picture .chat-sheet { margin: 0; padding: 18px 10px; font-size: 13px; background: var(--showroom-surface); }
.chat-files-about { display: grid; gap: 2px; padding: 8px 10px; }
.chat-files-about b { font-size: 14px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.chat-files-about small { font-size: 13px; color: var(--showroom-ink-soft); overflow-wrap: anywhere; }
.chat-files-about small span { display: inline-block; margin-inline-end: 6px; }
.chat-files-grid .chat-error { padding: 0 10px 8px; }
.chat-files-pages { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 16px; font-size: 14px; }
@container showroom (max-width: 599px) { .chat-files { padding: 12px; } .chat-files-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; } }
`
