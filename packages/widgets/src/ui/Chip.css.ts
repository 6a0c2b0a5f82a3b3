export const chipCss = `
.chip {
  display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 4px 12px; border-radius: 999px;
  background: var(--showroom-accent-tint); color: var(--showroom-ink); font-size: 14px;
}
@media (pointer: coarse) { .chip { min-height: 44px; } }
@media (hover: hover) { .chip:hover { background: var(--showroom-sunken); } }
`
