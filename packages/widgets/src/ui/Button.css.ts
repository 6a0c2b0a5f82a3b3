export const buttonCss = `
.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px;
  min-height: 44px; padding: 8px 20px; border: 1px solid transparent; border-radius: 999px;
  font-size: 15px; font-weight: 600; line-height: 1.2; text-decoration: none; text-align: center;
  color: var(--showroom-ink); transition: background-color .14s ease-out, border-color .14s ease-out, color .14s ease-out;
}
.button.wide { width: 100%; }
.button.primary { background: var(--showroom-accent); border-color: var(--showroom-accent-border); color: var(--showroom-on-accent); }
.button.secondary { border-color: var(--showroom-ink-soft); background: var(--showroom-surface); }
.button.quiet { padding-inline: 8px; min-height: 36px; color: var(--showroom-accent-ink); font-weight: 500; text-decoration: underline; text-underline-offset: 3px; }
.button.icon { width: 44px; padding: 0; border-radius: 50%; }
@media (hover: hover) {
  .button.primary:hover { background: var(--showroom-accent-hover); }
  .button.secondary:hover, .button.icon:hover { background: var(--showroom-sunken); }
  .button.quiet:hover { color: var(--showroom-ink); }
}
.button.primary:active { background: var(--showroom-accent-pressed); }
.button:disabled { cursor: not-allowed; background: var(--showroom-sunken); border-color: var(--showroom-line); color: var(--showroom-ink-soft); }
.button.icon:disabled, .button.quiet:disabled { background: none; border-color: transparent; opacity: .5; }
.button[aria-busy=true] { cursor: progress; }
@media (pointer: coarse) { .button.quiet { min-height: 44px; } }
`
