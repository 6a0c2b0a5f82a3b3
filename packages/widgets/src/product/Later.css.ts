/** What is read below a product, and what comes once something is measured. */
export const laterCss = `
.parts h2, .facts h2 { font-family: var(--showroom-font, inherit); font-weight: 600; font-size: 16px; line-height: 24px; letter-spacing: 0; }
.parts { margin-top: 24px; padding: 16px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); }
.part { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 12px; align-items: center; margin-top: 12px; }
.part .picture { aspect-ratio: 1; border-radius: 6px; }
.part-name { font-size: 15px; font-weight: 500; color: inherit; text-decoration: none; }
.part-name:hover { text-decoration: underline; }
.facts { min-width: 0; }
.fact { border-top: 1px solid var(--showroom-line); padding-bottom: 4px; }
.fact summary { display: flex; align-items: center; min-height: 52px; cursor: pointer; list-style: none; }
.fact summary::-webkit-details-marker { display: none; }
.fact summary::after { content: ''; width: 8px; height: 8px; margin-inline: auto 4px; border: solid; border-width: 0 1.5px 1.5px 0; rotate: 45deg; }
.fact[open] > summary::after { rotate: 225deg; }
.fact > :last-child { padding-bottom: 16px; }
.prose { max-width: 65ch; }
.attributes div { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 16px; padding-block: 8px; border-bottom: 1px solid var(--showroom-line); font-size: 15px; }
.attributes div:last-child { border-bottom: 0; }
.attributes dt { color: var(--showroom-ink-soft); }
.attributes dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.certifications li { display: grid; gap: 2px; padding-block: 6px; font-size: 15px; }
.certifications strong { font-weight: 600; }
.documents a { display: inline-flex; align-items: center; min-height: 40px; }
.substitute { max-width: 240px; margin-top: 12px; }
.bought p { display: flex; align-items: center; gap: 8px; padding: 4px 12px; min-height: 44px; border-radius: var(--showroom-radius); font-size: 15px; background: var(--showroom-success-tint); color: var(--showroom-success); }
.bought p.bad { background: var(--showroom-danger-tint); color: var(--showroom-danger); }
.bought svg { flex: none; }
.bought .button { margin-inline-start: auto; color: inherit; }
.room-head { display: flex; align-items: center; gap: 8px; }
.room-name { flex: 1; min-width: 0; height: 40px; padding: 0; border: 0; border-bottom: 1px solid var(--showroom-line); border-radius: 0; background: none; font-weight: 600; }
.room-name::placeholder { color: var(--showroom-ink); opacity: 1; }
.room-area { font-size: 14px; color: var(--showroom-ink-soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
.remove { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; color: var(--showroom-ink-soft); }
.remove:hover { background: var(--showroom-sunken); }
.sides { display: grid; gap: 8px; flex: 1; min-width: 0; color: var(--showroom-ink-soft); }
.sides > [aria-hidden] { display: none; }
.side { display: grid; grid-template-columns: 52px minmax(0, 1fr) minmax(0, 1fr); align-items: center; gap: 6px; }
.side-name { font-size: 14px; }
.side .number { flex: 1; min-width: 0; padding-inline: 10px; }
.opening { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
.opening-name { flex: 1 0 100%; font-size: 14px; color: var(--showroom-ink-soft); }
.outcome-short { color: var(--showroom-danger); font-weight: 600; }
.tip-action { min-height: 24px; font-weight: 600; color: var(--showroom-accent-ink); text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
@container measure (min-width: 400px) {
  .sides { grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: end; }
  .sides > [aria-hidden] { display: block; line-height: 48px; }
  .side { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .side-name { grid-column: 1 / -1; }
}
`
