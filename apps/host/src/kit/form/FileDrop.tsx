import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import './FileField.css'

type Props = {
  accept: string
  /** Names, hints and faults of the field. */
  control: ComponentProps<'input'>
  isWrong: boolean
  className?: string
  onFiles: (files: File[]) => Promise<unknown>
  children: ReactNode
}

/** Choose, take a photo, drop or paste: whatever comes in, comes in here. */
export const FileDrop = ({ accept, control, isWrong, className = '', onFiles, children }: Props) => {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={`file-drop ${className}`.trim()}
      data-over={isOver || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => void onFiles([...event.clipboardData.files])}
    >
      <input
        type="file"
        data-focus-home=""
        accept={accept}
        {...control}
        onChange={({ currentTarget: input }) => {
          void onFiles([...(input.files ?? [])]).then(() => {
            // The same file can be chosen again.
            input.value = ''
          })
        }}
      />
      {children}
    </div>
  )
}
