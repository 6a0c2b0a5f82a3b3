import type { Page } from '../page.ts'

/** The value that its HTML says. */
const writtenIn = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? field.querySelector<HTMLOptionElement>('[selected]')?.value
    : field.defaultValue

const boxes = '[type=checkbox]'

/** What the visitor typed, ticked and pressed while there was HTML only; returns what replays it to the widget. */
export const recordEvents = (root: ShadowRoot, page: Page) => {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`input:not(${boxes}), select`)
  const typed = [...fields].flatMap((field) =>
    field.value === (writtenIn(field) ?? field.value) ? [] : [{ field, text: field.value }],
  )
  const ticked = [...root.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (box) => box.checked !== box.defaultChecked,
  )
  const { pressed } = page
  return () => {
    for (const { field, text } of typed) {
      field.value = text
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
    }
    for (const box of ticked) {
      box.checked = box.defaultChecked
      box.click()
    }
    if (!(pressed instanceof Element) || !root.contains(pressed)) return
    // What was typed is drawn first: the button may speak of it.
    setTimeout(() => pressed.closest('button')?.click())
  }
}
