import { type KeyboardEvent, useState } from 'react'
import { matching, type PickerOption } from './picker.rules.ts'

type Options = {
  options: readonly PickerOption[]
  value: string
  onChange: (value: string) => void
}

/** What a picker does with keys and typing: the list while it is open, the option that Enter takes. */
export const usePicker = (picker: Options) => {
  const list = useList(picker)
  const press = (event: KeyboardEvent) => {
    const act = keysOf(list)[event.key]
    if (!act || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    // Escape closes the list, not the dialog that it stands in.
    event.stopPropagation()
    act()
  }
  return { ...list, press }
}

const useList = ({ options, value, onChange }: Options) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const isOpen = typed !== null
  const found = isOpen ? matching(options, typed) : []
  const open = () => {
    setTyped('')
    setAt(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const close = () => setTyped(null)
  const choose = (option: PickerOption | undefined) => {
    close()
    if (option && option.value !== value) onChange(option.value)
  }
  /** Left with the whole name or code in it, as browsers fill it in: that is a choice. */
  const leave = () => choose(found.find(({ label, code }) => typed === label || typed === code))
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
  }
  const step = (to: number) => {
    if (isOpen) setAt(Math.min(Math.max(to, 0), Math.max(found.length - 1, 0)))
    else open()
  }
  return { typed, isOpen, found, at, open, close, leave, choose, type, step }
}

type List = ReturnType<typeof useList>

const keysOf = ({ typed, isOpen, found, at, close, choose, step }: List): Record<string, () => void> => ({
  ArrowDown: () => step(at + 1),
  ArrowUp: () => step(at - 1),
  PageDown: () => step(at + 8),
  PageUp: () => step(at - 8),
  ...(isOpen && {
    Enter: () => choose(found[at]),
    Escape: close,
    ...(typed === '' && { Home: () => step(0), End: () => step(found.length - 1) }),
  }),
})
