/** The panel is ours alone: it takes nothing of the page, and gives nothing to it. */
export const overlayCss = `
.debug {
  all: initial; position: fixed; inset: auto 16px 16px auto; margin: 0; padding: 0; border: 1px solid #d9d4ca; box-sizing: border-box;
  width: min(500px, calc(100vw - 32px)); height: min(520px, calc(100dvh - 32px)); overflow: hidden; flex-direction: column;
  color: #1f1d1a; background: #fbfaf7; border-radius: 12px; box-shadow: 0 16px 48px rgb(0 0 0 / .22);
  font: 14px/1.5 system-ui, sans-serif; color-scheme: light;
}
.debug:popover-open { display: flex; }
:where(.debug) *, :where(.debug) ::before { box-sizing: border-box; }
:where(.debug) :where(h2, p, ul, pre) { margin: 0; padding: 0; }
:where(.debug) :where(button) {
  font: inherit; color: inherit; background: none; border: 0; padding: 0 10px; min-height: 36px; border-radius: 6px; cursor: pointer;
}
:where(.debug) :where(button:hover) { background: #ece8df; }
:where(.debug) :where(:focus-visible) { outline: 2px solid #1f5a4c; outline-offset: -2px; }
.bar { display: flex; align-items: start; gap: 4px; padding: 10px 8px 6px 16px; }
.bar > div { flex: 1; min-width: 0; }
h2 { font-size: 15px; font-weight: 600; line-height: 1.3; }
.soft { color: #5e5a53; font-size: 13px; }
.tabs { display: flex; gap: 2px; padding: 0 10px; border-bottom: 1px solid #e4e0d8; overflow-x: auto; flex: none; }
.tabs button { padding-inline: 8px; border-radius: 6px 6px 0 0; border-bottom: 2px solid transparent; white-space: nowrap; min-height: 40px; font-size: 13.5px; }
.tabs [aria-selected=true] { border-bottom-color: #1f5a4c; font-weight: 600; }
.count { display: inline-block; width: 28px; margin-inline-start: 4px; border-radius: 9px; background: #ece8df; font: 600 11px/18px system-ui, sans-serif; text-align: center; font-variant-numeric: tabular-nums; }
.count:empty { visibility: hidden; }
.tabs [role=tab]:last-child .count { display: none; }
.body { flex: 1; overflow: auto; padding: 12px 16px 16px; overscroll-behavior: contain; }
.debug.folded { height: auto; }
.folded .tabs, .folded .body { display: none; }
.list { list-style: none; display: grid; gap: 12px; }
.list > li { display: grid; gap: 2px; padding-inline-start: 12px; border-inline-start: 3px solid #b9b3a8; overflow-wrap: anywhere; }
.list > .problem { border-color: #a4312a; }
.list > .warning { border-color: #c07d00; }
.list > .drawn { border-color: #2e6b4f; }
.list > .refused, .list > .failed, .list > .not-loaded, .list > .unknown { border-color: #a4312a; }
.word { font-size: 12px; font-weight: 600; letter-spacing: .02em; color: #5e5a53; }
.problem > .word { color: #a4312a; }
.warning > .word { color: #8a5900; }
.row { display: flex; align-items: center; gap: 8px; }
.row > :first-child { flex: 1; min-width: 0; }
code, pre { font: 12.5px/1.5 ui-monospace, monospace; }
pre { margin-block: 12px; padding: 12px; border-radius: 8px; background: #f3f1ec; overflow: auto; max-height: 220px; white-space: pre; }
.body p + p { margin-top: 8px; }
.swatches { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 8px; margin-block: 12px; }
.swatches li { list-style: none; display: grid; gap: 4px; font-size: 12px; color: #5e5a53; }
.swatch { display: block; height: 40px; border-radius: 6px; border: 1px solid rgb(0 0 0 / .12); }
.main { background: #1f5a4c; color: #fff; font-weight: 600; }
.main:hover { background: #1a4d41; }
.main:focus-visible { outline-offset: 2px; }
.ring { all: initial; position: fixed; margin: 0; padding: 0; border: 3px solid #1f5a4c; border-radius: 6px; background: rgb(31 90 76 / .12); pointer-events: none; }
@media (max-width: 520px) { .debug { inset: auto 8px 8px; width: auto; height: 70dvh; } }
@media print { .debug, .ring { display: none !important; } }
`
