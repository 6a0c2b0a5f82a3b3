export const visualizerCss = `
.rooms { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); }
.rooms h2 { font-size: 28px; }
.rooms h3 { font-size: 18px; }
.rooms .soft { color: var(--showroom-ink-soft); }
.rooms div > .quiet:only-child { padding-inline-start: 0; }
.rooms select { min-height: 44px; max-width: 100%; padding: 0 12px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); color: inherit; font: inherit; }
.rooms-pick { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.rooms-pick .quiet { padding-inline: 0; }
.rooms-grid { display: grid; gap: 28px 20px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr)); }
.rooms-tile { display: grid; gap: 4px; width: 100%; padding: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
.rooms-tile .picture, .rooms-seen .picture, .rooms-grid .skeleton:first-child { aspect-ratio: 4 / 3; margin-bottom: 4px; }
.rooms-tile:hover strong { text-decoration: underline; text-underline-offset: 3px; }
.rooms-cols { display: grid; gap: 24px; align-items: start; }
.rooms-cols > * { min-width: 0; }
.rooms-seen, .rooms-side { display: grid; gap: 12px; }
.rooms-seen[aria-busy="true"] .picture { opacity: .6; }
.rooms-keys { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0; }
.rooms-keys legend { padding: 0 0 8px; font-weight: 600; }
.rooms-keys label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 14px; border: 1px solid var(--showroom-line); border-radius: 999px; cursor: pointer; }
.rooms-keys label:has(:checked) { border-color: var(--showroom-accent); background: var(--showroom-accent-tint); }
.rooms-keys input { accent-color: var(--showroom-accent); }
.rooms-goods { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); }
.rooms-goods button { display: grid; gap: 2px; align-content: start; width: 100%; height: 100%; padding: 6px; border: 1px solid transparent; border-radius: var(--showroom-radius); background: none; color: inherit; font: inherit; font-size: 14px; cursor: pointer; }
.rooms-goods button:hover { border-color: var(--showroom-line); }
.rooms-goods button[aria-pressed="true"] { border-color: var(--showroom-accent); background: var(--showroom-accent-tint); }
.rooms-goods .picture { aspect-ratio: 1; }
.rooms-lines { position: relative; overflow-x: auto; }
.rooms-lines table { width: 100%; border-collapse: collapse; font-size: 15px; }
.rooms-lines th { font-weight: 500; text-align: start; }
.rooms-lines :is(td, th) { padding: 10px 0; padding-inline-end: 12px; border-bottom: 1px solid var(--showroom-line); vertical-align: top; }
.rooms-lines small { display: block; color: var(--showroom-ink-soft); }
.rooms-lines td { font-variant-numeric: tabular-nums; white-space: nowrap; }
.rooms-lines :is(td, th):last-child { padding-inline-end: 0; text-align: end; }
.rooms-end { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; justify-content: space-between; }
.rooms-end > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
@container showroom (max-width: 519px) {
  .rooms-lines thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .rooms-lines :is(table, tbody) { display: block; }
  .rooms-lines tr { display: grid; grid-template-columns: 1fr auto; gap: 4px 12px; padding-block: 12px; border-bottom: 1px solid var(--showroom-line); }
  .rooms-lines :is(td, th) { padding: 0; border: 0; white-space: normal; }
  .rooms-lines th { grid-column: 1 / -1; }
  .rooms-lines td:nth-child(odd) { text-align: end; }
}
@container showroom (min-width: 860px) {
  .rooms-cols { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 32px; }
  .rooms-seen { position: sticky; inset-block-start: calc(var(--showroom-sticky-offset, 0px) + 16px); }
}
`
