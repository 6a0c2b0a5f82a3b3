type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Past React, which has put its own way of setting a value on each field, to tell a change by. */
const setUnseen = (field: Field, text: string) => {
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

const typeAgain = (field: Field) => {
  const text = field.value
  if (!(field instanceof HTMLSelectElement)) {
    field.value = field.defaultValue
    setUnseen(field, text)
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)

const tickAgain = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked) return
  box.checked = box.defaultChecked
  box.click()
}

/**
 * What the visitor typed, ticked and pressed while there was HTML only, which start.ts has marked: it is done again once
 * it can have an effect. React hydrates a field with what stands in it, and takes it for empty.
 */
export const replayEvents = (place: ParentNode) => {
  for (const element of place.querySelectorAll('[data-done]')) {
    element.removeAttribute('data-done')
    if (isBox(element)) tickAgain(element)
    else if (isField(element)) typeAgain(element)
    // What was typed is drawn first: the button may speak of it.
    else if (element instanceof HTMLButtonElement) setTimeout(() => element.click())
  }
}
