export const dialogCss = `
.dialog {
  position: fixed; inset: 0; margin: auto; padding: 0; border: 0; color: var(--showroom-ink); background: var(--showroom-paper);
  max-width: min(560px, calc(100% - 32px)); max-height: calc(100% - 32px); width: 100%;
  border-radius: var(--showroom-radius); box-shadow: 0 24px 64px rgb(0 0 0 / .24); overscroll-behavior: contain; overflow: hidden;
}
.dialog[open] { display: flex; animation: appear .18s ease-out; }
.dialog.wide { max-width: min(1120px, calc(100% - 32px)); }
.dialog.drawer {
  margin: 0; inset-block: 0; inset-inline: auto 0; height: auto; max-height: none;
  max-width: min(480px, 100%); border-radius: 0; animation: slide .22s ease-out;
}
.dialog.drawer:dir(rtl) { --from: -1; }
.dialog::backdrop { background: rgb(20 18 15 / .45); animation: appear .18s ease-out; }
.dialog .panel { flex: 1; min-width: 0; display: flex; flex-direction: column; container: showroom / inline-size; }
.dialog .panel > .heading { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-block: 12px; padding-inline: 20px 12px; border-bottom: 1px solid var(--showroom-line); }
.dialog .content { flex: 1; overflow: auto; padding: 20px; overscroll-behavior: contain; }
.dialog .panel > .closing { padding: 16px 20px max(16px, env(safe-area-inset-bottom)); border-top: 1px solid var(--showroom-line); background: var(--showroom-surface); }
.dialog .panel > .closing:empty { display: none; }
@keyframes slide { from { transform: translateX(calc(100% * var(--from, 1))); } }
@keyframes appear { from { opacity: 0; } }
`
