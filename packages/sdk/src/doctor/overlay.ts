import { adoptStyles } from '@showroom/widgets/frame'
import type { Page } from '../page.ts'
import type { Undo } from '../watch-for-tags.ts'
import { doctor } from './doctor.ts'
import { button, element } from './element.ts'
import { eventLog } from './event-log.ts'
import { tagsOf } from './look-at-tags.ts'
import { overlayMessages as say } from './messages.ts'
import { overlayCss } from './overlay.css.ts'
import { findingsView, requestsView, tagsView, themeView } from './overlay-views.ts'
import { summary } from './print-report.ts'
import type { Report } from './report.ts'
import { ringAround } from './ring.ts'
import { tabbed, type Tabs } from './tabbed.ts'

/** The doctor's panel over the page, for `?showroom-debug`; in the top layer of a root of its own. Returns the undo. */
export const showOverlay = (page: Page): Undo => {
  const host = element('div', { 'data-showroom-debug': true })
  const root = host.attachShadow({ mode: 'open' })
  adoptStyles(root, [overlayCss])
  const undos: Undo[] = [() => host.remove()]
  const close = () => {
    for (const undo of undos.splice(0)) undo()
  }
  const { panel, stop } = panelOf(page, root, close)
  undos.push(stop)
  root.append(panel)
  document.body.append(host)
  panel.showPopover()
  panel.focus({ preventScroll: true })
  return close
}

const panelOf = (page: Page, root: ShadowRoot, close: () => void) => {
  const said = element('p', { class: 'soft', role: 'status' }, say.looking)
  const events = eventLog(page, (count) => {
    tabs.fill('events', events.view, count)
    later.ask()
  })
  const tabs = tabbed(tabNames, (name) => say[name])
  tabs.fill('events', events.view, 0)
  const ring = ringAround(root)
  const copy = (text: string, from: Node) =>
    void copied(text, from).then((word) => said.replaceChildren(word))
  const look = async () => {
    try {
      const report = await doctor(page, { quiet: true })
      said.replaceChildren(`${page.showroom} · ${report.version} · ${summary(report.findings)}`)
      fill(report, { page, tabs, ring, copy })
    } catch (failure) {
      said.replaceChildren(`${say.failed} ${String(failure)}`)
    }
  }
  const later = lookAgainLater(look)
  const panel = framed({ said, tabs, look: () => void look(), close })
  void look()
  return {
    panel,
    stop: () => {
      events.stop()
      later.stop()
      ring.hide()
    },
  }
}

const tabNames = ['findings', 'tags', 'requests', 'events', 'theme'] as const

type TabName = (typeof tabNames)[number]

type Panel = {
  page: Page
  tabs: Tabs<TabName>
  ring: ReturnType<typeof ringAround>
  copy: (text: string, from: Node) => void
}

const fill = (report: Report, { page, tabs, ring, copy }: Panel) => {
  const tags = tagsView(report.tags, (index) => ring.show(tagsOf(page)[index]))
  tabs.fill('findings', findingsView(report.findings), report.findings.length)
  tabs.fill('tags', tags, report.tags.length)
  tabs.fill('requests', requestsView(report), report.requests.count)
  tabs.fill('theme', themeView(report, copy))
}

type Framed = {
  said: HTMLElement
  tabs: { list: HTMLElement; body: HTMLElement }
  look: () => void
  close: () => void
}

const framed = ({ said, tabs, look, close }: Framed) => {
  const fold = button(say.fold, () => {
    const isFolded = panel.classList.toggle('folded')
    fold.setAttribute('aria-expanded', String(!isFolded))
    fold.textContent = isFolded ? say.unfold : say.fold
  })
  fold.setAttribute('aria-expanded', 'true')
  const title = element('div', {}, element('h2', { id: 'title' }, say.title), said)
  const bar = element('div', { class: 'bar' }, title, button(say.again, look), fold, button(say.close, close))
  const panel = element(
    'section',
    { class: 'debug', popover: 'manual', role: 'dialog', tabindex: '-1', 'aria-labelledby': 'title' },
    bar,
    tabs.list,
    tabs.body,
  )
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  return panel
}

/** Looks again once events and requests to our address have rested. */
const lookAgainLater = (look: () => Promise<void>) => {
  let timer = 0
  const quietMs = 600
  const ask = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void look(), quietMs)
  }
  const observer = new PerformanceObserver(ask)
  observer.observe({ type: 'resource' })
  return {
    ask,
    stop: () => {
      clearTimeout(timer)
      observer.disconnect()
    },
  }
}

const copied = async (text: string, from: Node): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text)
    return say.copied
  } catch {
    getSelection()?.selectAllChildren(from)
    return say.notCopied
  }
}
