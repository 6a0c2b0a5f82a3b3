// The first script of a drawn page, and its only one until the page is seen: what is painted first has the whole line,
// and the program, which a reader can wait for, follows. A file of its own, because the policy refuses scripts in HTML;
// it imports nothing, because whatever it shared with the program would be fetched before the page is seen.
export {}

/** The program does not wait longer for slow pictures. */
const longestWaitMs = 2_500
const gestures = ['pointerdown', 'keydown', 'focusin'] as const

const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name="program"]') ?? {}
const files = content.split(' ')

const drawings = (): ParentNode[] => {
  const roots = [...document.querySelectorAll('[data-awaits-browser]')].map(({ shadowRoot }) => shadowRoot)
  return [document, ...roots.filter((root) => root !== null)]
}

/** The pictures that do not wait until they come near. */
const firstPictures = () =>
  drawings().flatMap((root) => [...root.querySelectorAll<HTMLImageElement>('img:not([loading="lazy"])')])

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

const painted = async () => {
  // Asked before the page is laid out, the browser would lay it out for the answer.
  await frame()
  await Promise.allSettled([document.fonts.ready, ...firstPictures().map((picture) => picture.decode())])
  await frame()
  await frame()
}

/** A visitor who touches the page wants it to answer. */
const touched = () =>
  new Promise<void>((resolve) => {
    for (const name of gestures) addEventListener(name, () => resolve(), { once: true, passive: true })
  })

const waited = () => new Promise((resolve) => setTimeout(resolve, longestWaitMs))

const awaits = (step: EventTarget) => step instanceof Element && step.hasAttribute('data-awaits-browser')

/** What is typed, chosen and pressed until then is marked: replay-events.ts does it again. */
const keep = (event: Event) => {
  const steps = event.composedPath()
  const [first] = steps
  const field = first instanceof Element && first.closest(fields[event.type] ?? '')
  if (!field || !steps.some(awaits)) return
  field.setAttribute('data-done', '')
  // A form that only the program can send would be sent to nowhere, with all that was typed in its address.
  if (field instanceof HTMLButtonElement && field.form?.hasAttribute('action') === false)
    event.preventDefault()
}
const fields: Record<string, string> = { input: 'input, select, textarea', click: 'button' }
for (const name of Object.keys(fields)) addEventListener(name, keep)

const typedIn = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? [...field.selectedOptions].some((option) => !option.defaultSelected)
    : field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked)

/** A quick visitor, or a browser that restores a form, was here before this script. */
for (const root of drawings()) {
  const within = root === document ? '[data-awaits-browser] ' : ''
  const typed = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `${within}:is(input, textarea, select)`,
  )
  for (const field of typed) if (typedIn(field)) field.setAttribute('data-done', '')
}

// Nothing is painted in a tab behind another.
if (!document.hidden) await Promise.race([painted(), touched(), waited()])
for (const file of files) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}
await import(/* @vite-ignore */ files[0] ?? '')
