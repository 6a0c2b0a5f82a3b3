export const choicesCss = `
.chat-choices { position: absolute; z-index: 2; inset-inline-start: 0; inset-block-start: 100%; display: grid; width: max-content; max-width: 260px; padding: 6px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); box-shadow: 0 8px 24px rgb(0 0 0 / .14); }
.chat-message[data-own] .chat-choices { inset-inline: auto 0; }
.chat-emojis { display: flex; gap: 2px; padding-block-end: 4px; border-bottom: 1px solid var(--showroom-line); }
.chat-emojis button { width: 36px; min-height: 36px; border-radius: 8px; text-align: center; font-size: 18px; }
.chat-emojis button:hover, .chat-emojis button[aria-pressed=true] { background: var(--showroom-accent-tint); }
.chat-choice { min-height: 40px; padding: 0 10px; border-radius: 8px; font-size: 15px; }
.chat-choice:hover { background: var(--showroom-sunken); }
`
