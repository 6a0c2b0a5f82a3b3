import type { Page } from '@playwright/test'

/** Drawn instead of a photo: its corners and middle show how it is cut and stretched. */
const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 8 10">
  <path fill="#d9d3c7" d="M0 0h8v10H0z"/><path fill="#c4bba9" d="M0 10 8 0v10z"/><circle cx="4" cy="5" r="2" fill="#a89c86"/>
</svg>`

const isPhoto = /\/showroom\/pictures\/.*\.(avif|webp|jpe?g|png)$/

/** Photos are data: what is compared is where they hang. */
export const samePhotos = (page: Page) =>
  page.route(isPhoto, (route) => route.fulfill({ contentType: 'image/svg+xml', body: photo }))

/** What differs from run to run, each as long as what it stands for. */
const standIns: [RegExp, string][] = [
  // Ids, and the names that tests make of them (`aName`).
  [/\b[0-9a-p]{8}(-[0-9a-p]{4}){3}-[0-9a-p]{12}\b/g, '00000000-0000-4000-8000-000000000000'],
  [/\b[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}\b/g, 'HHHH-HHHH'],
  [/\b\d{2}\.\d{2}\.20\d{2}\b/g, '01.11.2027'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=[JFMASOND][a-z]{2} \d)/g, 'Mon, '],
  [/\b\d{2}\.\d{2}–\d{2}\.\d{2}\b/g, '01.11–01.18'],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(, 20\d{2})?\b/g, 'Jan 11$2'],
  // Of the morning and of the evening alike, where it says which.
  [/\b\d{1,2}:\d{2} [ap]\.?m\b\.?/gi, '10:00 AM'],
  [/\b\d{1,2}:\d{2}\b/g, '10:00'],
]

/** Dates, order numbers and clocks are said alike in every run, also by what is drawn after this. */
export const sameWords = (page: Page) =>
  page.evaluate(
    (pairs) => {
      const alike = (words: string) =>
        pairs.reduce(
          (said, [source, flags, instead]) => said.replace(new RegExp(source, flags), instead),
          words,
        )
      const rootsOf = () => {
        const roots: (Element | ShadowRoot)[] = [document.body]
        for (const root of roots)
          for (const element of root.querySelectorAll('*'))
            if (element.shadowRoot) roots.push(element.shadowRoot)
        return roots
      }
      const sayAlike = (root: Element | ShadowRoot) => {
        for (const input of root.querySelectorAll<HTMLInputElement>(
          'input:is([type="email"], [type="text"])',
        ))
          if (alike(input.value) !== input.value) input.value = alike(input.value)
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { currentNode: text } = texts
          const said = alike(text.nodeValue ?? '')
          if (said !== text.nodeValue) text.nodeValue = said
        }
      }
      const watch = new MutationObserver(() => rootsOf().forEach(sayAlike))
      for (const root of rootsOf()) {
        sayAlike(root)
        watch.observe(root, { childList: true, characterData: true, subtree: true })
      }
    },
    standIns.map(([{ source, flags }, instead]) => [source, flags, instead] as const),
  )
