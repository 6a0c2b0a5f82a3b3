export const entryCss = `
.entry {
  display: grid; gap: 16px; padding: 28px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius);
  background: var(--showroom-surface); max-width: 460px;
}
.entry h2 { font-size: 28px; }
.entry .lead { color: var(--showroom-ink-soft); }
.entry .field input { text-transform: uppercase; letter-spacing: .04em; }
.entry .field input::placeholder { letter-spacing: .04em; opacity: .7; }
.entry .field .box > svg { margin-inline-end: 12px; color: var(--showroom-success); }
.entry .field .error { color: var(--showroom-warning); background: var(--showroom-warning-tint); padding: 8px 12px; border-radius: 4px; margin-top: 4px; }
.entry .searching { font-size: 14px; color: var(--showroom-ink-soft); }
.hits { border: 1px solid var(--showroom-line); border-radius: 4px; max-height: 288px; overflow: auto; }
.hits li { position: relative; display: grid; gap: 0 8px; grid-template-columns: 1fr auto; padding-block: 10px; padding-inline: 14px 44px; cursor: pointer; min-height: 44px; }
.hits li + li { border-top: 1px solid var(--showroom-line); }
.hits li:hover, .hits li.active { background: var(--showroom-sunken); }
.hits li.active { outline: 2px solid var(--showroom-focus); outline-offset: -2px; }
.hits [aria-selected=true] { background: var(--showroom-accent-tint); }
.hits .id { grid-column: 1; font-size: 14px; font-variant-numeric: tabular-nums; }
.hits .place { grid-column: 1; font-size: 14px; color: var(--showroom-ink-soft); }
.hits svg { position: absolute; inset-block-start: 12px; inset-inline-end: 12px; color: var(--showroom-success); }
@container showroom (max-width: 360px) { .entry { padding: 20px 16px; } .entry h2 { font-size: 22px; } }
`
