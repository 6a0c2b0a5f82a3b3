import { useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { Chosen, type ChatProps } from './Chosen.tsx'
import { ChatsOfPerson } from './ChatsOfPerson.tsx'
import { chatWords } from './messages.ts'

/** As a page of goods opens its dialogs, without what else such a page brings. */
const loadDialog = () => import('../ui/dialog-door.ts')

/** A button in the corner of a page, and the chat in a drawer. */
export const ChatLauncher = ({ isOwnPage, ...chosen }: ChatProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className="chat-launcher" part="launcher" onClick={() => setOpen(true)}>
        <Icon name="chat" /> {chatWords.title}
      </button>
      {isOpen && (
        <Lazy
          load={loadDialog}
          onFailed={close}
          widget={{
            title: chatWords.title,
            shape: 'drawer',
            onClose: close,
            children: isOwnPage ? (
              <Chosen {...chosen} />
            ) : (
              <ChatsOfPerson>
                <Chosen {...chosen} />
              </ChatsOfPerson>
            ),
          }}
        />
      )}
    </>
  )
}
