import { useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chatWords } from './messages.ts'

const accepted = '.pdf,.jpg,.jpeg,.png,.webp,.dwg,.dxf,.xlsx,.csv'

/** The browser’s own choice of files, behind a button of ours. */
export const FileButton = ({ onChoose }: { onChoose: (files: readonly File[]) => void }) => {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="icon" label={chatWords.attach} onClick={() => picker.current?.click()}>
        <Icon name="plus" />
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        aria-label={chatWords.attach}
        accept={accepted}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
