/** A refused page is told no theme: in the dark, the browser's own colours stand in for it. */
export const refusalCardCss = `
.refusal {
  display: grid; justify-items: center; gap: 8px; padding: 40px 16px; text-align: center;
  background: var(--showroom-surface); border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius);
}
[data-scheme="dark"] .refusal {
  --showroom-surface: Canvas; --showroom-line: GrayText; --showroom-accent-ink: CanvasText; --showroom-ink-soft: CanvasText;
  color: CanvasText; color-scheme: dark;
}
.refusal svg { margin-block-end: 8px; color: var(--showroom-ink-soft); }
.refusal .lit { stroke: var(--showroom-accent-ink); }
.refusal .title { font-size: 18px; font-weight: 500; line-height: 1.3; max-width: 36ch; text-wrap: balance; }
.refusal .text { color: var(--showroom-ink-soft); max-width: 44ch; text-wrap: balance; }
.refusal .visit { display: inline-block; margin-block-start: 4px; padding: 10px 4px; }
`
