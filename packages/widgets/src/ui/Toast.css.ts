export const toastCss = `
.toast {
  position: fixed; inset: auto; inset-inline-end: 16px; z-index: 2147483000; margin: 0; border: 0; overflow: visible;
  inset-block-start: max(var(--showroom-sticky-offset, 0px) + 16px, var(--toast-below, 0px) + 8px);
  display: flex; align-items: center; gap: 10px; width: 380px; max-width: calc(100vw - 32px); padding-block: 8px; padding-inline: 16px 8px;
  border-radius: var(--showroom-radius); background: var(--showroom-ink); color: var(--showroom-paper); font-size: 15px;
  box-shadow: 0 12px 32px rgb(0 0 0 / .24); animation: drop .2s ease-out;
}
.toast p { flex: 1; }
.toast > svg { flex: none; }
.toast .button { color: inherit; flex: none; }
.toast .button:hover { background: none; text-decoration: underline; }
.toast.bad { background: var(--showroom-danger-tint); color: var(--showroom-ink); border: 1px solid var(--showroom-danger); }
.toast.warning { background: var(--showroom-warning-tint); color: var(--showroom-ink); border: 1px solid var(--showroom-warning); }
@keyframes drop { from { transform: translateY(-8px); opacity: 0; } }
`
