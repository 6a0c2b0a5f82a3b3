import { pageOf } from './page.ts'
import type { ShowroomGlobal } from './page-script.ts'
import { startTags } from './start-tags.ts'
import { version } from './version.ts'

const start = (queued: unknown) => {
  const script = document.querySelector<HTMLScriptElement>('script[data-showroom]')
  const page = pageOf({ showroom: script?.dataset.showroom, apiBase: new URL(import.meta.url).origin })
  const stop = startTags(page)
  const pageScript = () => import('./page-script.ts').then((code) => code.pageScript(page))

  const showroom: ShowroomGlobal = {
    version,
    on: page.on,
    connect: (asked) => pageScript().then((does) => does.connect(asked)),
    push: (...calls) => void pageScript().then((does) => does.push(...calls)),
    openCart: () => void pageScript().then((does) => does.openCart()),
    theme: (choice) => void pageScript().then((does) => does.theme(choice)),
    doctor: (how) => import('./doctor/doctor.ts').then((code) => code.doctor(page, how)),
    disconnect: () => {
      stop()
      void pageScript().then((does) => does.disconnect())
    },
  }
  window.Showroom = showroom
  if (Array.isArray(queued)) showroom.push(...queued)
  if (location.search.includes('showroom-debug')) {
    void import('./doctor/overlay.ts').then((code) => code.showOverlay(page))
  }
}

/** The first copy of the script on a page wins. */
const isRunning = (found: unknown): found is ShowroomGlobal =>
  typeof found === 'object' && found !== null && 'version' in found

const majorOf = (text: string) => text.split('.')[0]

const found: unknown = window.Showroom
if (!isRunning(found)) start(found)
else if (majorOf(found.version) !== majorOf(version)) {
  console.info(`Showroom ${version} was not started: this page already runs ${found.version}.`)
}

declare global {
  interface Window {
    Showroom?: unknown
  }
}
