export const chatCss = `
.chat { display: flex; flex-direction: column; min-height: 420px; height: min(70vh, 760px); border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); overflow: hidden; }
.chat-launcher { position: fixed; z-index: 2147483000; inset-inline-end: 20px; inset-block-end: 20px; display: inline-flex; align-items: center; gap: 8px; min-height: 52px; padding: 0 20px; border-radius: 999px; background: var(--showroom-accent); color: var(--showroom-on-accent); font-weight: 600; box-shadow: 0 6px 20px rgb(0 0 0 / .24); }
.chat-launcher:hover { background: var(--showroom-accent-hover); }
.dialog .chat { height: calc(100dvh - 140px); border: 0; }
.chat-waiting { display: grid; gap: 12px; padding: 20px; }
.chat-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 16px; border-bottom: 1px solid var(--showroom-line); }
.chat-hours { display: flex; flex-wrap: wrap; gap: 0 16px; flex-basis: 100%; order: 1; font-size: 14px; color: var(--showroom-ink-soft); }
.chat-people { flex: 1 1 180px; min-width: 0; font-size: 14px; color: var(--showroom-ink-soft); overflow-wrap: anywhere; }
.chat-panes { display: flex; gap: 4px; }
.chat-pane { min-height: 44px; padding: 0 12px; border-radius: 8px; font-size: 14px; font-weight: 500; }
.chat-pane[aria-pressed=true] { background: var(--showroom-accent-tint); color: var(--showroom-accent-ink); }
.chat-search { flex: 0 1 200px; min-width: 120px; min-height: 44px; padding: 0 12px; border: 1px solid var(--showroom-ink-soft); border-radius: 8px; background: var(--showroom-surface); font-size: 16px; }
.chat-banner { padding: 8px 16px; background: var(--showroom-warning-tint); color: var(--showroom-warning); font-size: 14px; }
.chat-talk { flex: 1; display: flex; flex-direction: column; min-height: 0; }
.chat-list { position: relative; flex: 1; min-height: 0; }
.chat-scroll { height: 100%; overflow-y: auto; overscroll-behavior: contain; padding: 16px; display: flex; flex-direction: column; gap: 4px; }
.chat-scroll > :first-child { margin-block-start: auto; }
.chat-found { flex: 1; overflow-y: auto; padding: 16px; display: grid; gap: 12px; align-content: start; }
.chat-older { text-align: center; padding-block-end: 12px; }
.chat-day, .chat-new { margin-block: 12px 4px; text-align: center; font-size: 13px; color: var(--showroom-ink-soft); }
.chat-new { display: flex; align-items: center; gap: 8px; color: var(--showroom-accent-ink); font-weight: 600; }
.chat-new::before, .chat-new::after { content: ""; flex: 1; border-top: 1px solid currentColor; }
.chat-message { position: relative; display: grid; grid-template-columns: minmax(0, auto) auto; justify-content: start; align-items: start; gap: 2px 4px; max-width: min(88%, 620px); }
.chat-message[data-own] { align-self: flex-end; justify-content: end; grid-template-columns: auto minmax(0, auto); }
.chat-message[data-own] :is(.chat-bubble, .chat-reactions, .chat-ways, .chat-receipt) { grid-column: 2; }
.chat-author { grid-column: 1 / -1; margin-block-start: 10px; font-size: 13px; color: var(--showroom-ink-soft); }
.chat-author[data-face] { min-height: 24px; }
.chat-author .face { margin-inline-end: 6px; }
.chat-author b { color: var(--showroom-ink); font-weight: 600; }
.chat-message[data-own] .chat-author { text-align: end; }
.chat-message[data-own] .chat-author:dir(rtl), .chat-file button:dir(rtl) { unicode-bidi: normal; }
.chat-bubble { display: grid; gap: 6px; padding: 8px 12px; border-radius: 12px; background: var(--showroom-sunken); min-width: 0; }
.chat-message[data-own] .chat-bubble { background: var(--showroom-accent-tint); }
.chat-bubble[data-named] { box-shadow: inset 3px 0 0 var(--showroom-accent); }
.chat-words { text-align: start; white-space: pre-wrap; overflow-wrap: anywhere; }
.chat-gone { color: var(--showroom-ink-soft); font-style: italic; }
.chat-person { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-block-start: 4px; font-size: 14px; }
.chat-person .chat-pane { border: 1px solid currentColor; }
.chat-marks, .chat-receipt { font-size: 13px; color: var(--showroom-ink-soft); }
.chat-receipt { align-self: flex-end; text-align: end; }
.chat-quote { margin: 0; padding-inline-start: 8px; border-inline-start: 3px solid var(--showroom-line); font-size: 14px; color: var(--showroom-ink-soft); overflow-wrap: anywhere; }
.chat-reactions { grid-column: 1; display: flex; flex-wrap: wrap; gap: 4px; }
.chat-reactions button { min-height: 28px; padding: 0 8px; border: 1px solid var(--showroom-line); border-radius: 999px; font-size: 14px; background: var(--showroom-surface); }
.chat-reactions button[aria-pressed=true] { border-color: var(--showroom-accent-border); background: var(--showroom-accent-tint); }
.chat-actions { grid-column: 2; grid-row: 2; }
.chat-message[data-own] .chat-actions { grid-column: 1; }
.chat-message > .chat-bubble:first-child ~ .chat-actions { grid-row: 1; }
.chat-more { width: 32px; min-height: 32px; border-radius: 8px; color: var(--showroom-ink-soft); text-align: center; }
.chat-more:hover, .chat-more[aria-expanded=true] { background: var(--showroom-sunken); color: var(--showroom-ink); }
.chat-below { position: absolute; inset-block-end: 12px; inset-inline-start: 50%; translate: -50% 0; min-height: 40px; padding: 0 16px; border-radius: 999px; background: var(--showroom-accent); color: var(--showroom-on-accent); font-weight: 600; box-shadow: 0 4px 12px rgb(0 0 0 / .2); }
[dir=rtl] .chat-below { translate: 50% 0; }
.chat-typing { min-height: 22px; padding-inline: 16px; font-size: 13px; color: var(--showroom-ink-soft); }
.chat-composer { position: relative; display: grid; gap: 8px; padding: 12px 16px; border-top: 1px solid var(--showroom-line); }
.chat-writing { display: flex; align-items: flex-end; gap: 8px; }
.chat-writing textarea, .chat-edit textarea { flex: 1; min-width: 0; width: 100%; min-height: 44px; max-height: 160px; padding: 10px 12px; border: 1px solid var(--showroom-ink-soft); border-radius: 8px; background: var(--showroom-surface); font-size: 16px; line-height: 1.4; resize: none; field-sizing: content; }
.chat-edit { display: grid; gap: 8px; min-width: min(420px, 60vw); }
.chat-ways { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 14px; }
.chat-message[data-failed] .chat-bubble { background: var(--showroom-danger-tint); }
.chat-message[data-failed] .chat-ways { color: var(--showroom-danger); }
.chat-answering { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding-inline-start: 8px; border-inline-start: 3px solid var(--showroom-accent); font-size: 14px; }
.chat-attached { display: flex; flex-wrap: wrap; gap: 6px; }
.chat-attached li { display: inline-flex; align-items: center; gap: 4px; padding-inline: 10px 4px; min-height: 36px; border: 1px solid var(--showroom-line); border-radius: 999px; font-size: 14px; overflow-wrap: anywhere; }
.chat-attached li[role=status] { padding-inline-end: 10px; color: var(--showroom-ink-soft); }
.chat-attached button { display: inline-flex; padding: 6px; }
.chat-mentions { position: absolute; z-index: 2; inset-inline-start: 68px; inset-block-end: calc(100% - 8px); padding: 6px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); box-shadow: 0 8px 24px rgb(0 0 0 / .14); }
.chat-mentions [role=option] { display: flex; align-items: center; min-height: 40px; padding: 0 10px; border-radius: 8px; cursor: pointer; }
.chat-mentions [role=option]:hover, .chat-mentions [aria-selected=true] { background: var(--showroom-sunken); }
.chat-mentions [aria-selected=true] { box-shadow: inset 0 0 0 2px var(--showroom-accent); }
.chat-error { font-size: 14px; color: var(--showroom-danger); }
.chat-file { display: grid; gap: 4px; justify-items: start; }
.chat-file button { min-height: 32px; text-decoration: underline; text-underline-offset: 3px; overflow-wrap: anywhere; }
.chat-file small { color: var(--showroom-ink-soft); }
.chat-sheet { display: inline-block; margin-inline-end: 8px; padding: 8px 5px; border: 1px solid; border-start-end-radius: 8px; font-size: 11px; line-height: 1; text-decoration: none; vertical-align: middle; }
.chat-preview { width: 240px; max-width: 100%; aspect-ratio: 4 / 3; border-radius: 8px; overflow: hidden; background: var(--showroom-line); }
.chat-preview img { width: 100%; height: 100%; object-fit: cover; }
.chat-threads { display: grid; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); overflow: hidden; }
.chat-threads li + li { border-top: 1px solid var(--showroom-line); }
.chat-thread { position: relative; display: grid; gap: 2px; width: 100%; padding: 14px 16px; padding-inline-end: 64px; }
.chat-thread:hover { background: var(--showroom-sunken); }
.chat-thread-head { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; }
.chat-thread-head time, .chat-thread small { font-size: 13px; color: var(--showroom-ink-soft); }
.chat-thread-last { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--showroom-ink-soft); }
.chat-unread { position: absolute; inset-inline-end: 16px; inset-block-start: 50%; translate: 0 -50%; min-width: 26px; padding: 2px 8px; border-radius: 999px; background: var(--showroom-accent); color: var(--showroom-on-accent); font-size: 13px; font-weight: 600; text-align: center; }
@media (forced-colors: active) { .chat-bubble { border: 1px solid; } }
@container showroom (max-width: 599px) {
  .chat { height: min(78vh, 760px); }
  .chat-search { flex-basis: 100%; }
  .chat-message { max-width: 96%; }
  .chat-head { padding: 8px 12px; }
  .chat-scroll { padding: 12px; }
  .chat-composer { padding: 8px 12px; }
  .chat-writing { flex-wrap: wrap; }
  .chat-writing textarea { flex-basis: calc(100% - 92px); }
}
`
