import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { chatWords } from './messages.ts'
import type { CardPickerProps } from '../chat-cards/CardPicker.tsx'

/** What is chosen from comes with the press that opens it. */
export const loadPicker = () => import('../chat-cards/picker-door.ts')

type Props = Pick<CardPickerProps, 'project' | 'onChoose'>

export const ShowButton = ({ project, onChoose }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  return (
    <>
      <Button kind="icon" label={chatWords.show} onClick={() => setOpen(true)}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d="M4 5h16v14H4V5Zm0 9h16" />
        </svg>
      </Button>
      {isOpen && (
        <Lazy
          load={loadPicker}
          onFailed={onClose}
          widget={{
            project,
            title: chatWords.show,
            kinds: ['product', 'selection', 'order_item'],
            onClose,
            onChoose: (card) => {
              onClose()
              onChoose(card)
            },
          }}
        />
      )}
    </>
  )
}
