export const chatFilesCss = `
.chat-files { flex: 1; display: grid; align-content: start; gap: 12px; padding: 16px; overflow-y: auto; grid-template-columns: minmax(0, 1fr); }
.chat-files-head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; }
.chat-files-groups { display: flex; flex-wrap: wrap; gap: 4px; }
.chat-files-sum { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
.chat-files-count { font-size: 14px; color: var(--showroom-ink-soft); }
.chat-files-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(170px, 100%), 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; }
.chat-files-grid:focus-visible { outline-offset: 4px; }
.chat-files-tile { display: grid; align-content: start; width: 100%; height: 100%; border: 1px solid var(--showroom-line); border-radius: 8px; background: var(--showroom-surface); overflow: hidden; }
.chat-files-tile:hover { border-color: var(--showroom-ink-soft); background: var(--showroom-sunken); }
.chat-files-tile:focus-visible { outline-offset: -2px; }
.chat-files-picture { display: grid; place-items: center; aspect-ratio: 4 / 3; background: var(--showroom-sunken); color: var(--showroom-ink-soft); }
.chat-files-picture img { width: 100%; height: 100%; object-fit: cover; }
.chat-files-picture .chat-sheet { margin: 0; padding: 18px 10px; font-size: 13px; background: var(--showroom-surface); }
.chat-files-about { display: grid; gap: 2px; padding: 8px 10px; }
.chat-files-about b { font-size: 14px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.chat-files-about small { font-size: 13px; color: var(--showroom-ink-soft); overflow-wrap: anywhere; }

.chat-files-grid .chat-files-about { display: flex; flex-wrap: wrap; gap: 2px 8px; }
.chat-files-grid .chat-files-about :is(b, small:first-of-type) { width: 100%; }
.chat-files-grid li { display: flex; flex-direction: column; }
.chat-files-grid .chat-files-tile { flex: 1; height: auto; }
.chat-files-versions { align-self: start; padding: 6px 10px; min-height: 32px; font-size: 13px; color: var(--showroom-ink-soft); text-decoration: underline; }
.chat-files-list { margin: 0; padding: 0; list-style: none; }
.chat-files-list li { border-top: 1px solid var(--showroom-line); }
.chat-files-list .chat-files-tile { border: 0; border-radius: 0; }
.chat-files-sorts, .chat-files-list .chat-files-about { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 7em 5em 4em; gap: 2px 12px; padding: 10px; align-items: baseline; }
.chat-files-sorts { padding-block: 0; }
.chat-files-sorts button { min-height: 32px; padding: 0; font-size: 13px; color: var(--showroom-ink-soft); white-space: nowrap; }
.chat-files-sorts [aria-pressed=true] { color: inherit; font-weight: 600; }
.chat-files-grid .chat-error { padding: 0 10px 8px; }
.chat-files-pages { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px 16px; font-size: 14px; }
@container showroom (max-width: 599px) { .chat-files { padding: 12px; } .chat-files-grid { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; } .chat-files-sorts, .chat-files-list .chat-files-about { display: flex; flex-wrap: wrap; } .chat-files-list b { width: 100%; } .chat-files-about small:empty { display: none; } }
`
