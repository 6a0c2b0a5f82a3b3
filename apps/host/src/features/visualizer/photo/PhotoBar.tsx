import type { ReactNode } from 'react'
import { IconButton } from '../room/RoomBar.tsx'
import type { PhotoEditing } from './usePhotoLook.ts'

type Props = { editing: PhotoEditing; isComparing: boolean; onCompare: () => void; children?: ReactNode }

/** What concerns the photo as a whole. */
export const PhotoBar = ({ editing, isComparing, onCompare, children }: Props) => (
  <div className="room-bar">
    <IconButton icon="undo" isOff={!editing.canUndo} onPress={editing.undo} />
    <IconButton icon="redo" isOff={!editing.canRedo} onPress={editing.redo} />
    <IconButton icon="compare" isPressed={isComparing} onPress={onCompare} />
    <span className="room-bar-gap" />
    {children}
  </div>
)
