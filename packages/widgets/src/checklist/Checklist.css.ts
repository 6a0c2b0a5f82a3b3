export const checklistCss = `
.checklist, .checklist section { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
.checklist h2 { font-size: 22px; font-weight: 600; overflow-wrap: anywhere; }
.checklist h3 { margin-block-start: 12px; font-size: 17px; font-weight: 600; }
.checklist-sums { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; }
.checklist-sums dt { font-size: 14px; color: var(--showroom-ink-soft); }
.checklist-sums dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; }
.checklist-ways { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
.checklist-rows, .checklist-cards { display: grid; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); overflow: hidden; }
.checklist-rows > li + li, .checklist-cards > li + li { border-top: 1px solid var(--showroom-line); }
.checklist-cards button { display: grid; gap: 2px; width: 100%; padding: 14px 16px; }
.checklist-cards span { font-size: 14px; color: var(--showroom-ink-soft); }
.checklist-opener { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) auto 18px; align-items: center; gap: 4px 16px; width: 100%; min-height: 56px; padding: 10px 16px; }
.checklist-opener:hover, .checklist-cards button:hover, .checklist-found button:hover { background: var(--showroom-sunken); }
.checklist-rows > li > :focus-visible, .checklist-cards > li > :focus-visible { outline-offset: -4px; border-radius: var(--showroom-radius); }
.checklist-opener svg { transition: rotate .14s; }
[dir=rtl] .checklist-opener svg { scale: -1 1; }
.checklist-opener[aria-expanded=true] svg { rotate: 90deg; }
.checklist-title { font-weight: 600; overflow-wrap: anywhere; }
.checklist-choice { overflow-wrap: anywhere; }
.checklist-facts, .checklist-soft, .checklist-maker { font-size: 14px; color: var(--showroom-ink-soft); font-variant-numeric: tabular-nums; }
.checklist-status { padding: 2px 10px; border-radius: 999px; font-size: 14px; background: var(--showroom-sunken); }
.checklist-status[data-tone=going] { background: var(--showroom-info-tint); }
.checklist-status[data-tone=needs] { background: var(--showroom-warning-tint); }
.checklist-status[data-tone=done] { background: var(--showroom-success-tint); }
.checklist-status[data-tone=refused] { background: var(--showroom-danger-tint); }
.checklist-open { display: grid; gap: 12px; padding: 4px 16px 16px; grid-template-columns: minmax(0, 1fr); }
.checklist-options { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); gap: 16px; }
.checklist-option { display: grid; align-content: start; gap: 6px; padding: 12px; border: 1px solid var(--showroom-line); border-radius: 8px; }
.checklist-option[data-chosen] { border-color: var(--showroom-accent-border); box-shadow: inset 0 0 0 1px var(--showroom-accent-border); }
.checklist-option .picture { aspect-ratio: 4 / 3; border-radius: 4px; }
.checklist-option h4 { margin: 0; font-size: 16px; line-height: 1.35; overflow-wrap: anywhere; }
.checklist-option .checklist-ways { margin-block-start: 4px; }
.checklist-over { color: var(--showroom-danger); font-size: 14px; }
.checklist-warning { color: var(--showroom-warning); font-size: 14px; }
.checklist-quote { padding-inline-start: 10px; border-inline-start: 3px solid var(--showroom-line); color: var(--showroom-ink-soft); white-space: pre-wrap; overflow-wrap: anywhere; }
.checklist-banner { padding: 8px 16px; border-radius: 8px; background: var(--showroom-warning-tint); color: var(--showroom-warning); font-size: 14px; }
.checklist-words, .checklist-add { display: grid; gap: 8px; }
.checklist-words, .checklist-add { padding: 12px; border-radius: 8px; background: var(--showroom-sunken); }
.checklist-found { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); gap: 4px; }
.checklist-found button { display: grid; grid-template-columns: 56px minmax(0, 1fr); align-items: center; gap: 12px; width: 100%; min-height: 56px; padding: 4px; border-radius: 8px; font-size: 15px; }
.checklist-found .picture { width: 56px; aspect-ratio: 1; border-radius: 4px; }
@media (forced-colors: active) { .checklist-status { border: 1px solid; } .checklist-option[data-chosen] { outline: 2px solid; } }
@container showroom (max-width: 599px) {
  .checklist-opener { grid-template-columns: minmax(0, 1fr) auto 18px; }
  .checklist-choice, .checklist-facts { grid-column: 1 / -1; }
  .checklist-title { grid-column: 1; grid-row: 1; }
  .checklist-status { grid-column: 2; grid-row: 1; }
  .checklist-opener svg { grid-column: 3; grid-row: 1; }
}
`
