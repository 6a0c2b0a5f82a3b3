export const emojiCss = `
.chat-emoji { position: relative; }
.chat-emoji-list { position: absolute; z-index: 2; inset-inline-start: 0; inset-block-end: calc(100% + 8px); display: grid; grid-template-columns: repeat(9, 36px); width: max-content; max-height: 220px; padding: 6px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); box-shadow: 0 8px 24px rgb(0 0 0 / .14); overflow-y: auto; }
.chat-emoji-list button { min-height: 36px; border-radius: 8px; text-align: center; font-size: 20px; line-height: 1; }
.chat-emoji-list button:hover { background: var(--showroom-sunken); }
.chat-emoji-list button:focus-visible { outline-offset: -2px; }
@container showroom (max-width: 599px) { .chat-emoji-list { inset-inline-start: -104px; grid-template-columns: repeat(7, 38px); } }
`
