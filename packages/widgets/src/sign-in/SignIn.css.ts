/** It stands in a line of the page's header, and what it has to say hangs below, so that nothing moves. */
export const signInCss = `
:host { display: inline-block !important; }
.root { display: inline-block; container-type: normal; }
.sign-in { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; min-height: 44px; }
.sign-in button {
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px; border-radius: 999px;
  color: var(--showroom-ink); font-weight: 500; white-space: nowrap;
}
.sign-in button[aria-busy="true"] { color: var(--showroom-ink-soft); }
.sign-in .act.out { text-decoration: underline; text-underline-offset: 3px; color: var(--showroom-accent-ink); }
.sign-in .name { max-width: 18ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.sign-in .who { display: flex; gap: .35em; }
.sign-in .unknown { visibility: hidden; }
.sign-in .note {
  position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 1; width: max-content; max-width: min(280px, 80vw); padding: 12px 16px 4px;
  border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / .12); font-size: 14px; line-height: 1.4;
}
.sign-in .note.bad { border-color: var(--showroom-danger); }
.sign-in .note button { padding: 0; margin-inline-end: 16px; color: var(--showroom-accent-ink); text-decoration: underline; text-underline-offset: 3px; border-radius: 4px; }
@media (hover: hover) { .sign-in .act:hover { background: var(--showroom-sunken); } }
@media (forced-colors: active) { .sign-in .note { border: 1px solid; } }
`
