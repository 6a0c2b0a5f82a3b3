export const deskCss = `
[data-desk=all] { display: grid; grid-template-columns: 260px minmax(0, 1fr) 260px; gap: 16px; align-items: start; }
[data-desk=all] .chat { height: min(76vh, 820px); }
[data-desk=threads], [data-desk=info] { max-height: min(76vh, 820px); overflow-y: auto; }
[data-desk=all] .chat-thread[aria-current=true] { background: var(--showroom-accent-tint); }
[data-desk=info] { display: grid; gap: 20px; padding: 16px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); }
[data-desk=info] h3 { font-size: 15px; font-weight: 600; margin-block-end: 6px; }
[data-desk=info] li { padding-block: 4px; overflow-wrap: anywhere; }
[data-desk=info] small { color: var(--showroom-ink-soft); }
[data-desk=back] { display: none; }
@media (max-width: 1199px) {
  [data-desk=all] { grid-template-columns: minmax(0, 1fr); }
  [data-desk=threads], [data-desk=info] { max-height: none; }
  [data-desk=all][data-pane=messages] > :not(.chat), [data-desk=all][data-pane=threads] > :not([data-desk=threads]), [data-desk=all][data-pane=info] > :not([data-desk=info]) { display: none; }
  [data-desk=back] { display: inline-flex; }
}
`
