/**
 * The colours of theme/tokens.ts, held against it by its test, and what keeps a hostile page out.
 * !important inside a shadow tree beats the page's own; all: initial stands on an inner element because on
 * :host it would lose to the page. No rem: the page's root size must not resize us. Sentences are English whichever way
 * a page runs: each goes by its own letters, and stands where the page begins.
 */
export const rootCss = `
:host {
  --showroom-paper: #fbfaf7;
  --showroom-surface: #ffffff;
  --showroom-sunken: #f3f1ec;
  --showroom-line: #e4e0d8;
  --showroom-ink: #1f1d1a;
  --showroom-ink-soft: #5e5a53;
  --showroom-success: #2e6b4f;
  --showroom-success-tint: #e6f1eb;
  --showroom-warning: #8a5900;
  --showroom-warning-tint: #fbf0dc;
  --showroom-danger: #a4312a;
  --showroom-danger-tint: #fae9e7;
  --showroom-info: #2b5c8a;
  --showroom-info-tint: #e6eef6;
  --showroom-accent: #1f5a4c;
  --showroom-accent-hover: #0f4d40;
  --showroom-accent-pressed: #004134;
  --showroom-accent-tint: #e5f2ee;
  --showroom-accent-border: #1f5a4c;
  --showroom-accent-ink: #1f5a4c;
  --showroom-on-accent: #ffffff;
  --showroom-focus: #1f5a4c;
  --showroom-radius: 10px;
  color-scheme: light;
  display: block !important;
  visibility: inherit !important;
  pointer-events: inherit !important;
}
:host([hidden]) { display: none !important; }
.root {
  all: initial;
  color-scheme: inherit;
  visibility: inherit;
  pointer-events: inherit;
  display: block;
  position: relative;
  container: showroom / inline-size;
  box-sizing: border-box;
  color: var(--showroom-ink);
  font-family: var(--showroom-font, inherit);
  font-size: var(--showroom-text-size, clamp(15px, 1em, 18px));
  line-height: 1.5;
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
}
.root:dir(rtl) { text-align: right; }
.root :dir(rtl) { unicode-bidi: plaintext; }
.root[data-ground=own] { background: var(--showroom-paper); border-radius: var(--showroom-radius); box-shadow: 0 0 0 8px var(--showroom-paper); }
.root *, .root ::before, .root ::after { box-sizing: border-box; }
.root :where(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset) { margin: 0; padding: 0; border: 0; min-width: 0; }
.root :where(h1, h2, h3) {
  font-family: var(--showroom-heading-font, inherit);
  font-size: 22px;
  font-weight: 500;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-wrap: balance;
}
.root :where(ul, ol) { list-style: none; }
.root :where(a) { color: var(--showroom-accent-ink); text-underline-offset: 3px; }
.root :where(img) { display: block; max-width: 100%; }
.root :where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; text-align: inherit; }
.root :where(button) { cursor: pointer; background: none; border: 0; padding: 0; }
.root :where(:focus-visible) { outline: 2px solid var(--showroom-focus); outline-offset: 2px; }
.root :where([hidden]) { display: none !important; }
.said {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap;
}
:host([data-still]) .root *, :host([data-still]) .root ::before, :host([data-still]) .root ::after {
  animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important;
}
@media (prefers-reduced-motion: reduce) {
  .root *, .root ::before, .root ::after, .root ::backdrop {
    animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition: none !important;
  }
}
`
