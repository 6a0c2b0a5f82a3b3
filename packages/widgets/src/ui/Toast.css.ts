export const toastCss = `
.toasts { position: fixed; inset-block-start: 16px; inset-inline-end: 16px; z-index: 2147483000; max-width: calc(100vw - 32px); }
.toast {
  display: flex; align-items: center; gap: 10px; width: 380px; max-width: 100%; padding-block: 8px; padding-inline: 16px 8px;
  border-radius: var(--showroom-radius); background: var(--showroom-ink); color: var(--showroom-paper); font-size: 15px;
  box-shadow: 0 12px 32px rgb(0 0 0 / .24); animation: drop .2s ease-out;
}
.toast p { flex: 1; }
.toast > svg { flex: none; }
.toast .button { color: inherit; flex: none; }
.toast .button:hover { background: none; text-decoration: underline; }
.toast.bad { background: var(--showroom-danger-tint); color: var(--showroom-ink); border: 1px solid var(--showroom-danger); }
@keyframes drop { from { transform: translateY(-8px); opacity: 0; } }
`
