export const fieldCss = `
.field { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; }
.field label { font-size: 14px; font-weight: 600; }
.field .hint { font-size: 14px; color: var(--showroom-ink-soft); }
.field .error { font-size: 14px; color: var(--showroom-danger); }
.field .box {
  display: flex; align-items: center; min-height: 48px; margin-top: 4px; border: 1px solid var(--showroom-ink-soft);
  border-radius: 4px; background: var(--showroom-surface);
}
.field .box:focus-within { outline: 2px solid var(--showroom-focus); outline-offset: 1px; }
.field .box:has([aria-invalid=true]) { border-color: var(--showroom-danger); }
.field input { flex: 1; width: 0; padding: 10px 14px; border: 0; background: none; font-size: 16px; outline: none; }
.field input::placeholder { color: var(--showroom-ink-soft); opacity: 1; }
`
